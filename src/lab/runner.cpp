#include "lab/runner.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace longroll::lab {

int threads_for(int wanted, std::size_t games) {
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const auto useful = static_cast<int>(std::min<std::size_t>(games, 1024));
  return std::max(1, std::min(wanted > 0 ? wanted : cores, useful));
}

void play_games(const Arena& arena, std::span<const long> games, const Run& run, std::atomic<bool>& stop) {
  std::mutex mutex;
  std::condition_variable ended;
  std::atomic<std::size_t> next{0};
  int working = threads_for(run.threads, games.size());
  const auto work = [&] {
    for (std::size_t i = next++; i < games.size() && !stop; i = next++) {
      auto result = arena.play(games[i], stop);
      if (!result) break;
      const std::lock_guard lock(mutex);
      run.finished(std::move(*result));
    }
    const std::lock_guard lock(mutex);
    --working;
    ended.notify_one();
  };
  std::vector<std::jthread> threads;
  for (int i = 0, count = working; i < count; ++i) threads.emplace_back(work);
  std::unique_lock lock(mutex);
  while (!ended.wait_for(lock, run.between_ticks, [&] { return working == 0; })) {
    lock.unlock();
    if (run.tick) run.tick();
    lock.lock();
  }
}

}  // namespace longroll::lab
