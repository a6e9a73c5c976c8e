// A player who looks ahead: plans for a formation, declarations and reactions, each judged by playing on.
#pragma once

#include <deque>

#include "ai/aprils_plans.h"
#include "ai/aprils_race.h"
#include "ai/aprils_weighed.h"

namespace longroll::aprils {

class Commander {
 public:
  Commander(const Scenario& scenario, const Temper& temper, Effort effort);

  // The answer of the side that is asked; a side must be asked.
  Choice choose(const Table& table, Dice& dice);

 private:
  Choice follow_or_plan(const Table& table, Dice& dice);
  Choice declare(const Table& table, Dice& dice);
  Choice react(const Table& table, const Step& step, Dice& dice);
  Choice best_of_lines(const Table& table, const std::vector<Weighed>& weighed, std::size_t most, int share,
                       Dice& dice);
  void keep_plan(const Position& from, const std::vector<Choice>& answers);

  Script script_;
  Temper temper_;
  Effort effort_;
  Planner planner_;
  Playout playout_;
  Table scratch_;
  // What is left of the plan being carried out, each answer with the position it was meant for.
  struct Intended {
    std::uint64_t at = 0;
    Choice answer;
  };
  std::deque<Intended> plan_;
};

}  // namespace longroll::aprils
