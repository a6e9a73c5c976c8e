// Shiloh's gunboats: case 14.3, and 14.6b, their shelling by night.
#pragma once

#include "aprils/battles/battle.h"

namespace longroll::aprils::shiloh {

// 14.6b: the number of the question which hex a gunboat shells, and its answers.
inline constexpr std::uint8_t kShelling = 1;
inline constexpr std::uint8_t kCeaseFire = 0;
inline constexpr std::uint8_t kShell = 1;

// 14.3: the guns of the ships are silent before turn 9.
std::optional<Refusal> bars_attack(const Scenario& scenario, const Situation& situation, UnitId unit);
// 14.3, ruling A141: the ravine of Dill Branch, up which the ships fire.
HexSet open_to_gunboats(const Scenario& scenario);
// 14.3, ruling A80: a gunboat falls back into a water hex farther from the nearest enemy artillery.
bool judge_retreats(const Scenario& scenario, const Situation& situation, UnitId unit, RetreatHexes& hexes);

// 14.6b, ruling A142: at the end of the army's movement phase on a night turn.
void begin_shelling(const Umpire& umpire, FormationId formation);
void offer_shelling(const Scenario& scenario, const Situation& situation, const SpecialQuestion& question,
                    Offers& offers);
std::optional<Refusal> refuse_shelling(const Scenario& scenario, const Situation& situation,
                                       const SpecialQuestion& question, const SpecialChoice& choice);
void shell(const Umpire& umpire, const SpecialQuestion& question, const SpecialChoice& choice);
// 14.6b: 1 is added to the checks of those who are shelled.
int check_bonus(const Scenario& scenario, const Situation& situation, const RollCheck& check);
void end_shelling(const Umpire& umpire);

}  // namespace longroll::aprils::shiloh
