// 8.0: where a counter can march, by a flood of least costs over terrain and another along roads.
#pragma once

#include "rally/field.h"
#include "rally/refusal.h"

namespace longroll::rally {

// Who marches and what holds him back.
struct Mover {
  UnitId unit;
  Side side = Side::Union;
  SpotId from;
  HalfPoints budget = 0;
  bool combat = true;  // else a leader or train, which keep out of the enemy's way (ruling R12)
  bool horse = false;
  bool shuns_zones = false;                // 7.5, 13.0, 14: may not enter an enemy zone
  bool one_step = false;                   // 13.0: one place, whatever it costs
  int points = 0;                          // for stacking
  Personality temper = Personality::Wild;  // 14
  friend bool operator==(const Mover&, const Mover&) = default;
};
// The counter as it may move now: its allowance, its limits.
Mover mover_of(const Scenario& scenario, const Situation& situation, UnitId unit);

// The places that other counters shut to a march (8.1, 8.2).
SpotSet closed_to(const Field& field, const Mover& mover);

struct Reach {
  static constexpr std::uint8_t kFar = 0xff;
  std::array<std::uint8_t, kMaxSpots> by_ground;  // least cost, kFar: not reached
  std::array<std::uint8_t, kMaxSpots> by_road;
  SpotSet ends;
  HalfPoints cost(SpotId spot) const { return std::min(by_ground[spot.index()], by_road[spot.index()]); }
};
void find_reach(const Scenario& scenario, const Situation& situation, const Field& field, const Mover& mover,
                Reach& reach);
// A cheapest path to one of the ends.
Path path_to(const Scenario& scenario, const Situation& situation, const Field& field, const Mover& mover,
             const Reach& reach, SpotId to);

// What a path costs, or why it cannot be taken.
struct PathCost {
  Verdict refusal;
  HalfPoints cost = 0;
  bool road = false;
};
PathCost judge_path(const Scenario& scenario, const Situation& situation, const Field& field,
                    const Mover& mover, const Path& path);

// 14: hexes to the nearest enemy combat unit of a side; a large number where there is none.
int nearest_enemy(const Scenario& scenario, const Situation& situation, SpotId from, Side side);

}  // namespace longroll::rally
