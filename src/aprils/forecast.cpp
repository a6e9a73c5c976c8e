#include "aprils/forecast.h"

#include <algorithm>

namespace longroll::aprils {
namespace {

constexpr std::size_t kMostUnits = 20;  // 6^21 still fits the weights

struct Hit {
  std::int8_t morale;
  std::uint8_t steps;
};
using Hits = FixedVector<Hit, kMostUnits>;

Hits hits_of(const Scenario& scenario, const Situation& situation, const UnitSet& units) {
  Hits hits;
  for (UnitId unit : units)
    if (!hits.full()) hits.push_back({scenario.unit(unit).morale, situation.steps[unit.index()]});
  return hits;
}

// The owner's sensible way to take losses: the first on the rating lent, each where it costs no unit if it can, and of
// those the one of worst morale.
void take(Hits& hits, int losses, std::optional<std::int8_t> rating) {
  for (int n = 0; n < losses && !hits.empty(); ++n) {
    std::size_t best = hits.size();
    for (std::size_t i = 0; i < hits.size(); ++i) {
      if (n == 0 && rating && hits[i].morale != *rating) continue;
      if (best == hits.size() || hits[i].steps > hits[best].steps ||
          (hits[i].steps == hits[best].steps && hits[i].morale < hits[best].morale)) {
        best = i;
      }
    }
    if (best == hits.size()) return;
    if (--hits[best].steps == 0) hits.erase_at(best);
  }
}

// How many of six faces fail a check (6.4).
int failing_faces(const Scenario& scenario, int morale) {
  return std::clamp(scenario.charts.morale_pass - 1 - morale, 0, 6);
}

// weights[n]: in how many of 6^k ways n of the k survivors fail.
FixedVector<std::uint64_t, kMostUnits + 1> failures(const Scenario& scenario, const Hits& survivors) {
  FixedVector<std::uint64_t, kMostUnits + 1> ways{1};
  for (const Hit& hit : survivors) {
    const auto fail_faces = static_cast<std::uint64_t>(failing_faces(scenario, hit.morale));
    ways.push_back(0);
    for (std::size_t n = ways.size() - 1; n > 0; --n)
      ways[n] = ways[n] * (6 - fail_faces) + ways[n - 1] * fail_faces;
    ways[0] *= 6 - fail_faces;
  }
  return ways;
}

}  // namespace

SideForecast forecast(const Scenario& scenario, const Situation& situation, const Exposure& exposure) {
  SideForecast side;
  const Hits units = hits_of(scenario, situation, exposure.units);
  const Hits anyway = hits_of(scenario, situation, exposure.checks_anyway);
  int steps = 0;
  for (const Hit& hit : units) steps += hit.steps;
  // Every row is brought to the same total: six faces, and one die for each unit at hand.
  std::uint64_t every_check = 1;
  for (std::size_t i = 0; i < units.size(); ++i) every_check *= 6;
  side.total = 6 * every_check;

  const auto result_of = [&](int die) {
    CombatResult result;
    if (exposure.table != nullptr) result = exposure.table->at(exposure.column, die + exposure.enemy_rating);
    if (exposure.entrenched && result.losses > 0) ++result.losses;
    return result;
  };
  for (int die = 1; die <= 6; ++die) {
    const CombatResult result = result_of(die);
    const bool seen = std::any_of(side.entries.begin(), side.entries.end(),
                                  [&](const ForecastEntry& entry) { return entry.result == result; });
    if (seen) continue;
    std::uint64_t faces = 0;
    for (int face = die; face <= 6; ++face)
      if (result_of(face) == result) ++faces;
    Hits left = units;
    const int losses = std::min<int>(result.losses, steps);
    take(left, losses, exposure.rating);
    ForecastEntry entry;
    entry.result = result;
    entry.losses = static_cast<std::uint8_t>(losses);
    entry.eliminated = static_cast<std::uint8_t>(units.size() - left.size());
    entry.survivors = static_cast<std::uint8_t>(left.size());
    // 6.4: after a loss all who are left check.
    const Hits& checking = losses > 0 ? left : anyway;
    const auto ways = failures(scenario, checking);
    std::uint64_t scale = faces;
    for (std::size_t i = checking.size(); i < units.size(); ++i) scale *= 6;
    for (std::size_t n = 0; n < ways.size(); ++n) {
      if (ways[n] == 0) continue;
      entry.failed = static_cast<std::uint8_t>(n);
      entry.weight = ways[n] * scale;
      side.entries.push_back(entry);
    }
  }
  return side;
}

}  // namespace longroll::aprils
