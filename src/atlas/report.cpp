#include "atlas/report.h"

#include <algorithm>

namespace longroll::atlas {
namespace {

std::string title(const GroundLine& line) {
  return std::string(name_of(line.kind)) + (line.name.empty() ? "" : " \"" + line.name + "\"");
}

bool has_water(Features f) {
  return f.has(Feature::Stream) || f.has(Feature::Creek) || f.has(Feature::River);
}
bool has_way(Features f, Feature kind) {
  return f.has(kind) || (kind == Feature::Track && f.has(Feature::Road));
}

void find_broken_ways(const Ground& ground, const std::vector<Way>& ways, const Map& map,
                      std::vector<std::string>& faults) {
  for (const Way& way : ways) {
    const std::string name = title(ground.lines[way.line]);
    const std::vector<Hexside> sides = crossed_sides(map, way);
    const bool on_land = std::any_of(way.cells.begin(), way.cells.end(), [&](Cell cell) {
      const std::optional<HexId> hex = hex_in(map.grid(), cell);
      return hex && map.terrain(*hex) != Terrain::Water && map.terrain(*hex) != Terrain::OutOfPlay;
    });
    if (sides.empty() && on_land) faults.push_back(name + " crosses no hexside of the map");
    for (const Hexside side : sides)
      if (!has_way(map.features(side.hex, side.direction), way.kind))
        faults.push_back(name + " is broken at " + name_of(map.grid(), side));
  }
}

bool share_a_cell(const Way& a, const Way& b) {
  return std::any_of(a.cells.begin(), a.cells.end(), [&](Cell cell) {
    return std::find(b.cells.begin(), b.cells.end(), cell) != b.cells.end();
  });
}

void find_lost_junctions(const Ground& ground, const std::vector<Way>& ways,
                         std::vector<std::string>& faults) {
  for (const Way& way : ways) {
    for (const Way& other : ways) {
      if (&way == &other || share_a_cell(way, other)) continue;
      const std::vector<SheetPoint>& points = ground.lines[way.line].points;
      const std::vector<SheetPoint>& others = ground.lines[other.line].points;
      if (distance_to_line(points.front(), others) < kJoin || distance_to_line(points.back(), others) < kJoin)
        faults.push_back(title(ground.lines[way.line]) + " no longer meets " +
                         title(ground.lines[other.line]));
    }
  }
}

bool touch(const Grid& grid, Hexside a, Hexside b) {
  for (GridPoint p : ends_of(grid, a))
    for (GridPoint q : ends_of(grid, b))
      if (p == q) return true;
  return false;
}

void find_gaps(const Ground& ground, const std::vector<Course>& courses, const Map& map,
               std::vector<std::string>& faults) {
  for (const Course& course : courses) {
    const std::string name = title(ground.lines[course.line]);
    for (std::size_t i = 0; i < course.sides.size(); ++i) {
      const Hexside side = course.sides[i];
      const Features there = map.features(side.hex, side.direction);
      const bool shown = is_water(course.kind) ? has_water(there) : there.has(course.kind);
      if (!shown) faults.push_back(name + " has a gap at " + name_of(map.grid(), side));
      if (i > 0 && !touch(map.grid(), course.sides[i - 1], side))
        faults.push_back(name + " has a gap before " + name_of(map.grid(), side));
    }
  }
}

// A side pin that no course runs to stands alone: the ground leads its water elsewhere.
void find_lone_water(const Map& map, std::vector<std::string>& faults) {
  const Grid& grid = map.grid();
  const auto wet = [&](Hexside side) { return has_water(map.features(side.hex, side.direction)); };
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (Direction d : kDirections) {
      const Hexside side = hexside_of(grid, HexId(i), d);
      if (side.hex != HexId(i) || !grid.neighbour(side.hex, d) || !wet(side)) continue;
      const HexId next = *grid.neighbour(side.hex, d);
      const std::array<Hexside, 4> near = {
          hexside_of(grid, side.hex, turned(d, 1)), hexside_of(grid, side.hex, turned(d, -1)),
          hexside_of(grid, next, turned(opposite(d), 1)), hexside_of(grid, next, turned(opposite(d), -1))};
      if (std::none_of(near.begin(), near.end(), wet))
        faults.push_back("the water on " + name_of(grid, side) + " is joined to no other");
    }
  }
}

void find_roads_without_bridge(const Ground& ground, const std::vector<Way>& ways, const Map& map,
                               std::vector<std::string>& faults) {
  for (const Way& way : ways) {
    if (way.kind != Feature::Road) continue;
    for (const Hexside side : crossed_sides(map, way)) {
      const Features there = map.features(side.hex, side.direction);
      if (has_water(there) && !there.has(Feature::Bridge) && !there.has(Feature::Ford))
        faults.push_back(title(ground.lines[way.line]) + " crosses water on " + name_of(map.grid(), side) +
                         " without bridge or ford");
    }
  }
}

bool is_wet(const Map& map, HexId hex) {
  return map.inside(hex).has(Feature::Stream) || map.inside(hex).has(Feature::River);
}

void find_gaps_in_hexes(const Ground& ground, const std::vector<Way>& waters, const Map& map,
                        std::vector<std::string>& faults) {
  const Grid& grid = map.grid();
  for (const Way& water : waters) {
    const std::string name = title(ground.lines[water.line]);
    bool on_map = false;
    for (std::size_t i = 0; i < water.cells.size(); ++i) {
      const std::optional<HexId> hex = hex_in(grid, water.cells[i]);
      if (!hex) continue;
      on_map = true;
      if (!is_wet(map, *hex)) faults.push_back(name + " has a gap in " + grid.name(*hex));
      if (i > 0 && !direction_between(grid, water.cells[i - 1], water.cells[i]))
        faults.push_back(name + " has a gap before " + grid.name(*hex));
    }
    if (!on_map) faults.push_back(name + " touches no hex of the map");
  }
}

void find_lone_wet_hexes(const Map& map, std::vector<std::string>& faults) {
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    if (!is_wet(map, HexId(i))) continue;
    const bool joined = std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) {
      const std::optional<HexId> next = map.grid().neighbour(HexId(i), d);
      return next && is_wet(map, *next);
    });
    if (!joined) faults.push_back("the water in " + map.grid().name(HexId(i)) + " is joined to no other");
  }
}

// Between two hexes of one river a way would lie on both banks at once.
void find_ways_in_the_river(const Ground& ground, const std::vector<Way>& ways, const Map& map,
                            std::vector<std::string>& faults) {
  for (const Way& way : ways)
    for (const Hexside side : crossed_sides(map, way)) {
      const std::optional<HexId> next = map.grid().neighbour(side.hex, side.direction);
      if (next && map.banks(side.hex) && map.banks(*next))
        faults.push_back(title(ground.lines[way.line]) + " runs in the river on " +
                         name_of(map.grid(), side) + " and would lie on both banks");
    }
}

}  // namespace

std::vector<std::string> compare_hexes_with_ground(const Ground& ground, const std::vector<Way>& ways,
                                                   const std::vector<Way>& waters, const Map& map) {
  std::vector<std::string> faults;
  find_broken_ways(ground, ways, map, faults);
  find_lost_junctions(ground, ways, faults);
  find_lost_junctions(ground, waters, faults);
  find_gaps_in_hexes(ground, waters, map, faults);
  find_lone_wet_hexes(map, faults);
  find_ways_in_the_river(ground, ways, map, faults);
  return faults;
}

std::vector<std::string> compare_with_ground(const Ground& ground, const std::vector<Way>& ways,
                                             const std::vector<Course>& courses, const Map& map) {
  std::vector<std::string> faults;
  find_broken_ways(ground, ways, map, faults);
  find_lost_junctions(ground, ways, faults);
  find_gaps(ground, courses, map, faults);
  find_lone_water(map, faults);
  find_roads_without_bridge(ground, ways, map, faults);
  return faults;
}

}  // namespace longroll::atlas
