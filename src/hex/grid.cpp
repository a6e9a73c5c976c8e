#include "hex/grid.h"

#include "base/check.h"

namespace longroll {
namespace {

constexpr std::array<std::string_view, 6> kNames = {"N", "NE", "SE", "S", "SW", "NW"};

struct Offset {
  int column;
  int row;
};

// Ruling A1: from a shifted column the side neighbours lie at the same row and one higher, else one lower and the same.
constexpr Offset step(Direction d, bool shifted) {
  const int low = shifted ? 0 : -1;
  switch (d) {
    case Direction::North:
      return {0, -1};
    case Direction::NorthEast:
      return {1, low};
    case Direction::SouthEast:
      return {1, low + 1};
    case Direction::South:
      return {0, 1};
    case Direction::SouthWest:
      return {-1, low + 1};
    case Direction::NorthWest:
      return {-1, low};
  }
  return {0, 0};
}

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

int to_number(std::string_view digits) {
  int number = 0;
  for (char c : digits) number = number * 10 + (c - '0');
  return number;
}

std::string two_digits(int number) {
  return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

}  // namespace

std::string_view name_of(Direction d) { return kNames[index_of(d)]; }

std::optional<Direction> direction_named(std::string_view name) {
  for (Direction d : kDirections)
    if (name_of(d) == name) return d;
  return std::nullopt;
}

Grid::Grid(const GridShape& shape) : shape_(shape) {
  LONGROLL_CHECK(shape.columns >= 1 && shape.columns <= kMaxColumns, "grid has too many columns");
  LONGROLL_CHECK(shape.rows >= 1 && shape.rows <= kMaxRows, "grid has too many rows");
  for (int c = 0; c < shape.columns; ++c) {
    for (int r = 0; r < shape.rows; ++r) {
      cells_.push_back({static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(r),
                        static_cast<std::int16_t>(3 * c),
                        static_cast<std::int16_t>(2 * r + (shifted(c) ? 1 : 0))});
    }
  }
  neighbours_.resize(size());
  for (std::size_t i = 0; i < size(); ++i) {
    const HexId hex(i);
    for (Direction d : kDirections) {
      const Offset to = step(d, shifted(column(hex)));
      const std::optional<HexId> next = at(column(hex) + to.column, row(hex) + to.row);
      neighbours_[i][index_of(d)] = next ? next->value() : kOffMap;
    }
  }
}

std::optional<HexId> Grid::at(int column, int row) const {
  if (column < 0 || column >= shape_.columns || row < 0 || row >= shape_.rows) return std::nullopt;
  return HexId(static_cast<std::size_t>(column * shape_.rows + row));
}

std::optional<Direction> Grid::direction(HexId from, HexId to) const {
  for (Direction d : kDirections)
    if (neighbours_[from.index()][index_of(d)] == to.value()) return d;
  return std::nullopt;
}

std::array<GridPoint, 6> Grid::corners(HexId hex) const {
  const GridPoint c = centre(hex);
  return {GridPoint{c.x - 1, c.y - 1}, {c.x + 1, c.y - 1}, {c.x + 2, c.y},
          {c.x + 1, c.y + 1},          {c.x - 1, c.y + 1}, {c.x - 2, c.y}};
}

std::string Grid::name(HexId hex) const {
  const int c = column(hex) + shape_.first_column;
  const int r = row(hex) + shape_.first_row;
  if (shape_.names == HexNames::LetterRow)
    return std::string(1, static_cast<char>('A' + c - 1)) + std::to_string(r);
  return two_digits(c) + two_digits(r);
}

std::optional<HexId> Grid::named(std::string_view name) const {
  if (shape_.names == HexNames::LetterRow) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'A' || name[0] > 'Z') return std::nullopt;
    if (!all_digits(name.substr(1)) || name[1] == '0') return std::nullopt;
    return at(name[0] - 'A' + 1 - shape_.first_column, to_number(name.substr(1)) - shape_.first_row);
  }
  if (name.size() != 4 || !all_digits(name)) return std::nullopt;
  return at(to_number(name.substr(0, 2)) - shape_.first_column, to_number(name.substr(2)) - shape_.first_row);
}

}  // namespace longroll
