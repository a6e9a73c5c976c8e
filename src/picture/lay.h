// Where hexes lie on the sheet: centres, corners, the frame around them all.
#pragma once

#include <array>
#include <numbers>
#include <optional>

#include "hex/grid.h"
#include "picture/geometry.h"

namespace longroll::picture {

inline constexpr double kCornerRadius =
    std::numbers::inv_sqrt3;  // centre to corner of a hex one across flats

// Quarter turns of the sheet, clockwise, from how it is laid out.
enum class Turn { None, Right, Half, Left };

// A point of the sheet as laid out, on the turned sheet; and back.
Point turned(Point p, Turn turn);
Point turned_back(Point p, Turn turn);

class Lay {
 public:
  explicit Lay(const Grid& grid, Turn turn = Turn::None) : grid_(&grid), turn_(turn) {}

  const Grid& grid() const { return *grid_; }
  Turn turn() const { return turn_; }
  Point on_sheet(GridPoint p) const { return turned({p.x * std::numbers::inv_sqrt3 / 2, p.y / 2.0}, turn_); }
  Point centre(HexId hex) const { return on_sheet(grid_->centre(hex)); }
  std::array<Point, 6> corners(HexId hex) const;  // clockwise from the left of the north side
  // The two ends of a hexside, clockwise round the hex.
  std::array<Point, 2> side(HexId hex, Direction d) const;
  Ring outline(HexId hex) const;
  std::optional<HexId> hex_at(Point p) const;  // none: off the map
  Box frame() const;                           // the rectangle that just holds every hex

 private:
  const Grid* grid_;
  Turn turn_;
};

}  // namespace longroll::picture
