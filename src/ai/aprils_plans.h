// Plans for a formation that moves: what the script would do in one mood or another.
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
    std::uint64_t result = 0;  // of the position it leads to: plans with equal ends are one plan
  };
  Plan plan(const Position& from, const Temper& temper, std::uint64_t seed);
  // Nobody moves, if nobody must.
  std::optional<Plan> stand_still(const Position& from);

 private:
  Plan play(const Position& from, FormationId formation, const Temper* temper, std::uint64_t seed);

  const Script& script_;
  Table table_;
};

// Moods to begin with, in the order in which they are tried; past the last they are made up.
Temper mood(const Temper& own, std::size_t number, Dice& dice);

}  // namespace longroll::aprils
