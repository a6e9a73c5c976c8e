// A position: what lies on the map, and what is still to be done.
#pragma once

#include "aprils/situation.h"
#include "aprils/step.h"
#include "play/position.h"

namespace longroll::aprils {

using Agenda = FixedVector<Step, 24>;  // a stack: the next step is at the back

using Position = PositionOf<Situation, Agenda>;
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 4096);

// The position before turn 1.
Position opening(const Scenario& scenario, OptionSet options);

}  // namespace longroll::aprils
