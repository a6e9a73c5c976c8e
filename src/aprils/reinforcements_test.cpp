// 8: reinforcements.
#include "aprils/reinforcements.h"

#include <gtest/gtest.h>

#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;

constexpr Strengths kFour{4, 4, 4};

UnitId due(Field& field, std::string_view id, int turn, std::string_view letters,
           UnitKind kind = UnitKind::Infantry) {
  return field.reinforcement(id, Side::Union, kind, kFour, turn, letters);
}
UnitId blue_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Union, UnitKind::Infantry, kFour, hex);
}
UnitId gray_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Confederate, UnitKind::Infantry, kFour, hex);
}

// 8.1 -----------------------------------------------------------------------------------------------------------------

TEST(Reinforcements, C8_1_a_unit_waits_off_the_map_until_its_turn) {
  Field field(5, 5);
  field.entry('A', "0101");
  const UnitId late = due(field, "a", 2, "A");
  blue_foot(field, "b", "0505");
  field.turn(1).movement(Side::Union);
  EXPECT_EQ(field.where(late), "waiting");
  EXPECT_TRUE(refused(field.march(late, "0101"), Reason::NotDue, "8.1"));
  for (const Choice& choice : field.choices())
    if (const auto* march = std::get_if<March>(&choice)) EXPECT_NE(march->unit, late);
}

TEST(Reinforcements, C8_1_it_enters_when_the_marker_of_its_formation_is_drawn_on_its_turn) {
  Field field(5, 5);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 2, "A");
  field.turn(2).movement(Side::Union);
  EXPECT_TRUE(field.offered(March{now, {field.hex("0101")}}));
  EXPECT_FALSE(field.march(now, "0101"));
  EXPECT_EQ(field.where(now), "0101");
  ASSERT_EQ(field.told<UnitMarched>().size(), 1u);
  EXPECT_FALSE(field.told<UnitMarched>()[0].from);
}

TEST(Reinforcements, C8_1_not_in_the_phase_of_another_formation) {
  Field field(5, 5);
  field.formation("reserve", Side::Union).entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  field.join(now, "reserve");
  blue_foot(field, "b", "0505");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(now, "0101"), Reason::OtherFormation, "4.1"));
}

TEST(Reinforcements, C8_1_all_some_or_none_may_enter) {
  Field field(5, 5);
  field.entry('A', "0101");
  const UnitId a = due(field, "a", 1, "A"), b = due(field, "b", 1, "A");
  field.movement(Side::Union);
  EXPECT_TRUE(field.offered(EndMovement{}));
  EXPECT_FALSE(field.march(b, "0101"));
  EXPECT_FALSE(field.end_movement());
  EXPECT_EQ(field.where(a), "waiting");
  EXPECT_EQ(field.where(b), "0101");
}

TEST(Reinforcements, C8_1_A57_a_unit_may_be_held_back_for_any_number_of_turns) {
  for (int turn : {1, 2, 7}) {
    Field field(5, 5);
    field.entry('A', "0101").turn(turn);
    const UnitId late = due(field, "a", 1, "A");
    field.movement(Side::Union);
    EXPECT_FALSE(field.march(late, "0101")) << turn;
  }
}

TEST(Reinforcements, A57_the_letter_is_chosen_anew_each_time) {
  Field field(5, 5);
  field.entry('C', "0101").entry('D', "0505");
  const UnitId late = due(field, "a", 1, "CD");
  const UnitId enemy = gray_foot(field, "b", "0101");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(late, "0101"), Reason::EntryBlocked, "8.2"));
  EXPECT_FALSE(field.end_movement());
  lift_unit(field.scenario(), field.situation(), enemy, Location::gone());
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(late, "0101"));
}

TEST(Reinforcements, C8_1_a_unit_enters_once_and_its_entry_is_its_move) {
  Field field(5, 5);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  blue_foot(field, "b", "0505");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(now, "0101"));
  EXPECT_TRUE(refused(field.march(now, "0102"), Reason::AlreadyMoved, "4.2"));
}

// 8.2: where ----------------------------------------------------------------------------------------------------------

TEST(Reinforcements, C8_2_a_unit_enters_at_its_own_letter_only) {
  Field field(5, 5);
  field.entry('A', "0101").entry('B', "0505");
  const UnitId now = due(field, "a", 1, "A");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(now, "0505"), Reason::NotAnEntry, "8.2"));
  EXPECT_TRUE(refused(field.march(now, "0303"), Reason::NotAnEntry, "8.2"));
  EXPECT_TRUE(refused(field.march(now, ""), Reason::EmptyPath, "4.2"));
  EXPECT_FALSE(field.march(now, "0101"));
}

TEST(Reinforcements, C2_2_C8_2_with_two_letters_each_unit_of_a_group_may_choose) {
  Field field(5, 5);
  field.entry('C', "0101").entry('D', "0505");
  const UnitId a = due(field, "a", 1, "CD"), b = due(field, "b", 1, "CD");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(a, "0505"));
  EXPECT_FALSE(field.march(b, "0101"));
}

TEST(Reinforcements, C8_2_one_letter_may_stand_in_several_hexes) {
  Field field(1, 9);
  field.entry('B', "0101").entry('B', "0109");
  const UnitId a = due(field, "a", 1, "B");
  EXPECT_EQ(field.reach(a), "0101 0102 0103 0104 0106 0107 0108 0109");
}

// 8.2: how ------------------------------------------------------------------------------------------------------------

TEST(Reinforcements, C8_2_entering_costs_the_terrain_of_the_entry_hex) {
  Field field(1, 5);
  field.entry('A', "0101").terrain("0101", Terrain::WoodedHill);
  const UnitId now = due(field, "a", 1, "A");
  EXPECT_EQ(field.cost_to(now, "0101"), 6);
  EXPECT_EQ(field.reach(now), "0101 0102");
}

TEST(Reinforcements, C8_2_A41_entering_by_a_road_track_or_railroad_costs_its_rate) {
  const std::vector<std::pair<Feature, int>> rates = {
      {Feature::Road, 1}, {Feature::Track, 2}, {Feature::Railroad, 2}};
  for (const auto& [way, half_points] : rates) {
    Field field(1, 5);
    field.entry('A', "0101", way).terrain("0101", Terrain::WoodedHill);
    const UnitId now = due(field, "a", 1, "A");
    EXPECT_EQ(field.cost_to(now, "0101"), half_points) << name_of(way);
    EXPECT_EQ(field.cost_to(now, "0102"), half_points + 2) << name_of(way);
  }
}

TEST(Reinforcements, C8_2_the_rest_of_the_allowance_may_be_spent_on_the_map) {
  Field field(1, 9);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(now), "0101 0102 0103 0104");
  EXPECT_TRUE(refused(field.march(now, "0101 0102 0103 0104 0105"), Reason::TooDear, "4.2"));
  EXPECT_FALSE(field.march(now, "0101 0102 0103 0104"));
}

TEST(Reinforcements, A10_the_entry_hex_is_open_whatever_it_costs) {
  Field field(1, 9);
  field.entry('A', "0101").terrain("0101", Terrain::Rough).side("0101", "0102", Feature::Road);
  const UnitId now = field.reinforcement("a", Side::Union, UnitKind::Infantry, {4, 4, 3}, 1, "A");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(now), "0101");
  EXPECT_EQ(field.cost_to(now, "0101"), 8);
  EXPECT_TRUE(refused(field.march(now, "0101 0102"), Reason::TooDear, "4.2"));
  EXPECT_FALSE(field.march(now, "0101"));
}

TEST(Reinforcements, A9_A10_prohibited_ground_is_entered_by_road_only) {
  Field swamp(1, 5), causeway(1, 5);
  swamp.entry('A', "0101").terrain("0101", Terrain::Swamp);
  causeway.entry('A', "0101", Feature::Road).terrain("0101", Terrain::Swamp);
  const UnitId a = due(swamp, "a", 1, "A", UnitKind::Artillery),
               b = due(causeway, "b", 1, "A", UnitKind::Artillery);
  blue_foot(swamp, "c", "0105");
  swamp.movement(Side::Union);
  EXPECT_TRUE(refused(swamp.march(a, "0101"), Reason::NotAnEntry, "8.2"));
  EXPECT_EQ(causeway.cost_to(b, "0101"), 1);
}

TEST(Reinforcements, C8_2_units_enter_stacked_up_to_two_and_those_behind_pay_nothing_more) {
  Field field(1, 9);
  field.entry('A', "0101", Feature::Road).terrain("0101", Terrain::Woods).side("0101", "0102", Feature::Road);
  std::vector<UnitId> column;
  for (std::string_view id : {"a", "b", "c", "d"}) column.push_back(due(field, id, 1, "A"));
  field.movement(Side::Union);
  for (UnitId unit : {column[0], column[1]}) {
    EXPECT_FALSE(field.march(unit, "0101 0102"));
    EXPECT_EQ(field.told<UnitMarched>()[0].cost, 2);
  }
  for (UnitId unit : {column[2], column[3]}) {
    EXPECT_TRUE(refused(field.march(unit, "0101 0102"), Reason::FullHex, "4.3"));
    EXPECT_EQ(field.cost_to(unit, "0101"), 1);
    EXPECT_FALSE(field.march(unit, "0101"));
  }
}

TEST(Reinforcements, A55_an_entry_hex_full_of_friends_is_entered_at_its_normal_cost_and_passed) {
  Field field(1, 9);
  field.entry('A', "0101", Feature::Road).terrain("0101", Terrain::Woods);
  const UnitId now = due(field, "a", 1, "A");
  blue_foot(field, "b", "0101");
  blue_foot(field, "c", "0101");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(now), "0102 0103");
  EXPECT_EQ(field.cost_to(now, "0102"), 4 + 2);
  EXPECT_TRUE(refused(field.march(now, "0101"), Reason::FullHex, "4.3"));
}

TEST(Reinforcements, A55_full_of_friends_is_not_blocked) {
  Field field(5, 5);
  field.entry('A', "0103").terrain("0103", Terrain::Rough);
  const UnitId now = field.reinforcement("a", Side::Union, UnitKind::Infantry, {4, 4, 3}, 1, "A");
  blue_foot(field, "b", "0103");
  blue_foot(field, "c", "0103");
  EXPECT_EQ(field.reach(now), "");  // it waits; the hexes beside the entry are not opened
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(now, "0104"), Reason::NotAnEntry, "8.2"));
}

// 8.2: enemies at the entry hex ---------------------------------------------------------------------------------------

TEST(Reinforcements, C8_2_A55_a_unit_may_enter_in_an_enemy_zone_and_stops_there) {
  Field field(1, 9);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0102");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(now), "0101");
  EXPECT_FALSE(field.march(now, "0101"));
}

TEST(Reinforcements, A12_A55_entering_outside_a_zone_it_stops_in_the_first_one) {
  Field field(1, 9);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0104");
  EXPECT_EQ(field.reach(now), "0101 0102 0103");
}

TEST(Reinforcements, A50_A55_an_entry_hex_full_of_friends_in_an_enemy_zone_takes_nobody) {
  Field field(1, 9);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  blue_foot(field, "b", "0101");
  blue_foot(field, "c", "0101");
  gray_foot(field, "d", "0102");
  EXPECT_EQ(field.reach(now), "");
  EXPECT_EQ(
      gates_for(field.scenario(), field.situation(), aprils::Field(field.scenario(), field.situation()), now)
          .size(),
      1u);
}

TEST(Reinforcements, C8_2_no_entry_in_an_enemy_held_hex) {
  Field field(5, 5);
  field.entry('A', "0103");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0103");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(now, "0103"), Reason::EntryBlocked, "8.2"));
}

TEST(Reinforcements, C8_2_A41_blocked_it_enters_at_any_of_the_nearest_edge_hexes) {
  Field field(5, 5);
  field.entry('A', "0103");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0103");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(now), "0102 0104");  // both at distance 1; 0202 and 0203 are not on the edge
  EXPECT_TRUE(refused(field.march(now, "0202"), Reason::NotAnEntry, "8.2"));
  EXPECT_TRUE(refused(field.march(now, "0101"), Reason::NotAnEntry, "8.2"));
  EXPECT_FALSE(field.march(now, "0104"));
}

TEST(Reinforcements, C8_2_A41_an_enemy_held_neighbour_is_no_way_in_either) {
  Field field(5, 5);
  field.entry('A', "0103");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0103");
  gray_foot(field, "c", "0104");
  EXPECT_EQ(field.reach(now), "0102");
}

TEST(Reinforcements, A41_if_the_nearest_are_held_too_those_farther_along_the_edge_open) {
  Field field(5, 7);
  field.entry('A', "0104");
  const UnitId now = due(field, "a", 1, "A");
  for (std::string_view hex : {"0103", "0104", "0105"}) gray_foot(field, hex, hex);
  EXPECT_EQ(field.reach(now), "0102 0106");
}

TEST(Reinforcements, A55_round_a_block_the_unit_pays_for_the_terrain_though_its_entry_had_a_road) {
  Field field(5, 5);
  field.entry('A', "0103", Feature::Road).terrain("0102 0104", Terrain::Woods);
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0103");
  EXPECT_EQ(field.cost_to(now, "0104"), 4);
}

TEST(Reinforcements, A55_the_nearest_edge_hexes_are_those_the_kind_may_enter) {
  Field field(5, 5);
  field.entry('A', "0103").terrain("0104", Terrain::Swamp);
  const UnitId artillery = due(field, "a", 1, "A", UnitKind::Artillery), infantry = due(field, "c", 1, "A");
  gray_foot(field, "b", "0103");
  EXPECT_EQ(field.reach(artillery), "0102");
  EXPECT_EQ(field.reach(infantry), "0102 0104");
}

TEST(Reinforcements, A55_a_full_hex_beside_the_block_is_still_one_of_the_nearest) {
  Field field(5, 7);
  field.entry('A', "0104");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0104");
  for (std::string_view id : {"c", "d"}) blue_foot(field, id, "0103");
  for (std::string_view id : {"e", "f"}) blue_foot(field, id, "0105");
  EXPECT_EQ(field.reach(now), "");  // full and in an enemy zone: it waits
}

TEST(Reinforcements, A55_blocked_means_all_hexes_and_letters_of_the_unit) {
  Field field(5, 5);
  field.entry('C', "0103").entry('D', "0503").entry('D', "0505");
  const UnitId now = due(field, "a", 1, "CD");
  gray_foot(field, "b", "0103");
  gray_foot(field, "c", "0503");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(now, "0102"), Reason::NotAnEntry, "8.2"));
  EXPECT_FALSE(field.march(now, "0505"));
}

TEST(Reinforcements, A55_with_all_of_them_blocked_the_nearest_to_any_of_them_open) {
  Field field(5, 5);
  field.entry('C', "0103").entry('D', "0503");
  const UnitId now = due(field, "a", 1, "CD");
  gray_foot(field, "b", "0103");
  gray_foot(field, "c", "0503");
  EXPECT_EQ(field.reach(now), "0102 0104 0502 0504");
}

TEST(Reinforcements, C8_2_A41_a_side_bound_to_its_printed_hex_waits_when_it_is_blocked) {
  Field field(5, 5);
  field.entry('A', "0103");
  field.draft().blocked_entry_waits[Side::Union] = true;
  const UnitId blue = due(field, "a", 1, "A");
  blue_foot(field, "d", "0505");
  gray_foot(field, "b", "0103");
  EXPECT_EQ(field.reach(blue), "");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0103"), Reason::EntryBlocked, "8.2"));
  EXPECT_TRUE(refused(field.march(blue, "0104"), Reason::NotAnEntry, "8.2"));
}

TEST(Reinforcements, C8_2_A41_the_other_side_is_not_bound_by_it) {
  Field field(5, 5);
  field.entry('A', "0103");
  field.draft().blocked_entry_waits[Side::Union] = true;
  const UnitId gray = field.reinforcement("a", Side::Confederate, UnitKind::Infantry, kFour, 1, "A");
  blue_foot(field, "b", "0103");
  EXPECT_EQ(field.reach(gray), "0102 0104");
}

// A corner of the sheet has edge hexes on two sides.
TEST(Reinforcements, C8_2_A41_round_a_corner_of_the_map) {
  Field field(5, 5);
  field.entry('A', "0101");
  const UnitId now = due(field, "a", 1, "A");
  gray_foot(field, "b", "0101");
  EXPECT_EQ(field.reach(now), "0102 0201");
}

}  // namespace
}  // namespace longroll::aprils
