#include "aprils/battles/shiloh_gunboats.h"

#include "aprils/battles/shiloh.h"

namespace longroll::aprils::shiloh {
namespace {

constexpr int kOpenFire = 9;  // 14:00

constexpr std::array<std::string_view, 8> kDillBranch = {"2111", "2112", "2211", "2212",
                                                         "2311", "2312", "2411", "2412"};

// How far the nearest enemy battery is from a hex; none if there is none on the map.
std::optional<int> nearest_battery(const Scenario& scenario, const Situation& situation, Side enemy,
                                   HexId hex) {
  std::optional<int> nearest;
  for (UnitId unit : scenario.units_of_side[enemy]) {
    if (!situation.on_map(unit) || scenario.unit(unit).kind != UnitKind::Artillery) continue;
    const int distance = scenario.map.grid().distance(hex, situation.hex(unit));
    if (!nearest || distance < *nearest) nearest = distance;
  }
  return nearest;
}

}  // namespace

std::optional<Refusal> bars_attack(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (situation.turn >= kOpenFire || !is_gunboat(scenario, unit)) return std::nullopt;
  return Refusal{Reason::SpecialRuleBars, "14.3", unit, std::nullopt, 0};
}

HexSet open_to_gunboats(const Scenario& scenario) {
  HexSet ravine;
  for (std::string_view name : kDillBranch)
    if (const auto hex = scenario.map.grid().named(name)) ravine.insert(scenario.map.grid(), *hex);
  return ravine;
}

bool judge_retreats(const Scenario& scenario, const Situation& situation, UnitId unit, RetreatHexes& hexes) {
  if (!is_gunboat(scenario, unit)) return false;
  const Side enemy = enemy_of(scenario.unit(unit).side);
  const auto now = nearest_battery(scenario, situation, enemy, situation.hex(unit));
  for (RetreatHex& h : hexes) {
    if (h.forbidden) continue;
    const bool full = units_in(scenario, situation, h.hex).size() >= kStackingLimit;
    const bool farther = now && *nearest_battery(scenario, situation, enemy, h.hex) > *now;
    h.forbidden = full || !farther;
  }
  return true;
}

}  // namespace longroll::aprils::shiloh
