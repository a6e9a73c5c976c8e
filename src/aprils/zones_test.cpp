// 5.0: zones of control.
#include "aprils/zones.h"

#include <gtest/gtest.h>

#include "aprils/movement.h"
#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;

constexpr Strengths kFour{4, 4, 4};

UnitId foot(Field& field, std::string_view id, std::string_view hex, Side side) {
  return field.unit(id, side, UnitKind::Infantry, kFour, hex);
}
UnitId blue_foot(Field& field, std::string_view id, std::string_view hex) {
  return foot(field, id, hex, Side::Union);
}
UnitId gray_foot(Field& field, std::string_view id, std::string_view hex) {
  return foot(field, id, hex, Side::Confederate);
}

// The hexes in the zones a side exerts, "0102 0201 ...".
std::string zones(Field& field, Side side) {
  const Scenario& scenario = field.scenario();
  const aprils::Field now(scenario, field.situation());
  std::string names;
  for (std::size_t i = 0; i < scenario.map.grid().size(); ++i)
    if (now.in_zone(side, HexId(i))) names += (names.empty() ? "" : " ") + scenario.map.grid().name(HexId(i));
  return names;
}

void fortify(Field& field, std::string_view hex, Direction facing) {
  field.scenario();
  field.situation().works.push_back(Fortification{field.hex(hex), facing, false, Side::Union, 1});
}

TEST(Zones, C5_a_zone_is_the_six_hexes_around_a_unit) {
  Field field(7, 7);
  gray_foot(field, "b", "0404");
  EXPECT_EQ(zones(field, Side::Confederate), "0304 0305 0403 0405 0504 0505");
  EXPECT_EQ(zones(field, Side::Union), "");
}

TEST(Zones, C5_around_a_unit_of_an_odd_column_and_at_the_edge) {
  Field middle(7, 7), corner(7, 7);
  gray_foot(middle, "b", "0303");
  EXPECT_EQ(zones(middle, Side::Confederate), "0202 0203 0302 0304 0402 0403");
  gray_foot(corner, "b", "0101");
  EXPECT_EQ(zones(corner, Side::Confederate), "0102 0201");
}

TEST(Zones, C5_A12_units_of_all_kinds_exert_zones) {
  for (UnitKind kind : {UnitKind::Infantry, UnitKind::Cavalry, UnitKind::Artillery}) {
    Field field(3, 3);
    field.unit("b", Side::Confederate, kind, kFour, "0101");
    EXPECT_EQ(zones(field, Side::Confederate), "0102 0201");
  }
}

TEST(Zones, C5_zones_are_exerted_mutually) {
  Field field(7, 7);
  blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  const aprils::Field now(field.scenario(), field.situation());
  EXPECT_TRUE(now.in_zone(Side::Confederate, field.hex("0303")));
  EXPECT_TRUE(now.in_zone(Side::Union, field.hex("0304")));
}

TEST(Zones, C5_both_sides_may_have_a_zone_on_the_hex_between_them) {
  Field field(7, 7);
  blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0305");
  const aprils::Field now(field.scenario(), field.situation());
  EXPECT_TRUE(now.in_zone(Side::Union, field.hex("0304")));
  EXPECT_TRUE(now.in_zone(Side::Confederate, field.hex("0304")));
}

TEST(Zones, C5_units_off_the_map_have_none) {
  Field field(5, 5);
  field.entry('A', "0101");
  field.reinforcement("b", Side::Confederate, UnitKind::Infantry, kFour, 1, "A");
  const UnitId lost = field.one_step("c", Side::Confederate, UnitKind::Infantry, kFour, "0303");
  lose_step(field.scenario(), field.situation(), lost);
  EXPECT_EQ(zones(field, Side::Confederate), "");
}

TEST(Zones, C5_terrain_other_than_rivers_does_not_stop_a_zone) {
  for (Feature feature : {Feature::Stream, Feature::Creek, Feature::Embankment, Feature::Road}) {
    Field field(1, 3);
    field.terrain("0102", Terrain::Swamp).side("0101", "0102", feature);
    field.unit("b", Side::Confederate, UnitKind::Artillery, kFour, "0101");
    EXPECT_EQ(zones(field, Side::Confederate), "0102") << name_of(feature);
  }
}

TEST(Zones, C5_A11_no_zone_over_a_river_without_bridge_or_ford) {
  Field field(1, 3);
  field.side("0101", "0102", Feature::River);
  gray_foot(field, "b", "0101");
  EXPECT_EQ(zones(field, Side::Confederate), "");
}

TEST(Zones, C5_A11_a_bridge_or_a_ford_carries_the_zone_over_a_river) {
  for (Feature crossing : {Feature::Bridge, Feature::Ford}) {
    Field field(1, 3);
    field.side("0101", "0102", Feature::River).side("0101", "0102", crossing);
    gray_foot(field, "b", "0101");
    EXPECT_EQ(zones(field, Side::Confederate), "0102") << name_of(crossing);
  }
}

TEST(Zones, A49_a_road_does_not_carry_a_zone_over_a_river) {
  Field field(1, 3);
  field.side("0101", "0102", Feature::River).side("0101", "0102", Feature::Road);
  gray_foot(field, "b", "0101");
  EXPECT_EQ(zones(field, Side::Confederate), "");
}

TEST(Zones, C5_C10_no_zone_into_a_hex_over_its_fortified_sides) {
  Field field(7, 7);
  gray_foot(field, "b", "0303");
  fortify(field, "0304", Direction::North);
  EXPECT_EQ(zones(field, Side::Confederate), "0202 0203 0302 0402 0403");
}

TEST(Zones, C5_C10_the_zone_enters_a_work_from_behind) {
  Field field(7, 7);
  gray_foot(field, "b", "0303");
  fortify(field, "0304", Direction::South);
  EXPECT_EQ(zones(field, Side::Confederate), "0202 0203 0302 0304 0402 0403");
}

TEST(Zones, C10_A42_a_work_covers_three_connected_hexsides) {
  Field field(7, 7);
  fortify(field, "0404", Direction::NorthEast);
  const auto bits = zone_directions_into(field.scenario(), field.situation(), field.hex("0404"));
  for (Direction d : kDirections) {
    const bool covered = d == Direction::North || d == Direction::NorthEast || d == Direction::SouthEast;
    EXPECT_EQ((bits >> longroll::index_of(d) & 1) == 0, covered) << name_of(d);
  }
}

TEST(Zones, C10_a_unit_in_a_work_has_its_zone_over_all_six_sides) {
  Field field(7, 7);
  gray_foot(field, "b", "0404");
  fortify(field, "0404", Direction::North);
  EXPECT_EQ(zones(field, Side::Confederate), "0304 0305 0403 0405 0504 0505");
}

TEST(Zones, C10_out_of_a_work_a_unit_may_march_into_an_enemy_zone) {
  Field field(7, 7);
  const UnitId blue = blue_foot(field, "a", "0304");
  gray_foot(field, "b", "0303");
  fortify(field, "0304", Direction::North);
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0403"));
}

// Zones and movement --------------------------------------------------------------------------------------------------

TEST(Zones, C5_A12_a_unit_stops_in_the_first_enemy_zone_it_enters) {
  Field field(7, 7);
  const UnitId blue = blue_foot(field, "a", "0107");
  gray_foot(field, "b", "0104");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0106 0105 0205"), Reason::MustStop, "5.0"));
  EXPECT_FALSE(field.march(blue, "0106 0105"));
  EXPECT_EQ(field.where(blue), "0105");
}

TEST(Zones, C5_it_may_not_leave_the_zone_again_for_free_ground_either) {
  Field field(1, 7);
  const UnitId blue = blue_foot(field, "a", "0107");
  gray_foot(field, "b", "0104");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0106 0105 0106"), Reason::MustStop, "5.0"));
}

TEST(Zones, C5_ground_behind_a_line_of_zones_is_refused_for_the_line) {
  Field field(3, 7);
  const UnitId blue = blue_foot(field, "a", "0107");
  gray_foot(field, "b", "0204");
  field.movement(Side::Union);
  const aprils::Field held(field.scenario(), field.situation());
  const Refusal refusal = why_unreachable(field.scenario(), field.situation(), held, blue, field.hex("0103"));
  EXPECT_EQ(refusal.reason, Reason::BehindZone);
  EXPECT_EQ(refusal.rule, "5.0");
  EXPECT_EQ(refusal.hex, field.hex("0103"));
}

TEST(Zones, C5_A12_a_unit_that_begins_in_a_zone_may_leave_it) {
  Field field(7, 7);
  const UnitId blue = blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0302 0301"));
  EXPECT_EQ(field.where(blue), "0301");
}

TEST(Zones, C5_A12_it_may_not_step_into_another_zone_of_the_same_unit) {
  Field field(7, 7);
  const UnitId blue = blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  field.movement(Side::Union);
  const auto refusal = field.march(blue, "0403");
  EXPECT_TRUE(refused(refusal, Reason::ZoneToZone, "5.0"));
  EXPECT_EQ(refusal->hex, field.hex("0403"));
}

TEST(Zones, C5_A12_nor_into_a_zone_later_in_the_same_phase) {
  Field field(9, 9);
  const UnitId blue = blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  gray_foot(field, "c", "0701");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0302 0402 0502 0601"), Reason::ZoneToZone, "5.0"));
  EXPECT_FALSE(field.march(blue, "0302 0402 0502"));
}

TEST(Zones, C5_A12_not_even_where_a_friend_stands) {
  Field field(7, 7);
  const UnitId blue = blue_foot(field, "a", "0303");
  blue_foot(field, "c", "0403");
  gray_foot(field, "b", "0304");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0403"), Reason::ZoneToZone, "5.0"));
}

TEST(Zones, C5_A12_friends_do_not_cancel_zones) {
  Field field(1, 7);
  const UnitId blue = blue_foot(field, "a", "0107");
  blue_foot(field, "c", "0105");
  gray_foot(field, "b", "0104");
  EXPECT_EQ(field.reach(blue), "0105 0106");
}

TEST(Zones, C5_a_unit_surrounded_by_zones_cannot_move) {
  Field field(5, 5);
  const UnitId blue = blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0301");
  gray_foot(field, "c", "0305");
  gray_foot(field, "d", "0202");
  gray_foot(field, "e", "0403");
  EXPECT_EQ(field.reach(blue), "");
  field.movement(Side::Union);
  EXPECT_TRUE(field.over());  // there was nothing to decide
}

TEST(Zones, C5_a_units_own_side_is_no_hindrance) {
  Field field(1, 7);
  const UnitId blue = blue_foot(field, "a", "0101");
  blue_foot(field, "b", "0103");
  EXPECT_EQ(field.reach(blue), "0102 0103 0104 0105");
}

TEST(Zones, C5_both_sides_are_bound_alike) {
  Field field(1, 7);
  blue_foot(field, "a", "0101");
  const UnitId gray = gray_foot(field, "b", "0104");
  EXPECT_EQ(field.reach(gray), "0102 0103 0105 0106 0107");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0103 0102"));
}

TEST(Zones, C5_an_advance_may_go_from_zone_to_zone) {
  Field field(1, 7);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {12, 4, 4}, "0103");
  field.one_step("b", Side::Confederate, UnitKind::Infantry, {1, 1, 4}, "0104");
  gray_foot(field, "c", "0105");
  field.combat(Side::Union);
  EXPECT_FALSE(field.attack({blue}, "0104"));
  field.roll(4);  // 6-1: the one step is lost
  field.roll(1);
  EXPECT_FALSE(field.advance(blue, "0104"));
  EXPECT_EQ(field.where(blue), "0104");
}

}  // namespace
}  // namespace longroll::aprils
