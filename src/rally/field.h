// 8.2: who stands where and which places lie in enemy zones, as one side sees it. Built for one purpose and dropped.
#pragma once

#include "rally/situation.h"

namespace longroll::rally {

struct Field {
  Field(const Scenario& scenario, const Situation& situation, Side side);

  SpotSet friends;                              // own combat units
  SpotSet enemies;                              // enemy combat units
  SpotSet strangers;                            // any enemy counter
  SpotSet zone;                                 // 8.2: enemy zones of control
  SpotSet stacked;                              // 8.1: places with own points that count for stacking
  std::array<std::uint8_t, kMaxSpots> stack{};  // how many there
};

// 8.2, ruling R13: the places next to one combat unit.
void add_zone(const Ground& ground, SpotId spot, SpotSet& zone);
bool in_enemy_zone(const Scenario& scenario, const Situation& situation, SpotId spot, Side side);

}  // namespace longroll::rally
