// What of a position bears on who will win, in numbers: for the fitted evaluation and for those who fit it.
#pragma once

#include <string>
#include <vector>

#include "ai/aprils_ground.h"
#include "aprils/situation.h"

namespace longroll::aprils {

// Of every battle the same, then of each objective the same.
inline constexpr std::size_t kCommonSigns = 14;
inline constexpr std::size_t kObjectiveSigns = 5;
inline constexpr std::size_t kMaxSigns = kCommonSigns + kObjectiveSigns * kMaxObjectives;

// What is good for the Union is positive; most run from -100 to 100.
using Signs = FixedVector<std::int32_t, kMaxSigns>;

Signs signs_of(const Scenario& scenario, const Ground& ground, const Situation& situation);
std::vector<std::string> sign_names(const Scenario& scenario);
// Points, verdicts that would be given now, objectives held and who stands in them: to have them is never bad, whatever
// games seem to say.
bool is_never_bad(std::size_t sign);

}  // namespace longroll::aprils
