#include "ai/aprils_worth.h"

#include <algorithm>

namespace longroll::aprils {
namespace {

constexpr int kAttackPoint = 10;
constexpr int kDefencePoint = 6;
constexpr int kMoralePoint = 5;
constexpr int kVictoryPoint = 25;
constexpr int kStepInTheEnd = 1;  // tells equals apart

// Ruling A44: the points the enemy has not yet scored on a unit.
int points_left(const Unit& unit, int steps_left) {
  if (unit.steps == 1) return 2;
  return steps_left >= 2 ? 3 : 2;
}

// No combat is to come any more but the phase that may be going on.
bool fighting_ends(const Scenario& scenario, const Situation& situation) {
  return situation.turn == scenario.last_turn() && !situation.combat_marker[Side::Union] &&
         !situation.combat_marker[Side::Confederate];
}

bool points_count(const Scenario& scenario, int turn) {
  return std::any_of(scenario.victory.begin(), scenario.victory.end(), [turn](const VictoryLine& line) {
    return line.turn == turn &&
           std::any_of(line.tests.begin(), line.tests.end(),
                       [](const VictoryTest& test) { return test.kind != VictoryTest::Kind::Controls; });
  });
}

}  // namespace

int worth(const Unit& unit, int steps_left) {
  if (steps_left <= 0) return 0;
  const Strengths& now = unit.strengths(steps_left);
  return kAttackPoint * now.attack + kDefencePoint * now.defence + kMoralePoint * unit.morale +
         kVictoryPoint * points_left(unit, steps_left);
}

int loss_of_step(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return loss_of_step(scenario, situation, unit, situation.steps_left(unit));
}

int loss_of_step(const Scenario& scenario, const Situation& situation, UnitId unit, int steps_left) {
  const Unit& printed = scenario.unit(unit);
  if (!fighting_ends(scenario, situation)) return worth(printed, steps_left) - worth(printed, steps_left - 1);
  if (!points_count(scenario, situation.turn)) return kStepInTheEnd;
  const int kept = steps_left > 1 ? points_left(printed, steps_left - 1) : 0;
  return kVictoryPoint * (points_left(printed, steps_left) - kept);
}

}  // namespace longroll::aprils
