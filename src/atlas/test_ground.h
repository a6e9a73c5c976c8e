// Small grounds for tests, drawn straight on the sheet: a sheet of columns by rows, even columns half a hex lower.
#pragma once

#include <string>
#include <vector>

#include "atlas/build.h"

namespace longroll::atlas {

inline Ground empty_ground(int columns, int rows) {
  Ground ground;
  ground.battle = "test";
  ground.game = "aprils";
  ground.shape = GridShape{1, columns, 1, rows, true, HexNames::ColumnRow};
  ground.anchor.hex = "0101";
  return ground;
}

inline HexId hex_named(const Grid& grid, std::string_view name) { return grid.named(name).value(); }

// The point that lies from a hex's centre so many hexes to the right and down.
inline SheetPoint at(const Ground& ground, std::string_view hex, double right = 0, double down = 0) {
  const Grid grid(ground.shape);
  const SheetPoint centre = centre_of(grid, hex_named(grid, hex));
  return {centre.x + right, centre.y + down};
}

inline Area box(Terrain kind, std::string name, SheetPoint from, SheetPoint to) {
  return {kind, std::move(name), {{from, {to.x, from.y}, to, {from.x, to.y}, from}}};
}

// The area of one whole hex and a little more.
inline Area around(const Ground& ground, Terrain kind, std::string name, std::string_view hex) {
  return box(kind, std::move(name), at(ground, hex, -0.6, -0.52), at(ground, hex, 0.6, 0.52));
}

inline Features features(const Map& map, std::string_view a, std::string_view b) {
  return map.features(hex_named(map.grid(), a), hex_named(map.grid(), b));
}

inline Hexside side(const Ground& ground, std::string_view a, std::string_view b) {
  const Grid grid(ground.shape);
  return hexside_of(grid, hex_named(grid, a), grid.direction(hex_named(grid, a), hex_named(grid, b)).value());
}

// How many hexsides carry the feature, each counted once.
inline int count(const Map& map, Feature feature) {
  int number = 0;
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    for (Direction d : kDirections)
      if (hexside_of(map.grid(), HexId(i), d) == Hexside{HexId(i), d} &&
          map.features(HexId(i), d).has(feature))
        ++number;
  return number;
}

// Whether the hexsides with the feature form one path: two loose ends, everything else met by exactly two.
inline bool is_one_path(const Map& map, Feature feature) {
  std::vector<std::pair<GridPoint, int>> corners;
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    for (Direction d : kDirections) {
      const Hexside here{HexId(i), d};
      if (hexside_of(map.grid(), HexId(i), d) != here || !map.features(HexId(i), d).has(feature)) continue;
      for (GridPoint end : ends_of(map.grid(), here)) {
        bool known = false;
        for (auto& [corner, met] : corners) {
          if (corner != end) continue;
          ++met;
          known = true;
        }
        if (!known) corners.push_back({end, 1});
      }
    }
  }
  int ends = 0;
  for (const auto& [corner, met] : corners) {
    if (met > 2) return false;
    ends += met == 1 ? 1 : 0;
  }
  return ends == 2;
}

}  // namespace longroll::atlas
