#include "ai/aprils_evaluation.h"

#include "ai/aprils_orders.h"
#include "ai/aprils_worth.h"

namespace longroll::aprils {
namespace {

constexpr int kVictory = 3000;  // more than all that can be won on the way in a turn or two
constexpr int kLevel = 600;
constexpr int kHalfPoint = 3;  // worth of a half point of way nearer to the goal
constexpr int kFarthest = 40;  // half points: beyond that a unit is merely far

int worth_of(const Outcome& outcome, Side side) {
  if (!outcome.winner) return 0;
  const int worth = kVictory + kLevel * static_cast<int>(outcome.level);
  return *outcome.winner == side ? worth : -worth;
}

int worth_of_steps(const Scenario& scenario, const Situation& situation, Side side) {
  int sum = 0;
  for (UnitId unit : scenario.units_of_side[side])
    sum += worth(scenario.unit(unit), situation.steps_left(unit));
  return sum;
}

int ways_to_go(const Outlook& outlook) {
  if (outlook.scenario.objectives.empty()) return 0;
  const Orders orders = give_orders(outlook);
  int sum = 0;
  for (UnitId unit : outlook.scenario.units_of_side[outlook.side]) {
    if (!outlook.situation.on_map(unit)) continue;
    const int way = outlook.ground.way(outlook.scenario.unit(unit).kind, orders.goal[unit.index()],
                                       outlook.situation.hex(unit));
    sum += std::min(way, kFarthest);
  }
  return sum;
}

// A stake is the difference between holding and the enemy's holding, so each side stands half of it from nobody's.
int worth_of_objectives(const Outlook& outlook) {
  int sum = 0;
  for (std::size_t i = 0; i < outlook.scenario.objectives.size(); ++i) {
    const std::optional<Side> holder = outlook.stakes.controller[i];
    if (holder) sum += (*holder == outlook.side ? 1 : -1) * outlook.stakes.of[i] / 2;
  }
  return sum;
}

}  // namespace

int value_of(const Scenario& scenario, const Ground& ground, const Situation& situation, Side side) {
  if (situation.outcome) return worth_of(*situation.outcome, side);
  const Side enemy = enemy_of(side);
  const Outlook own(scenario, ground, situation, side);
  const Outlook his(scenario, ground, situation, enemy);
  return worth_of_steps(scenario, situation, side) - worth_of_steps(scenario, situation, enemy) +
         worth_of_objectives(own) - kHalfPoint * (ways_to_go(own) - ways_to_go(his));
}

}  // namespace longroll::aprils
