// Lines of play of Across Five Aprils, raced against each other (ai/race.h).
#pragma once

#include <vector>

#include "ai/aprils_playout.h"
#include "ai/race.h"

namespace longroll::aprils {

// A line of play: answers to begin with, and the tempers in which the formations then go on.
struct Line {
  std::vector<Choice> answers;
  Tempers tempers{};
};

class Race : public RaceOf<Line, Playout::End> {
  static constexpr double kProven = 0.5;

 public:
  // What all lines of the race have in common.
  struct Course {
    Position from;
    Side side = Side::Union;
    int last_turn = 0;
    std::uint64_t seed = 0;
  };
  // One playout for each of the crew; they and the effort must outlive the race.
  Race(std::vector<Playout>& playouts, const Effort& effort, const Course& course)
      : RaceOf(effort, course.seed, kProven,
               [&playouts, course](std::size_t worker, const Line& line, std::uint64_t fate) {
                 return playouts[worker].run(course.from, line.answers, line.tempers, course.side,
                                             course.last_turn, fate);
               }) {}
};

}  // namespace longroll::aprils
