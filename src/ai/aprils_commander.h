// A player who looks ahead: plans for a formation, declarations and reactions, each judged by playing on.
#pragma once

#include <vector>

#include "ai/aprils_plans.h"
#include "ai/aprils_race.h"
#include "ai/aprils_thought.h"
#include "ai/aprils_weighed.h"

namespace longroll::aprils {

// What a search may be told besides its effort; the numbers that play best with few nodes are the ones that stand here.
struct Method {
  std::size_t plans = 10;        // of different moods
  std::size_t variations = 8;    // of the best of them, and then again of the best
  long nodes_for_more = 20'000;  // so many nodes more, one round of variations more
  std::size_t declarations = 6;
  std::size_t reactions = 4;
  int reaction_share = 25;  // in percent of the nodes
};

// The method for a budget. What is told apart is soon told apart, so many nodes go into looking at more (decision 15).
Method method_for(long nodes);

class Commander {
 public:
  Commander(const Scenario& scenario, const Temper& temper, Effort effort)
      : Commander(Script(scenario), scenario, temper, std::move(effort)) {}
  Commander(const Script& script, const Scenario& scenario, const Temper& temper, Effort effort);

  // The answer of the side that is asked; a side must be asked.
  Choice choose(const Table& table, Dice& dice);
  // On the plan that is being carried out, or on the last answer to another question.
  const Thought& thought() const { return thought_; }

 private:
  Choice follow_or_plan(const Table& table, Dice& dice);
  Choice declare(const Table& table, Dice& dice);
  Choice react(const Table& table, const Step& step, Dice& dice);
  Choice best_of_lines(const Table& table, const std::vector<Weighed>& weighed, std::size_t most, int share,
                       Dice& dice);
  void keep_plan(const Position& from, const std::vector<Choice>& answers);
  void reflect(const Position& from, const Race& race, const Temper& temper, int last_turn);
  int last_turn_from(const Situation& situation) const;
  Race::Course course_from(const Table& table, Dice& dice) const;

  Script script_;
  Temper temper_;
  Effort effort_;
  Method method_;
  Planner planner_;
  std::vector<Playout> playouts_;
  Table scratch_;
  // What each formation is about, ours as we last told it.
  Tempers standing_{};
  // The plan being carried out, each answer with the position it is meant for.
  struct Intended {
    std::uint64_t at = 0;
    Choice answer;
  };
  std::vector<Intended> plan_;
  Thought thought_;
};

}  // namespace longroll::aprils
