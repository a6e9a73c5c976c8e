#include "match/rally_adviser.h"

#include "format/rally_choice.h"

namespace longroll {

using namespace rally;

namespace {

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

}  // namespace

Json RallyWords::choice(const Scenario& scenario, const Choice& choice) {
  return choice_json(scenario, choice);
}

std::string RallyWords::aim(const Language& language, const Scenario& scenario, const Aim& aim) {
  std::vector<std::string> places;
  for (SpotId spot : aim.spots) places.push_back(scenario.name(spot));
  return language.say(
      key_of(aim),
      {{"formation", aim.formation ? language.name(scenario.formation(*aim.formation).name) : std::string()},
       {"unit", aim.unit ? language.name(scenario.unit(*aim.unit).name) : std::string()},
       {"objective", aim.objective ? language.name(scenario.objectives[*aim.objective].name) : std::string()},
       {"hexes", join_names(language, places)}});
}

}  // namespace longroll
