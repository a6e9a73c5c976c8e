#include "hex/line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace longroll {
namespace {

Grid sheet(int columns, int rows) {
  GridShape shape;
  shape.columns = columns;
  shape.rows = rows;
  return Grid(shape);
}

// "0202 (0302|0301)": through one hex, then along the side between two.
std::string told(const Grid& grid, const Line& line) {
  std::string text;
  for (const LineStep& step : line.steps) {
    if (!text.empty()) text += ' ';
    if (step.kind == LineStep::Kind::Through) {
      text += grid.name(step.hex);
    } else {
      text +=
          '(' + grid.name(step.hex) + '|' + (step.other ? grid.name(*step.other) : std::string("off")) + ')';
    }
  }
  return text;
}

std::string line(const Grid& grid, std::string_view from, std::string_view to) {
  return told(grid, line_between(grid, *grid.named(from), *grid.named(to)));
}

TEST(Line, nothing_lies_between_neighbours) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0303", "0303"), "");
  EXPECT_EQ(line(grid, "0303", "0304"), "");
  EXPECT_EQ(line(grid, "0303", "0403"), "");
}

TEST(Line, A40_down_a_column_it_passes_hex_after_hex) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0402", "0406"), "0403 0404 0405");
  EXPECT_EQ(line(grid, "0406", "0402"), "0405 0404 0403");
}

TEST(Line, A40_across_the_columns_it_runs_along_every_second_side) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0103", "0303"), "(0202|0203)");
  EXPECT_EQ(line(grid, "0103", "0503"), "(0202|0203) 0303 (0402|0403)");
}

TEST(Line, A40_the_other_two_ways_along_a_side) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0303", "0404"), "(0304|0403)");
  EXPECT_EQ(line(grid, "0303", "0204"), "(0203|0304)");
}

TEST(Line, a_slanting_row_passes_hex_after_hex) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0103", "0505"), "0203 0304 0404");
}

TEST(Line, a_line_between_the_rows_cuts_the_hexes_on_both_sides) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0303", "0405"), "0304 0404");
  EXPECT_EQ(line(grid, "0303", "0503"), "(0402|0403)");
  EXPECT_EQ(line(grid, "0303", "0504"), "0403");
}

TEST(Line, along_the_edge_of_the_map_there_is_one_hex_only) {
  const Grid grid = sheet(7, 7);
  EXPECT_EQ(line(grid, "0101", "0301"), "(0201|off)");
  EXPECT_EQ(line(grid, "0207", "0407"), "(0307|off)");
}

TEST(Line, it_has_room_from_the_corners_of_the_largest_sheet_to_hexes_all_over_it) {
  const Grid grid = sheet(Grid::kMaxColumns, Grid::kMaxRows);
  for (std::size_t corner : {std::size_t{0}, grid.size() - 1}) {
    for (std::size_t i = 0; i < grid.size(); i += 5) {
      const int distance = grid.distance(HexId(corner), HexId(i));
      const std::size_t least = distance < 2 ? 0u : static_cast<std::size_t>(distance) / 2;
      ASSERT_GE(line_between(grid, HexId(corner), HexId(i)).steps.size(), least);
    }
  }
}

// An exact fraction of the way along a line.
struct Fraction {
  long long above = 0;
  long long below = 1;  // always positive
  friend bool operator<(const Fraction& a, const Fraction& b) {
    return a.above * b.below < b.above * a.below;
  }
};

// The stretch of the line inside the closed hex, found by cutting it with the hex's six sides one by one.
struct Stretch {
  bool any = false;
  bool along_a_side = false;
  Fraction from, to;
};

Stretch inside(const Grid& grid, HexId hex, GridPoint a, GridPoint b) {
  Stretch stretch{true, false, {0, 1}, {1, 1}};
  const auto corners = grid.corners(hex);
  for (std::size_t i = 0; i < 6; ++i) {
    const GridPoint p = corners[i], q = corners[(i + 1) % 6];
    const auto depth = [&](GridPoint r) {  // positive on the inner side; corners go clockwise with y downward
      return static_cast<long long>(q.x - p.x) * (r.y - p.y) -
             static_cast<long long>(q.y - p.y) * (r.x - p.x);
    };
    const long long at_a = depth(a), at_b = depth(b);
    if (at_a == 0 && at_b == 0) stretch.along_a_side = true;
    if (at_a < 0 && at_b < 0) return {};
    if (at_a == at_b) {
      if (at_a < 0) return {};
      continue;
    }
    Fraction cut{at_a, at_a - at_b};
    if (cut.below < 0) cut = {-cut.above, -cut.below};
    if (at_a < at_b)
      stretch.from = stretch.from < cut ? cut : stretch.from;
    else
      stretch.to = cut < stretch.to ? cut : stretch.to;
  }
  if (!(stretch.from < stretch.to)) return {};
  return stretch;
}

TEST(Line, A40_agrees_with_cutting_the_line_by_the_sides_of_every_hex) {
  const Grid grid = sheet(9, 9);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (std::size_t j = 0; j < grid.size(); ++j) {
      const HexId from(i), to(j);
      if (i == j || grid.distance(from, to) > 5) continue;
      std::vector<std::pair<Stretch, HexId>> met;
      for (std::size_t k = 0; k < grid.size(); ++k) {
        if (k == i || k == j) continue;
        const Stretch stretch = inside(grid, HexId(k), grid.centre(from), grid.centre(to));
        if (stretch.any) met.emplace_back(stretch, HexId(k));
      }
      std::sort(met.begin(), met.end(), [](const auto& a, const auto& b) {
        if (a.first.from < b.first.from || b.first.from < a.first.from) return a.first.from < b.first.from;
        return a.second < b.second;
      });
      Line expected;
      for (const auto& [stretch, hex] : met) {
        const bool partner = stretch.along_a_side && !expected.steps.empty() &&
                             expected.steps.back().kind == LineStep::Kind::Between &&
                             grid.adjacent(expected.steps.back().hex, hex) && !expected.steps.back().other;
        if (partner)
          expected.steps.back().other = hex;
        else
          expected.steps.push_back(
              {stretch.along_a_side ? LineStep::Kind::Between : LineStep::Kind::Through, hex, {}});
      }
      ASSERT_EQ(told(grid, line_between(grid, from, to)), told(grid, expected))
          << grid.name(from) << " " << grid.name(to);
    }
  }
}

TEST(Line, there_and_back_are_the_same_steps_in_reverse) {
  const Grid grid = sheet(8, 8);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (std::size_t j = 0; j < grid.size(); ++j) {
      if (grid.distance(HexId(i), HexId(j)) > 5) continue;
      const Line there = line_between(grid, HexId(i), HexId(j)),
                 back = line_between(grid, HexId(j), HexId(i));
      ASSERT_EQ(there.steps.size(), back.steps.size());
      for (std::size_t k = 0; k < there.steps.size(); ++k)
        ASSERT_EQ(there.steps[k], back.steps[back.steps.size() - 1 - k]);
    }
  }
}

TEST(Line, A40_short_lines_laid_on_a_hex_are_the_lines_drawn_there) {
  for (const bool even_shifted : {true, false}) {
    const Grid grid(GridShape{.columns = 9, .rows = 8, .even_columns_shifted = even_shifted});
    const ShortLines lines(grid, 4);
    int pairs = 0, pairs_in_range = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) {
      for (std::size_t j = i + 1; j < grid.size(); ++j)
        pairs_in_range += grid.distance(HexId(i), HexId(j)) <= 4 ? 1 : 0;
      lines.for_each(HexId(i), [&](HexId to, const Line& laid) {
        ++pairs;
        EXPECT_GT(to, HexId(i));
        EXPECT_EQ(told(grid, laid), told(grid, line_between(grid, HexId(i), to)))
            << grid.name(HexId(i)) << " to " << grid.name(to);
      });
    }
    EXPECT_EQ(pairs, pairs_in_range);
  }
}

}  // namespace
}  // namespace longroll
