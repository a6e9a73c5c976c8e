// Who answers each question; and the questions and dice that are not a chapter's own: the cup, and the battle's rules.
#pragma once

#include "aprils/battles/battle.h"
#include "aprils/movement.h"
#include "aprils/retreat.h"
#include "aprils/sequence.h"

namespace longroll::aprils {

inline Side side_asked(const Scenario& scenario, const Situation&, const MoveFormation& step) {
  return side_of(scenario, step);
}
inline Side side_asked(const Scenario&, const Situation&, const DeclareCombat& step) { return step.side; }
inline Side side_asked(const Scenario&, const Situation& s, const LendRating& step) {
  return s.fight->side(step.role);
}
inline Side side_asked(const Scenario&, const Situation& s, const TakeLosses& step) {
  return s.fight->side(step.role);
}
inline Side side_asked(const Scenario& scenario, const Situation&, const RetreatUnits& step) {
  return side_of(scenario, step.left);
}
inline Side side_asked(const Scenario& scenario, const Situation&, const CheckUnits& step) {
  return side_of(scenario, step.left);
}
inline Side side_asked(const Scenario& scenario, const Situation&, const ExtendRetreat& step) {
  return scenario.unit(step.unit).side;
}
inline Side side_asked(const Scenario&, const Situation& s, const VoluntaryRetreats&) {
  return s.fight->side(Role::Defender);
}
inline Side side_asked(const Scenario&, const Situation& s, const OfferAdvance& step) {
  return s.fight->side(step.role);
}
inline Side side_asked(const Scenario&, const Situation&, const SpecialQuestion& step) { return step.side; }

inline void offer(const Scenario& scenario, const Situation& situation, const SpecialQuestion& step,
                  Offers& offers) {
  scenario.rules->offer(scenario, situation, step, offers);
}
inline std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation,
                                     const SpecialQuestion& step, const Choice& choice) {
  const auto* special = std::get_if<SpecialChoice>(&choice);
  if (special == nullptr) return Refusal{Reason::WrongKind, "11", std::nullopt, std::nullopt, 0};
  return scenario.rules->refuse(scenario, situation, step, *special);
}
inline void carry_out(const Umpire& umpire, const SpecialQuestion& step, const Choice& choice) {
  umpire.scenario.rules->answered(umpire, step, std::get<SpecialChoice>(choice));
}
inline void carry_out(const Umpire& umpire, const SpecialRoll& step, int die) {
  umpire.scenario.rules->rolled(umpire, step, die);
}
// 3.0: the markers that can be drawn count as the faces of a die.
inline void carry_out(const Umpire& umpire, const DrawMarker& step, int face) {
  const std::size_t draw = static_cast<std::size_t>(face - 1);
  carry_out(umpire, step, possible_draws(umpire.scenario, umpire.situation)[draw].marker);
}

}  // namespace longroll::aprils
