// Shiloh by night: case 14.6b, the gunboats' shells.
#pragma once

#include "aprils/battles/battle.h"

namespace longroll::aprils::shiloh {

// 14.6b: the number of the question which hex a gunboat shells, and its answers.
inline constexpr std::uint8_t kShelling = 1;
inline constexpr std::uint8_t kCeaseFire = 0;
inline constexpr std::uint8_t kShell = 1;

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
