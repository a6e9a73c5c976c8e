#include "hex/grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <string>
#include <vector>

namespace longroll {
namespace {

GridShape shape_of(int first_column, int columns, int first_row, int rows) {
  GridShape shape;
  shape.first_column = first_column;
  shape.columns = columns;
  shape.first_row = first_row;
  shape.rows = rows;
  return shape;
}

// The part of the Pea Ridge sheet that the published example of play uses.
Grid pea_ridge() { return Grid(shape_of(31, 15, 1, 20)); }

std::string neighbours_of(const Grid& grid, std::string_view name) {
  std::string names;
  for (Direction d : kDirections) {
    const auto next = grid.neighbour(*grid.named(name), d);
    names += (names.empty() ? "" : " ") + (next ? grid.name(*next) : std::string("off"));
  }
  return names;
}

TEST(Grid, A1_an_even_column_lies_half_a_hex_toward_higher_rows) {
  const Grid grid(shape_of(1, 9, 1, 9));
  EXPECT_EQ(neighbours_of(grid, "0404"), "0403 0504 0505 0405 0305 0304");
  EXPECT_EQ(neighbours_of(grid, "0504"), "0503 0603 0604 0505 0404 0403");
}

TEST(Grid, A1_the_shift_goes_by_the_printed_column_not_by_its_place_on_the_sheet) {
  const Grid grid(shape_of(36, 3, 1, 9));
  EXPECT_EQ(neighbours_of(grid, "3604"), "3603 3704 3705 3605 off off");
  EXPECT_EQ(neighbours_of(grid, "3704"), "3703 3803 3804 3705 3604 3603");
}

TEST(Grid, A1_odd_columns_may_be_the_shifted_ones) {
  GridShape shape = shape_of(1, 9, 1, 9);
  shape.even_columns_shifted = false;
  EXPECT_EQ(neighbours_of(Grid(shape), "0304"), "0303 0404 0405 0305 0205 0204");
}

TEST(Grid, A1_every_adjacency_of_the_pea_ridge_example) {
  const Grid grid = pea_ridge();
  const std::vector<std::pair<std::string, std::string>> pairs = {
      {"3105", "3205"}, {"3104", "3204"}, {"3204", "3205"}, {"3204", "3105"}, {"3205", "3306"},
      {"3707", "3606"}, {"3606", "3605"}, {"3605", "3604"}, {"3505", "3604"}, {"3505", "3605"},
      {"3603", "3604"}, {"3402", "3503"}, {"3503", "3603"}, {"3505", "3404"}, {"3404", "3304"},
      {"3402", "3403"}, {"3403", "3504"}, {"3504", "3604"}, {"3707", "3706"}, {"3604", "3705"},
      {"3604", "3704"}, {"3705", "3605"}, {"3504", "3503"}, {"3503", "3602"}, {"3404", "3504"}};
  for (const auto& [a, b] : pairs) {
    EXPECT_TRUE(grid.adjacent(*grid.named(a), *grid.named(b))) << a << " " << b;
    EXPECT_TRUE(grid.adjacent(*grid.named(b), *grid.named(a))) << b << " " << a;
  }
}

TEST(Grid, A1_every_gap_of_the_pea_ridge_example) {
  const Grid grid = pea_ridge();
  const std::vector<std::pair<std::string, std::string>> pairs = {{"3104", "3205"}, {"3306", "3105"},
                                                                  {"3306", "3204"}, {"3505", "3705"},
                                                                  {"3606", "3505"}, {"3705", "3504"}};
  for (const auto& [a, b] : pairs)
    EXPECT_FALSE(grid.adjacent(*grid.named(a), *grid.named(b))) << a << " " << b;
}

TEST(Grid, a_hex_is_not_next_to_itself) {
  const Grid grid = pea_ridge();
  EXPECT_FALSE(grid.adjacent(*grid.named("3604"), *grid.named("3604")));
}

TEST(Grid, what_lies_beyond_the_edge_is_no_neighbour) {
  const Grid grid(shape_of(1, 2, 1, 2));
  EXPECT_EQ(neighbours_of(grid, "0101"), "off off 0201 0102 off off");
  EXPECT_EQ(neighbours_of(grid, "0202"), "0201 off off off off 0102");
}

TEST(Grid, going_back_is_the_opposite_direction) {
  const Grid grid(shape_of(1, 7, 1, 7));
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (Direction d : kDirections) {
      const auto next = grid.neighbour(HexId(i), d);
      if (!next) continue;
      EXPECT_EQ(grid.neighbour(*next, opposite(d)), HexId(i));
      EXPECT_EQ(grid.direction(HexId(i), *next), d);
    }
  }
}

TEST(Grid, directions_turn_clockwise_and_have_names) {
  EXPECT_EQ(turned(Direction::North, 1), Direction::NorthEast);
  EXPECT_EQ(turned(Direction::North, -1), Direction::NorthWest);
  EXPECT_EQ(turned(Direction::NorthWest, 8), Direction::NorthEast);
  EXPECT_EQ(opposite(Direction::SouthEast), Direction::NorthWest);
  for (Direction d : kDirections) EXPECT_EQ(direction_named(name_of(d)), d);
  EXPECT_FALSE(direction_named("E"));
}

// The number of steps counted the long way, hex by hex.
std::vector<int> steps_from(const Grid& grid, HexId from) {
  std::vector<int> steps(grid.size(), -1);
  std::deque<HexId> open{from};
  steps[from.index()] = 0;
  while (!open.empty()) {
    const HexId here = open.front();
    open.pop_front();
    for (Direction d : kDirections) {
      const auto next = grid.neighbour(here, d);
      if (!next || steps[next->index()] >= 0) continue;
      steps[next->index()] = steps[here.index()] + 1;
      open.push_back(*next);
    }
  }
  return steps;
}

TEST(Grid, distance_is_the_least_number_of_steps) {
  for (int first_column : {1, 2}) {
    for (bool even : {true, false}) {
      GridShape shape = shape_of(first_column, 9, 1, 8);
      shape.even_columns_shifted = even;
      const Grid grid(shape);
      for (std::size_t i = 0; i < grid.size(); ++i) {
        const std::vector<int> steps = steps_from(grid, HexId(i));
        for (std::size_t j = 0; j < grid.size(); ++j) ASSERT_EQ(grid.distance(HexId(i), HexId(j)), steps[j]);
      }
    }
  }
}

TEST(Grid, adjacent_hexes_share_two_corners_and_others_at_most_one) {
  const Grid grid(shape_of(1, 5, 1, 5));
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (std::size_t j = 0; j < grid.size(); ++j) {
      if (i == j) continue;
      const auto a = grid.corners(HexId(i)), b = grid.corners(HexId(j));
      const auto shared = std::count_if(
          a.begin(), a.end(), [&](GridPoint p) { return std::find(b.begin(), b.end(), p) != b.end(); });
      EXPECT_EQ(shared, grid.adjacent(HexId(i), HexId(j)) ? 2 : 0);
    }
  }
}

TEST(Grid, A1_hexes_are_named_by_column_and_row) {
  const Grid grid = pea_ridge();
  const auto tavern = grid.named("3605");
  ASSERT_TRUE(tavern);
  EXPECT_EQ(grid.column(*tavern), 5);
  EXPECT_EQ(grid.row(*tavern), 4);
  EXPECT_EQ(grid.name(*tavern), "3605");
  for (std::size_t i = 0; i < grid.size(); ++i) EXPECT_EQ(grid.named(grid.name(HexId(i))), HexId(i));
}

TEST(Grid, a_name_that_is_not_on_the_sheet_is_nothing) {
  const Grid grid = pea_ridge();
  for (std::string_view name : {"3005", "4605", "3100", "3121", "310", "31055", "31a5", "", "A5"})
    EXPECT_FALSE(grid.named(name)) << name;
}

TEST(Grid, hexes_may_be_named_by_letter_and_row) {
  GridShape shape = shape_of(1, 8, 1, 14);
  shape.names = HexNames::LetterRow;
  const Grid grid(shape);
  EXPECT_EQ(grid.name(*grid.named("E13")), "E13");
  for (std::size_t i = 0; i < grid.size(); ++i) EXPECT_EQ(grid.named(grid.name(HexId(i))), HexId(i));
  for (std::string_view name : {"I1", "A0", "A15", "E013", "e13", "E", "0513"})
    EXPECT_FALSE(grid.named(name)) << name;
}

TEST(Grid, a_sheet_larger_than_the_engine_can_hold_is_our_fault) {
  EXPECT_DEATH(Grid(shape_of(1, Grid::kMaxColumns + 1, 1, 5)), "columns");
  EXPECT_DEATH(Grid(shape_of(1, 5, 1, Grid::kMaxRows + 1)), "rows");
}

}  // namespace
}  // namespace longroll
