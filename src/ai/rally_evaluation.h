// What a position of Rally 'Round the Flag! is worth to a side: the score it may expect.
#pragma once

#include <string_view>

#include "ai/rally_signs.h"

namespace longroll::rally {

// A game that is won for certain; a draw is half of it, a certain loss nothing.
inline constexpr int kWholeScore = 10'000;

// The score of an ended game. A lesser grade of victory is still a victory, so grades only tell equals apart.
int score_of(const Outcome& outcome, Side side);
// The expected score of a side; exact when the game is over.
int value_of(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side);

// How the end of a battle is foretold: first by how many victory points the Union will be ahead, then how sure that is.
struct Foresight {
  // A number when no turn is left, and what every turn that is left adds to it.
  struct Weight {
    std::int32_t at_end = 0;
    std::int32_t a_turn = 0;
  };
  std::string_view battle;
  Weight ahead;                        // whatever the signs say, in thousandths of a point
  std::array<Weight, kSigns> of_sign;  // in millionths of a point
  // How much of the logarithm of the odds a point is worth, in thousandths: with many turns left, and what comes to it,
  // by turns left and one more.
  std::int32_t sure = 0, surer_late = 0;
};
// Of this battle; of one that nobody has fitted, what holds for all.
const Foresight& foresight_of(const Scenario& scenario);

}  // namespace longroll::rally
