// 7.1, 7.3, 7.4: command points of a turn, the ranges of leaders, the army commander.
#pragma once

#include <optional>

#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const CommandPhase& step);
void carry_out(const Umpire& umpire, const BeginCommand& step);
void carry_out(const Umpire& umpire, const RollCommand& step, int die);

// 7.1: before the die and what was kept.
int base_points(const Scenario& scenario, const Situation& situation, Side side);
// 7.3: within the range of its own leader.
bool in_command(const Scenario& scenario, const Situation& situation, UnitId unit);
// The full allowance of a counter, in this weather.
HalfPoints allowance_of(const Scenario& scenario, const Situation& situation, UnitId unit);
// 7.1, 7.4: the army commander, if he is there and serves.
std::optional<UnitId> serving_commander(const Scenario& scenario, const Situation& situation, Side side);
bool near_commander(const Scenario& scenario, const Situation& situation, UnitId unit);

}  // namespace longroll::rally
