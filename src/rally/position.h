// A position: what lies on the map, and what is still to be done.
#pragma once

#include <type_traits>

#include "rally/situation.h"
#include "rally/step.h"

namespace longroll::rally {

// A stack: the next step is at the back. The longest: every leader of a side comes on, or is met, at once.
using Agenda = FixedVector<Step, 64>;

struct Position {
  Situation situation;
  Agenda agenda;
  friend bool operator==(const Position&, const Position&) = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 8192);

// The position before turn 1.
Position opening(const Scenario& scenario, OptionSet options);

// The same on every machine and build.
std::uint64_t hash_of(const Position& position);

}  // namespace longroll::rally
