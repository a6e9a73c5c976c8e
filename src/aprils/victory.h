// Control of objectives, victory points, and the schedule of victory (11.1 and each battle's own list).
#pragma once

#include "aprils/field.h"

namespace longroll::aprils {

// Ruling A43: who controls an objective now, read off the map.
std::optional<Side> controller_of(const Scenario& scenario, const Situation& situation, const Field& field,
                                  std::size_t objective);

// Ruling A44: points a side has scored on enemy losses, and for objectives where the battle gives any.
int victory_points(const Scenario& scenario, const Situation& situation, Side side);

// The outcome if a check of this turn's lines is met; none: play on.
std::optional<Outcome> judge_victory(const Scenario& scenario, const Situation& situation, int turn);

// Whether the schedule has a check at the end of this turn.
bool has_victory_check(const Scenario& scenario, int turn);

}  // namespace longroll::aprils
