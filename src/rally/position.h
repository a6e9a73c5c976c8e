// A position: what lies on the map, and what is still to be done.
#pragma once

#include "play/position.h"
#include "rally/situation.h"
#include "rally/step.h"

namespace longroll::rally {

// A stack: the next step is at the back. The longest: every leader of a side comes on, or is met, at once.
using Agenda = FixedVector<Step, 64>;

using Position = PositionOf<Situation, Agenda>;
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 8192);

// The position before turn 1.
Position opening(const Scenario& scenario, OptionSet options);

}  // namespace longroll::rally
