// 4.2: the cheapest path to a hex, read back from the costs of a reach.
#include "aprils/march.h"

namespace longroll::aprils {

PricedPath cheapest_path(const Scenario& scenario, const MarchBasis& basis, const Reach& reach, HexId to) {
  const Grid& grid = scenario.map.grid();
  const MarchLimits& limits = basis.limits;
  PricedPath priced;
  const std::optional<HalfPoints> total = reach.cost(grid, to);
  if (!total) return priced;
  priced.cost = *total;
  if (*total > basis.allowance) {
    priced.path.push_back(to);  // ruling A10: so dear only as the free first hex, and straight into it
    return priced;
  }
  FixedVector<HexId, kMaxAllowance> backward;
  HexId here = to;
  HalfPoints cost = *total;
  const auto begins_here = [&](HexId hex) { return cost == 0 && basis.from.is(hex); };
  const auto enters_here = [&](HexId hex, Roads roads) {
    for (const Gate& gate : basis.gates)
      if (gate.hex == hex &&
          entry_cost(scenario.map, scenario.charts, basis.kind, roads, hex, gate.by) == cost)
        return true;
    return false;
  };
  while (!begins_here(here)) {
    backward.push_back(here);
    const Roads roads = limits.full.contains(grid, here) ? Roads::Unusable : Roads::Usable;
    if (enters_here(here, roads)) break;
    std::optional<HexId> before;
    for (Direction d : kDirections) {
      const std::optional<HexId> from = grid.neighbour(here, d);
      if (!from) continue;
      const Direction way = opposite(d);
      if (limits.closes_side(grid, way, here)) continue;
      // Whoever could leave `from` cheaper would be here cheaper, so any coming at the right cost is the least.
      const auto step = scenario.moves.cost(basis.kind, roads, *from, way);
      if (!step || !reach.comes_at(grid, *from, cost - *step)) continue;
      const bool origin = basis.from.is(*from) && cost == *step;
      if (!origin && limits.stops.contains(grid, *from)) continue;
      before = from;
      cost -= *step;
      break;
    }
    LONGROLL_CHECK(before.has_value(), "a reachable hex without a way back");
    here = *before;
  }
  for (std::size_t i = backward.size(); i > 0; --i) priced.path.push_back(backward[i - 1]);
  return priced;
}

PricedPath cheapest_path(const Scenario& scenario, const Situation& situation, const Field& field,
                         UnitId unit, const Reach& reach, HexId to) {
  return cheapest_path(scenario, march_basis(scenario, situation, field, unit), reach, to);
}

}  // namespace longroll::aprils
