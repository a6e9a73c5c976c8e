// What a position is worth to a side: its expected score, fitted to many games where the battle is known.
#pragma once

#include <optional>
#include <span>

#include "ai/aprils_signs.h"

namespace longroll::aprils {

// A game that is won for certain; a draw is half of it, a certain loss nothing.
inline constexpr int kWholeScore = 10'000;

// The score of an ended game. A lesser grade of victory is still a victory, so grades only tell equals apart.
int score_of(const Outcome& outcome, Side side);

// The expected score of a side; exact when the game is over.
int value_of(const Scenario& scenario, const Ground& ground, const Situation& situation, Side side);

// A sum of signs, in thousandths of the logarithm of the odds, as a score.
int score_of_logit(std::int64_t thousandths);

// The weights of a battle's signs, in ten-thousandths; none: nobody has fitted this battle.
std::optional<std::span<const std::int16_t>> weights_of(const Scenario& scenario);

// How many turns besides the present one a plan is played on before it is judged. Where the ends of turns tell much, more
// fates are worth more than farther ones; where marches are long, a turn more is needed to see what they were for.
int turns_worth_playing_on(const Scenario& scenario);

}  // namespace longroll::aprils
