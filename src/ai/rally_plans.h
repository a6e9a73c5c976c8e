// Plans for a movement: what the script would do in one mood or another, and variations of a plan.
#pragma once

#include "ai/rally_playout.h"

namespace longroll::rally {

class Planner {
 public:
  Planner(const Script& script, const Scenario& scenario) : script_(script), table_(scenario) {}

  // A movement as far as no die is rolled.
  struct Plan {
    Line line;
    std::uint64_t result = 0;  // of the position it leads to: plans with equal ends are one plan
  };
  Plan plan(const Position& from, const Temper& temper, std::uint64_t seed);
  // Some of the plan's answers, by chance, and for the rest what comes to mind in this temper.
  Plan vary(const Position& from, const Plan& plan, const Temper& temper, std::uint64_t seed);
  // One counter, by chance, goes elsewhere, the others as the plan has it.
  Plan redirect(const Position& from, const Plan& plan, std::uint64_t seed);
  // Answers given since the last call.
  long take_nodes();

 private:
  bool moves() const;
  void give(const Choice& choice, Plan& plan);
  void follow(const Choice& answer, Plan& plan);
  void finish(const Temper& temper, Dice& dice, Plan& plan);
  std::optional<Choice> some_march(Dice& dice) const;

  const Script& script_;
  Table table_;
  Notes notes_;
  long nodes_ = 0;
};

}  // namespace longroll::rally
