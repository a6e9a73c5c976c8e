#include "ai/rally_ways.h"

#include <algorithm>

#include "rally/odds.h"

namespace longroll::rally {
namespace {

// What it costs to step from a place into the next, roads taken where they lie.
int step_cost(const Scenario& scenario, const Spot& here, std::size_t direction) {
  const Spot& there = scenario.ground[SpotId(here.next[direction])];
  int cost = there.foot;
  if ((here.rail_to >> direction & 1u) != 0) cost = std::min(cost, scenario.charts.railroad);
  if ((here.road_to >> direction & 1u) != 0) cost = std::min(cost, there.by_road);
  return cost;
}

}  // namespace

Ways::Ways(const Scenario& scenario) : size_(scenario.ground.size()), cost_(size_ * size_, kNone) {
  for (std::size_t i = 0; i < size_; ++i) spread(scenario, SpotId(i));
  const Situation nobody{};
  for (Side side : kSides)
    for (std::size_t i = 0; i < size_; ++i) {
      Engagement empty;
      empty.attacker = enemy_of(side);
      empty.targets.push_back(SpotId(i));
      shift_[side].push_back(static_cast<std::int8_t>(sum_of(odds_of(scenario, nobody, empty).shifts)));
    }
  for (const Objective& objective : scenario.objectives)
    places_.push_back(scenario.ground.spots_of(objective.hex).front());
}

void Ways::spread(const Scenario& scenario, SpotId from) {
  std::uint8_t* cost = &cost_[from.index() * size_];
  std::array<std::vector<SpotId>, kNone> front;
  cost[from.index()] = 0;
  front[0].push_back(from);
  const auto reach = [&](std::uint16_t to, int sum) {
    if (sum >= cost[to] || !scenario.ground[SpotId(to)].passable) return;
    cost[to] = static_cast<std::uint8_t>(sum);
    front[static_cast<std::size_t>(sum)].push_back(SpotId(to));
  };
  for (int spent = 0; spent < kNone; ++spent) {
    for (const SpotId at :
         front[static_cast<std::size_t>(spent)]) {  // does not grow: every step costs something
      if (cost[at.index()] != spent) continue;
      const Spot& here = scenario.ground[at];
      for (std::size_t d = 0; d < 6; ++d)
        if (here.next[d] != Ground::kNowhere) reach(here.next[d], spent + step_cost(scenario, here, d));
      if (here.other_bank != Ground::kNowhere && here.crossing != Crossing::None)
        reach(here.other_bank,
              spent + (here.crossing == Crossing::Ford ? scenario.charts.ford : scenario.charts.bridge));
    }
  }
}

}  // namespace longroll::rally
