// What of a position bears on who will win, in numbers: for the evaluation and for those who fit it.
#pragma once

#include <string>
#include <vector>

#include "ai/rally_ways.h"
#include "rally/situation.h"

namespace longroll::rally {

// Of every battle the same, then of each objective the same.
inline constexpr std::size_t kCommonSigns = 7;
inline constexpr std::size_t kObjectiveSigns = 3;
inline constexpr std::size_t kMaxSigns = kCommonSigns + kObjectiveSigns * kMaxObjectives;

// What is good for the Union is positive; most run from some hundreds below 0 to some hundreds above.
using Signs = FixedVector<std::int32_t, kMaxSigns>;

Signs signs_of(const Scenario& scenario, const Ways& ways, const Situation& situation);
std::vector<std::string> sign_names(const Scenario& scenario);

}  // namespace longroll::rally
