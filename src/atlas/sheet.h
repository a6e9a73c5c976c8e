// The plane of the printed sheet, in hexes across their flats: x to the right, y down, the first hex's centre at 0, 0.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "hex/grid.h"

namespace longroll::atlas {

struct SheetPoint {
  double x = 0;
  double y = 0;
};

// A place of the endless lattice, on the map or off it; column and row counted from 0 within the sheet.
struct Cell {
  int column = 0;
  int row = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

// One hexside under one name: that of the lower of its two hexes, or of its only hex at the map's edge.
struct Hexside {
  HexId hex;
  Direction direction = Direction::North;
  friend auto operator<=>(const Hexside&, const Hexside&) = default;
};

inline constexpr double kHexArea = 0.8660254037844386;  // of one hex

double distance(SheetPoint a, SheetPoint b);
double distance_to_segment(SheetPoint point, SheetPoint a, SheetPoint b);
double distance_to_line(SheetPoint point, const std::vector<SheetPoint>& line);

// The same line as points at equal steps, its two ends among them.
std::vector<SheetPoint> sampled(const std::vector<SheetPoint>& line, double step);

SheetPoint on_sheet(GridPoint point);
SheetPoint centre_of(const Grid& grid, Cell cell);
SheetPoint centre_of(const Grid& grid, HexId hex);
Cell cell_of(const Grid& grid, HexId hex);
Cell cell_at(const Grid& grid, SheetPoint point);
std::optional<HexId> hex_in(const Grid& grid, Cell cell);
std::optional<HexId> hex_at(const Grid& grid, SheetPoint point);  // none: off the map
// The hex whose centre is nearest, for points that may lie just off the map.
HexId nearest_hex(const Grid& grid, SheetPoint point);
std::optional<Direction> direction_between(const Grid& grid, Cell from, Cell to);  // none: not adjacent

Hexside hexside_of(const Grid& grid, HexId hex, Direction d);
// The hexside between two adjacent cells; none where both are off the map.
std::optional<Hexside> hexside_between(const Grid& grid, Cell a, Cell b);
std::array<GridPoint, 2> ends_of(const Grid& grid, Hexside side);
SheetPoint middle_of(const Grid& grid, Hexside side);
std::string name_of(const Grid& grid, Hexside side);  // "3304/3404", or "3105 NW" at the edge

}  // namespace longroll::atlas
