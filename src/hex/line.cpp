#include "hex/line.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

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

ShortLines::ShortLines(const Grid& grid, int range) : grid_(&grid) {
  // A sheet with room for every line around two neighbouring columns in its middle: one of them is a shifted one.
  const Grid sheet(GridShape{.columns = 2 * range + 4, .rows = 2 * range + 4});
  for (const int column : {range + 1, range + 2}) add_patterns(sheet, *sheet.at(column, range + 1), range);
}

void ShortLines::add_patterns(const Grid& sheet, HexId from, int range) {
  const auto offset_of = [&](HexId hex) {
    return Offset{static_cast<std::int8_t>(sheet.column(hex) - sheet.column(from)),
                  static_cast<std::int8_t>(sheet.row(hex) - sheet.row(from))};
  };
  for (std::size_t i = from.index() + 1; i < sheet.size(); ++i) {
    const HexId to(i);
    if (sheet.distance(from, to) > range) continue;
    Pattern pattern{offset_of(to), {}};
    for (const LineStep& step : line_between(sheet, from, to).steps) {
      pattern.steps.push_back({step.kind, offset_of(step.hex),
                               step.other ? std::optional(offset_of(*step.other)) : std::nullopt});
    }
    patterns_[sheet.shifted(sheet.column(from)) ? 1 : 0].push_back(std::move(pattern));
  }
}

Line ShortLines::laid(HexId from, const Pattern& pattern) const {
  Line line;
  for (const PatternStep& step : pattern.steps) {
    std::optional<HexId> hex = laid(from, step.hex);
    std::optional<HexId> other = step.other ? laid(from, *step.other) : std::nullopt;
    if (!hex) std::swap(hex, other);  // one side of a hexside may lie off the map, an inside never does
    if (hex) line.steps.push_back({step.kind, *hex, other});
  }
  return line;
}

}  // namespace longroll
