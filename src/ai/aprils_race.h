// Lines of play raced against each other over the same fates; those that fall clearly behind drop out.
#pragma once

#include <functional>
#include <vector>

#include "ai/aprils_playout.h"

namespace longroll::aprils {

// How much may be spent on one decision: so many playouts, and an end at once when `stop` says so.
struct Effort {
  int playouts = 100;
  std::function<bool()> stop;
};

class Race {
 public:
  Race(Playout& playout, const Position& from, Side side, int last_turn, std::uint64_t seed)
      : playout_(playout), from_(from), side_(side), last_turn_(last_turn), seed_(seed) {}

  // The first line entered is the one that stands unless another is shown to be better.
  void enter(std::vector<Choice> line);
  std::size_t runners() const { return runners_.size(); }
  // Spends at most so many playouts on those still in the race. False: `stop` was called.
  bool run(int playouts, const std::function<bool()>& stop);
  int spent() const { return spent_; }

  struct Winner {
    const std::vector<Choice>& line;
    double value = 0;
    double lead = 0;  // over the first line
  };
  Winner winner() const;

 private:
  struct Runner {
    std::vector<Choice> line;
    std::vector<int> values;  // one a fate, in the order of the fates
    bool racing = true;
  };
  // How far one is ahead of another over the fates both have met, and the error of that.
  struct Gap {
    double mean = 0;
    double error = 0;
  };
  static Gap gap(const Runner& ahead, const Runner& behind);
  std::size_t leader() const;
  void drop_the_beaten();
  void meet_next_fate(Runner& runner);

  Playout& playout_;
  const Position& from_;
  Side side_;
  int last_turn_;
  std::uint64_t seed_;
  std::vector<Runner> runners_;
  int spent_ = 0;
};

}  // namespace longroll::aprils
