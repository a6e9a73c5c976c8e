#include "rally/charts.h"

#include <gtest/gtest.h>

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

std::string column(int attack, int defence) {
  return column_name(kit::rally_charts(), column_of(kit::rally_charts(), attack, defence));
}

TEST(RallyCharts, R9_3_R98_odds_are_rounded_toward_the_defender) {
  EXPECT_EQ(column(4, 4), "1-1");
  EXPECT_EQ(column(5, 4), "1-1");
  EXPECT_EQ(column(6, 4), "3-2");
  EXPECT_EQ(column(7, 4), "3-2");
  EXPECT_EQ(column(8, 4), "2-1");
  EXPECT_EQ(column(11, 4), "2-1");
  EXPECT_EQ(column(2, 3), "2-3");
  EXPECT_EQ(column(3, 5), "1-2");
  EXPECT_EQ(column(3, 4), "2-3");
  EXPECT_EQ(column(1, 2), "1-2");
  EXPECT_EQ(column(2, 5), "1-3");
  EXPECT_EQ(column(20, 4), "5-1");
}

TEST(RallyCharts, R9_3_R98_below_one_to_three_is_one_to_four_and_from_six_on_six_to_one) {
  EXPECT_EQ(column(1, 3), "1-3");
  EXPECT_EQ(column(2, 7), "1-4");
  EXPECT_EQ(column(1, 9), "1-4");
  EXPECT_EQ(column(23, 4), "5-1");
  EXPECT_EQ(column(24, 4), "6-1");
  EXPECT_EQ(column(30, 4), "6-1");
}

TEST(RallyCharts, R9_3_the_modifiers_of_the_nine_columns) {
  const int attacker[] = {2, 2, 1, 1, 0, -1, -2, -2, -3};
  const int defender[] = {-2, -1, -1, 0, 1, 1, 2, 3, 4};
  for (std::size_t i = 0; i < 9; ++i) {
    EXPECT_EQ(kit::rally_charts().columns[i].attacker_modifier, attacker[i]);
    EXPECT_EQ(kit::rally_charts().columns[i].defender_modifier, defender[i]);
  }
}

TEST(RallyCharts, R9_5_the_retreat_die) {
  const std::array<std::uint8_t, 6> hexes = {1, 1, 2, 2, 2, 3};
  EXPECT_EQ(kit::rally_charts().retreat_hexes, hexes);
}

TEST(RallyCharts, R10_3_the_return_of_artillery) {
  const std::array<std::uint8_t, 9> turns = {1, 1, 1, 1, 2, 3, 3, 3, 3};
  EXPECT_EQ(kit::rally_charts().guns_return, turns);
}

}  // namespace
}  // namespace longroll::rally
