// 6.5: retreats. Blue strikes 0505 from 0506 (S) at 4-1, where its 2 reads "1R"; around 0505 lie 0504 (N), 0604 (NE),
// 0605 (SE), 0405 (SW) and 0404 (NW). The zone of 0506 lies on 0605 and 0405.
#include "aprils/retreat.h"

#include <gtest/gtest.h>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::Field;
using kit::gray;
using kit::gray_guns;
using kit::kFour;
using kit::offers_of;
using kit::refused;
using kit::roll;
using kit::taken;

constexpr Strengths kAll{16, 4, 4};

std::string open_hexes(Field& field, UnitId unit) {
  std::string names;
  for (const Retreat& choice : offers_of<Retreat>(field)) {
    if (choice.unit != unit || !choice.to) continue;
    names += (names.empty() ? "" : " ") + field.scenario().map.grid().name(*choice.to);
  }
  return names;
}

// Attacks 0505 so that its units lose a step and must retreat.
void strike(Field& field, const std::vector<UnitId>& attackers) {
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack(attackers, "0505")));
  roll(field, {2, 1});
}

// The prohibitions

TEST(Retreat, C6_5_A33_never_into_an_enemy_held_hex_nor_into_an_empty_hex_in_an_enemy_zone) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0504 0604 0404");
  EXPECT_TRUE(refused(field.retreat(d, "0506"), Reason::EnemyHeld, "6.5"));
  EXPECT_TRUE(refused(field.retreat(d, "0605"), Reason::RetreatForbidden, "6.5"));
  EXPECT_TRUE(refused(field.retreat(d, "0405"), Reason::RetreatForbidden, "6.5"));
  EXPECT_TRUE(refused(field.retreat(d, "0503"), Reason::NotAdjacent, "6.5"));
  EXPECT_TRUE(taken(field.retreat(d, "0604")));
  EXPECT_EQ(field.where(d), "0604");
}

TEST(Retreat, C6_5_A33_never_into_terrain_barred_to_its_kind) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Swamp);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray_guns(field, "0505");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0604 0404");
  EXPECT_TRUE(refused(field.retreat(d, "0504"), Reason::Barred, "6.5"));
}

TEST(Retreat, C6_5_infantry_retreats_into_a_swamp) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Swamp);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_TRUE(taken(field.retreat(d, "0504")));
}

TEST(Retreat, C6_5_A33_never_over_a_hexside_barred_to_its_kind) {
  Field field(9, 9);
  field.side("0505", "0504", Feature::Embankment).side("0505", "0604", Feature::River);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = field.unit("horse", Side::Confederate, UnitKind::Cavalry, kFour, "0505");
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0404");  // the only one left
}

TEST(Retreat, C6_5_A33_A53_a_road_lifts_the_ban) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Swamp).side("0505", "0504", Feature::Road);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray_guns(field, "0505");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0504 0604 0404");
}

TEST(Retreat, C6_5_A53_a_road_lifts_the_ban_even_into_a_full_hex) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Swamp)
      .side("0505", "0504", Feature::Road)
      .side("0504", "0503", Feature::Road);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray_guns(field, "0505");
  gray(field, "0504");
  gray(field, "0504");
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0503");  // through 0504, which was full, and on
  ASSERT_EQ(field.told<UnitRetreated>().size(), 2u);
  EXPECT_EQ(field.told<UnitRetreated>()[0].to, field.hex("0504"));
}

TEST(Retreat, C6_5_a_retreat_costs_no_movement_points) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Rough).side("0505", "0504", Feature::Creek);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505", {4, 4, 1});
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0504");
}

TEST(Retreat, C6_5_a_unit_with_a_hex_open_may_not_pay_a_step_instead) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_TRUE(refused(field.cannot_retreat(d), Reason::CanRetreat, "6.5"));
}

// The priorities

// Blue in 0506 and 0606 attack 0505 and 0605; 0605, in the zone of both, is held by a friend of 0505.
TEST(Retreat, C6_5_A33_priority_one_a_hex_outside_enemy_zones_goes_before_one_a_friend_holds_in_a_zone) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  blue(field, "0606");
  const UnitId d = gray(field, "0505");
  gray(field, "0605");
  strike(field, {a});
  const auto refusal = field.retreat(d, "0605");
  EXPECT_TRUE(refused(refusal, Reason::MustRetreatElsewhere, "6.5"));
  EXPECT_EQ(refusal->number, 1);
}

// Rivers and the zone leave only the friend's hex.
struct OnlyAFriend {
  Field field{9, 9};
  UnitId a, b, d, friend_there;
  explicit OnlyAFriend(int morale = 0) {
    for (std::string_view hex : {"0504", "0604", "0404"}) field.side("0505", hex, Feature::River);
    a = blue(field, "0506", kAll);
    b = blue(field, "0606");
    d = gray(field, "0505", kFour, morale);
    friend_there = gray(field, "0605");
    strike(field, {a});
  }
};

TEST(Retreat, C6_5_A33_priority_one_if_there_is_no_other_the_friends_hex_in_a_zone_is_taken) {
  OnlyAFriend f;
  EXPECT_EQ(f.field.where(f.d), "0605");
}

TEST(Retreat, C6_5_C6_4_A35_entering_a_zone_takes_a_check_and_failure_costs_a_step) {
  OnlyAFriend f;
  ASSERT_TRUE(f.field.at<RollCheck>());
  EXPECT_TRUE(std::get<RollCheck>(f.field.position().agenda.back()).entered_zone);
  f.field.roll(3);
  EXPECT_EQ(f.field.where(f.d), "gone");  // its second step
  ASSERT_EQ(f.field.told<StepLost>().size(), 1u);
  EXPECT_EQ(f.field.told<StepLost>()[0].cause, StepLost::Cause::EnteredZone);
}

TEST(Retreat, C6_5_A35_who_passes_that_check_suffers_nothing) {
  OnlyAFriend f;
  f.field.roll(4);
  EXPECT_EQ(f.field.where(f.d), "0605");
  EXPECT_EQ(f.field.situation().steps_left(f.d), 1);
}

TEST(Retreat, C6_5_C6_4_the_rating_counts_in_that_check_too) {
  OnlyAFriend f(1);
  f.field.roll(3);
  EXPECT_EQ(f.field.where(f.d), "0605");
}

TEST(Retreat, C6_5_a_hex_without_a_zone_takes_no_check) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_FALSE(std::get<RollCheck>(field.position().agenda.back()).entered_zone);  // that of 6.3.3
  EXPECT_EQ(field.where(d), "0504");
}

TEST(Retreat, C6_5_A33_priority_two_toward_friendly_lines) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N NE");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0504 0604");
  const auto refusal = field.retreat(d, "0404");
  EXPECT_TRUE(refused(refusal, Reason::MustRetreatElsewhere, "6.5"));
  EXPECT_EQ(refusal->number, 2);
}

TEST(Retreat, C6_5_A33_priority_two_is_passed_over_where_no_hex_fulfils_it) {
  Field field(9, 9);
  field.compass(Side::Confederate, "S SE SW");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0504 0604 0404");
}

TEST(Retreat, C6_5_A33_priority_one_goes_before_priority_two) {
  // Friendly lines lie south-east, where a friend stands in the enemy's zone.
  Field field(9, 9);
  field.compass(Side::Confederate, "SE");
  const UnitId a = blue(field, "0506", kAll);
  blue(field, "0606");
  const UnitId d = gray(field, "0505");
  gray(field, "0605");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0504 0404");  // 0604 is no farther from 0606
}

TEST(Retreat, C6_5_A33_priority_two_goes_before_stacking) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  gray(field, "0504");
  gray(field, "0504");
  strike(field, {a});
  ASSERT_FALSE(field.told<UnitRetreated>().empty());
  EXPECT_EQ(field.told<UnitRetreated>()[0].to, field.hex("0504"));
  EXPECT_EQ(field.where(d), "0503");  // and on, because it was overstacked there
}

TEST(Retreat, C6_5_A33_priority_three_not_over_the_stacking_limit) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  gray(field, "0504");
  gray(field, "0504");
  gray(field, "0604");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0604 0404");  // one friend in 0604 leaves room
  const auto refusal = field.retreat(d, "0504");
  EXPECT_TRUE(refused(refusal, Reason::MustRetreatElsewhere, "6.5"));
  EXPECT_EQ(refusal->number, 3);
}

TEST(Retreat, C6_5_A33_A70_priority_four_away_from_the_most_enemy_units) {
  // From 0505, 0404 is farther from 0506 and from 0904; 0504 and 0604 only from 0506.
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  blue(field, "0904");
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0404");
}

TEST(Retreat, C6_5_A33_priority_four_counts_units_and_not_hexes) {
  // Two units in 0904 (E) weigh more than one in 0104 (W), and those of 0506 grow distant in any case.
  Field field(9, 9);
  field.compass(Side::Confederate, "NE NW");
  const UnitId a = blue(field, "0506", kAll);
  blue(field, "0904");
  blue(field, "0904");
  blue(field, "0104");
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0404");
}

TEST(Retreat, C6_5_A70_priority_four_looks_over_rivers) {
  Field field(9, 9);
  for (int row = 1; row <= 8; ++row) {
    const std::string here = "080" + std::to_string(row);
    field.side(here, "090" + std::to_string(row), Feature::River);
    field.side(here, "090" + std::to_string(row + 1), Feature::River);
  }
  const UnitId a = blue(field, "0506", kAll);
  blue(field, "0904");
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0404");
}

TEST(Retreat, C6_5_A33_priority_three_goes_before_priority_four) {
  // 0404, farthest from the enemies, is full.
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  blue(field, "0904");
  const UnitId d = gray(field, "0505");
  gray(field, "0404");
  gray(field, "0404");
  strike(field, {a});
  EXPECT_EQ(open_hexes(field, d), "0504 0604");
}

TEST(Retreat, C6_5_A33_among_equals_the_owner_chooses) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  EXPECT_EQ(field.asked(), Asked::Confederate);
  for (const std::string_view hex : {"0504", "0604", "0404"})
    EXPECT_TRUE(taken(field.why_not(Retreat{d, field.hex(hex)}))) << hex;
}

TEST(Retreat, C6_5_A33_units_retreat_one_at_a_time_in_the_owners_order) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  gray(field, "0504");  // room for one
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  EXPECT_TRUE(field.offered(Retreat{d, field.hex("0504")}));
  EXPECT_TRUE(field.offered(Retreat{e, field.hex("0504")}));
  ASSERT_TRUE(taken(field.retreat(e, "0504")));
  EXPECT_EQ(field.where(e), "0504");
  EXPECT_EQ(field.where(d), "0503");  // found 0504 full and went on
}

// Having nowhere to go

TEST(Retreat, C6_5_A35_who_cannot_retreat_loses_a_step_for_each_hex) {
  // The rules' own example: 1R on two fresh brigades that are hemmed in.
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId b = blue(field, "0504", kAll);
  const UnitId stewart = gray(field, "0505");
  const UnitId russel = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {1, 1});  // 5-1 with the shift for being surrounded: "1R"
  ASSERT_TRUE(taken(field.lose(stewart)));
  EXPECT_TRUE(field.offered(Retreat{russel, std::nullopt}));
  const aprils::Field held(field.scenario(), field.situation());
  EXPECT_FALSE(has_way_back(field.scenario(), field.situation(), held, russel));
  EXPECT_TRUE(has_way_back(field.scenario(), field.situation(), held, a));
  ASSERT_TRUE(taken(field.cannot_retreat(stewart)));
  EXPECT_EQ(field.where(stewart), "gone");
  EXPECT_EQ(field.situation().steps_left(russel), 1);
  ASSERT_TRUE(field.at<RollCheck>());
  field.roll(3);
  EXPECT_EQ(field.where(russel), "gone");
}

TEST(Retreat, C6_5_A35_a_passed_check_asks_for_no_second_hex_and_no_second_step) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506", kAll);
  const UnitId b = blue(field, "0504", kAll);
  const UnitId stewart = gray(field, "0505");
  const UnitId russel = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(stewart)));
  ASSERT_TRUE(taken(field.cannot_retreat(stewart)));
  field.roll(4);
  EXPECT_EQ(field.where(russel), "0505");
  EXPECT_EQ(field.situation().steps_left(russel), 1);
}

// 0509 on the southern edge, hemmed in by 0508, 0409 and 0609.
struct AtTheEdge {
  Field field{9, 9};
  UnitId d, a;
  explicit AtTheEdge(std::string_view friendly_lines) {
    field.compass(Side::Confederate, friendly_lines);
    a = blue(field, "0508", {8, 4, 4});
    const UnitId b = blue(field, "0409", kFour);
    const UnitId c = blue(field, "0609", kFour);
    d = gray(field, "0509");
    field.combat(Side::Union);
    EXPECT_TRUE(taken(field.attack({a, b, c}, "0509")));
  }
};

TEST(Retreat, C4_4_C6_5_A36_forced_off_the_map_toward_friendly_lines_it_is_eliminated) {
  AtTheEdge edge("S");
  roll(edge.field, {1, 1});  // 5-1: "1R"
  EXPECT_EQ(edge.field.where(edge.d), "gone");
}

TEST(Retreat, C4_4_A36_if_no_friendly_direction_leads_off_the_map_it_loses_a_step_instead) {
  AtTheEdge edge("N");
  roll(edge.field, {1, 1});
  // One step for the result, one for the retreat it could not make: gone all the same, but not driven off.
  EXPECT_EQ(edge.field.where(edge.d), "gone");
  EXPECT_TRUE(edge.field.told<DrivenOffMap>().empty());
  EXPECT_EQ(edge.field.told<StepLost>().size(), 2u);
}

TEST(Retreat, C4_4_A36_a_failed_check_drives_off_the_map_too) {
  Field field(9, 9);
  field.compass(Side::Confederate, "S");
  const UnitId a = blue(field, "0508");
  const UnitId b = blue(field, "0409");
  const UnitId c = blue(field, "0609", {1, 4, 4});
  const UnitId d = gray(field, "0509");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b, c}, "0509")));
  roll(field, {2, 1});  // 2-1 and one to the right: 3-1, "1"
  ASSERT_TRUE(field.at<RollCheck>());
  field.roll(3);
  EXPECT_EQ(field.where(d), "gone");
  EXPECT_EQ(field.told<DrivenOffMap>().size(), 1u);
}

TEST(Retreat, C4_4_A36_on_the_edge_with_a_hex_open_it_stays_on_the_map) {
  Field field(9, 9);
  field.compass(Side::Confederate, "S");
  const UnitId a = blue(field, "0508", kAll);
  const UnitId d = gray(field, "0509");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0509")));
  roll(field, {2, 1});
  EXPECT_TRUE(refused(field.cannot_retreat(d), Reason::CanRetreat, "6.5"));
  EXPECT_EQ(open_hexes(field, d), "0609 0409");
}

TEST(Retreat, C4_4_A71_nobody_leaves_the_map_of_his_own_will) {
  Field field(9, 9);
  field.compass(Side::Confederate, "S");
  const UnitId a = blue(field, "0508", {1, 4, 4});
  const UnitId b = blue(field, "0409", {1, 4, 4});
  const UnitId c = blue(field, "0609", {1, 4, 4});
  const UnitId d = gray(field, "0509");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b, c}, "0509")));
  roll(field, {1, 1});        // 1-2 and one to the right: nothing for either side
  EXPECT_TRUE(field.over());  // no voluntary retreat was open to it
  EXPECT_EQ(field.where(d), "0509");
}

TEST(Retreat, C4_4_A71_a_retreat_that_has_to_go_on_does_not_go_off_the_map) {
  // 0501 on the northern edge is full and no hex beyond it is open; friendly lines lie north.
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  field.side("0501", "0601", Feature::River).side("0501", "0401", Feature::River);
  const UnitId a = blue(field, "0503", kAll);
  const UnitId d = gray(field, "0502");
  gray(field, "0501");
  gray(field, "0501");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0502")));
  roll(field, {2, 1});
  EXPECT_EQ(field.where(d), "0501");
}

// Going on

TEST(Retreat, C6_5_A37_whoever_retreats_into_a_full_hex_goes_on_until_it_has_room) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  for (std::string_view hex : {"0504", "0504", "0503", "0503"}) gray(field, hex);
  strike(field, {a});
  EXPECT_EQ(field.where(d), "0502");
}

TEST(Retreat, C6_5_A37_priorities_hold_for_every_further_hex_and_none_is_entered_twice) {
  // From the full 0504 the way back to 0505 is closed to it, even if the enemy's zone were not.
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  gray(field, "0504");
  gray(field, "0504");
  field.side("0504", "0503", Feature::River);
  strike(field, {a});
  ASSERT_TRUE(field.at<ExtendRetreat>());
  EXPECT_EQ(open_hexes(field, d), "0603 0403");
  EXPECT_TRUE(refused(field.retreat(d, "0503"), Reason::RiverBars, "6.5"));
  EXPECT_TRUE(field.retreat(d, "0505"));
  EXPECT_TRUE(taken(field.retreat(d, "0403")));
}

TEST(Retreat, C6_5_C4_3_A37_where_it_cannot_go_on_it_stays_overstacked_at_the_bottom_without_penalty) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  field.side("0501", "0601", Feature::River).side("0501", "0401", Feature::River);
  const UnitId a = blue(field, "0503", kAll);
  const UnitId d = gray(field, "0502");
  gray(field, "0501");
  gray(field, "0501");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0502")));
  roll(field, {2, 1, 6});
  EXPECT_EQ(field.where(d), "0501");
  EXPECT_EQ(field.situation().steps_left(d), 1);  // that of the result alone
  EXPECT_TRUE(field.situation().overstacked(d));
}

TEST(Retreat, C6_5_A37_after_two_hexes_a_unit_does_not_come_back_to_where_it_stood) {
  // The check's retreat would like to go to 0505 again: the attacker is gone, the lines lie there.
  Field field(9, 9);
  field.compass(Side::Confederate, "S");
  const UnitId a = field.one_step("a", Side::Union, UnitKind::Infantry, kAll, "0506");
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  lift_unit(field.scenario(), field.situation(), a, Location::gone());
  field.roll(1);
  ASSERT_TRUE(field.at<RetreatUnits>());
  EXPECT_TRUE(refused(field.retreat(d, "0505"), Reason::AlreadyRetreated, "6.5"));
}

TEST(Retreat, C6_5_A67_the_second_hex_is_judged_from_where_the_unit_stands) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  field.roll(1);
  EXPECT_EQ(field.where(d), "0503");
}

TEST(Retreat, C6_5_only_an_automatic_retreat_goes_on_out_of_a_zone) {
  OnlyAFriend f;
  f.field.roll(4);
  EXPECT_FALSE(f.field.at<ExtendRetreat>());
  EXPECT_EQ(f.field.where(f.d), "0605");
}

TEST(Retreat, C6_5_A68_A37_a_voluntary_retreat_into_a_full_hex_goes_on_too) {
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506");
  const UnitId d = gray(field, "0505");
  gray(field, "0504");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  EXPECT_EQ(field.where(d), "0503");
}

// Zones, friends and room as they stand

TEST(Retreat, C6_5_A70_attackers_about_to_be_lost_still_have_their_zones) {
  Field field(9, 9);
  const UnitId a = field.one_step("a", Side::Union, UnitKind::Infantry, kAll, "0506");
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 5});  // 4-1: the attacker is going to lose its only step
  EXPECT_EQ(open_hexes(field, d), "0504 0604 0404");
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  field.roll(6);
  EXPECT_EQ(field.where(a), "gone");
}

TEST(Retreat, C6_5_A70_a_friend_about_to_retreat_is_still_there) {
  // Both gray hexes are attacked together; the first to go finds the second still in 0605, and nowhere else to go.
  Field field(9, 9);
  for (std::string_view hex : {"0504", "0604", "0404"}) field.side("0505", hex, Feature::River);
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0605");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505 0605")));
  roll(field, {2, 1});
  ASSERT_TRUE(taken(field.lose(e)));
  EXPECT_EQ(open_hexes(field, d), "0605");
}

TEST(Retreat, C6_5_A70_a_friend_that_has_gone_no_longer_holds_the_hex_open) {
  Field field(9, 9);
  for (std::string_view hex : {"0504", "0604", "0404"}) field.side("0505", hex, Feature::River);
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0605");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505 0605")));
  roll(field, {2, 1});
  ASSERT_TRUE(taken(field.lose(e)));
  ASSERT_FALSE(open_hexes(field, e).empty());
  ASSERT_TRUE(taken(field.answer(Retreat{e, offers_of<Retreat>(field).back().to})));
  EXPECT_EQ(field.where(d), "0505");
  EXPECT_EQ(field.situation().steps_left(d), 1);  // it could not go, and paid
}

TEST(Retreat, C6_5_A70_a_hex_just_emptied_is_open) {
  Field field(9, 9);
  for (std::string_view hex : {"0506", "0604", "0605", "0404", "0405"})
    field.side("0505", hex, Feature::River);
  const UnitId a = blue(field, "0505");
  const UnitId d = field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {3, 4});  // the defender is destroyed, the attacker loses a step and must retreat
  EXPECT_EQ(field.where(d), "gone");
  EXPECT_EQ(field.where(a), "0504");
}

// 6.5, ruling A69: attacked again where it has fled to

struct FledToAFriend {
  Field field{9, 9};
  UnitId a, gun, d, e;
  FledToAFriend() {
    field.compass(Side::Confederate, "N");
    a = blue(field, "0506", kAll);
    gun = blue_guns(field, "0508", kAll);
    d = gray(field, "0505");
    e = gray(field, "0504");
    strike(field, {a});
    field.roll(6);
    EXPECT_EQ(field.where(d), "0504");
    EXPECT_TRUE(taken(field.no_advance()));
    EXPECT_TRUE(taken(field.attack({gun}, "0504")));
  }
};

TEST(Retreat, C6_5_A22_A69_who_fled_into_a_hex_does_not_defend_it_but_shares_its_fate) {
  FledToAFriend f;
  const AttackDeclared told = f.field.told<AttackDeclared>().back();
  EXPECT_EQ(told.odds.defence, 4);
  EXPECT_EQ(told.fight.hit[Role::Defender], (UnitSet{f.d, f.e}));
}

TEST(Retreat, C6_5_A69_and_may_be_hit_twice_in_a_phase) {
  FledToAFriend f;
  f.field.roll(6);  // 2-1: "2R"
  ASSERT_TRUE(taken(f.field.lose(f.e)));
  ASSERT_TRUE(taken(f.field.lose(f.d)));
  EXPECT_EQ(f.field.where(f.d), "gone");
}

TEST(Retreat, C6_5_A22_a_hex_in_which_all_have_been_attacked_is_not_attacked_again) {
  // Gray flees into an empty hex beside a fresh blue unit's guns: nobody may attack it there in this phase.
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0506", kAll);
  const UnitId gun = blue_guns(field, "0508");
  blue(field, "0905");
  blue_guns(field, "0908");
  gray(field, "0904");
  const UnitId d = gray(field, "0505");
  strike(field, {a});
  field.roll(6);
  EXPECT_EQ(field.where(d), "0504");
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(refused(field.attack({gun}, "0504"), Reason::WasAttacked, "6.1"));
}

}  // namespace
}  // namespace longroll::aprils
