#include "hex/hex_set.h"

#include <gtest/gtest.h>

#include <set>
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

HexSet set_of(const Grid& grid, std::initializer_list<std::string_view> names) {
  HexSet set;
  for (std::string_view name : names) set.insert(grid, *grid.named(name));
  return set;
}

std::vector<std::string> listed(const Grid& grid, const HexSet& set) {
  std::vector<std::string> names;
  set.for_each(grid, [&](HexId hex) { names.push_back(grid.name(hex)); });
  return names;
}

TEST(HexSet, holds_what_was_put_in) {
  const Grid grid = sheet(5, 5);
  HexSet set = set_of(grid, {"0303", "0101"});
  EXPECT_TRUE(set.contains(grid, *grid.named("0303")));
  EXPECT_FALSE(set.contains(grid, *grid.named("0304")));
  EXPECT_EQ(set.size(), 2);
  set.erase(grid, *grid.named("0303"));
  set.erase(grid, *grid.named("0505"));
  EXPECT_EQ(listed(grid, set), (std::vector<std::string>{"0101"}));
  set.erase(grid, *grid.named("0101"));
  EXPECT_TRUE(set.empty());
}

TEST(HexSet, lists_by_column_and_row_and_the_nth_agrees) {
  const Grid grid = sheet(5, 5);
  const HexSet set = set_of(grid, {"0501", "0205", "0201", "0203"});
  EXPECT_EQ(listed(grid, set), (std::vector<std::string>{"0201", "0203", "0205", "0501"}));
  const std::vector<std::string> names = listed(grid, set);
  for (int n = 0; n < set.size(); ++n)
    EXPECT_EQ(grid.name(set.nth(grid, n)), names[static_cast<std::size_t>(n)]);
}

TEST(HexSet, union_intersection_difference) {
  const Grid grid = sheet(5, 5);
  const HexSet a = set_of(grid, {"0101", "0202"}), b = set_of(grid, {"0202", "0303"});
  EXPECT_EQ(a | b, set_of(grid, {"0101", "0202", "0303"}));
  EXPECT_EQ(a & b, set_of(grid, {"0202"}));
  EXPECT_EQ(a - b, set_of(grid, {"0101"}));
  EXPECT_EQ(b - a, set_of(grid, {"0303"}));
  EXPECT_NE(a, b);
}

TEST(HexSet, the_largest_sheet_fits_to_its_last_hex) {
  const Grid grid = sheet(Grid::kMaxColumns, Grid::kMaxRows);
  HexSet set;
  for (std::size_t i = 0; i < grid.size(); ++i) set.insert(grid, HexId(i));
  EXPECT_EQ(static_cast<std::size_t>(set.size()), grid.size());
  std::size_t next = 0;
  set.for_each(grid, [&](HexId hex) { EXPECT_EQ(hex.index(), next++); });
  EXPECT_EQ(set.nth(grid, set.size() - 1).index(), grid.size() - 1);
}

TEST(HexSet, the_first_rows_of_a_column) {
  EXPECT_EQ(HexSet::first_rows(0), 0u);
  EXPECT_EQ(HexSet::first_rows(3), 7u);
  EXPECT_EQ(HexSet::first_rows(64), ~HexSet::Word{0});
}

TEST(HexSet, grown_is_the_set_with_every_hex_beside_it) {
  const Grid grid = sheet(5, 5);
  for (std::string_view name : {"0303", "0203", "0101", "0505", "0401"}) {
    const HexId middle = *grid.named(name);
    const HexSet ring = grown(grid, set_of(grid, {name}));
    for (std::size_t i = 0; i < grid.size(); ++i)
      EXPECT_EQ(ring.contains(grid, HexId(i)), grid.distance(middle, HexId(i)) <= 1) << name << " " << i;
  }
  EXPECT_EQ(grown(grid, set_of(grid, {"0101"})).size(), 3);  // nothing off the sheet
}

}  // namespace
}  // namespace longroll
