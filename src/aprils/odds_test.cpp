// 6.2.3, 6.2.4: odds and shifts. Most fights here are for hex 0505; around it lie 0504 (N), 0604 (NE), 0605 (SE),
// 0506 (S), 0405 (SW) and 0404 (NW).
#include "aprils/odds.h"

#include <gtest/gtest.h>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::Field;
using kit::gray;
using kit::kFour;

std::string_view column(const Odds& odds) { return column_name(odds.column); }
std::string_view odds_for(int attack, int defence) { return column_name(ratio_of(attack, defence).column); }

// The value a reason has in the list; nothing if it is not there.
std::optional<int> shift_for(const Odds& odds, ShiftReason reason) {
  for (const Shift& shift : odds.shifts)
    if (shift.reason == reason) return shift.value;
  return std::nullopt;
}

// 6.2.3

TEST(Odds, C6_2_3_twenty_two_against_eight_is_two_to_one) { EXPECT_EQ(odds_for(22, 8), "2-1"); }

TEST(Odds, C6_2_3_A21_fractions_fall_to_the_defender_above_even) {
  EXPECT_EQ(odds_for(4, 4), "1-1");
  EXPECT_EQ(odds_for(7, 4), "1-1");
  EXPECT_EQ(odds_for(8, 4), "2-1");
  EXPECT_EQ(odds_for(11, 4), "2-1");
  EXPECT_EQ(odds_for(12, 4), "3-1");
  EXPECT_EQ(odds_for(16, 4), "4-1");
  EXPECT_EQ(odds_for(20, 4), "5-1");
  EXPECT_EQ(odds_for(24, 4), "6-1");
}

TEST(Odds, C6_2_3_A21_fractions_fall_to_the_defender_below_even) {
  EXPECT_EQ(odds_for(3, 4), "1-2");
  EXPECT_EQ(odds_for(4, 8), "1-2");
  EXPECT_EQ(odds_for(4, 9), "1-3");
  EXPECT_EQ(odds_for(3, 9), "1-3");
  EXPECT_EQ(odds_for(3, 10), "1-4");
  EXPECT_EQ(odds_for(3, 12), "1-4");
}

TEST(Odds, C6_2_3_A21_less_than_one_to_four_is_one_to_four_and_spoken_as_it_is) {
  const Ratio ratio = ratio_of(3, 16);
  EXPECT_EQ(column_name(ratio.column), "1-4");
  EXPECT_EQ(ratio.spoken, -6);
}

TEST(Odds, C6_2_3_A21_more_than_six_to_one_is_six_to_one) {
  EXPECT_EQ(odds_for(28, 4), "6-1");
  EXPECT_EQ(odds_for(100, 1), "6-1");
}

TEST(Odds, C6_2_3_A61_a_defence_of_nothing_is_six_to_one) { EXPECT_EQ(odds_for(1, 0), "6-1"); }

TEST(Odds, C6_2_3_the_strengths_of_all_attackers_and_of_all_defenders_add_up) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {5, 4, 4});
  const UnitId b = blue(field, "0404", {3, 4, 4});
  gray(field, "0504", {1, 2, 4});
  gray(field, "0504", {1, 1, 4});
  field.combat(Side::Union);
  const Odds odds = field.odds({a, b}, "0504", Side::Union);
  EXPECT_EQ(odds.attack, 8);
  EXPECT_EQ(odds.defence, 3);
  EXPECT_EQ(column(odds), "2-1");
}

TEST(Odds, C6_2_3_the_defences_of_several_target_hexes_add_up) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {16, 4, 4});
  gray(field, "0504", {1, 3, 4});
  gray(field, "0506", {1, 5, 4});
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0504 0506", Side::Union);
  EXPECT_EQ(odds.defence, 8);
  EXPECT_EQ(column_name(odds.initial), "2-1");
}

TEST(Odds, C2_2_C6_2_3_a_reduced_unit_fights_with_its_back_side) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {8, 4, 4});
  const UnitId d = gray(field, "0504", {8, 8, 4});
  field.combat(Side::Union);
  field.situation().steps[a.index()] = 1;
  field.situation().steps[d.index()] = 1;
  const Odds odds = field.odds({a}, "0504", Side::Union);
  EXPECT_EQ(odds.attack, 1);
  EXPECT_EQ(odds.defence, 1);
}

TEST(Odds, C6_5_C4_3_A22_only_the_top_two_units_of_a_stack_defend) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  for (int i = 0; i < 3; ++i) gray(field, "0504", {4, static_cast<std::uint8_t>(3 + i), 4});
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a}, "0504", Side::Union).defence, 7);
}

TEST(Odds, C6_5_A22_a_unit_that_retreated_into_the_hex_in_this_phase_does_not_defend) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504", {4, 3, 4});
  const UnitId beaten = gray(field, "0504", {4, 5, 4});
  field.combat(Side::Union);
  field.situation().retreated.insert(beaten);
  EXPECT_EQ(field.odds({a}, "0504", Side::Union).defence, 3);
}

// 6.2.4, hex terrain: eight against four is 2-1 before the ground is counted.

struct Ground {
  Terrain terrain;
  ShiftReason reason;
  std::string_view odds;
};

TEST(Odds, C6_2_4_the_ground_of_the_defenders_hex_shifts_the_odds) {
  for (const Ground& ground :
       {Ground{Terrain::Woods, ShiftReason::Woods, "1-1"}, Ground{Terrain::Swamp, ShiftReason::Swamp, "1-1"},
        Ground{Terrain::Hill, ShiftReason::Hill, "1-1"},
        Ground{Terrain::WoodedHill, ShiftReason::WoodedHill, "1-2"},
        Ground{Terrain::Rough, ShiftReason::Rough, "1-3"}, Ground{Terrain::Town, ShiftReason::Town, "3-1"}}) {
    Field field(9, 9);
    field.terrain("0505", ground.terrain);
    const UnitId a = blue(field, "0506", {8, 4, 4});
    gray(field, "0505");
    field.combat(Side::Union);
    const Odds odds = field.odds({a}, "0505", Side::Union);
    EXPECT_EQ(column_name(odds.initial), "2-1");
    EXPECT_EQ(column(odds), ground.odds);
    ASSERT_EQ(odds.shifts.size(), 1u);
    EXPECT_EQ(odds.shifts[0].reason, ground.reason);
    EXPECT_EQ(odds.shifts[0].rule, "6.2.4");
  }
}

TEST(Odds, C6_2_4_clear_ground_and_the_attackers_own_ground_shift_nothing) {
  Field field(9, 9);
  field.terrain("0506", Terrain::WoodedHill);
  const UnitId a = blue(field, "0506", {8, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0505", Side::Union);
  EXPECT_TRUE(odds.shifts.empty());
  EXPECT_EQ(column(odds), "2-1");
}

TEST(Odds, C6_2_4_of_several_target_hexes_the_best_ground_for_the_defender_counts) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Woods).terrain("0506", Terrain::Rough);
  const UnitId a = blue(field, "0505", {16, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0504 0506", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::Rough), -3);
  EXPECT_EQ(shift_for(odds, ShiftReason::Woods), std::nullopt);
}

TEST(Odds, C6_2_4_A23_a_town_counts_only_if_no_target_hex_is_better_for_the_defender) {
  Field mixed(9, 9);
  mixed.terrain("0504", Terrain::Town);
  const UnitId a = blue(mixed, "0505", {16, 4, 4});
  gray(mixed, "0504");
  gray(mixed, "0506");
  mixed.combat(Side::Union);
  EXPECT_EQ(shift_for(mixed.odds({a}, "0504 0506", Side::Union), ShiftReason::Town), std::nullopt);

  Field towns(9, 9);
  towns.terrain("0504 0506", Terrain::Town);
  const UnitId b = blue(towns, "0505", {16, 4, 4});
  gray(towns, "0504");
  gray(towns, "0506");
  towns.combat(Side::Union);
  EXPECT_EQ(shift_for(towns.odds({b}, "0504 0506", Side::Union), ShiftReason::Town), 1);
}

// 6.2.4, hills

TEST(Odds, C6_2_4_A24_a_hill_shifts_nothing_against_an_attacker_on_a_connected_hex_of_it) {
  Field field(9, 9);
  field.hill("0505 0506", "Round Top");
  const UnitId a = blue(field, "0506", {8, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(column(field.odds({a}, "0505", Side::Union)), "2-1");
}

TEST(Odds, C6_2_4_A24_one_attacker_on_the_same_hill_is_enough) {
  Field field(9, 9);
  field.hill("0505 0506", "Round Top");
  const UnitId a = blue(field, "0506");
  const UnitId b = blue(field, "0404");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(column(field.odds({a, b}, "0505", Side::Union)), "2-1");
  EXPECT_EQ(column(field.odds({b}, "0505", Side::Union)), "1-2");
}

TEST(Odds, C6_2_4_A24_hill_hexes_that_touch_without_being_connected_keep_the_shift) {
  Field field(9, 9);
  field.hill("0505 0506", "Round Top").cut("0505", "0506");
  const UnitId a = blue(field, "0506", {8, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(column(field.odds({a}, "0505", Side::Union)), "1-1");
}

TEST(Odds, C6_2_4_A3_A24_another_hill_beside_it_keeps_the_shift) {
  Field field(9, 9);
  field.hill("0505", "Round Top").hill("0506", "Little Round Top");
  const UnitId a = blue(field, "0506", {8, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(column(field.odds({a}, "0505", Side::Union)), "1-1");
}

TEST(Odds, C6_2_4_A24_the_woods_of_a_wooded_hill_remain_against_an_attacker_on_the_hill) {
  Field field(9, 9);
  field.hill("0505", "Pea Ridge", Terrain::WoodedHill).hill("0506", "Pea Ridge");
  const UnitId a = blue(field, "0506", {8, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0505", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::WoodedHillFromHill), -1);
  EXPECT_EQ(column(odds), "1-1");
}

TEST(Odds, C6_2_4_A61_each_target_hex_on_a_hill_is_judged_by_itself) {
  // The attacker stands on the hill of 0504 but not on that of 0506, so 0506 keeps its shift for both.
  Field field(9, 9);
  field.hill("0504 0505", "Culp's Hill").hill("0506", "Powers Hill");
  const UnitId a = blue(field, "0505", {16, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a}, "0504 0506", Side::Union), ShiftReason::Hill), -1);
  EXPECT_EQ(shift_for(field.odds({a}, "0504", Side::Union), ShiftReason::Hill), std::nullopt);
}

// 6.2.4, hexsides

struct Obstacle {
  Feature feature;
  ShiftReason reason;
};

TEST(Odds, C6_2_4_an_attack_over_a_hexside_obstacle_is_shifted_one_column) {
  for (const Obstacle& obstacle :
       {Obstacle{Feature::Stream, ShiftReason::Stream}, Obstacle{Feature::Creek, ShiftReason::Creek},
        Obstacle{Feature::Embankment, ShiftReason::Embankment}}) {
    Field field(9, 9);
    field.side("0505", "0506", obstacle.feature);
    const UnitId a = blue(field, "0506", {8, 4, 4});
    gray(field, "0505");
    field.combat(Side::Union);
    const Odds odds = field.odds({a}, "0505", Side::Union);
    EXPECT_EQ(shift_for(odds, obstacle.reason), -1);
    EXPECT_EQ(column(odds), "1-1");
  }
}

TEST(Odds, C6_2_4_A11_A49_a_road_over_a_hexside_changes_no_shift) {
  Field field(9, 9);
  field.side("0505", "0506", Feature::Road).side("0505", "0506", Feature::Creek);
  const UnitId a = blue(field, "0506", {8, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a}, "0505", Side::Union).shift, -1);
}

TEST(Odds, C6_2_4_woods_and_a_stream_add_up) {
  Field field(9, 9);
  field.terrain("0505", Terrain::Woods).side("0505", "0506", Feature::Stream);
  const UnitId a = blue(field, "0506", {12, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0505", Side::Union);
  EXPECT_EQ(column_name(odds.initial), "3-1");
  EXPECT_EQ(column(odds), "1-1");
  EXPECT_EQ(odds.shifts.size(), 2u);
}

TEST(Odds, C6_2_4_A23_a_hexside_counts_only_if_all_attackers_come_over_one) {
  Field field(9, 9);
  field.side("0505", "0506", Feature::Stream);
  const UnitId a = blue(field, "0506");
  const UnitId b = blue(field, "0404");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a}, "0505", Side::Union).shift, -1);
  EXPECT_EQ(field.odds({a, b}, "0505", Side::Union).shift, 0);
}

TEST(Odds, C6_2_4_A23_over_different_obstacles_all_attackers_still_come_over_one) {
  Field field(9, 9);
  field.side("0505", "0506", Feature::Stream).side("0505", "0404", Feature::Embankment);
  const UnitId a = blue(field, "0506");
  const UnitId b = blue(field, "0404");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a, b}, "0505", Side::Union).shift, -1);
}

TEST(Odds, C6_2_4_A23_two_obstacles_on_one_hexside_count_as_the_larger) {
  Field field(9, 9);
  field.side("0505", "0506", Feature::Stream).side("0505", "0506", Feature::Embankment);
  const UnitId a = blue(field, "0506");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a}, "0505", Side::Union).shift, -1);
}

TEST(Odds, C6_2_4_A23_of_several_hexsides_the_smallest_shift_counts) {
  Field field(9, 9);
  field.side("0505", "0506", Feature::Stream).side("0505", "0405", Feature::Stream);
  const UnitId a = blue(field, "0506");
  const UnitId b = blue(field, "0405");
  gray(field, "0505");
  kit::entrenchment(field, "0505", Direction::SouthEast);  // covers NE, SE and S
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a}, "0505", Side::Union).shift, -3);
  EXPECT_EQ(field.odds({a, b}, "0505", Side::Union).shift, -1);
}

TEST(Odds, C6_2_4_A11_bridge_and_ford_shift_one_in_place_of_the_water) {
  for (Feature water : {Feature::Stream, Feature::Creek, Feature::River}) {
    for (Feature crossing : {Feature::Bridge, Feature::Ford}) {
      Field field(9, 9);
      field.side("0505", "0506", water).side("0505", "0506", crossing);
      const UnitId a = blue(field, "0506", {8, 4, 4});
      gray(field, "0505");
      field.combat(Side::Union);
      const Odds odds = field.odds({a}, "0505", Side::Union);
      EXPECT_EQ(odds.shifts.size(), 1u);
      EXPECT_EQ(shift_for(odds, ShiftReason::Crossing), -1);
    }
  }
}

TEST(Odds, C6_2_4_A61_every_pair_of_attacker_and_target_hex_must_lie_over_an_obstacle) {
  Field field(9, 9);
  field.side("0505", "0504", Feature::Stream);
  const UnitId a = blue(field, "0505", {8, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a}, "0504", Side::Union), ShiftReason::Stream), -1);
  const Odds both = field.odds({a}, "0504 0506", Side::Union);
  EXPECT_EQ(shift_for(both, ShiftReason::Stream), std::nullopt);
}

// 6.2.4, surrounded

TEST(Odds, C6_2_4_defenders_hemmed_in_on_all_sides_give_one_column_to_the_right) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506");
  blue(field, "0504");
  gray(field, "0505");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0505", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::DefendersSurrounded), 1);
  EXPECT_EQ(column(odds), "2-1");
}

TEST(Odds, C6_2_4_one_open_hex_and_the_defender_is_not_surrounded) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506");
  blue(field, "0603");  // its zone lies on 0604 but not on 0404 and 0504
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_TRUE(field.odds({a}, "0505", Side::Union).shifts.empty());
}

TEST(Odds, C6_2_4_attackers_hemmed_in_on_all_sides_give_one_column_to_the_left) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0504", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::AttackersSurrounded), -1);
  EXPECT_EQ(column(odds), "1-2");
}

TEST(Odds, C6_2_4_all_attackers_must_be_surrounded) {
  Field field(9, 9);
  const UnitId hemmed = blue(field, "0505");
  const UnitId free = blue(field, "0403");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({hemmed, free}, "0504", Side::Union), ShiftReason::AttackersSurrounded),
            std::nullopt);
}

TEST(Odds, C6_2_4_all_defenders_must_be_surrounded) {
  // 0505 is hemmed in; 0406 beside it, attacked together with it, is not.
  Field field(9, 9);
  const UnitId a = blue(field, "0506", {8, 4, 4});
  blue(field, "0504");
  gray(field, "0505");
  gray(field, "0406");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a}, "0505", Side::Union), ShiftReason::DefendersSurrounded), 1);
  EXPECT_EQ(shift_for(field.odds({a}, "0505 0406", Side::Union), ShiftReason::DefendersSurrounded),
            std::nullopt);
}

TEST(Odds, C6_2_4_both_sides_surrounded_cancel_out) {
  // In the corner both hexes have few neighbours: 0101 (gray) and 0102 (blue), with gray at 0103 beyond.
  Field field(9, 9);
  const UnitId a = blue(field, "0102");
  gray(field, "0101");
  gray(field, "0103");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0101", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::AttackersSurrounded), -1);
  EXPECT_EQ(shift_for(odds, ShiftReason::DefendersSurrounded), 1);
  EXPECT_EQ(odds.shift, 0);
}

TEST(Odds, C6_2_4_A62_hexes_off_the_map_are_left_out) {
  Field field(9, 9);
  const UnitId a = blue(field, "0102");
  gray(field, "0101");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a}, "0101", Side::Union), ShiftReason::DefendersSurrounded), 1);
}

TEST(Odds, C6_2_4_A62_a_hex_a_friend_holds_counts_as_taken_if_a_zone_lies_on_it) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506");
  blue(field, "0504");
  gray(field, "0505");
  gray(field, "0605");  // in the zone of 0506
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a}, "0505", Side::Union), ShiftReason::DefendersSurrounded), 1);
}

TEST(Odds, C6_2_4_A62_a_hex_beyond_a_river_that_no_zone_reaches_is_open) {
  Field field(9, 9);
  field.side("0506", "0605", Feature::River);
  const UnitId a = blue(field, "0506");
  blue(field, "0504");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a}, "0505", Side::Union), ShiftReason::DefendersSurrounded), std::nullopt);
}

// 6.2.4, the sum

TEST(Odds, C6_2_4_never_more_than_three_columns_in_all) {
  Field field(9, 9);
  field.terrain("0505", Terrain::Rough).side("0505", "0506", Feature::Creek);
  const UnitId a = blue(field, "0506", {24, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0505", Side::Union);
  EXPECT_EQ(odds.shift, -3);
  EXPECT_EQ(column(odds), "3-1");
}

TEST(Odds, C6_2_4_the_cap_falls_on_the_sum_and_not_on_each_side) {
  // Rough and creek are four to the left; the surrounded defender takes one of them back.
  Field field(9, 9);
  field.terrain("0505", Terrain::Rough).side("0505", "0506", Feature::Creek);
  const UnitId a = blue(field, "0506", {24, 4, 4});
  blue(field, "0504");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a}, "0505", Side::Union).shift, -3);
}

TEST(Odds, C6_2_4_shifts_beyond_the_ends_of_the_table_are_void) {
  Field high(9, 9);
  high.terrain("0505", Terrain::Town);
  const UnitId a = blue(high, "0506", {24, 4, 4});
  gray(high, "0505");
  high.combat(Side::Union);
  EXPECT_EQ(column(high.odds({a}, "0505", Side::Union)), "6-1");

  Field low(9, 9);
  low.terrain("0505", Terrain::Rough);
  const UnitId b = blue(low, "0506", {1, 4, 4});
  gray(low, "0505");
  low.combat(Side::Union);
  EXPECT_EQ(column(low.odds({b}, "0505", Side::Union)), "1-4");
}

TEST(Odds, C6_2_3_odds_beyond_six_to_one_are_cut_before_they_are_shifted) {
  Field field(9, 9);
  field.terrain("0505", Terrain::Woods);
  const UnitId a = blue(field, "0506", {40, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_EQ(column(field.odds({a}, "0505", Side::Union)), "5-1");
}

// 6.2.6: whether the attacker rolls

bool rolls(Terrain ground, std::optional<Feature> side, int attack, int defence) {
  Field field(9, 9);
  field.terrain("0505", ground);
  if (side) field.side("0505", "0506", *side);
  const UnitId a = blue(field, "0506", {static_cast<std::uint8_t>(attack), 4, 4});
  gray(field, "0505", {4, static_cast<std::uint8_t>(defence), 4});
  field.combat(Side::Union);
  return field.odds({a}, "0505", Side::Union).attacker_rolls;
}

TEST(Odds, C6_2_6_A26_carried_below_one_to_four_the_attacker_does_not_roll) {
  EXPECT_FALSE(rolls(Terrain::Woods, std::nullopt, 4, 16));
  EXPECT_FALSE(rolls(Terrain::Rough, std::nullopt, 4, 8));
  EXPECT_FALSE(rolls(Terrain::Clear, Feature::Stream, 1, 40));
}

TEST(Odds, C6_2_6_A26_carried_to_one_to_four_he_rolls) {
  EXPECT_TRUE(rolls(Terrain::Clear, std::nullopt, 1, 40));
  EXPECT_TRUE(rolls(Terrain::Woods, std::nullopt, 4, 12));
  EXPECT_TRUE(rolls(Terrain::Rough, std::nullopt, 4, 4));
}

TEST(Odds, C6_2_6_A26_shifts_are_cut_at_three_before_that_is_judged) {
  EXPECT_TRUE(rolls(Terrain::Rough, Feature::Creek, 4, 4));
}

TEST(Odds, C6_2_6_A26_shifts_to_the_right_are_set_against_the_ground) {
  Field field(9, 9);
  field.terrain("0505", Terrain::Woods);
  const UnitId a = blue(field, "0506", {1, 4, 4});
  blue(field, "0504");
  gray(field, "0505");
  field.combat(Side::Union);
  EXPECT_TRUE(field.odds({a}, "0505", Side::Union).attacker_rolls);
}

TEST(Odds, C6_2_6_A26_surrounded_attackers_alone_do_not_take_the_roll_away) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {1, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  const Odds odds = field.odds({a}, "0504", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::AttackersSurrounded), -1);
  EXPECT_EQ(column(odds), "1-4");
  EXPECT_TRUE(odds.attacker_rolls);
}

}  // namespace
}  // namespace longroll::aprils
