// 3: the sequence of play: filling the cup, drawing markers, ending the turn.
#pragma once

#include "aprils/umpire.h"
#include "base/scratch_vector.h"

namespace longroll::aprils {

void carry_out(const Umpire& umpire, const BeginTurn& step);
void carry_out(const Umpire& umpire, const FillCup& step);
void carry_out(const Umpire& umpire, const NextMarker& step);
void carry_out(const Umpire& umpire, const EndTurn& step);

// What can be drawn: one entry for each kind of marker left, with how many of it there are.
struct Draw {
  Marker marker;
  int weight = 1;
};
using Draws = ScratchVector<Draw, kMaxFormations + 2>;
// 9.0, rulings A7, A46: whether a side's combat marker goes into the cup of a turn, this one or the next.
bool brings_combat_marker(const Scenario& scenario, const Situation& situation, Side side, int turn);
bool cup_is_empty(const Scenario& scenario, const Situation& situation);
Draws possible_draws(const Scenario& scenario, const Situation& situation);

void carry_out(const Umpire& umpire, const DrawMarker& step, const Marker& drawn);

}  // namespace longroll::aprils
