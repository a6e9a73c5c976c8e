// 4: the movement phase of a formation.
#pragma once

#include <optional>

#include "aprils/choice.h"
#include "aprils/march.h"
#include "aprils/offers.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

// The question of a formation's movement phase.
Side side_of(const Scenario& scenario, const MoveFormation& step);
void offer(const Scenario& scenario, const Situation& situation, const MoveFormation& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const MoveFormation& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const MoveFormation& step, const Choice& choice);

// Ruling A14: overstacked units of the formation that must still leave, and can.
UnitSet must_leave(const Scenario& scenario, const Situation& situation, FormationId formation);

}  // namespace longroll::aprils
