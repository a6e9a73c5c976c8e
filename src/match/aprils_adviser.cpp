#include "match/aprils_adviser.h"

#include <cmath>

#include "aprils/combat.h"
#include "format/aprils_choice.h"
#include "format/aprils_words.h"
#include "format/json_text.h"

namespace longroll {

using namespace aprils;

namespace {

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

Json AprilsWords::choice(const Scenario& scenario, const Choice& choice) {
  return choice_json(scenario, choice);
}

std::string AprilsWords::aim(const Language& language, const Scenario& scenario, const Aim& aim) {
  static constexpr std::string_view kKeys[] = {"why.take", "why.close", "why.march-on", "why.cover",
                                               "why.move", "why.stay",  "why.attack",   "why.give-way",
                                               "why.hold", "why.react"};
  std::vector<std::string> hexes;
  for (HexId hex : aim.hexes) hexes.push_back(hex_name(scenario, hex));
  return language.say(
      kKeys[static_cast<std::size_t>(aim.kind)],
      {{"formation", aim.formation ? language.name(scenario.formation(*aim.formation).name) : std::string()},
       {"objective", aim.objective ? language.name(scenario.objectives[*aim.objective].name) : std::string()},
       {"hexes", join_names(language, hexes)}});
}

Json AprilsAdviser::full_odds(const Situation& situation, const Attack& attack) {
  const Side side = scenario().unit(attack.attackers.first()).side;
  const Battle battle = battle_of(scenario(), situation, Field(scenario(), situation), side, attack);
  OutcomeFinder finder(scenario(), chooser_of(script()));
  const FightOutcomes outcomes = finder.find(situation, battle);
  const CupOdds cup = cup_odds(script(), scenario(), situation, side, battle.adjacent, finder);
  return {{"full", outcomes_json(outcomes)}, {"cup", cup_json(scenario(), cup)}};
}

}  // namespace longroll
