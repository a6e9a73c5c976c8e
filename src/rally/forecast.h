// The exact distribution of what the dice of one combat do: defensive fire, every unit's check, who must fall back.
#pragma once

#include <vector>

#include "rally/odds.h"

namespace longroll::rally {

// 9.2: a hex of the defence fires at this attacker.
struct FirePlan {
  SpotId from;
  UnitId target;
};

struct ForecastEntry {
  bool stopped = false;  // 9.2: fire shattered an attacker
  int column = 0;        // after fire and shifts; meaningless when it was stopped
  ByRole<int> losses{};
  ByRole<int> shattered{};
  ByRole<int> one_hex{};         // 9.4: standing units that owe a hex
  ByRole<bool> side_retreats{};  // 9.5: the whole side, by the die
  std::uint64_t weight = 0;      // of Forecast::total
};

struct Forecast {
  std::uint64_t total = 1;
  std::vector<ForecastEntry> entries;  // in order, each once
};

// Exact while the dice are at most 24; more fights than that at once do not fit on a map of hexes.
Forecast forecast(const Scenario& scenario, const Situation& situation, const Engagement& engagement,
                  const std::vector<FirePlan>& fire);

// In how many of six faces the fire of a hex costs this attacker a step.
int fire_hits(const Scenario& scenario, const Situation& situation, const Engagement& engagement, SpotId from,
              UnitId target);
// Each hex that can fire, at the attacker it is most likely to hit.
std::vector<FirePlan> likely_fire(const Scenario& scenario, const Situation& situation,
                                  const Engagement& engagement);

}  // namespace longroll::rally
