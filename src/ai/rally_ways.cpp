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

Ways::Ways(const Scenario& scenario)
    : size_(scenario.ground.size()), cost_(size_ * size_, kNone), into_(size_), out_of_(size_) {
  for (std::size_t i = 0; i < size_; ++i) add_steps(scenario, SpotId(i));
  for (std::size_t i = 0; i < size_; ++i) spread(SpotId(i));
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

void Ways::add_steps(const Scenario& scenario, SpotId from) {
  const Ground& ground = scenario.ground;
  const Spot& here = ground[from];
  const auto add = [&](std::uint16_t to, int cost) {
    if (!here.passable || !ground[SpotId(to)].passable) return;
    into_[to].push_back({static_cast<std::uint16_t>(from.index()), static_cast<std::uint8_t>(cost)});
    out_of_[from.index()].push_back({to, static_cast<std::uint8_t>(cost)});
  };
  for (std::size_t d = 0; d < 6; ++d)
    if (here.next[d] != Ground::kNowhere) add(here.next[d], step_cost(scenario, here, d));
  if (here.other_bank != Ground::kNowhere && here.crossing != Crossing::None)
    add(here.other_bank, here.crossing == Crossing::Ford ? scenario.charts.ford : scenario.charts.bridge);
}

// All ways to a place, backward from it.
void Ways::spread(SpotId to) {
  std::array<std::vector<std::uint16_t>, kNone> front;
  const auto cost = [&](std::size_t from) -> std::uint8_t& { return cost_[from * size_ + to.index()]; };
  cost(to.index()) = 0;
  front[0].push_back(static_cast<std::uint16_t>(to.index()));
  for (int spent = 0; spent < kNone; ++spent) {
    // No layer grows while it is read: every step costs something.
    for (std::uint16_t number : front[static_cast<std::size_t>(spent)]) {
      const SpotId at(number);
      if (cost(at.index()) != spent) continue;
      for (const Step& step : into(at)) {
        const int sum = spent + step.cost;
        if (sum >= cost(step.place)) continue;
        cost(step.place) = static_cast<std::uint8_t>(sum);
        front[static_cast<std::size_t>(sum)].push_back(step.place);
      }
    }
  }
}

}  // namespace longroll::rally
