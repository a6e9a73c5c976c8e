// Plays the games of an experiment on all cores.
#pragma once

#include <chrono>
#include <functional>

#include "lab/arena.h"

namespace longroll::lab {

struct Run {
  int threads = 0;                           // 0: one a core
  std::function<void(GameResult)> finished;  // one at a time, in the order in which games end
  std::function<void()> tick;                // called now and then by the thread that called play_games
  std::chrono::milliseconds between_ticks{500};
};

int threads_for(int wanted, std::size_t games);

// Plays these games. When `stop` is set, games under way are given up and it returns soon.
void play_games(const Arena& arena, std::span<const long> games, const Run& run, std::atomic<bool>& stop);

}  // namespace longroll::lab
