#include "aprils/march_basis.h"

#include "aprils/flood.h"
#include "aprils/march.h"

namespace longroll::aprils {

std::optional<HalfPoints> Reach::cost(const Grid& grid, HexId hex) const {
  const int c = grid.column(hex);
  const HexSet::Word bit = HexSet::Word{1} << grid.row(hex);
  if (c >= low_column_ && c <= high_column_) {
    for (HalfPoints cost = 0; cost <= highest_cost_; ++cost)
      if ((layers_[static_cast<std::size_t>(c)][static_cast<std::size_t>(cost)] & bit) != 0) return cost;
  }
  for (const FirstHex& first : free_first_)
    if (first.hex == hex) return first.cost;
  return std::nullopt;
}

MarchLimits common_limits(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                          Began began) {
  const HexSet& zones = field.zones(enemy_of(side));
  MarchLimits limits;
  limits.full = field.full[side];
  limits.closed = field.held[enemy_of(side)];  // ruling A48
  if (began == Began::InZone) {
    limits.closed |= zones;  // 5.0, ruling A12: it may leave a zone but enter none
  } else {
    limits.stops = zones;
    limits.closed |= zones & limits.full;  // ruling A50: where it must stop but may not end
  }
  // 9.0, ruling A15: at night only where a friend already stands.
  if (scenario.turn(situation.turn).night) limits.closed |= zones - field.held[side];
  return limits;
}

MarchBasis march_basis(const Scenario& scenario, const Situation& situation, const Field& field,
                       UnitId unit) {
  return MarchBases(scenario, situation, field, scenario.unit(unit).side).of(unit);
}

MarchLimits march_limits(const Scenario& scenario, const Situation& situation, const Field& field,
                         UnitId unit) {
  MarchLimits limits =
      common_limits(scenario, situation, field, scenario.unit(unit).side,
                    begins_in_zone(scenario, situation, field, unit) ? Began::InZone : Began::OutsideZones);
  if (scenario.rules->limit_march != nullptr) scenario.rules->limit_march(scenario, situation, unit, limits);
  return limits;
}

void find_reach(const Scenario& scenario, const MarchBasis& basis, Reach& reach) {
  Flood(scenario, basis, reach).run();
}

void find_reach(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                Reach& reach) {
  find_reach(scenario, march_basis(scenario, situation, field, unit), reach);
}

bool Reach::comes_near(const Grid& grid, HexId hex) const {
  if (reached_.contains(grid, hex)) return true;
  for (Direction d : kDirections) {
    const std::optional<HexId> next = grid.neighbour(hex, d);
    if (next && reached_.contains(grid, *next)) return true;
  }
  return false;
}

bool still_holds(const Scenario& scenario, const Reach& reach, const MarchBasis& before,
                 const MarchBasis& now) {
  if (before.kind != now.kind || before.from != now.from || before.allowance != now.allowance ||
      !(before.gates == now.gates)) {
    return false;
  }
  const MarchLimits &a = before.limits, &b = now.limits;
  if (!(a.closed == b.closed) || !(a.stops == b.stops) || !(a.special == b.special) ||
      !(a.pass_only == b.pass_only) || a.closed_sides != b.closed_sides)
    return false;
  if (a.full == b.full) return true;
  // A friend has filled a hex or made room in it: that matters only where the unit could come.
  const Grid& grid = scenario.map.grid();
  bool matters = false;
  ((a.full | b.full) - (a.full & b.full)).for_each(grid, [&](HexId hex) {
    matters = matters || reach.comes_near(grid, hex);
    for (const Gate& gate : now.gates) matters = matters || gate.hex == hex;
  });
  return !matters;
}

}  // namespace longroll::aprils
