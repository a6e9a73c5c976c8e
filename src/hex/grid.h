// The hex grid of a printed sheet: ids, neighbours, distance. Columns are straight; every second one is shifted.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"

namespace longroll {

struct HexTag;
using HexId = Id<HexTag, std::uint16_t>;

// Directions on the sheet as laid out: North is toward lower rows of the same column, whatever the compass says.
enum class Direction : std::uint8_t { North, NorthEast, SouthEast, South, SouthWest, NorthWest };
inline constexpr std::array<Direction, 6> kDirections = {Direction::North,     Direction::NorthEast,
                                                         Direction::SouthEast, Direction::South,
                                                         Direction::SouthWest, Direction::NorthWest};
constexpr Direction opposite(Direction d) { return static_cast<Direction>((static_cast<int>(d) + 3) % 6); }
constexpr Direction turned(Direction d, int sixths) {
  return static_cast<Direction>(((static_cast<int>(d) + sixths) % 6 + 6) % 6);
}
constexpr std::size_t index_of(Direction d) { return static_cast<std::size_t>(d); }
std::string_view name_of(Direction d);  // "N", "NE", ...
std::optional<Direction> direction_named(std::string_view name);

// How hexes are written: 3605 (column 36, row 05) or E13 (column E, row 13).
enum class HexNames : std::uint8_t { ColumnRow, LetterRow };

struct GridShape {
  int first_column = 1;
  int columns = 1;
  int first_row = 1;
  int rows = 1;
  bool even_columns_shifted = true;  // ruling A1: half a hex toward higher rows
  HexNames names = HexNames::ColumnRow;
  friend bool operator==(const GridShape&, const GridShape&) = default;
};

// A point of the sheet in whole numbers: hex centres at (3 * column, 2 * row + shift), corners one or two away.
// It is the plane with its axes stretched, so straight lines stay straight and sight can be judged exactly.
struct GridPoint {
  int x = 0;
  int y = 0;
  friend bool operator==(const GridPoint&, const GridPoint&) = default;
};
// Hexes between two centres. Each step sideways also gives half a row.
inline int hexes_between(GridPoint a, GridPoint b) {
  const int across = std::abs(a.x - b.x) / 3;
  const int along = std::abs(a.y - b.y);
  return across + std::max(0, (along - across) / 2);
}

class Grid {
 public:
  static constexpr int kMaxColumns = 32;
  static constexpr int kMaxRows = 64;

  Grid() : Grid(GridShape{}) {}
  explicit Grid(const GridShape& shape);

  const GridShape& shape() const { return shape_; }
  std::size_t size() const {
    return static_cast<std::size_t>(shape_.columns) * static_cast<std::size_t>(shape_.rows);
  }

  // Column and row counted from 0 within the sheet.
  int column(HexId hex) const { return cells_[hex.index()].column; }
  int row(HexId hex) const { return cells_[hex.index()].row; }
  std::optional<HexId> at(int column, int row) const;
  bool shifted(int column) const {
    return ((column + shape_.first_column) % 2 == 0) == shape_.even_columns_shifted;
  }

  std::optional<HexId> neighbour(HexId hex, Direction d) const {
    const std::uint16_t to = neighbours_[hex.index()][index_of(d)];
    return to == kOffMap ? std::nullopt : std::optional<HexId>(HexId(to));
  }
  // The direction from one hex to an adjacent one.
  std::optional<Direction> direction(HexId from, HexId to) const;
  bool adjacent(HexId a, HexId b) const { return direction(a, b).has_value(); }
  int distance(HexId a, HexId b) const { return hexes_between(centre(a), centre(b)); }

  GridPoint centre(HexId hex) const { return {cells_[hex.index()].x, cells_[hex.index()].y}; }
  std::array<GridPoint, 6> corners(HexId hex) const;  // clockwise from the left of the north side

  std::string name(HexId hex) const;
  std::optional<HexId> named(std::string_view name) const;

 private:
  static constexpr std::uint16_t kOffMap = 0xffff;
  struct Cell {
    std::uint8_t column = 0;
    std::uint8_t row = 0;
    std::int16_t x = 0;
    std::int16_t y = 0;
  };
  GridShape shape_;
  std::vector<Cell> cells_;
  std::vector<std::array<std::uint16_t, 6>> neighbours_;
};

}  // namespace longroll
