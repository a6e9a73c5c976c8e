// What the dice of a combat can do to each side: losses, retreat, and how many survivors then fail their checks.
// Exact, in whole numbers. Where units go when they fall back is not judged here.
#pragma once

#include "aprils/fight.h"
#include "aprils/situation.h"

namespace longroll::aprils {

struct ForecastEntry {
  CombatResult result;
  std::uint8_t losses = 0;      // steps really lost: no more than are there (ruling A30)
  std::uint8_t eliminated = 0;  // units gone, if losses are taken where they cost the fewest units
  std::uint8_t survivors = 0;
  std::uint8_t failed = 0;   // of the survivors, how many fail their morale check
  std::uint64_t weight = 0;  // of SideForecast::total
};

struct SideForecast {
  FixedVector<ForecastEntry, 128> entries;
  std::uint64_t total = 0;
};

// One side of a combat as the dice see it.
struct Exposure {
  const ResultTable* table = nullptr;  // the enemy's; null: the enemy does not roll
  int column = 0;
  int enemy_rating = 0;
  bool entrenched = false;            // ruling A30
  std::optional<std::int8_t> rating;  // its own, that takes the first loss (6.3.1)
  UnitSet units;
  UnitSet checks_anyway = {};  // by a battle's own rule, also without a loss
};
SideForecast forecast(const Scenario& scenario, const Situation& situation, const Exposure& exposure);

}  // namespace longroll::aprils
