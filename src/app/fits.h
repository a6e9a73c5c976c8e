// Fitting the evaluations of the two games: each prints a row of its table and how well it foretells games kept back.
#pragma once

#include <optional>

#include "ai/level.h"
#include "app/commands.h"
#include "aprils/scenario.h"
#include "rally/scenario.h"

namespace longroll {

inline constexpr int kHeldOut = 5;  // one game in so many is kept to judge the weights by

// The players: of this level, or the script in changing tempers.
void fit_battle(const FitRequest& request, const std::optional<Level>& level,
                const aprils::Scenario& scenario);
// The script plays.
void fit_battle(const FitRequest& request, const rally::Scenario& scenario);

}  // namespace longroll
