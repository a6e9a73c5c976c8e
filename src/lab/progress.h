// The line that tells how far long work is, and how long the rest will take.
#pragma once

#include <chrono>
#include <string>

namespace longroll::lab {

// "1 h 05 min", "3 min 20 s", "12 s".
std::string duration_text(double seconds);

// On a terminal one line that is written over itself; elsewhere a plain line now and then.
class Progress {
 public:
  // `done` of `total` were there before it began; they tell nothing of the speed.
  Progress(long total, long done);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void tell(long done);

 private:
  using Clock = std::chrono::steady_clock;
  long total_;
  long at_start_;
  bool terminal_;
  bool written_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace longroll::lab
