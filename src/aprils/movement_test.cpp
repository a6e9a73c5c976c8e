// 2.1, 2.2, 4.1 to 4.4: terrain, kinds of units, movement, stacking.
#include "aprils/movement.h"

#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;

constexpr Strengths kFour{4, 4, 4};
constexpr Strengths kThree{4, 4, 3};

UnitId foot(Field& field, std::string_view id, std::string_view hex, Side side = Side::Union) {
  return field.unit(id, side, UnitKind::Infantry, kFour, hex);
}
UnitId horse(Field& field, std::string_view id, std::string_view hex, Side side = Side::Union) {
  return field.unit(id, side, UnitKind::Cavalry, kFour, hex);
}
UnitId gun(Field& field, std::string_view id, std::string_view hex, Side side = Side::Union) {
  return field.unit(id, side, UnitKind::Artillery, kThree, hex);
}

// 2.1, 2.2 and the terrain card ---------------------------------------------------------------------------------------

TEST(Movement, C2_1_C4_2_each_terrain_costs_what_the_card_says) {
  const std::vector<std::pair<Terrain, int>> card = {
      {Terrain::Clear, 2},      {Terrain::Woods, 4}, {Terrain::Swamp, 6}, {Terrain::Hill, 4},
      {Terrain::WoodedHill, 6}, {Terrain::Rough, 8}, {Terrain::Town, 4}};
  for (const auto& [terrain, half_points] : card) {
    Field field(1, 5);
    field.terrain("0104", terrain);
    const UnitId blue = foot(field, "a", "0103");
    EXPECT_EQ(field.cost_to(blue, "0104"), half_points) << name_of(terrain);
  }
}

TEST(Movement, C2_1_C4_2_stream_creek_and_embankment_are_added_to_the_hex) {
  const std::vector<std::pair<Feature, int>> card = {
      {Feature::Stream, 2}, {Feature::Creek, 4}, {Feature::Embankment, 2}};
  for (const auto& [feature, half_points] : card) {
    Field clear(1, 5), woods(1, 5);
    clear.side("0103", "0104", feature);
    woods.side("0103", "0104", feature).terrain("0104", Terrain::Woods);
    const UnitId a = foot(clear, "a", "0103"), b = foot(woods, "b", "0103");
    EXPECT_EQ(clear.cost_to(a, "0104"), 2 + half_points) << name_of(feature);
    EXPECT_EQ(woods.cost_to(b, "0104"), 4 + half_points) << name_of(feature);
  }
}

TEST(Movement, C4_2_the_terrain_left_behind_costs_nothing) {
  Field field(5, 5);
  field.terrain("0303", Terrain::Rough);
  const UnitId blue = foot(field, "a", "0303");
  EXPECT_EQ(field.cost_to(blue, "0304"), 2);
}

TEST(Movement, C4_2_woods_over_a_stream_cost_three_points_at_a_ford_or_bridge_two) {
  Field field(5, 5);
  field.terrain("0304 0302 0203", Terrain::Woods);
  for (std::string_view hex : {"0304", "0302", "0203"}) field.side("0303", hex, Feature::Stream);
  field.side("0303", "0302", Feature::Ford).side("0303", "0203", Feature::Bridge);
  const UnitId blue = foot(field, "a", "0303");
  EXPECT_EQ(field.cost_to(blue, "0304"), 6);
  EXPECT_EQ(field.cost_to(blue, "0302"), 4);
  EXPECT_EQ(field.cost_to(blue, "0203"), 4);
}

TEST(Movement, A11_bridge_and_ford_cancel_a_creek) {
  for (Feature crossing : {Feature::Bridge, Feature::Ford}) {
    Field field(1, 5);
    field.side("0103", "0104", Feature::Creek).side("0103", "0104", crossing);
    const UnitId blue = foot(field, "a", "0103");
    EXPECT_EQ(field.cost_to(blue, "0104"), 2) << name_of(crossing);
  }
}

TEST(Movement, A11_a_bridge_cancels_a_river_and_a_ford_over_it_costs_two) {
  Field field(1, 5);
  field.side("0103", "0104", Feature::River).side("0103", "0104", Feature::Bridge);
  field.side("0103", "0102", Feature::River).side("0103", "0102", Feature::Ford);
  const UnitId blue = foot(field, "a", "0103");
  EXPECT_EQ(field.cost_to(blue, "0104"), 2);
  EXPECT_EQ(field.cost_to(blue, "0102"), 2 + 4);
}

TEST(Movement, A11_a_bridge_beside_a_ford_serves_over_a_river) {
  Field field(1, 5);
  field.side("0103", "0104", Feature::River)
      .side("0103", "0104", Feature::Bridge)
      .side("0103", "0104", Feature::Ford);
  const UnitId blue = foot(field, "a", "0103");
  EXPECT_EQ(field.cost_to(blue, "0104"), 2);
}

TEST(Movement, A11_a_river_with_neither_is_barred_to_all_kinds) {
  for (UnitKind kind : {UnitKind::Infantry, UnitKind::Cavalry, UnitKind::Artillery}) {
    Field field(1, 5);
    field.side("0103", "0104", Feature::River);
    const UnitId blue = field.unit("a", Side::Union, kind, kFour, "0103");
    field.movement(Side::Union);
    EXPECT_EQ(field.reach(blue), "0101 0102");
    EXPECT_TRUE(refused(field.march(blue, "0104"), Reason::RiverBars, "4.2"));
  }
}

TEST(Movement, A49_all_hexside_costs_add_up) {
  Field field(1, 5);
  field.side("0103", "0104", Feature::Stream).side("0103", "0104", Feature::Embankment);
  const UnitId blue = foot(field, "a", "0103");
  EXPECT_EQ(field.cost_to(blue, "0104"), 2 + 2 + 2);
}

TEST(Movement, A49_a_bridge_or_ford_does_nothing_to_an_embankment) {
  for (Feature crossing : {Feature::Bridge, Feature::Ford}) {
    Field field(1, 5);
    field.side("0103", "0104", Feature::Creek)
        .side("0103", "0104", Feature::Embankment)
        .side("0103", "0104", crossing);
    const UnitId blue = foot(field, "a", "0103");
    const UnitId mounted = horse(field, "b", "0103");
    EXPECT_EQ(field.cost_to(blue, "0104"), 2 + 2) << name_of(crossing);
    field.movement(Side::Union);
    EXPECT_TRUE(refused(field.march(mounted, "0104"), Reason::Barred, "4.2")) << name_of(crossing);
  }
}

TEST(Movement, C4_2_cavalry_and_artillery_never_enter_rough_ground) {
  Field field(5, 5);
  field.terrain("0304", Terrain::Rough);
  const UnitId infantry = foot(field, "a", "0303"), cavalry = horse(field, "b", "0303"),
               artillery = gun(field, "c", "0404");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(cavalry, "0304"), Reason::Barred, "4.2"));
  EXPECT_TRUE(refused(field.march(artillery, "0304"), Reason::Barred, "4.2"));
  EXPECT_FALSE(field.offered(March{cavalry, {field.hex("0304")}}));
  EXPECT_FALSE(field.march(infantry, "0304"));
}

TEST(Movement, C4_2_cavalry_and_artillery_never_cross_an_embankment) {
  Field field(5, 5);
  field.side("0303", "0304", Feature::Embankment).side("0403", "0404", Feature::Embankment);
  const UnitId infantry = foot(field, "a", "0303"), cavalry = horse(field, "b", "0303"),
               artillery = gun(field, "c", "0403");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(cavalry, "0304"), Reason::Barred, "4.2"));
  EXPECT_TRUE(refused(field.march(artillery, "0404"), Reason::Barred, "4.2"));
  EXPECT_FALSE(field.march(cavalry, "0203 0304"));  // round its end
  EXPECT_FALSE(field.march(infantry, "0304"));
}

TEST(Movement, C4_2_artillery_never_enters_a_swamp_but_cavalry_does) {
  Field field(5, 5);
  field.terrain("0304", Terrain::Swamp);
  const UnitId cavalry = horse(field, "b", "0303"), artillery = gun(field, "c", "0303");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(artillery, "0304"), Reason::Barred, "4.2"));
  EXPECT_FALSE(field.march(cavalry, "0304"));
}

TEST(Movement, C2_1_water_and_ground_out_of_play_are_closed_to_land_units) {
  for (Terrain terrain : {Terrain::Water, Terrain::OutOfPlay}) {
    Field field(5, 5);
    field.terrain("0304", terrain).side("0303", "0304", Feature::Road);
    const UnitId blue = foot(field, "a", "0303");
    field.movement(Side::Union);
    EXPECT_TRUE(refused(field.march(blue, "0304"), Reason::Barred, "4.2")) << name_of(terrain);
  }
}

TEST(Movement, C2_2_a_unit_has_as_many_steps_as_sides_and_its_back_counts_after_a_loss) {
  Field field(5, 5);
  const UnitId two =
      field.unit("two", Side::Union, UnitKind::Infantry, {5, 6, 4}, "0303", 0, Strengths{2, 3, 2});
  const UnitId one = field.one_step("one", Side::Union, UnitKind::Cavalry, {1, 2, 6}, "0303");
  const Scenario& scenario = field.scenario();
  EXPECT_EQ(field.situation().steps_left(two), 2);
  EXPECT_EQ(field.situation().steps_left(one), 1);
  EXPECT_EQ(strengths(scenario, field.situation(), two), (Strengths{5, 6, 4}));
  EXPECT_EQ(strengths(scenario, field.situation(), one), (Strengths{1, 2, 6}));
  lose_step(scenario, field.situation(), two);
  EXPECT_EQ(strengths(scenario, field.situation(), two), (Strengths{2, 3, 2}));
  EXPECT_EQ(field.where(two), "0303");
  lose_step(scenario, field.situation(), one);
  EXPECT_EQ(field.where(one), "gone");
  lose_step(scenario, field.situation(), two);
  EXPECT_EQ(field.where(two), "gone");
}

TEST(Movement, C2_2_a_reduced_unit_marches_by_the_allowance_on_its_back) {
  Field field(1, 7);
  const UnitId blue =
      field.unit("a", Side::Union, UnitKind::Infantry, {5, 6, 4}, "0101", 0, Strengths{2, 3, 2});
  field.scenario();
  lose_step(field.scenario(), field.situation(), blue);
  EXPECT_EQ(field.reach(blue), "0102 0103");
}

TEST(Movement, C2_2_an_eliminated_unit_does_not_move) {
  Field field(5, 5);
  const UnitId lost = field.one_step("a", Side::Union, UnitKind::Infantry, kFour, "0303");
  foot(field, "b", "0101");
  lose_step(field.scenario(), field.situation(), lost);
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(lost, "0304"), Reason::Gone, "2.2"));
}

// 4.1 -----------------------------------------------------------------------------------------------------------------

TEST(Movement, C4_1_every_unit_of_the_formation_may_move_and_no_other) {
  Field field(7, 7);
  field.formation("reserve", Side::Union);
  const UnitId a = foot(field, "a", "0101"), b = foot(field, "b", "0301"), c = foot(field, "c", "0501");
  const UnitId gray = foot(field, "d", "0707", Side::Confederate);
  field.join(c, "reserve");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(c, "0502"), Reason::OtherFormation, "4.1"));
  EXPECT_TRUE(refused(field.march(gray, "0706"), Reason::OtherFormation, "4.1"));
  for (const Choice& choice : field.choices())
    if (const auto* march = std::get_if<March>(&choice)) EXPECT_TRUE(march->unit == a || march->unit == b);
  EXPECT_FALSE(field.march(b, "0302"));
  EXPECT_FALSE(field.march(a, "0102"));
  EXPECT_TRUE(field.over());
}

TEST(Movement, C4_1_the_owner_of_the_formation_is_asked) {
  Field field(5, 5);
  foot(field, "a", "0101");
  foot(field, "b", "0505", Side::Confederate);
  field.movement(Side::Confederate);
  EXPECT_EQ(field.asked(), Asked::Confederate);
  field.movement(Side::Union);
  EXPECT_EQ(field.asked(), Asked::Union);
}

TEST(Movement, C4_1_units_can_move_but_need_not) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0101");
  field.movement(Side::Union);
  EXPECT_TRUE(field.offered(EndMovement{}));
  EXPECT_FALSE(field.end_movement());
  EXPECT_EQ(field.where(blue), "0101");
  EXPECT_TRUE(field.over());
}

TEST(Movement, C4_1_there_is_no_combat_in_a_movement_phase) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0303");
  foot(field, "b", "0304", Side::Confederate);
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.attack({blue}, "0304"), Reason::WrongKind, "4.1"));
}

TEST(Movement, C4_1_a_unit_that_is_not_in_the_battle_is_refused) {
  Field field(5, 5);
  foot(field, "a", "0303");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.answer(March{UnitId(90), {field.hex("0304")}}), Reason::Gone, "4.1"));
}

// 4.2 -----------------------------------------------------------------------------------------------------------------

TEST(Movement, A4_costs_are_counted_in_half_points) {
  Field field(1, 9);
  for (int row = 1; row < 9; ++row)
    field.side("010" + std::to_string(row), "010" + std::to_string(row + 1), Feature::Road);
  const UnitId blue = foot(field, "a", "0101");
  EXPECT_EQ(field.cost_to(blue, "0102"), 1);
  EXPECT_EQ(field.cost_to(blue, "0104"), 3);
  EXPECT_EQ(field.cost_to(blue, "0109"), 8);  // four points, eight hexes
}

TEST(Movement, C4_2_a_unit_spends_its_whole_allowance_and_no_more) {
  Field field(1, 7);
  const UnitId blue = foot(field, "a", "0101");
  field.movement(Side::Union);
  const auto refusal = field.march(blue, "0102 0103 0104 0105 0106");
  EXPECT_TRUE(refused(refusal, Reason::TooDear, "4.2"));
  EXPECT_EQ(refusal->hex, field.hex("0106"));
  EXPECT_EQ(refusal->number, 2);  // half points missing
  EXPECT_FALSE(field.offered(March{
      blue,
      {field.hex("0102"), field.hex("0103"), field.hex("0104"), field.hex("0105"), field.hex("0106")}}));
  EXPECT_FALSE(field.march(blue, "0102 0103 0104 0105"));
  EXPECT_EQ(field.where(blue), "0105");
}

TEST(Movement, C4_2_half_a_point_too_few_is_too_few) {
  Field field(1, 7);
  field.side("0101", "0102", Feature::Road);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {4, 4, 1}, "0101");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0102");
  const auto refusal = field.march(blue, "0102 0103");
  EXPECT_TRUE(refused(refusal, Reason::TooDear, "4.2"));
  EXPECT_EQ(refusal->number, 1);
}

TEST(Movement, C4_2_units_move_from_hex_to_adjacent_hex) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0101");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0103"), Reason::NotAdjacent, "4.2"));
  EXPECT_TRUE(refused(field.march(blue, "0102 0104"), Reason::NotAdjacent, "4.2"));
  EXPECT_TRUE(refused(field.march(blue, ""), Reason::EmptyPath, "4.2"));
  EXPECT_TRUE(refused(field.march(blue, "0101"), Reason::NotAdjacent, "4.2"));
  EXPECT_EQ(field.where(blue), "0101");
}

// The way matters for control, not its end alone.
TEST(Movement, A8_A153_a_march_may_lead_back_to_where_it_began) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0101");
  foot(field, "b", "0501");  // keeps the phase open
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0102 0101"));
  EXPECT_EQ(field.where(blue), "0101");
  EXPECT_TRUE(refused(field.march(blue, "0102"), Reason::AlreadyMoved, "4.2"));
}

TEST(Movement, A8_units_move_one_at_a_time_in_any_order_and_each_once) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0101"), b = foot(field, "b", "0301"), c = foot(field, "c", "0501");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(c, "0502"));
  EXPECT_TRUE(refused(field.march(c, "0503"), Reason::AlreadyMoved, "4.2"));
  EXPECT_FALSE(field.march(a, "0102"));
  EXPECT_TRUE(refused(field.march(a, "0103"), Reason::AlreadyMoved, "4.2"));
  for (const Choice& choice : field.choices())
    if (const auto* march = std::get_if<March>(&choice)) EXPECT_EQ(march->unit, b);
}

TEST(Movement, A8_the_cheapest_path_is_offered_and_a_longer_one_accepted) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0303");
  field.movement(Side::Union);
  EXPECT_TRUE(field.offered(March{blue, {field.hex("0304")}}));
  EXPECT_FALSE(field.offered(March{blue, {field.hex("0203"), field.hex("0304")}}));
  EXPECT_FALSE(field.march(blue, "0203 0304"));
  const auto told = field.told<UnitMarched>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].cost, 4);
  EXPECT_EQ(told[0].from, field.hex("0303"));
  EXPECT_EQ(told[0].path.size(), 2u);
}

TEST(Movement, A8_one_march_is_offered_for_each_hex_in_reach) {
  Field field(3, 3);
  const UnitId blue = foot(field, "a", "0202");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0101 0102 0103 0201 0203 0301 0302 0303");
  EXPECT_EQ(field.choices().size(), 9u);  // and the end of the phase
}

TEST(Movement, C4_2_every_march_offered_is_accepted) {
  Field field(6, 6);
  field.terrain("0303 0402", Terrain::Woods)
      .terrain("0404", Terrain::Swamp)
      .side("0303", "0304", Feature::Creek);
  foot(field, "a", "0304");
  gun(field, "b", "0405");
  horse(field, "c", "0202");
  foot(field, "d", "0502", Side::Confederate);
  field.movement(Side::Union);
  for (const Choice& choice : field.choices()) EXPECT_FALSE(field.why_not(choice));
}

TEST(Movement, C4_2_a_road_costs_half_a_point_and_cancels_all_other_costs) {
  for (Terrain terrain : {Terrain::Clear, Terrain::Woods, Terrain::WoodedHill, Terrain::Town}) {
    Field field(5, 5);
    field.terrain("0304", terrain).side("0303", "0304", Feature::Road);
    field.side("0303", "0304", Feature::Creek).side("0303", "0304", Feature::Embankment);
    const UnitId blue = foot(field, "a", "0303");
    EXPECT_EQ(field.cost_to(blue, "0304"), 1) << name_of(terrain);
  }
}

TEST(Movement, C4_2_a_track_or_railroad_costs_one_point_and_cancels_all_other_costs) {
  for (Feature way : {Feature::Track, Feature::Railroad}) {
    Field field(5, 5);
    field.terrain("0304", Terrain::WoodedHill).side("0303", "0304", way).side("0303", "0304", Feature::Creek);
    const UnitId blue = foot(field, "a", "0303");
    EXPECT_EQ(field.cost_to(blue, "0304"), 2) << name_of(way);
  }
}

TEST(Movement, C4_2_a_road_serves_only_over_the_hexside_it_crosses) {
  Field field(1, 5);
  field.terrain("0104", Terrain::WoodedHill).side("0104", "0105", Feature::Road);
  const UnitId blue = foot(field, "a", "0103");
  EXPECT_EQ(field.cost_to(blue, "0104"), 6);
  EXPECT_EQ(field.cost_to(blue, "0105"), 7);
}

TEST(Movement, A49_of_several_ways_the_cheapest_counts) {
  Field field(5, 5);
  field.terrain("0304", Terrain::Woods)
      .side("0303", "0304", Feature::Track)
      .side("0303", "0304", Feature::Road);
  const UnitId blue = foot(field, "a", "0303");
  EXPECT_EQ(field.cost_to(blue, "0304"), 1);
}

TEST(Movement, A49_a_road_over_a_river_needs_a_bridge_or_a_ford) {
  Field field(1, 5);
  field.side("0103", "0104", Feature::River).side("0103", "0104", Feature::Road);
  const UnitId blue = foot(field, "a", "0103");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0104"), Reason::RiverBars, "4.2"));
}

TEST(Movement, A49_along_a_road_a_river_ford_costs_the_road_rate) {
  Field field(1, 5);
  field.side("0103", "0104", Feature::River)
      .side("0103", "0104", Feature::Road)
      .side("0103", "0104", Feature::Ford);
  const UnitId blue = foot(field, "a", "0103");
  EXPECT_EQ(field.cost_to(blue, "0104"), 1);
}

TEST(Movement, A9_on_a_road_the_ban_of_the_terrain_does_not_apply) {
  Field field(5, 5);
  field.terrain("0304", Terrain::Rough).side("0303", "0304", Feature::Track);
  field.terrain("0203", Terrain::Swamp).side("0303", "0203", Feature::Railroad);
  field.side("0303", "0302", Feature::Embankment).side("0303", "0302", Feature::Road);
  const UnitId artillery = gun(field, "a", "0303");
  EXPECT_EQ(field.cost_to(artillery, "0304"), 2);
  EXPECT_EQ(field.cost_to(artillery, "0203"), 2);
  EXPECT_EQ(field.cost_to(artillery, "0302"), 1);
}

TEST(Movement, C4_2_A9_no_road_into_a_hex_that_holds_two_units) {
  Field field(1, 5);
  field.terrain("0103", Terrain::Woods)
      .side("0102", "0103", Feature::Road)
      .side("0103", "0104", Feature::Road);
  const UnitId blue = foot(field, "a", "0102");
  foot(field, "b", "0103");
  foot(field, "c", "0103");
  EXPECT_EQ(field.cost_to(blue, "0104"), 4 + 1);  // the woods at their own cost, then the road again
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0103 0104"));
  EXPECT_EQ(field.told<UnitMarched>()[0].cost, 5);
}

TEST(Movement, C4_2_A9_one_unit_does_not_close_the_road) {
  Field field(1, 5);
  field.terrain("0103", Terrain::Woods)
      .side("0102", "0103", Feature::Road)
      .side("0103", "0104", Feature::Road);
  const UnitId blue = foot(field, "a", "0102");
  foot(field, "b", "0103");
  EXPECT_EQ(field.cost_to(blue, "0103"), 1);
  EXPECT_EQ(field.cost_to(blue, "0104"), 2);
}

TEST(Movement, A9_into_a_full_hex_the_bans_hold_on_the_road_too) {
  Field field(1, 5);
  field.terrain("0103", Terrain::Swamp)
      .side("0102", "0103", Feature::Road)
      .side("0103", "0104", Feature::Road);
  const UnitId artillery = gun(field, "a", "0102");
  const UnitId b = foot(field, "b", "0103");
  foot(field, "c", "0103");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(artillery, "0103 0104"), Reason::Barred, "4.2"));
  EXPECT_FALSE(field.march(b, "0104"));
  EXPECT_FALSE(field.march(artillery, "0103"));
}

TEST(Movement, A8_a_path_back_through_its_own_hex_finds_the_unit_gone_from_there) {
  Field field(1, 5);
  field.terrain("0102", Terrain::WoodedHill)
      .side("0101", "0102", Feature::Road)
      .side("0102", "0103", Feature::Road);
  const UnitId blue = foot(field, "a", "0102");
  foot(field, "b", "0102");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0101 0102 0103"));
  EXPECT_EQ(field.told<UnitMarched>()[0].cost, 3);
}

// The free first hex.

TEST(Movement, C4_2_A10_a_unit_can_always_move_one_hex_whatever_it_costs) {
  Field field(1, 5);
  field.terrain("0104", Terrain::Woods).side("0103", "0104", Feature::Creek);
  const UnitId artillery = gun(field, "a", "0103");  // 3 points; the move costs 4
  EXPECT_EQ(field.cost_to(artillery, "0104"), 8);
  field.movement(Side::Union);
  EXPECT_TRUE(field.offered(March{artillery, {field.hex("0104")}}));
  EXPECT_FALSE(field.march(artillery, "0104"));
}

TEST(Movement, C4_2_A10_only_the_first_hex_is_free) {
  Field field(1, 5);
  field.terrain("0103", Terrain::Rough);
  const UnitId blue = foot(field, "a", "0101");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0102");
  EXPECT_TRUE(refused(field.march(blue, "0102 0103"), Reason::TooDear, "4.2"));
}

TEST(Movement, A10_A50_a_free_first_hex_dearer_than_the_allowance_ends_the_move) {
  Field field(1, 5);
  field.terrain("0102", Terrain::WoodedHill).side("0102", "0103", Feature::Road);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {4, 4, 2}, "0101");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0102");
  EXPECT_TRUE(refused(field.march(blue, "0102 0103"), Reason::TooDear, "4.2"));
}

TEST(Movement, C4_2_A10_prohibited_ground_is_closed_as_a_first_hex_too) {
  Field field(5, 5);
  field.terrain("0304", Terrain::Swamp)
      .side("0303", "0302", Feature::River)
      .side("0303", "0203", Feature::Embankment);
  const UnitId artillery = gun(field, "a", "0303");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(artillery, "0304"), Reason::Barred, "4.2"));
  EXPECT_TRUE(refused(field.march(artillery, "0203"), Reason::Barred, "4.2"));
  EXPECT_TRUE(refused(field.march(artillery, "0302"), Reason::RiverBars, "4.2"));
}

TEST(Movement, A10_zones_bind_the_free_first_hex) {
  Field field(5, 5);
  field.terrain("0202 0203", Terrain::Rough);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {4, 4, 2}, "0303");
  foot(field, "b", "0304", Side::Confederate);
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0203"), Reason::ZoneToZone, "5.0"));
  EXPECT_FALSE(field.march(blue, "0202"));
}

TEST(Movement, A10_night_binds_the_free_first_hex) {
  Field field(1, 7);
  field.night().terrain("0103", Terrain::Rough);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {4, 4, 2}, "0102");
  foot(field, "b", "0104", Side::Confederate);
  foot(field, "c", "0101");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0103"), Reason::NightZone, "9.0"));
}

TEST(Movement, A10_A50_stacking_binds_the_free_first_hex) {
  Field field(1, 5);
  field.terrain("0102", Terrain::Rough);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {4, 4, 2}, "0101");
  foot(field, "b", "0102");
  foot(field, "c", "0102");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "");
  EXPECT_TRUE(refused(field.march(blue, "0102"), Reason::FullHex, "4.3"));
  EXPECT_TRUE(refused(field.march(blue, "0102 0103"), Reason::TooDear, "4.2"));
}

TEST(Movement, A10_a_dear_first_hex_is_offered_by_the_straight_path) {
  Field field(5, 5);
  // Over the creek straight into the woods, or round over the stream: four points both ways, three to spend.
  field.terrain("0304", Terrain::Woods).side("0305", "0304", Feature::Creek);
  for (std::string_view around : {"0204", "0404"}) field.side("0304", around, Feature::Stream);
  const UnitId artillery = gun(field, "a", "0305");
  field.movement(Side::Union);
  EXPECT_TRUE(field.offered(March{artillery, {field.hex("0304")}}));
}

TEST(Movement, A48_no_unit_moves_into_an_enemy_held_hex) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0303");
  foot(field, "b", "0304", Side::Confederate);
  field.scenario();
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0304"), Reason::EnemyHeld, "4.2"));
}

TEST(Movement, A48_not_even_out_of_a_fortification) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0303");
  foot(field, "b", "0304", Side::Confederate);
  field.scenario();
  field.situation().works.push_back(
      Fortification{field.hex("0303"), Direction::South, false, Side::Union, 1});
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0304"), Reason::EnemyHeld, "4.2"));
}

// 4.3 -----------------------------------------------------------------------------------------------------------------

TEST(Movement, C4_3_A13_two_units_may_end_in_a_hex_and_a_third_may_not) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0101"), b = foot(field, "b", "0103"), c = gun(field, "c", "0201");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(a, "0102"));
  EXPECT_FALSE(field.march(b, "0102"));
  EXPECT_TRUE(refused(field.march(c, "0102"), Reason::FullHex, "4.3"));
  EXPECT_FALSE(field.offered(March{c, {field.hex("0102")}}));
}

TEST(Movement, C4_3_units_of_different_formations_stack) {
  Field field(5, 5);
  field.formation("reserve", Side::Union);
  const UnitId a = foot(field, "a", "0101"), b = foot(field, "b", "0102");
  field.join(b, "reserve");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(a, "0102"));
}

TEST(Movement, C4_3_A13_any_number_may_pass_through) {
  Field field(1, 5);
  const UnitId a = foot(field, "a", "0101");
  foot(field, "b", "0102");
  foot(field, "c", "0102");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(a), "0103 0104 0105");
  EXPECT_FALSE(field.march(a, "0102 0103"));
}

TEST(Movement, A50_a_full_hex_in_an_enemy_zone_is_closed) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0301");
  foot(field, "b", "0302");
  foot(field, "c", "0302");
  foot(field, "d", "0303", Side::Confederate);
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0302"), Reason::FullHex, "4.3"));
  EXPECT_TRUE(refused(field.march(a, "0302 0401"), Reason::FullHex, "4.3"));
}

TEST(Movement, A51_a_stack_lies_in_order_of_arrival_and_those_below_rise) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0303"), b = foot(field, "b", "0303"), c = foot(field, "c", "0303");
  field.scenario();
  EXPECT_FALSE(field.situation().overstacked(a));
  EXPECT_FALSE(field.situation().overstacked(b));
  EXPECT_TRUE(field.situation().overstacked(c));
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(a, "0302"));
  EXPECT_FALSE(field.situation().overstacked(c));
  EXPECT_EQ(field.situation().depth[b.index()], 0);
  EXPECT_EQ(field.situation().depth[c.index()], 1);
}

TEST(Movement, A51_a_unit_that_moves_onto_another_lies_below_it) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0303"), b = foot(field, "b", "0301");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(a, "0302 0301"));
  EXPECT_EQ(field.situation().depth[a.index()], 1);
  EXPECT_EQ(field.situation().depth[b.index()], 0);
}

TEST(Movement, C4_3_A14_an_overstacked_unit_must_move_out_before_the_phase_ends) {
  Field field(5, 5);
  foot(field, "a", "0303");
  foot(field, "b", "0303");
  const UnitId c = foot(field, "c", "0303");
  field.movement(Side::Union);
  EXPECT_FALSE(field.offered(EndMovement{}));
  const auto refusal = field.end_movement();
  EXPECT_TRUE(refused(refusal, Reason::MustLeaveFirst, "4.3"));
  EXPECT_EQ(refusal->unit, c);
  EXPECT_FALSE(field.march(c, "0302"));
  EXPECT_TRUE(field.offered(EndMovement{}));
  EXPECT_FALSE(field.end_movement());
}

TEST(Movement, A14_the_phase_may_end_when_another_of_the_stack_has_left_instead) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0303");
  foot(field, "b", "0303");
  foot(field, "c", "0303");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(a, "0302"));
  EXPECT_FALSE(field.end_movement());
}

TEST(Movement, A14_only_the_formation_of_the_bottom_unit_is_bound) {
  Field field(5, 5);
  field.formation("reserve", Side::Union);
  foot(field, "a", "0303");
  foot(field, "b", "0303");
  const UnitId c = foot(field, "c", "0303");
  field.join(c, "reserve");
  field.movement(Side::Union);
  EXPECT_FALSE(field.end_movement());
  field.movement("reserve");
  EXPECT_TRUE(refused(field.end_movement(), Reason::MustLeaveFirst, "4.3"));
}

TEST(Movement, A14_a_bottom_unit_without_a_move_may_stay) {
  Field field(1, 3);
  foot(field, "a", "0101");
  foot(field, "b", "0101");
  const UnitId c = foot(field, "c", "0101");
  foot(field, "d", "0103", Side::Confederate);
  field.night();  // 0102 lies in an enemy zone with no friend in it
  field.movement(Side::Union);
  EXPECT_TRUE(field.over());  // nobody has a move, so the phase has ended by itself
  EXPECT_EQ(field.where(c), "0101");
}

TEST(Movement, A14_it_must_go_where_it_is_not_overstacked_again) {
  Field field(1, 3);
  foot(field, "a", "0101");
  foot(field, "b", "0101");
  const UnitId c = foot(field, "c", "0101");
  field.formation("reserve", Side::Union);
  const UnitId d = foot(field, "d", "0102"), e = foot(field, "e", "0102");
  field.join(d, "reserve");
  field.join(e, "reserve");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(c, "0102"), Reason::FullHex, "4.3"));
  EXPECT_FALSE(field.march(c, "0102 0103"));
}

TEST(Movement, C4_3_A51_an_overstacked_unit_cannot_attack) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0303"), b = foot(field, "b", "0303"), c = foot(field, "c", "0303");
  foot(field, "d", "0304", Side::Confederate);
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a, b, c}, "0304"), Reason::Overstacked, "4.3"));
  EXPECT_FALSE(field.why_not(Attack{{a, b}, {field.hex("0304")}}));
}

TEST(Movement, C4_3_an_overstacked_unit_does_not_count_in_the_defence) {
  Field field(5, 5);
  const UnitId a = foot(field, "a", "0303");
  for (std::string_view id : {"b", "c", "d"}) foot(field, id, "0304", Side::Confederate);
  EXPECT_EQ(field.odds({a}, "0304", Side::Union).defence, 8);
}

TEST(Movement, A51_an_overstacked_unit_exerts_zones_and_holds_the_hex) {
  Field field(5, 5);
  for (std::string_view id : {"a", "b", "c"}) foot(field, id, "0303", Side::Confederate);
  const Scenario& scenario = field.scenario();
  Situation& situation = field.situation();
  // The top two are taken away without a rise: what is left is the third place of the stack alone.
  for (std::size_t i : {0u, 1u}) situation.location[i] = Location::gone();
  ASSERT_TRUE(situation.overstacked(UnitId(2)));
  const aprils::Field now(scenario, situation);
  EXPECT_TRUE(now.in_zone(Side::Confederate, field.hex("0304")));
  EXPECT_EQ(holder_of(scenario, situation, field.hex("0303")), Side::Confederate);
}

// 4.4 -----------------------------------------------------------------------------------------------------------------

TEST(Movement, C4_4_a_unit_does_not_leave_the_map_of_its_own_will) {
  Field field(2, 2);
  const UnitId blue = foot(field, "a", "0101");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0102 0201 0202");
  EXPECT_TRUE(refused(field.answer(March{blue, {HexId(4)}}), Reason::NotAdjacent, "4.2"));
  EXPECT_TRUE(refused(field.answer(March{blue, {HexId(60000)}}), Reason::NotAdjacent, "4.2"));
}

TEST(Movement, C4_4_a_unit_forced_off_the_map_is_eliminated) {
  Field field(1, 5);
  field.compass(Side::Union, "N");
  const UnitId blue = foot(field, "a", "0101");
  foot(field, "b", "0102", Side::Confederate);
  field.combat(Side::Union);
  EXPECT_FALSE(field.fall_back("0102"));  // north of it the map ends
  EXPECT_EQ(field.told<DrivenOffMap>().size(), 1u);
  EXPECT_EQ(field.where(blue), "gone");
}

// Special rules -------------------------------------------------------------------------------------------------------

// A battle whose own rule "12.9" closes hex 0103 to everybody.
void close_0103(const Scenario& scenario, const Situation&, UnitId, MarchLimits& limits) {
  const HexId hex = *scenario.map.grid().named("0103");
  limits.closed.insert(scenario.map.grid(), hex);
  limits.special.insert(scenario.map.grid(), hex);
}

const BattleRules& closed_hex_rules() {
  static const BattleRules rules = [] {
    BattleRules made;
    made.battle = "paper";
    made.limit_march = close_0103;
    made.march_rule = "12.9";
    return made;
  }();
  return rules;
}

TEST(Movement, A53_a_ban_by_a_special_rule_holds_on_roads) {
  Field field(1, 5);
  field.rules(closed_hex_rules()).side("0102", "0103", Feature::Road).side("0101", "0102", Feature::Road);
  const UnitId blue = foot(field, "a", "0101");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0102");
  EXPECT_TRUE(refused(field.march(blue, "0102 0103"), Reason::SpecialRuleBars, "12.9"));
}

TEST(Movement, A53_a_ban_by_a_special_rule_holds_for_the_free_first_hex) {
  Field field(1, 5);
  field.rules(closed_hex_rules()).terrain("0103", Terrain::Rough);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, {4, 4, 1}, "0102");
  field.movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0101");
  EXPECT_TRUE(refused(field.march(blue, "0103"), Reason::SpecialRuleBars, "12.9"));
}

// A rule "12.8" that does not let anybody walk south into 0103, though other ways into it are open.
void close_side_of_0103(const Scenario& scenario, const Situation&, UnitId, MarchLimits& limits) {
  static std::array<HexSet, 6> sides;
  sides = {};
  sides[longroll::index_of(Direction::South)].insert(scenario.map.grid(), *scenario.map.grid().named("0103"));
  limits.closed_sides = &sides;
}

TEST(Movement, A53_a_special_rule_may_close_a_hexside_in_one_direction) {
  BattleRules rules;
  rules.battle = "paper";
  rules.limit_march = close_side_of_0103;
  rules.march_rule = "12.8";
  Field field(2, 5);
  field.rules(rules);
  const UnitId south = foot(field, "a", "0102"), north = foot(field, "b", "0104");
  EXPECT_EQ(field.cost_to(south, "0103"), 4);  // by way of 0202
  EXPECT_EQ(field.cost_to(north, "0103"), 2);
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(south, "0103"), Reason::SpecialRuleBars, "12.8"));
  EXPECT_FALSE(field.march(north, "0103"));
}

TEST(Movement, C10_nothing_is_built_where_no_special_rule_allows_it) {
  Field field(5, 5);
  const UnitId blue = foot(field, "a", "0303");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.answer(Build{blue, Direction::North}), Reason::MayNotBuild, "10"));
}

}  // namespace
}  // namespace longroll::aprils
