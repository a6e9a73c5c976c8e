// What a position of Rally 'Round the Flag! is worth to a side: the score it may expect.
#pragma once

#include "ai/rally_signs.h"

namespace longroll::rally {

// A game that is won for certain; a draw is half of it, a certain loss nothing.
inline constexpr int kWholeScore = 10'000;

// The score of an ended game. A lesser grade of victory is still a victory, so grades only tell equals apart.
int score_of(const Outcome& outcome, Side side);
// The expected score of a side; exact when the game is over.
int value_of(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side);

}  // namespace longroll::rally
