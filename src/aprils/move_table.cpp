#include "aprils/move_table.h"

namespace longroll::aprils {
namespace {

constexpr std::array<Feature, 3> kWays = {Feature::Road, Feature::Track, Feature::Railroad};

// 4.2: the cheapest way along a road, track or railroad over this hexside.
std::optional<HalfPoints> way_cost(const Charts& charts, Features side) {
  std::optional<HalfPoints> best;
  for (Feature way : kWays) {
    if (!side.has(way)) continue;
    const HalfPoints cost = charts.of(way).cost;
    if (!best || cost < *best) best = cost;
  }
  return best;
}

bool open_to(const Charts& charts, Terrain terrain, UnitKind kind) {
  if (terrain == Terrain::OutOfPlay) return false;
  // 2.2: water is for gunboats, and gunboats are for water.
  if ((terrain == Terrain::Water) != (kind == UnitKind::Gunboat)) return false;
  return !charts.of(terrain).bans.bans(kind);
}

// 4.2, rulings A11, A49: what a hexside adds; none if the kind may not cross it.
std::optional<HalfPoints> crossing_cost(const Charts& charts, Features side, UnitKind kind) {
  if (river_bars(side)) return std::nullopt;
  HalfPoints cost = 0;
  const bool crossing = side.has(Feature::Bridge) || side.has(Feature::Ford);
  for (Feature feature : {Feature::Stream, Feature::Creek, Feature::Embankment}) {
    if (!side.has(feature)) continue;
    if (charts.of(feature).bans.bans(kind)) return std::nullopt;
    if (feature == Feature::Embankment || !crossing) cost += charts.of(feature).cost;
  }
  if (side.has(Feature::River) && !side.has(Feature::Bridge)) cost += charts.river_ford_cost;
  return cost;
}

}  // namespace

bool river_bars(Features side) {
  return side.has(Feature::River) && !side.has(Feature::Bridge) && !side.has(Feature::Ford);
}

std::optional<HalfPoints> step_cost(const Map& map, const Charts& charts, UnitKind kind, Roads roads,
                                    HexId from, Direction d) {
  const std::optional<HexId> to = map.grid().neighbour(from, d);
  if (!to) return std::nullopt;
  const Features side = map.features(from, d);
  const Terrain terrain = map.terrain(*to);
  std::optional<HalfPoints> best;
  // Ruling A9: on a road the terrain's own cost and ban do not count; ruling A49: but a river still needs a crossing.
  if (roads == Roads::Usable && kind != UnitKind::Gunboat && terrain != Terrain::Water &&
      terrain != Terrain::OutOfPlay && !river_bars(side)) {
    best = way_cost(charts, side);
  }
  if (open_to(charts, terrain, kind)) {
    if (const auto crossing = crossing_cost(charts, side, kind)) {
      const HalfPoints cost = charts.of(terrain).cost + map.extra_cost(*to) + *crossing;
      if (!best || cost < *best) best = cost;
    }
  }
  return best;
}

std::optional<HalfPoints> entry_cost(const Map& map, const Charts& charts, UnitKind kind, Roads roads,
                                     HexId hex, std::optional<Feature> by) {
  const Terrain terrain = map.terrain(hex);
  std::optional<HalfPoints> best;
  if (by && roads == Roads::Usable && kind != UnitKind::Gunboat) best = charts.of(*by).cost;
  if (open_to(charts, terrain, kind)) {
    const HalfPoints cost = charts.of(terrain).cost + map.extra_cost(hex);
    if (!best || cost < *best) best = cost;
  }
  return best;
}

MoveTable::MoveTable(const Map& map, const Charts& charts) : width_(map.grid().shape().columns) {
  const Grid& grid = map.grid();
  columns_.resize(kUnitKinds * 2 * static_cast<std::size_t>(width_));
  passable_.resize(kUnitKinds * 6);
  for (auto& costs : costs_) costs.resize(grid.size());

  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId from(i);
    for (Direction d : kDirections) {
      const std::optional<HexId> to = grid.neighbour(from, d);
      if (!to) continue;
      if (!river_bars(map.features(from, d))) zone_passes_[longroll::index_of(d)].insert(grid, *to);
      for (std::size_t k = 0; k < kUnitKinds; ++k) {
        for (Roads roads : {Roads::Usable, Roads::Unusable}) {
          const auto kind = static_cast<UnitKind>(k);
          const std::optional<HalfPoints> cost = step_cost(map, charts, kind, roads, from, d);
          if (!cost) continue;
          LONGROLL_CHECK(*cost > 0 && *cost <= static_cast<HalfPoints>(kMaxStepCost),
                         "a step cost beyond the table");
          costs_[k * 2 + static_cast<std::size_t>(roads)][i][longroll::index_of(d)] =
              static_cast<std::uint8_t>(*cost);
          passable_[k * 6 + longroll::index_of(d)].insert(grid, *to);
          Column& column =
              columns_[(k * 2 + static_cast<std::size_t>(roads)) * static_cast<std::size_t>(width_) +
                       static_cast<std::size_t>(grid.column(*to))];
          column.enter[longroll::index_of(d)][static_cast<std::size_t>(*cost - 1)] |= HexSet::Word{1}
                                                                                      << grid.row(*to);
          if (*cost > static_cast<HalfPoints>(kBlock)) dear_steps_ = true;
        }
      }
    }
  }
}

}  // namespace longroll::aprils
