// The exact distribution of what the dice of one combat do: defensive fire, every unit's check, and the retreats.
#pragma once

#include <array>
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
  ByRole<int> shattered{};        // by fire, checks and automatic results
  ByRole<int> one_hex{};          // 9.4: standing units that owe a hex
  ByRole<bool> side_retreats{};   // 9.5: the whole side, by the die
  ByRole<int> lost_in_retreat{};  // 9.5: shattered on the way back
  bool vacated = false;           // the defence has left its ground, and an attacker stands to enter it
  double chance = 0;
};

// What becomes of one unit.
struct UnitForecast {
  UnitId unit;
  double damaged = 0;    // loses its first step and is not shattered
  double shattered = 0;  // in any way
  std::array<double, 4>
      retreats{};  // by hexes, 1 to 3: falls back so far and stands there; 0: keeps its place
};

struct Forecast {
  std::vector<ForecastEntry> entries;  // in order, each once; the chances make one
  std::vector<UnitForecast> units;     // attackers, then defenders
};

// A retreating unit is taken back by the way on which it is most likely to survive, from enemies who stand where they stand
// now; nobody else's retreat is in its way.
Forecast forecast(const Scenario& scenario, const Situation& situation, const Engagement& engagement,
                  const std::vector<FirePlan>& fire);

// The chance that a unit of the fight stands after a retreat of 1, 2, 3 hexes by its best way; [0] is 1.
std::array<double, 4> ways_back(const Scenario& scenario, const Situation& situation,
                                const Engagement& engagement, UnitId unit);

// In how many of six faces the fire of a hex costs this attacker a step.
int fire_hits(const Scenario& scenario, const Situation& situation, const Engagement& engagement, SpotId from,
              UnitId target);
// Each hex that can fire, at the attacker it is most likely to hit.
std::vector<FirePlan> likely_fire(const Scenario& scenario, const Situation& situation,
                                  const Engagement& engagement);

}  // namespace longroll::rally
