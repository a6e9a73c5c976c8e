// A position: what lies on the map, and what is still to be done.
#pragma once

#include <type_traits>

#include "aprils/situation.h"
#include "aprils/step.h"

namespace longroll::aprils {

using Agenda = FixedVector<Step, 24>;  // a stack: the next step is at the back

struct Position {
  Situation situation;
  Agenda agenda;
  friend bool operator==(const Position&, const Position&) = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 4096);

// The position before turn 1.
Position opening(const Scenario& scenario, OptionSet options);

// The same on every machine and build.
std::uint64_t hash_of(const Position& position);

}  // namespace longroll::aprils
