// The tables as printed on the card, cell by cell.
#include "aprils/charts.h"

#include <gtest/gtest.h>

#include <sstream>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::printed_charts;

constexpr std::array<std::string_view, 9> kAttackerCard = {
    "- - - - - - - 1 1R",          // 0 and below
    "- - - - - - 1 1R 2R",         // 1
    "- - - - - 1 1R 2R 2R",        // 2
    "- - - 1 1 1R 1R 2R 3R",       // 3
    "- - 1 1 1R 1R 2R 3R 3R",      // 4
    "- 1 1 1R 1R 2R 2R 3R 3R",     // 5
    "- 1 1R 1R 2R 2R 3R 3R 3R",    // 6
    "1 1R 2R 2R 2R 2R 3R 3R 4R",   // 7
    "1R 2R 2R 2R 3R 3R 3R 4R 4R",  // 8
};
constexpr std::array<std::string_view, 9> kDefenderCard = {
    "1 - - - - - - - -",         // 0 and below
    "1 1 - - - - - - -",         // 1
    "2R 1R 1 1 - - - - -",       // 2
    "2R 2R 1R 1 1 - - - -",      // 3
    "3R 2R 1R 1R 1 1 - - -",     // 4
    "3R 3R 1R 1R 1R 1 1 - -",    // 5
    "3R 3R 2R 1R 1R 1R 1 1 -",   // 6
    "4R 3R 2R 2R 2R 1R 1R 1 1",  // 7
    "4R 4R 3R 3R 2R 2R 1R 1 1",  // 8
};

std::string row_of(const ResultTable& table, int roll) {
  std::ostringstream text;
  for (int column = 0; column < kColumns; ++column) {
    const CombatResult result = table.at(column, roll);
    text << (column == 0 ? "" : " ");
    if (result.losses == 0)
      text << "-";
    else
      text << int{result.losses};
    if (result.retreat) text << "R";
  }
  return text.str();
}

TEST(Charts, C6_2_6_the_attackers_table_is_the_printed_one) {
  for (int roll = 0; roll <= 8; ++roll)
    EXPECT_EQ(row_of(printed_charts().attacker, roll), kAttackerCard[static_cast<std::size_t>(roll)]) << roll;
}

TEST(Charts, C6_2_6_the_defenders_table_is_the_printed_one) {
  for (int roll = 0; roll <= 8; ++roll)
    EXPECT_EQ(row_of(printed_charts().defender, roll), kDefenderCard[static_cast<std::size_t>(roll)]) << roll;
}

TEST(Charts, C6_2_6_A28_rolls_beyond_the_table_use_its_first_or_last_row) {
  const Charts& charts = printed_charts();
  EXPECT_EQ(row_of(charts.attacker, -1), kAttackerCard[0]);
  EXPECT_EQ(row_of(charts.attacker, -3), kAttackerCard[0]);
  EXPECT_EQ(row_of(charts.attacker, 9), kAttackerCard[8]);
  EXPECT_EQ(row_of(charts.defender, -2), kDefenderCard[0]);
  EXPECT_EQ(row_of(charts.defender, 10), kDefenderCard[8]);
}

TEST(Charts, C6_2_3_the_columns_run_from_one_to_four_up_to_six_to_one) {
  const std::array<std::string_view, 9> names = {"1-4", "1-3", "1-2", "1-1", "2-1",
                                                 "3-1", "4-1", "5-1", "6-1"};
  for (int column = 0; column < kColumns; ++column)
    EXPECT_EQ(column_name(column), names[static_cast<std::size_t>(column)]);
  EXPECT_EQ(column_name(kEvenColumn), "1-1");
}

TEST(Charts, C6_2_4_the_shifts_of_hex_terrain) {
  const Charts& charts = printed_charts();
  const auto shift = [&](Terrain t) { return charts.of(t).shift; };
  EXPECT_EQ(shift(Terrain::Clear), 0);
  EXPECT_EQ(shift(Terrain::Woods), -1);
  EXPECT_EQ(shift(Terrain::Swamp), -1);
  EXPECT_EQ(shift(Terrain::Hill), -1);
  EXPECT_EQ(charts.of(Terrain::Hill).connected_shift, 0);
  EXPECT_EQ(shift(Terrain::WoodedHill), -2);
  EXPECT_EQ(charts.of(Terrain::WoodedHill).connected_shift, -1);
  EXPECT_EQ(shift(Terrain::Rough), -3);
  EXPECT_EQ(shift(Terrain::Town), 1);
}

TEST(Charts, C6_2_4_A11_the_shifts_of_hexsides) {
  const Charts& charts = printed_charts();
  const auto shift = [&](Feature f) { return charts.of(f).shift; };
  for (Feature way : {Feature::Road, Feature::Track, Feature::Railroad, Feature::River})
    EXPECT_EQ(shift(way), 0);
  for (Feature obstacle :
       {Feature::Stream, Feature::Creek, Feature::Bridge, Feature::Ford, Feature::Embankment})
    EXPECT_EQ(shift(obstacle), -1);
}

TEST(Charts, C7_2_only_water_loses_its_shift_in_a_bombardment) {
  const Charts& charts = printed_charts();
  for (Feature water : {Feature::Stream, Feature::Creek, Feature::River})
    EXPECT_FALSE(charts.of(water).shift_in_bombardment);
  for (Feature other : {Feature::Bridge, Feature::Ford, Feature::Embankment})
    EXPECT_TRUE(charts.of(other).shift_in_bombardment);
}

TEST(Charts, C10_a_breastwork_shifts_one_column_and_an_entrenchment_two) {
  EXPECT_EQ(printed_charts().breastwork_shift, -1);
  EXPECT_EQ(printed_charts().entrenchment_shift, -2);
}

TEST(Charts, C6_4_A31_a_check_passes_from_four_though_the_card_says_otherwise) {
  EXPECT_EQ(printed_charts().morale_pass, 4);
}

// Each table against a whole combat: the attacker's roll tells what happens to the defender, and the other way round.
TEST(Charts, C6_2_6_each_side_reads_its_own_table_and_hurts_the_other) {
  for (int attack = 1; attack <= 6; ++attack) {
    for (int defence = 1; defence <= 6; ++defence) {
      Field field(9, 9);
      const UnitId a = kit::blue(field, "0506");
      kit::gray(field, "0505");
      field.combat(Side::Union);
      ASSERT_TRUE(kit::taken(field.attack({a}, "0505")));
      field.roll(attack);
      const auto first = field.told<CombatRolled>();
      field.roll(defence);
      const auto second = field.told<CombatRolled>();
      ASSERT_EQ(first.size(), 1u);
      ASSERT_EQ(second.size(), 1u);
      EXPECT_EQ(first[0].side, Side::Union);
      EXPECT_EQ(first[0].result, printed_charts().attacker.at(kEvenColumn, attack));
      EXPECT_EQ(second[0].side, Side::Confederate);
      EXPECT_EQ(second[0].result, printed_charts().defender.at(kEvenColumn, defence));
    }
  }
}

}  // namespace
}  // namespace longroll::aprils
