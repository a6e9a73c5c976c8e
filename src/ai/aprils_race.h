// Lines of play raced against each other over the same fates; half of those left drop out at every turn of the course.
#pragma once

#include <vector>

#include "ai/aprils_effort.h"
#include "ai/aprils_playout.h"

namespace longroll::aprils {

// A line of play: answers to begin with, and the tempers in which the formations then go on.
struct Line {
  std::vector<Choice> answers;
  Tempers tempers{};
};

class Race {
 public:
  // What all lines of the race have in common.
  struct Course {
    Position from;
    Side side = Side::Union;
    int last_turn = 0;
    std::uint64_t seed = 0;
  };
  // One playout for each of the crew.
  Race(std::vector<Playout>& playouts, const Effort& effort, const Course& course)
      : playouts_(playouts), effort_(effort), course_(course) {}

  // The first line entered is the one that stands unless another is shown to be better.
  void enter(Line line) { runners_.push_back({std::move(line), {}, true}); }
  std::size_t runners() const { return runners_.size(); }
  // Lets those still in the race run on about so many nodes, until two or fewer are left. False: it was stopped.
  bool run(long nodes);
  long spent() const { return spent_; }

  struct Placed {
    const Line& line;
    double value = 0;                    // the mean over its fates
    std::span<const Playout::End> ends;  // one a fate
  };
  Placed winner() const;
  Placed first() const;

 private:
  struct Runner {
    Line line;
    std::vector<Playout::End> ends;  // one a fate, in the order of the fates
    bool racing = true;
  };
  // How far one is ahead of another over the fates both have met, and the error of that.
  struct Gap {
    double mean = 0;
    double error = 0;
  };
  static Gap gap(const Runner& ahead, const Runner& behind);
  std::vector<Runner*> racing();
  bool run_lap(const std::vector<Runner*>& field, std::size_t up_to);
  void drop_half();
  std::size_t fates_of_all() const;
  std::size_t leader() const;
  Placed placed(std::size_t runner) const;

  std::vector<Playout>& playouts_;
  const Effort& effort_;
  Course course_;
  std::vector<Runner> runners_;
  long spent_ = 0;
};

}  // namespace longroll::aprils
