#include "hex/line.h"

#include <algorithm>
#include <cstdlib>

namespace longroll {
namespace {

int cross(GridPoint origin, GridPoint a, GridPoint b) {
  return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
}

// How far along the line a point lies. Lengths need the plane unstretched: a unit of y is the root of 3 units of x.
int along(GridPoint origin, GridPoint direction_end, GridPoint p) {
  return (direction_end.x - origin.x) * (p.x - origin.x) +
         3 * (direction_end.y - origin.y) * (p.y - origin.y);
}

// How one hex lies to the line: its corners left of it, right of it, and on it.
struct Sides {
  int left = 0;
  int right = 0;
  int on = 0;
};

Sides sides_of(const Grid& grid, HexId hex, GridPoint a, GridPoint b) {
  Sides sides;
  for (GridPoint corner : grid.corners(hex)) {
    const int side = cross(a, b, corner);
    if (side > 0)
      ++sides.left;
    else if (side < 0)
      ++sides.right;
    else
      ++sides.on;
  }
  return sides;
}

struct Met {
  int where;  // position along the line, for the order
  LineStep step;
};

}  // namespace

Line line_between(const Grid& grid, HexId from, HexId to) {
  Line line;
  const int length = grid.distance(from, to);
  LONGROLL_CHECK(length <= kLongestLine, "line of sight asked beyond the longest range");
  if (length < 2) return line;
  const GridPoint a = grid.centre(from), b = grid.centre(to);
  // Every hex the line meets lies on a shortest way or beside one, so within the box of both ends and one around it.
  const int first_column = std::max(0, std::min(grid.column(from), grid.column(to)) - 1);
  const int last_column =
      std::min(grid.shape().columns - 1, std::max(grid.column(from), grid.column(to)) + 1);
  const int first_row = std::max(0, std::min(grid.row(from), grid.row(to)) - 1);
  const int last_row = std::min(grid.shape().rows - 1, std::max(grid.row(from), grid.row(to)) + 1);

  FixedVector<Met, 3 * kLongestLine> met;
  for (int c = first_column; c <= last_column; ++c) {
    for (int r = first_row; r <= last_row; ++r) {
      const HexId hex = *grid.at(c, r);
      if (hex == from || hex == to) continue;
      const int where = along(a, b, grid.centre(hex));
      if (where <= 0 || where >= along(a, b, b)) continue;
      const Sides sides = sides_of(grid, hex, a, b);
      if (sides.left > 0 && sides.right > 0) {
        met.push_back({where, {LineStep::Kind::Through, hex, std::nullopt}});
      } else if (sides.on == 2) {
        // The partner across the hexside makes the same entry; keep the one of lower id, or the only one on the map.
        std::optional<HexId> other;
        for (Direction d : kDirections) {
          const std::optional<HexId> next = grid.neighbour(hex, d);
          if (next && along(a, b, grid.centre(*next)) == where && sides_of(grid, *next, a, b).on == 2)
            other = next;
        }
        if (!other || hex < *other) met.push_back({where, {LineStep::Kind::Between, hex, other}});
      }
    }
  }
  std::sort(met.begin(), met.end(), [](const Met& p, const Met& q) { return p.where < q.where; });
  for (const Met& m : met) line.steps.push_back(m.step);
  return line;
}

}  // namespace longroll
