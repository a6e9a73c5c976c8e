// Marching squares: the outlines of a field at a level, as closed rings.
#include <algorithm>
#include <array>
#include <utility>

#include "picture/field.h"

namespace longroll::picture {
namespace {

enum Edge { Top, Right, Bottom, Left };
struct Piece {
  Edge from, to;
};

// Pieces of outline in a square of four middles, what is inside on the right hand; by which corners are
// inside: 1 upper left, 2 upper right, 4 lower right, 8 lower left. Cases 5 and 10 are told apart by the
// middle of the square.
std::array<Piece, 2> pieces(int corners, bool middle_inside, int& count) {
  count = 1;
  switch (corners) {
    case 1:
      return {{{Top, Left}}};
    case 2:
      return {{{Right, Top}}};
    case 3:
      return {{{Right, Left}}};
    case 4:
      return {{{Bottom, Right}}};
    case 6:
      return {{{Bottom, Top}}};
    case 7:
      return {{{Bottom, Left}}};
    case 8:
      return {{{Left, Bottom}}};
    case 9:
      return {{{Top, Bottom}}};
    case 11:
      return {{{Right, Bottom}}};
    case 12:
      return {{{Left, Right}}};
    case 13:
      return {{{Top, Right}}};
    case 14:
      return {{{Left, Top}}};
    case 5:
      count = 2;
      if (middle_inside) return {{{Top, Right}, {Bottom, Left}}};
      return {{{Top, Left}, {Bottom, Right}}};
    case 10:
      count = 2;
      if (middle_inside) return {{{Left, Top}, {Right, Bottom}}};
      return {{{Right, Top}, {Left, Bottom}}};
    default:
      count = 0;
      return {};
  }
}

}  // namespace

std::vector<Ring> outlines(const Field& field, double level) {
  const int columns = field.columns(), rows = field.rows();
  // The border counts as outside, so that every outline closes.
  const auto value = [&](int c, int r) {
    const bool border = c == 0 || r == 0 || c == columns - 1 || r == rows - 1;
    return border ? std::min(field.cell(c, r) - level, -1e-3) : field.cell(c, r) - level;
  };
  // An edge is named by its upper or left middle: twice the cell's number, and one more if it runs down.
  const auto edge_number = [&](int c, int r, Edge edge) {
    const auto number = [&](int column, int row, int down) { return 2 * (row * columns + column) + down; };
    switch (edge) {
      case Top:
        return number(c, r, 0);
      case Right:
        return number(c + 1, r, 1);
      case Bottom:
        return number(c, r + 1, 0);
      default:
        return number(c, r, 1);
    }
  };
  std::vector<int> next(2 * field.cells().size(), -1);
  std::vector<int> starts;
  for (int r = 0; r + 1 < rows; ++r)
    for (int c = 0; c + 1 < columns; ++c) {
      const double a = value(c, r), b = value(c + 1, r), d = value(c, r + 1), e = value(c + 1, r + 1);
      const int corners = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (e > 0 ? 4 : 0) | (d > 0 ? 8 : 0);
      int count = 0;
      const auto found = pieces(corners, a + b + d + e > 0, count);
      for (int i = 0; i < count; ++i) {
        const Piece piece = found[static_cast<std::size_t>(i)];
        const int from = edge_number(c, r, piece.from);
        next[static_cast<std::size_t>(from)] = edge_number(c, r, piece.to);
        starts.push_back(from);
      }
    }
  const auto crossing = [&](int number) {
    const int c = number / 2 % columns, r = number / 2 / columns;
    const int c2 = c + (number % 2 == 0 ? 1 : 0), r2 = r + number % 2;
    const double here = value(c, r), there = value(c2, r2);
    return between(field.middle(c, r), field.middle(c2, r2), here / (here - there));
  };
  std::vector<Ring> rings;
  for (int start : starts) {
    Ring ring;
    for (int at = start; next[static_cast<std::size_t>(at)] >= 0;) {
      ring.push_back(crossing(at));
      at = std::exchange(next[static_cast<std::size_t>(at)], -1);
    }
    if (ring.size() > 3) rings.push_back(std::move(ring));
  }
  return rings;
}

}  // namespace longroll::picture
