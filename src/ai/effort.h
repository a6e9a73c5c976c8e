// How much may be spent on one decision, and who helps with it.
#pragma once

#include <cstddef>
#include <functional>

namespace longroll {

// Those who work side by side. The engine knows no threads, so whoever has some lends them.
struct Crew {
  // Called with the number of the worker, from 0, and the number of the job; each job once, in any order.
  using Work = std::function<void(std::size_t worker, std::size_t job)>;

  std::size_t workers = 1;
  // Does so many jobs and returns when all are done; empty: one after another.
  std::function<void(std::size_t jobs, const Work& work)> lend;

  void run(std::size_t jobs, const Work& work) const {
    if (lend) {
      lend(jobs, work);
      return;
    }
    for (std::size_t job = 0; job < jobs; ++job) work(0, job);
  }
};

struct Effort {
  long nodes = 1000;  // answers given while looking ahead; the same for the same number on any machine
  std::function<bool()> stop;  // asked before every playout, by any of the crew: an end at once
  Crew crew;
};

}  // namespace longroll
