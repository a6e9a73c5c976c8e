// Shiloh's gunboats, Lexington and Tyler: case 14.3. What makes them move in water stands with the costs of movement.
#pragma once

#include "aprils/battles/battle.h"

namespace longroll::aprils::shiloh {

// 14.3: the guns of the ships are silent before turn 9.
std::optional<Refusal> bars_attack(const Scenario& scenario, const Situation& situation, UnitId unit);
// 14.3, ruling A141: the ravine of Dill Branch, up which the ships fire.
HexSet open_to_gunboats(const Scenario& scenario);
// 14.3, ruling A80: a gunboat falls back into a water hex farther from the nearest enemy artillery.
bool judge_retreats(const Scenario& scenario, const Situation& situation, UnitId unit, RetreatHexes& hexes);

}  // namespace longroll::aprils::shiloh
