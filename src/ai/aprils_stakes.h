// What hangs on each objective now, read from the battle's victory lines.
#pragma once

#include <array>

#include "aprils/field.h"

namespace longroll::aprils {

// By objective: the worth of holding it against the enemy's holding it. The same for both sides.
struct Stakes {
  std::array<int, kMaxObjectives> of{};
  std::array<std::optional<Side>, kMaxObjectives> controller{};
};

Stakes find_stakes(const Scenario& scenario, const Situation& situation, const Field& field);

}  // namespace longroll::aprils
