// Plans for a formation that moves: what the script would do in one mood or another, and variations of a plan.
#pragma once

#include <vector>

#include "ai/aprils_script.h"

namespace longroll::aprils {

class Planner {
 public:
  Planner(const Script& script, const Scenario& scenario, const Position& any);

  // The whole movement of the formation that is asked, to the end of its phase.
  struct Plan {
    std::vector<Choice> answers;
    Temper temper;             // in which it was made
    std::uint64_t result = 0;  // of the position it leads to: plans with equal ends are one plan
  };
  Plan plan(const Position& from, const Temper& temper, std::uint64_t seed);
  // Some of the plan's answers, by chance, and for the rest what comes to mind in this temper.
  Plan vary(const Position& from, const Plan& plan, const Temper& temper, std::uint64_t seed);
  // One unit, by chance, goes elsewhere, the others as the plan has it.
  Plan redirect(const Position& from, const Plan& plan, std::uint64_t seed);
  // Nobody moves, if nobody must.
  Plan stand_still(const Position& from);
  // Answers given since the last call.
  long take_nodes();

 private:
  std::optional<March> some_march(FormationId formation, Dice& dice) const;
  bool give(const Choice& choice, Plan& plan);
  void finish(FormationId formation, const Temper* temper, Dice& dice, Plan& plan);

  const Script& script_;
  Table table_;
  long nodes_ = 0;
};

// Moods to begin with, in the order in which they are tried, then one for every objective; past the last they are made
// up.
Temper mood(const Scenario& scenario, const Temper& own, std::size_t number, Dice& dice);

}  // namespace longroll::aprils
