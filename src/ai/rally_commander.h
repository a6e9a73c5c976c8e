// A player who looks ahead: purchases, movements, declarations and a few great questions, each judged by playing on.
#pragma once

#include <vector>

#include "ai/race.h"
#include "ai/rally_playout.h"
#include "ai/rally_thought.h"
#include "ai/rally_weighed.h"

namespace longroll::rally {

// What a search may be told besides its effort; the numbers that play best are the ones that stand here.
struct Method {
  int replies = 2;            // impulses that are played on after the one in question
  std::size_t purchases = 8;  // that seem best
  std::size_t plans = 10;     // of different moods, for a movement
  std::size_t declarations = 5;
  int fates = 8;  // that every line meets at least; the fewer nodes, the fewer lines
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
  // The movement that is asked about as the script would make it in a temper, as far as no die is rolled.
  Line plan(const Position& from, const Temper& temper, std::uint64_t seed);
  Race race_from(const Table& table, Dice& dice);
  // How many lines can meet enough fates for so many nodes.
  std::size_t lines_for(const Table& table, const Line& first, Dice& dice);
  void reflect(const Table& table, const Race& race);

  Script script_;
  Temper temper_;
  Effort effort_;
  Method method_;
  std::vector<Playout> playouts_;
  Table scratch_;
  long planned_ = 0;  // nodes that plans have cost
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
