// Counts lines of play by depth: any change of what is offered changes the numbers.
#pragma once

#include <cstdint>

namespace longroll {

// The number of ways in which the next `depth` answers (choices and outcomes alike) can be given.
template <class Game>
std::uint64_t count_lines(const Game& game, int depth) {
  if (depth == 0) return 1;
  const auto chances = game.chances();
  const std::size_t choices = chances.weights.empty() ? game.count_choices() : 0;
  if (depth == 1) return chances.weights.empty() ? choices : chances.weights.size();
  std::uint64_t lines = 0;
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    Game next = game;
    next.answer(i);
    lines += count_lines(next, depth - 1);
  }
  for (std::size_t i = 0; i < choices; ++i) {
    Game next = game;
    next.answer(game.choice(i));
    lines += count_lines(next, depth - 1);
  }
  return lines;
}

}  // namespace longroll
