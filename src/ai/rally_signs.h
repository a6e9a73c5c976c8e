// What of a position bears on who will win, in numbers: for the evaluation and for those who fit it.
#pragma once

#include <array>

#include "ai/rally_outlook.h"

namespace longroll::rally {

// The same for every battle: what is only true of one is learnt from too few games to be trusted by a search.
inline constexpr std::size_t kSigns = 7;

// What is good for the Union is positive; most run from some hundreds below 0 to some hundreds above.
using Signs = std::array<std::int32_t, kSigns>;

Signs signs_of(const Scenario& scenario, const Lore& lore, const Situation& situation);
// Turns that are left, the present one with them.
int turns_left(const Scenario& scenario, const Situation& situation);

}  // namespace longroll::rally
