#include "atlas/crossings.h"

#include <algorithm>

namespace longroll::atlas {
namespace {

constexpr double kReach = 1.0;       // how far a crossing may move to its hexside
constexpr double kPinReach = 1.5;    // a pinned crossing this near is the same one
constexpr double kWithoutWay = 0.6;  // worth of a road that uses the crossing
constexpr double kTaken = 1.0;

bool has_water(Features f) {
  return f.has(Feature::Stream) || f.has(Feature::Creek) || f.has(Feature::River);
}
bool has_way(Features f) { return f.has(Feature::Road) || f.has(Feature::Track) || f.has(Feature::Railroad); }
bool has_crossing(Features f) { return f.has(Feature::Bridge) || f.has(Feature::Ford); }

double away(const Grid& grid, SheetPoint point, Hexside side) {
  const auto [a, b] = ends_of(grid, side);
  return distance_to_segment(point, on_sheet(a), on_sheet(b));
}

// Every hexside between two hexes of the map, each once.
template <class Visit>
void for_each_side(const Grid& grid, Visit&& visit) {
  for (std::size_t i = 0; i < grid.size(); ++i)
    for (Direction d : kDirections)
      if (const auto next = grid.neighbour(HexId(i), d); next && HexId(i) < *next)
        visit(Hexside{HexId(i), d});
}

bool is_pinned_near(const Ground& ground, const Grid& grid, SheetPoint point, Feature kind) {
  return std::any_of(ground.side_pins.begin(), ground.side_pins.end(), [&](const SidePin& pin) {
    return pin.feature == kind && away(grid, point, pin.side) < kPinReach;
  });
}

void lay_point(const GroundPoint& point, Feature kind, const Ground& ground, Map& map,
               std::vector<std::string>& faults) {
  const Grid& grid = map.grid();
  if (!hex_at(grid, point.at) && distance(point.at, centre_of(grid, nearest_hex(grid, point.at))) > kReach)
    return;
  if (is_pinned_near(ground, grid, point.at, kind)) return;
  std::optional<Hexside> best;
  double least = kReach + kWithoutWay;
  for_each_side(grid, [&](Hexside side) {
    const Features there = map.features(side.hex, side.direction);
    const double far = away(grid, point.at, side);
    if (far > kReach || !has_water(there)) return;
    const double worth = far + (has_way(there) ? 0 : kWithoutWay) + (has_crossing(there) ? kTaken : 0);
    if (worth >= least) return;
    least = worth;
    best = side;
  });
  if (!best) {
    faults.push_back(std::string(name_of(kind)) + " \"" + point.name + "\" is near no free watercourse");
    return;
  }
  map.add_feature(best->hex, best->direction, kind);
  if (!has_way(map.features(best->hex, best->direction)) && kind == Feature::Bridge)
    faults.push_back("bridge \"" + point.name + "\" on " + name_of(grid, *best) + " carries no road");
}

}  // namespace

void lay_crossings(const Ground& ground, Map& map, std::vector<std::string>& faults) {
  for (const GroundPoint& point : ground.points) {
    if (point.kind == GroundPoint::Kind::Bridge) lay_point(point, Feature::Bridge, ground, map, faults);
    if (point.kind == GroundPoint::Kind::Ford) lay_point(point, Feature::Ford, ground, map, faults);
  }
  // 2.1: a river is crossed at bridges and fords only, so a road that meets one has its bridge, a track its ford.
  for_each_side(map.grid(), [&](Hexside side) {
    const Features there = map.features(side.hex, side.direction);
    if (!there.has(Feature::River) || !has_way(there) || has_crossing(there)) return;
    const bool track_only = !there.has(Feature::Road) && !there.has(Feature::Railroad);
    const Feature made = track_only ? Feature::Ford : Feature::Bridge;
    map.add_feature(side.hex, side.direction, made);
    faults.push_back("a way crosses the river on " + name_of(map.grid(), side) +
                     " where the ground has no crossing; a " + std::string(name_of(made)) + " was added");
  });
}

}  // namespace longroll::atlas
