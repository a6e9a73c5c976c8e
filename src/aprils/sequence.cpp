#include "aprils/sequence.h"

#include "aprils/battles/battle.h"
#include "aprils/combat.h"
#include "aprils/reinforcements.h"
#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

bool held_back(const Scenario& scenario, const Situation& situation, int turn, const Marker& marker) {
  return scenario.rules->holds_marker != nullptr &&
         scenario.rules->holds_marker(scenario, situation, turn, marker);
}

// 3.0, 8.1, ruling A5: it has a unit on the map, or one due or delayed to this turn.
bool in_play(const Scenario& scenario, const Situation& situation, FormationId formation) {
  for (UnitId unit : scenario.units_of[formation.index()])
    if (situation.on_map(unit) || is_due(scenario, situation, unit)) return true;
  return false;
}

int markers_of(const Scenario& scenario, const Situation& situation, FormationId formation) {
  const int printed = scenario.formation(formation).markers;
  return scenario.rules->markers == nullptr
             ? printed
             : scenario.rules->markers(scenario, situation, formation, printed);
}

}  // namespace

void carry_out(const Umpire& umpire, const BeginTurn&) {
  Situation& situation = umpire.situation;
  ++situation.turn;
  situation.moved.clear();
  situation.has_acted.clear();
  umpire.tell(TurnBegan{situation.turn});
  umpire.next({FillCup{}});
  if (umpire.scenario.rules->begin_turn != nullptr) umpire.scenario.rules->begin_turn(umpire);
}

void carry_out(const Umpire& umpire, const FillCup&) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  CupFilled told;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    const FormationId id(i);
    const Formation& formation = scenario.formations[i];
    const Marker marker{id, formation.side};
    const bool goes_in = situation.turn >= formation.marker_from_turn && in_play(scenario, situation, id) &&
                         !held_back(scenario, situation, situation.turn, marker);
    situation.movement_markers[i] =
        static_cast<std::uint8_t>(goes_in ? markers_of(scenario, situation, id) : 0);
    for (int n = 0; n < situation.movement_markers[i]; ++n) told.markers.push_back(marker);
  }
  for (Side side : kSides) {
    situation.combat_marker[side] = brings_combat_marker(scenario, situation, side, situation.turn);
    if (situation.combat_marker[side]) told.markers.push_back({std::nullopt, side});
  }
  situation.next_to_draw = Side::Confederate;  // 3.0, ruling A46: in every turn
  umpire.tell(told);
  umpire.next({NextMarker{}});
}

// 9.0: no combat phases at night. Ruling A7: from its turn onward.
bool brings_combat_marker(const Scenario& scenario, const Situation& situation, Side side, int turn) {
  if (turn < scenario.combat_marker_from[side] || scenario.turn(turn).night) return false;
  return !held_back(scenario, situation, turn, {std::nullopt, side});
}

bool cup_is_empty(const Scenario& scenario, const Situation& situation) {
  for (std::size_t i = 0; i < scenario.formations.size(); ++i)
    if (situation.movement_markers[i] > 0) return false;
  return !situation.combat_marker[Side::Union] && !situation.combat_marker[Side::Confederate];
}

Draws possible_draws(const Scenario& scenario, const Situation& situation) {
  Draws draws;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i)
    if (situation.movement_markers[i] > 0)
      draws.push_back({{FormationId(i), scenario.formations[i].side}, situation.movement_markers[i]});
  for (Side side : kSides)
    if (situation.combat_marker[side]) draws.push_back({{std::nullopt, side}, 1});
  return draws;
}

void carry_out(const Umpire& umpire, const NextMarker&) {
  if (cup_is_empty(umpire.scenario, umpire.situation))
    umpire.next({EndTurn{}});
  else
    umpire.next({DrawMarker{}});
}

void carry_out(const Umpire& umpire, const DrawMarker&, const Marker& drawn) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  umpire.tell(MarkerDrawn{situation.next_to_draw, drawn});
  situation.next_to_draw = enemy_of(situation.next_to_draw);
  umpire.next({NextMarker{}});
  if (!drawn.formation) {
    situation.combat_marker[drawn.side] = false;
    begin_combat_phase(umpire, drawn.side);
    return;
  }
  --situation.movement_markers[drawn.formation->index()];
  // 4.1, ruling A6: the second marker of a formation passes, unless its units may move on either draw.
  if (situation.has_acted.contains(*drawn.formation) &&
      !scenario.formations_move_on_either_draw[drawn.side]) {
    umpire.tell(MarkerPassed{drawn});
    return;
  }
  umpire.next({MoveFormation{*drawn.formation}});
}

void carry_out(const Umpire& umpire, const EndTurn&) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (scenario.rules->end_turn != nullptr) scenario.rules->end_turn(umpire);
  situation.outcome = judge_victory(scenario, situation, situation.turn);
  if (situation.outcome) {
    umpire.tell(GameEnded{*situation.outcome});
    return;
  }
  if (has_victory_check(scenario, situation.turn)) umpire.tell(VictoryChecked{situation.turn});
  LONGROLL_CHECK(situation.turn < scenario.last_turn(), "the last turn has no result");
  umpire.next({BeginTurn{}});
}

}  // namespace longroll::aprils
