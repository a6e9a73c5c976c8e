// Plays any of our games by chance: every choice and every die at random. For tests, counts and measurements.
#pragma once

#include "play/dice.h"

namespace longroll {

// One answer of whoever is asked. False: the game is over.
template <class Game>
bool play_at_random(Game& game, Dice& dice) {
  const auto chances = game.chances();
  if (!chances.weights.empty()) {
    game.answer(chances.roll(dice));
    return true;
  }
  const std::size_t count = game.count_choices();
  if (count == 0) return false;
  game.take(dice.below(static_cast<std::uint32_t>(count)));
  return true;
}

// Plays to the end, or to the bound; the number of answers given.
template <class Game>
long play_out(Game& game, Dice& dice, long bound) {
  long answers = 0;
  while (answers < bound && play_at_random(game, dice)) ++answers;
  return answers;
}

}  // namespace longroll
