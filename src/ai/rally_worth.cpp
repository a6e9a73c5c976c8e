#include "ai/rally_worth.h"

#include <algorithm>

#include "rally/losses.h"

namespace longroll::rally {
namespace {

constexpr int kThird = kPoint / 3;  // three damaged brigades are a point
constexpr int kPower = 5;           // a strength point of one quality, while there is time to use it
constexpr int kLongFuture = 6;      // turns
constexpr int kRallyTrouble = 25;   // a brigade that has to be rallied is out of its place
constexpr int kWithoutLeader = 40;  // his formation stands still for two turns

// 10.2: in how many faces a shattered brigade comes back under an ordinary leader.
int rally_faces(int quality) { return std::clamp(quality + 1, 1, 5); }

}  // namespace

int worth_of(const Scenario& scenario, const Situation& situation, UnitId brigade, bool damaged) {
  const Unit& printed = scenario.unit(brigade);
  const Strength& shown = damaged ? printed.damaged : printed.full;
  const int future = std::min(kLongFuture, scenario.last_turn() - situation.turn + 1);
  const int power = shown.points * shown.quality * kPower * future / kLongFuture;
  const bool scored = damaged && !scenario.worthless_damaged.contains(brigade);
  return kPoint + power - (scored ? kThird : 0);
}

int worth_of_step(const Scenario& scenario, const Situation& situation, UnitId brigade) {
  const int damaged = worth_of(scenario, situation, brigade, true);
  if (!situation.damaged.contains(brigade)) return worth_of(scenario, situation, brigade, false) - damaged;
  return worth_of_last_step(scenario, situation, brigade);
}

int worth_of_last_step(const Scenario& scenario, const Situation& situation, UnitId brigade) {
  const int damaged = worth_of(scenario, situation, brigade, true);
  if (situation.shattered_today.contains(brigade)) return damaged;
  const int faces = rally_faces(scenario.unit(brigade).full.quality);
  return (damaged * (6 - faces) + kRallyTrouble * faces) / 6;
}

int worth_of_leader(const Scenario& scenario, const Situation& situation, UnitId leader) {
  return kPoint * leader_value(command(scenario, situation, leader), false) + kWithoutLeader;
}

int stake_of(const Scenario& scenario, const Situation& situation, std::size_t objective) {
  const int value = kPoint * scenario.objectives[objective].value;
  return situation.control[objective] ? 2 * value : value;
}

}  // namespace longroll::rally
