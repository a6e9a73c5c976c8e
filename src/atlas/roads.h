// Lines of the ground as the hexes they pass through, clean at corners and joined where the ground joins them: roads,
// tracks and railroads, and the water of a game whose water lies in hexes.
#pragma once

#include <vector>

#include "atlas/ground.h"

namespace longroll::atlas {

// One line of the ground on the lattice: each cell is adjacent to the one before. Cells may lie off the map.
struct Way {
  std::size_t line = 0;  // which of the ground's lines
  Feature kind = Feature::Road;
  std::vector<Cell> cells;
};

std::vector<Way> trace_ways(const Ground& ground, const Grid& grid);
// Streams, creeks and rivers in the same manner, in the direction in which they are drawn.
std::vector<Way> trace_waters(const Ground& ground, const Grid& grid);

// The hexsides that a way crosses, those at the map's edge among them, in order. What lies in water or out of play is
// not shown.
std::vector<Hexside> crossed_sides(const Map& map, const Way& way);

// Puts the ways on the map; a track beside a road on the same hexside is not shown.
void lay_ways(const std::vector<Way>& ways, Map& map);

// How near the end of one line must come to another to be joined to it, in hexes.
inline constexpr double kJoin = 0.15;

}  // namespace longroll::atlas
