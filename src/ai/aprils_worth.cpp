#include "ai/aprils_worth.h"

namespace longroll::aprils {
namespace {

constexpr int kAttackPoint = 10;
constexpr int kDefencePoint = 6;
constexpr int kMoralePoint = 5;
constexpr int kVictoryPoint = 25;

// Ruling A44: the points the enemy has not yet scored on a unit.
int points_left(const Unit& unit, int steps_left) {
  if (unit.steps == 1) return 2;
  return steps_left >= 2 ? 3 : 2;
}

}  // namespace

int worth(const Unit& unit, int steps_left) {
  if (steps_left <= 0) return 0;
  const Strengths& now = unit.strengths(steps_left);
  return kAttackPoint * now.attack + kDefencePoint * now.defence + kMoralePoint * unit.morale +
         kVictoryPoint * points_left(unit, steps_left);
}

int loss_of_step(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const int steps = situation.steps_left(unit);
  return worth(scenario.unit(unit), steps) - worth(scenario.unit(unit), steps - 1);
}

}  // namespace longroll::aprils
