// What units and steps are worth to the scripted player, in its own small change: a point of victory is about 25.
#pragma once

#include "aprils/situation.h"

namespace longroll::aprils {

// The worth of a unit with so many steps left; nothing when it is gone.
int worth(const Unit& unit, int steps_left);

// What the next step loss of a unit on the map costs its owner. In the last combat phase of all no more than the points
// for it, where points count.
int loss_of_step(const Scenario& scenario, const Situation& situation, UnitId unit);
// The same when it has so many steps left.
int loss_of_step(const Scenario& scenario, const Situation& situation, UnitId unit, int steps_left);

constexpr bool is_gun(UnitKind kind) { return kind == UnitKind::Artillery || kind == UnitKind::Gunboat; }

}  // namespace longroll::aprils
