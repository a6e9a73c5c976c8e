// A player who looks ahead: purchases, movements, declarations and a few great questions, each judged by playing on.
#pragma once

#include <vector>

#include "ai/race.h"
#include "ai/rally_plans.h"
#include "ai/rally_thought.h"
#include "ai/rally_weighed.h"

namespace longroll::rally {

// What a search may be told besides its effort; the numbers that play best are the ones that stand here.
struct Method {
  int replies = 2;             // impulses after the one in question, before a line is first judged
  std::size_t purchases = 8;   // that seem best
  std::size_t plans = 10;      // of different moods, for a movement
  std::size_t variations = 6;  // of the best plan, at a time
  long nodes_for_more = 8000;  // for each so many nodes the best plan is varied once more
  std::size_t declarations = 5;
  int fates = 8;          // that every line meets at least; the fewer nodes, the fewer lines,
  std::size_t lines = 4;  // and if that leaves fewer than these, the line ends with the replies
  double proven = 0.5;    // errors that a line must be ahead of the script's own
};

class Commander {
 public:
  // The scenario must outlive it.
  Commander(const Script& script, const Scenario& scenario, const Temper& temper, Effort effort,
            const Method& method = {});

  // The answer of the side that is asked; a side must be asked.
  Choice choose(const Table& table, Dice& dice);
  // On the plan that is being carried out, or on the last answer to another question.
  const Thought& thought() const { return thought_; }

 private:
  using Race = RaceOf<Line, Playout::End>;

  Choice buy(const Table& table, Dice& dice);
  Choice march(const Table& table, Dice& dice);
  Choice best_of_lines(const Table& table, const std::vector<Weighed>& weighed, std::size_t most, Dice& dice);
  Choice take(const Table& table, const Choice& choice);
  // A plan runs in the race if no other leads to the same position.
  static void enter(Race& race, std::vector<Planner::Plan>& plans, Planner::Plan plan);
  // The best plan so far against variations of it, again and again, for about so many nodes.
  void vary_best(Race& race, std::vector<Planner::Plan>& plans, const Position& from, long nodes, Dice& dice);
  void keep_plan(const Position& from, const Line& line);
  // How far lines are played on, and how many of them can then meet enough fates.
  struct Course {
    Horizon horizon;
    std::size_t lines = 0;
  };
  Course course_from(const Table& table, const Line& first, Dice& dice);
  Race race_from(const Table& table, const Horizon& horizon, Dice& dice);
  void reflect(const Table& table, const Race& race, const Horizon& horizon);

  Script script_;
  Temper temper_;
  Effort effort_;
  Method method_;
  std::vector<Playout> playouts_;
  Planner planner_;
  Table scratch_;
  Notes notes_;
  // The movement being carried out: its answers, each with the position it is meant for, and the temper for the rest.
  struct Intended {
    std::uint64_t at = 0;
    Choice answer;
  };
  std::vector<Intended> plan_;
  Temper mood_;
  // Which movement that is.
  struct Phase {
    int turn = 0;
    UnitSet activated;
    friend bool operator==(const Phase&, const Phase&) = default;
  };
  std::optional<Phase> phase_;
  Thought thought_;
};

}  // namespace longroll::rally
