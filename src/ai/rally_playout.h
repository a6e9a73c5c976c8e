// A game played on by the script on both sides, as far as a search looks: the same seed, the same fate for all.
#pragma once

#include "ai/rally_script.h"

namespace longroll::rally {

// A line of play: answers to begin with, and the temper in which the side goes on until somebody buys again.
struct Line {
  std::vector<Choice> answers;
  Temper temper{};
};

// Where a line is judged on its way: when so many impulses after the one in question are over, or the turn is; and, if it is
// played on so far, at the end of the turn and of the next as well. Every judgement counts alike: the first is little
// troubled by dice, the last sees what a plan was for.
struct Horizon {
  bool to_next_turn = false;
  int replies = 2;
  std::size_t judgements() const { return to_next_turn ? 3 : 1; }
};

class Playout {
 public:
  Playout(const Script& script, const Scenario& scenario) : script_(script), table_(scenario) {}

  struct End {
    int value = 0;           // the expected score of the side: the mean of what was judged on the way
    long nodes = 0;          // answers given
    std::uint16_t lost = 0;  // one bit an objective that the side controlled and controls no longer
    std::int16_t steps_lost = 0, steps_taken = 0;
  };
  End run(const Position& from, const Line& line, Side side, const Horizon& horizon, std::uint64_t seed);

 private:
  const Script& script_;
  Table table_;
  Notes notes_;
};

}  // namespace longroll::rally
