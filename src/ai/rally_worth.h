// What counters are worth to their owner, in hundredths of a victory point: what the enemy scores for them, and what they can still do.
#pragma once

#include "rally/situation.h"

namespace longroll::rally {

inline constexpr int kPoint = 100;  // one victory point

// A brigade as it stands on the map.
int worth_of(const Scenario& scenario, const Situation& situation, UnitId brigade, bool damaged);
// What the next step it loses takes away; a shattered brigade may still rally.
int worth_of_step(const Scenario& scenario, const Situation& situation, UnitId brigade);
// What the last step takes away, when it is damaged already or will be.
int worth_of_last_step(const Scenario& scenario, const Situation& situation, UnitId brigade);
// What the enemy scores for a leader, and what his loss costs besides.
int worth_of_leader(const Scenario& scenario, const Situation& situation, UnitId leader);
// What taking an objective changes between the sides, or losing it.
int stake_of(const Scenario& scenario, const Situation& situation, std::size_t objective);

}  // namespace longroll::rally
