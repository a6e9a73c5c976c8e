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

constexpr Point on_sheet(GridPoint p) { return {p.x * std::numbers::inv_sqrt3 / 2, p.y / 2.0}; }

class Lay {
 public:
  explicit Lay(const Grid& grid) : grid_(&grid) {}

  const Grid& grid() const { return *grid_; }
  Point centre(HexId hex) const { return on_sheet(grid_->centre(hex)); }
  std::array<Point, 6> corners(HexId hex) const;  // clockwise from the left of the north side
  // The two ends of a hexside, clockwise round the hex.
  std::array<Point, 2> side(HexId hex, Direction d) const;
  Ring outline(HexId hex) const;
  std::optional<HexId> hex_at(Point p) const;  // none: off the map
  Box frame() const;                           // the rectangle that just holds every hex

 private:
  const Grid* grid_;
};

}  // namespace longroll::picture
