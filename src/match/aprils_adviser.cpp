#include "match/aprils_adviser.h"

#include <cmath>

#include "ai/aprils_evaluation.h"
#include "aprils/combat.h"
#include "format/aprils_choice.h"
#include "format/aprils_words.h"
#include "format/json_text.h"
#include "play/dice.h"

namespace longroll {

using namespace aprils;

namespace {

std::string objective_name(const Language& language, const Scenario& scenario, std::uint8_t objective) {
  return language.name(scenario.objectives[objective].name);
}

std::string aim_sentence(const Language& language, const Scenario& scenario, const Aim& aim) {
  static constexpr std::string_view kKeys[] = {"why.take", "why.close", "why.march-on", "why.cover",
                                               "why.move", "why.stay",  "why.attack",   "why.give-way",
                                               "why.hold", "why.react"};
  std::vector<std::string> hexes;
  for (HexId hex : aim.hexes) hexes.push_back(hex_name(scenario, hex));
  return language.say(
      kKeys[static_cast<std::size_t>(aim.kind)],
      {{"formation", aim.formation ? language.name(scenario.formation(*aim.formation).name) : std::string()},
       {"objective", aim.objective ? objective_name(language, scenario, *aim.objective) : std::string()},
       {"hexes", join_names(language, hexes)}});
}

// Six places: enough to compare by, and the same text on every machine.
double rounded(double chance) { return std::round(chance * 1e6) / 1e6; }

Json units_json(const Scenario& scenario, const UnitSet& units) {
  Json list = Json::array();
  for (UnitId unit : units) list.push_back(scenario.unit(unit).id);
  return list;
}

Json summary_json(const FightOutcomes& outcomes) {
  return {{"mean_steps_lost",
           {{"attacker", rounded(outcomes.mean_steps_lost(Role::Attacker))},
            {"defender", rounded(outcomes.mean_steps_lost(Role::Defender))}}},
          {"cleared", rounded(outcomes.chance_of([](const FightEnd& end) { return end.cleared; }))},
          {"taken", rounded(outcomes.chance_of([](const FightEnd& end) { return end.taken; }))},
          {"repulsed", rounded(outcomes.chance_of([](const FightEnd& end) {
             return end.fell_back[Role::Attacker] > 0 || end.units_lost[Role::Attacker] > 0;
           }))}};
}

Json outcomes_json(const FightOutcomes& outcomes) {
  Json json = summary_json(outcomes);
  Json list = Json::array();
  for (const FightOutcomes::Entry& entry : outcomes.entries) {
    const auto side = [&](Role role) {
      return Json{{"steps", entry.end.steps_lost[role]},
                  {"units", entry.end.units_lost[role]},
                  {"fell_back", entry.end.fell_back[role]}};
    };
    list.push_back({{"chance", rounded(entry.chance)},
                    {"attacker", side(Role::Attacker)},
                    {"defender", side(Role::Defender)},
                    {"cleared", entry.end.cleared},
                    {"taken", entry.end.taken}});
  }
  json["outcomes"] = list;
  return json;
}

Json cup_json(const Scenario& scenario, const CupOdds& odds) {
  Json json = {{"ours_in_cup", odds.ours_in_cup},
               {"theirs_in_cup", odds.theirs_in_cup},
               {"ours_first", rounded(odds.ours_first)},
               {"undisturbed", rounded(odds.undisturbed)},
               {"their_attack", nullptr}};
  if (!odds.his_attack || !odds.his_outcomes) return json;
  Json targets = Json::array();
  for (HexId hex : odds.his_attack->targets) targets.push_back(hex_name(scenario, hex));
  Json attack = {{"attackers", units_json(scenario, odds.his_attack->adjacent | odds.his_attack->guns)},
                 {"targets", targets}};
  attack.update(summary_json(*odds.his_outcomes));
  json["their_attack"] = attack;
  return json;
}

}  // namespace

Json AprilsAdviser::full_odds(const Situation& situation, const Attack& attack) {
  if (!script_) script_ = std::make_unique<const Script>(scenario_);
  const Side side = scenario_.unit(attack.attackers.first()).side;
  const Battle battle = battle_of(scenario_, situation, Field(scenario_, situation), side, attack);
  OutcomeFinder finder(scenario_, chooser_of(*script_));
  const FightOutcomes outcomes = finder.find(situation, battle);
  const CupOdds cup = cup_odds(*script_, scenario_, situation, side, battle.adjacent, finder);
  return {{"full", outcomes_json(outcomes)}, {"cup", cup_json(scenario_, cup)}};
}

Json why_json(const Language& language, const Scenario& scenario, const Thought& thought) {
  Json sentences = Json::array();
  sentences.push_back(aim_sentence(language, scenario, thought.aim));
  if (!thought.prospect) return sentences;
  const Prospect& prospect = *thought.prospect;
  add_prospect(language, prospect,
               prospect.feared_for ? objective_name(language, scenario, *prospect.feared_for) : "",
               sentences);
  return sentences;
}

Result<Json, BadMessage> AprilsAdviser::advise(const Language& language, const Table& table,
                                               const Json& request) {
  const auto asking = asking_in(request, aids_);
  if (!asking) return asking.error();
  const Level& level = asking->level;
  const Asked who = table.asked();
  if (who != Asked::Union && who != Asked::Confederate) return BadMessage{"message.no-side-asked"};
  if (!player_ || player_->level() != level) {
    Effort effort{0, nullptr, aids_.crew};
    if (level.milliseconds) effort.stop = [over = over_] { return (*over)(); };
    player_ = std::make_unique<ComputerPlayer>(scenario_, level, std::move(effort));
  }
  if (level.milliseconds) *over_ = aids_.clock(*level.milliseconds);
  Dice dice(asking->seed);
  const Choice choice = player_->choose(table, dice);
  const Thought thought = player_->thought(table.position(), choice);
  Json reply = {{"choice", choice_json(scenario_, choice)},
                {"level", name_of(level)},
                {"why", why_json(language, scenario_, thought)}};
  if (thought.prospect) reply["expects"] = expects_json(*thought.prospect, kWholeScore);
  return reply;
}

}  // namespace longroll
