#include "match/rally_adviser.h"

#include "ai/rally_evaluation.h"
#include "format/rally_choice.h"

namespace longroll {

using namespace rally;

namespace {

std::string objective_name(const Language& language, const Scenario& scenario, std::uint8_t objective) {
  return language.name(scenario.objectives[objective].name);
}

// By kind of aim; a movement of brigades that belong to no one formation has words of its own.
std::string_view key_of(const Aim& aim) {
  switch (aim.kind) {
    case Aim::Kind::Order:
      return aim.formation ? "why.order" : "why.order-unit";
    case Aim::Kind::Recover:
      return "why.recover";
    case Aim::Kind::Save:
      return "why.save";
    case Aim::Kind::Take:
      return aim.formation ? "why.take" : "why.some-take";
    case Aim::Kind::Close:
      return aim.formation ? "why.close" : "why.some-close";
    case Aim::Kind::MarchOn:
      return aim.formation ? "why.march-on" : "why.some-march-on";
    case Aim::Kind::Cover:
      return aim.formation ? "why.cover" : "why.some-cover";
    case Aim::Kind::Move:
      return aim.formation ? "why.move" : "why.some-move";
    case Aim::Kind::Stay:
      return aim.formation ? "why.stay" : "why.some-stay";
    case Aim::Kind::Attack:
      return "why.attack";
    case Aim::Kind::Guns:
      return "why.guns";
    case Aim::Kind::Hurry:
      return "why.hurry";
    case Aim::Kind::Yield:
      return "why.yield";
    case Aim::Kind::React:
      return "why.react";
  }
  return "why.react";
}

std::string aim_sentence(const Language& language, const Scenario& scenario, const Aim& aim) {
  std::vector<std::string> places;
  for (SpotId spot : aim.spots) places.push_back(scenario.name(spot));
  return language.say(
      key_of(aim),
      {{"formation", aim.formation ? language.name(scenario.formation(*aim.formation).name) : std::string()},
       {"unit", aim.unit ? language.name(scenario.unit(*aim.unit).name) : std::string()},
       {"objective", aim.objective ? objective_name(language, scenario, *aim.objective) : std::string()},
       {"hexes", join_names(language, places)}});
}

}  // namespace

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

Result<Json, BadMessage> RallyAdviser::advise(const Language& language, const Table& table,
                                              const Json& request) {
  const auto asking = asking_in(request, aids_);
  if (!asking) return asking.error();
  const Level& level = asking->level;
  const Asked who = table.asked();
  if (who != Asked::Union && who != Asked::Confederate) return BadMessage{"message.no-side-asked"};
  if (!player_ || player_->level() != level) {
    Effort effort{0, nullptr, aids_.crew};
    if (level.milliseconds) effort.stop = [over = over_] { return (*over)(); };
    player_ = std::make_unique<ComputerPlayer>(script_, scenario_, level, std::move(effort));
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
