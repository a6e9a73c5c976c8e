// A game played on by the script on both sides, as far as a search looks: the same seed, the same fate for all.
#pragma once

#include "ai/rally_script.h"

namespace longroll::rally {

// A line of play: answers to begin with, and the temper in which the side goes on until somebody buys again.
struct Line {
  std::vector<Choice> answers;
  Temper temper{};
};

class Playout {
 public:
  Playout(const Script& script, const Scenario& scenario) : script_(script), table_(scenario) {}

  struct End {
    int value = 0;           // the expected score of the side
    long nodes = 0;          // answers given
    std::uint16_t lost = 0;  // one bit an objective that the side controlled and controls no longer
    std::int16_t steps_lost = 0, steps_taken = 0;
  };
  // Plays on until so many more impulses are over, or the turn is.
  End run(const Position& from, const Line& line, Side side, int replies, std::uint64_t seed);

 private:
  const Script& script_;
  Table table_;
  Notes notes_;
};

}  // namespace longroll::rally
