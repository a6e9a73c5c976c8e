#include "atlas/points.h"

#include <algorithm>

#include "format/map_file.h"

namespace longroll::atlas {
namespace {

constexpr double kOffEdge = 1.1;     // an entry drawn this near to an edge hex's centre belongs to it
constexpr double kWithoutWay = 0.5;  // how much farther a hex may be that a way leaves by

std::string title(const GroundPoint& point) {
  if (point.kind != GroundPoint::Kind::Entry) return "place \"" + point.name + "\"";
  return "entry " + std::string(1, point.letter) + (point.name.empty() ? "" : " (" + point.name + ")");
}

void check_hex(const GroundPoint& point, const Grid& grid, HexId hex, std::vector<std::string>& faults) {
  if (!point.hex.empty() && point.hex != grid.name(hex))
    faults.push_back(title(point) + " falls in " + grid.name(hex) + ", but belongs in " + point.hex);
}

bool touches_water(const Map& map, HexId hex) {
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) {
    const std::optional<HexId> next = map.grid().neighbour(hex, d);
    return next && map.terrain(*next) == Terrain::Water;
  });
}

bool leaves_by(const Map& map, HexId hex, Feature way) {
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) {
    return !map.grid().neighbour(hex, d) && map.features(hex, d).has(way);
  });
}

bool carries(const Map& map, HexId hex, Feature way) {
  return std::any_of(kDirections.begin(), kDirections.end(),
                     [&](Direction d) { return map.features(hex, d).has(way); });
}

// What leaves the map there: what the point itself says, else the best way that the map shows.
std::optional<Feature> way_of(const Map& map, const GroundPoint& point, HexId hex) {
  if (point.by && is_way(*point.by)) return point.by;
  constexpr std::array<Feature, 3> kWays = {Feature::Road, Feature::Track, Feature::Railroad};
  for (Feature way : kWays)
    if (leaves_by(map, hex, way)) return way;
  for (Feature way : kWays)
    if (carries(map, hex, way)) return way;
  return std::nullopt;
}

bool leaves_by_any(const Map& map, HexId hex) {
  return leaves_by(map, hex, Feature::Road) || leaves_by(map, hex, Feature::Track) ||
         leaves_by(map, hex, Feature::Railroad);
}

// The hex of an entry: where a way leaves the map close by, else the nearest one.
HexId entry_hex(const Map& map, SheetPoint at) {
  HexId best = nearest_hex(map.grid(), at);
  const auto worth = [&](HexId hex) {
    return distance(at, centre_of(map.grid(), hex)) + (leaves_by_any(map, hex) ? 0 : kWithoutWay);
  };
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    if (leaves_by_any(map, HexId(i)) && worth(HexId(i)) < worth(best)) best = HexId(i);
  return best;
}

void lay_entry(const GroundPoint& point, Map& map, std::vector<std::string>& faults) {
  const HexId hex = entry_hex(map, point.at);
  if (distance(point.at, centre_of(map.grid(), hex)) > kOffEdge) {
    faults.push_back(title(point) + " lies off the map");
    return;
  }
  check_hex(point, map.grid(), hex, faults);
  Entry entry{point.letter, hex, std::nullopt};
  const std::optional<Direction> way_off = way_off_the_map(map.grid(), hex);
  const bool by_boat = map.terrain(hex) == Terrain::Water || (!way_off && touches_water(map, hex));
  if (!way_off && !by_boat) {
    faults.push_back(title(point) + " in " + map.grid().name(hex) + " is not on the map's edge");
    return;
  }
  if (!way_off) {
    entry.by = Feature::Road;  // 14.4: a landing, entered at the cost of a road
  } else if (!by_boat) {
    entry.by = way_of(map, point, hex);
    if (entry.by && !leaves_by(map, hex, *entry.by)) map.add_feature(hex, *way_off, *entry.by);
  }
  map.entries.push_back(entry);
}

}  // namespace

void lay_points(const Ground& ground, Map& map, std::vector<std::string>& faults) {
  for (const GroundPoint& point : ground.points) {
    if (point.kind == GroundPoint::Kind::Entry) lay_entry(point, map, faults);
    if (point.kind != GroundPoint::Kind::Place && point.kind != GroundPoint::Kind::Objective) continue;
    const std::optional<HexId> hex = hex_at(map.grid(), point.at);
    if (!hex) {
      faults.push_back(title(point) + " lies off the map");
      continue;
    }
    check_hex(point, map.grid(), *hex, faults);
    const bool known = std::any_of(map.places.begin(), map.places.end(), [&](const Place& place) {
      return place.name == point.name && place.hex == *hex;
    });
    if (!known && !point.name.empty()) map.places.push_back({point.name, *hex});
  }
}

}  // namespace longroll::atlas
