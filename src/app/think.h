// What the engine itself does not have: threads and a clock, for a player who looks ahead.
#pragma once

#include <memory>

#include "ai/effort.h"
#include "ai/level.h"
#include "match/adviser.h"

namespace longroll {

// So many threads side by side, kept for as long as the crew is.
Crew crew_of(std::size_t threads);

// All cores and a clock, for a session.
ThinkingAids thinking_aids();

// Ends thinking a time after it was begun. Copies share one clock.
class Deadline {
 public:
  Deadline();
  void begin(long milliseconds);
  std::function<bool()> passed() const;

 private:
  struct Clock;
  std::shared_ptr<Clock> clock_;
};

}  // namespace longroll
