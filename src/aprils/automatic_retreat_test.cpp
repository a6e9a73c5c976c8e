// 6.2.2: giving a combat up. Around 0505 lie 0504 (N), 0604 (NE), 0605 (SE), 0506 (S), 0405 (SW) and 0404 (NW).
#include "aprils/automatic_retreat.h"

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

FallBack giving_up(Field& field, std::initializer_list<std::string_view> hexes) {
  FallBack choice;
  for (std::string_view hex : hexes) choice.targets.push_back(field.hex(hex));
  return choice;
}

// 6.2.2, the option

TEST(AutomaticRetreat, C6_2_2_the_attacker_loses_a_hex_and_no_step_and_no_die_is_rolled) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(field.offered(giving_up(field, {"0504"})));
  ASSERT_TRUE(taken(field.fall_back("0504")));
  EXPECT_EQ(field.where(a), "0506");
  EXPECT_EQ(field.situation().steps_left(a), 2);
  EXPECT_TRUE(field.told<CombatRolled>().empty());
}

TEST(AutomaticRetreat, C6_2_2_the_defender_may_then_advance) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  blue(field, "0505");
  const UnitId d = gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  EXPECT_EQ(field.asked(), Asked::Confederate);
  ASSERT_TRUE(field.at<OfferAdvance>());
  ASSERT_TRUE(taken(field.advance(d, "0505")));
  EXPECT_EQ(field.where(d), "0505");
  EXPECT_TRUE(field.over());
}

TEST(AutomaticRetreat, C6_2_2_a_unit_without_strength_that_attacks_alone_must_fall_back) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505", {0, 1, 4});
  gray(field, "0504");
  field.combat(Side::Union);  // there is nothing else to choose
  EXPECT_EQ(field.where(a), "0506");
}

TEST(AutomaticRetreat, C6_2_2_A59_in_company_a_unit_without_strength_may_attack) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {0, 1, 4});
  const UnitId b = blue(field, "0404");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({a, b}, "0504")));
}

TEST(AutomaticRetreat, A59_a_bombarding_gun_with_strength_left_is_company_enough) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {0, 1, 4});
  const UnitId gun = blue_guns(field, "0507", {2, 4, 4});
  const UnitId popgun = blue_guns(field, "0607", {1, 4, 4});  // half of one is nothing
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a, popgun}, "0504"), Reason::NoStrength, "6.2.2"));
  EXPECT_TRUE(taken(field.attack({a, gun}, "0504")));
}

TEST(AutomaticRetreat, C6_2_2_A20_if_one_falls_back_all_in_that_zone_do) {
  Field field(9, 9);
  field.compass(Side::Union, "S SW SE");
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0404");
  const UnitId out_of_it = blue(field, "0605");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  ASSERT_TRUE(field.at<RetreatUnits>());
  const auto left = std::get<RetreatUnits>(field.position().agenda.back()).left;
  EXPECT_EQ(left, (UnitSet{a, b}));
  EXPECT_EQ(field.where(out_of_it), "0605");
}

TEST(AutomaticRetreat, C6_2_2_A20_overstacked_units_fall_back_too) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0505");
  const UnitId c = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  EXPECT_EQ(std::get<RetreatUnits>(field.position().agenda.back()).left, (UnitSet{a, b, c}));
}

TEST(AutomaticRetreat, C6_2_2_A20_an_enemy_whose_zone_lay_only_on_those_who_leave_must_be_named) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0404");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back("0504"), Reason::TargetMustJoin, "6.2.2"));
  EXPECT_TRUE(refused(field.fall_back("0404"), Reason::TargetMustJoin, "6.2.2"));
  ASSERT_TRUE(taken(field.fall_back("0504 0404")));
  EXPECT_EQ(field.where(a), "0506");
}

TEST(AutomaticRetreat, C6_2_2_A20_an_enemy_that_others_still_face_is_left_to_them) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0304");  // beside 0404 only
  blue_guns(field, "0307");              // so that there is a choice afterwards
  gray(field, "0504");
  gray(field, "0404");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  EXPECT_EQ(field.where(a), "0506");
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_TRUE(taken(field.attack({b}, "0404")));
}

TEST(AutomaticRetreat, A20_every_hex_named_must_have_a_zone_on_somebody_who_leaves) {
  Field field(9, 9);
  blue(field, "0505");
  gray(field, "0504");
  gray(field, "0501");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back("0501"), Reason::NotInZone, "6.2.2"));
  EXPECT_TRUE(refused(field.fall_back("0504 0501"), Reason::NotInZone, "6.2.2"));
}

TEST(AutomaticRetreat, A20_something_must_be_named_and_enemies_must_be_there) {
  Field field(9, 9);
  blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back(""), Reason::NoTargets, "6.2.2"));
  EXPECT_TRUE(refused(field.fall_back("0506"), Reason::NoEnemyThere, "6.2.2"));
  EXPECT_TRUE(refused(field.fall_back("0504 0504"), Reason::WasAttacked, "6.2.2"));
}

TEST(AutomaticRetreat,
     C6_1_A20_the_enemies_given_way_to_count_as_attacked_and_those_who_left_as_having_attacked) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0508");
  blue(field, "0905");
  const UnitId d = gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(field.situation().attacked.contains(a));
  EXPECT_TRUE(field.situation().defended.contains(d));
  EXPECT_TRUE(refused(field.attack({gun}, "0504"), Reason::WasAttacked, "6.1"));
  EXPECT_TRUE(refused(field.fall_back("0504"), Reason::WasAttacked, "6.2.2"));
}

// 6.1: before any regular combat

TEST(AutomaticRetreat, C6_1_C6_2_2_A58_after_the_first_combat_nobody_falls_back_any_more) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  blue(field, "0905");
  blue_guns(field, "0908");
  gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(offers_of<FallBack>(field).empty());
  EXPECT_TRUE(refused(field.fall_back("0904"), Reason::AutomaticFirst, "6.1"));
}

TEST(AutomaticRetreat, C6_1_A58_a_bombardment_is_a_regular_combat_in_this) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0105");
  blue(field, "0905");
  blue_guns(field, "0908");
  gray(field, "0103");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0103")));
  field.roll(1);
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(refused(field.fall_back("0904"), Reason::AutomaticFirst, "6.1"));
}

TEST(AutomaticRetreat, C6_1_several_may_be_declared_one_after_the_other) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0905");
  gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  ASSERT_TRUE(taken(field.no_advance()));
  ASSERT_TRUE(taken(field.fall_back("0904")));
  EXPECT_EQ(field.where(a), "0506");
  EXPECT_EQ(field.where(b), "0906");
}

// Going on until out of the zones. The only way from 0505 is 0506, held by a friend in the zone of 0606.

struct Corridor {
  Field field{9, 9};
  UnitId a, friend_there;
  explicit Corridor(std::string_view extra_enemy = "") {
    field.side("0505", "0405", Feature::River);
    field.compass(Side::Union, "S");
    a = blue(field, "0505");
    friend_there = blue(field, "0506");
    gray(field, "0504");
    gray(field, "0606");
    if (!extra_enemy.empty()) gray(field, extra_enemy);
    field.combat(Side::Union);
  }
};

TEST(AutomaticRetreat, C6_2_2_C6_5_A37_it_goes_on_until_it_is_out_of_the_enemys_zones) {
  Corridor c;
  ASSERT_TRUE(taken(c.field.fall_back("0504")));
  EXPECT_EQ(c.field.where(c.a), "0506");
  ASSERT_TRUE(c.field.at<RollCheck>());  // 6.5: it entered a zone
  c.field.roll(4);
  EXPECT_EQ(c.field.where(c.a), "0406");  // farther from both enemies
  EXPECT_EQ(c.field.situation().steps_left(c.a), 2);
}

TEST(AutomaticRetreat, C6_5_a_failed_check_on_the_way_costs_a_step_and_it_still_goes_on) {
  Corridor c;
  ASSERT_TRUE(taken(c.field.fall_back("0504")));
  c.field.roll(3);
  EXPECT_EQ(c.field.situation().steps_left(c.a), 1);
  EXPECT_EQ(c.field.where(c.a), "0406");
}

TEST(AutomaticRetreat, C6_5_A37_it_may_not_stop_while_a_hex_is_open_nor_turn_back) {
  Corridor c("0608");  // makes 0405 as good as 0406
  ASSERT_TRUE(taken(c.field.fall_back("0504")));
  c.field.roll(4);
  EXPECT_TRUE(refused(c.field.cannot_retreat(c.a), Reason::CanRetreat, "6.5"));
  EXPECT_TRUE(refused(c.field.retreat(c.a, "0505"), Reason::RetreatForbidden, "6.5"));
  EXPECT_TRUE(taken(c.field.retreat(c.a, "0405")));
  EXPECT_EQ(c.field.where(c.a), "0405");
}

TEST(AutomaticRetreat, C6_2_2_A37_where_no_hex_is_open_it_stops_without_penalty) {
  Corridor c("0406");  // its zone closes 0405 and 0507
  ASSERT_TRUE(taken(c.field.fall_back("0504")));
  c.field.roll(4);
  EXPECT_EQ(c.field.where(c.a), "0506");
  EXPECT_EQ(c.field.situation().steps_left(c.a), 2);
  EXPECT_TRUE(c.field.at<OfferAdvance>());
}

TEST(AutomaticRetreat, A59_who_has_fallen_back_is_not_drawn_into_a_later_automatic_retreat) {
  Corridor c("0406");
  ASSERT_TRUE(taken(c.field.fall_back("0504")));
  c.field.roll(4);
  ASSERT_TRUE(taken(c.field.no_advance()));
  ASSERT_TRUE(taken(c.field.fall_back("0606 0406")));  // the friend alone; it has nowhere to go (ruling A60)
  EXPECT_EQ(c.field.situation().steps_left(c.friend_there), 1);
  EXPECT_EQ(c.field.situation().steps_left(c.a), 2);
  EXPECT_TRUE(c.field.over());
}

// Ruling A60: nowhere to go

TEST(AutomaticRetreat, A60_without_a_first_hex_it_costs_a_step_and_the_duty_is_done) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504 0506")));
  EXPECT_EQ(field.where(a), "0505");
  EXPECT_EQ(field.situation().steps_left(a), 1);
  ASSERT_EQ(field.told<StepLost>().size(), 1u);
  EXPECT_EQ(field.told<StepLost>()[0].cause, StepLost::Cause::NoRetreat);
  EXPECT_TRUE(field.over());  // nothing is left to attack, nobody may advance
}

TEST(AutomaticRetreat, A36_A60_at_the_maps_edge_it_is_driven_off) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0509");
  gray(field, "0508");
  gray(field, "0409");
  gray(field, "0609");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0508 0409 0609")));
  EXPECT_EQ(field.where(a), "gone");
  EXPECT_EQ(field.told<DrivenOffMap>().size(), 1u);
}

// The guns' exception

TEST(AutomaticRetreat, C6_2_2_A20_covering_guns_fire_after_the_retreat_and_before_the_advance) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0508", kFour, -1);
  const UnitId d = gray(field, "0504", {3, 4, 4}, 1);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504", "0504", {gun})));
  EXPECT_EQ(field.where(a), "0506");
  ASSERT_TRUE(field.at<RollCombat>());
  EXPECT_EQ(column_name(field.situation().fight->column), "1-2");
  field.roll(4);
  EXPECT_EQ(field.told<CombatRolled>()[0].roll, 3);  // the gun's own rating
  EXPECT_EQ(field.told<CombatRolled>()[0].result, (CombatResult{0, false}));
  ASSERT_TRUE(field.at<VoluntaryRetreats>());  // no roll of the defender
  ASSERT_TRUE(taken(field.stand_fast()));
  ASSERT_TRUE(field.at<OfferAdvance>());
  ASSERT_TRUE(taken(field.advance(d, "0505")));
  EXPECT_EQ(field.where(d), "0505");
}

TEST(AutomaticRetreat, C6_2_2_C6_6_a_defender_driven_back_by_the_guns_does_not_advance) {
  Field field(9, 9);
  field.compass(Side::Union, "S").compass(Side::Confederate, "N");
  blue(field, "0505");
  const UnitId gun = blue_guns(field, "0508", {8, 4, 4});
  const UnitId d = gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504", "0504", {gun})));
  roll(field, {5, 4});  // 1-1: one step and back; the check passes
  EXPECT_EQ(field.where(d), "0503");
  EXPECT_TRUE(field.over());
}

TEST(AutomaticRetreat, C6_2_2_the_covering_guns_have_attacked_and_suffer_nothing) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  blue(field, "0505");
  blue(field, "0905", {0, 1, 4});
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504", "0504", {gun})));
  field.roll(1);
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.situation().attacked.contains(gun));
  EXPECT_EQ(field.where(gun), "0508");
  EXPECT_EQ(field.situation().steps_left(gun), 2);
}

TEST(AutomaticRetreat, C6_2_2_A20_the_guns_need_a_true_one_to_four) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId light = blue_guns(field, "0508", {1, 4, 4});
  const UnitId weak = blue_guns(field, "0507", {3, 4, 4});
  gray(field, "0504", {4, 5, 4});
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back("0504", "0504", {light}), Reason::BelowOneToFour, "7.2"));
  EXPECT_TRUE(refused(field.fall_back("0504", "0504", {weak}), Reason::BelowOneToFour, "7.2"));
  EXPECT_TRUE(taken(field.fall_back("0504", "0504", {light, weak})));
}

TEST(AutomaticRetreat, A20_guns_and_their_target_are_named_together) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back("0504", "0504", {}), Reason::NoAttackers, "6.2.2"));
  FallBack without_target = giving_up(field, {"0504"});
  without_target.guns.insert(gun);
  EXPECT_TRUE(refused(field.why_not(without_target), Reason::NoAttackers, "6.2.2"));
  EXPECT_TRUE(refused(field.fall_back("0504", "0904", {gun}), Reason::NotInZone, "6.2.2"));
}

TEST(AutomaticRetreat, C6_2_2_A20_only_guns_that_bombard_the_hex_may_cover) {
  Field field(9, 9);
  field.terrain("0604", Terrain::Woods);
  const UnitId a = blue(field, "0505");
  const UnitId gun_in_zone = blue_guns(field, "0404");
  const UnitId far_gun = blue_guns(field, "0509");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(field.fall_back("0504", "0504", {a}));
  EXPECT_TRUE(field.fall_back("0504", "0504", {gun_in_zone}));
  EXPECT_TRUE(field.fall_back("0504", "0504", {far_gun}));
}

TEST(AutomaticRetreat, C6_2_2_A20_behind_covering_guns_a_unit_with_another_enemy_may_stay_and_attack_it) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0604");  // beside 0504 and 0603
  const UnitId gun = blue_guns(field, "0508");
  blue_guns(field, "0607");  // so that there is a choice afterwards
  gray(field, "0504");
  gray(field, "0603");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504", "0504", {gun}, {b})));
  EXPECT_EQ(field.where(a), "0506");
  EXPECT_EQ(field.where(b), "0604");
  field.roll(1);
  ASSERT_TRUE(taken(field.stand_fast()));
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(refused(field.attack({b}, "0504"), Reason::WasAttacked, "6.1"));
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_TRUE(taken(field.attack({b}, "0603")));
}

TEST(AutomaticRetreat, A20_without_guns_nobody_stays) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId b = blue(field, "0604");
  gray(field, "0504");
  gray(field, "0603");
  field.combat(Side::Union);
  FallBack choice = giving_up(field, {"0504"});
  choice.stay.insert(b);
  EXPECT_TRUE(refused(field.why_not(choice), Reason::MayNotStay, "6.2.2"));
}

TEST(AutomaticRetreat, A20_a_unit_without_another_target_may_not_stay) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId b = blue(field, "0404");
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back("0504", "0504", {gun}, {b}), Reason::MayNotStay, "6.2.2"));
}

TEST(AutomaticRetreat, A20_a_unit_in_the_zone_of_another_hex_given_way_to_may_not_stay) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId b = blue(field, "0604");
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  gray(field, "0603");
  gray(field, "0704");
  field.combat(Side::Union);
  // 0603 is given up too, and lies beside b.
  EXPECT_TRUE(refused(field.fall_back("0504 0603", "0504", {gun}, {b}), Reason::MayNotStay, "6.2.2"));
}

TEST(AutomaticRetreat, A20_somebody_must_fall_back) {
  Field field(9, 9);
  const UnitId b = blue(field, "0604");
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  gray(field, "0603");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.fall_back("0504", "0504", {gun}, {b}), Reason::NotInZone, "6.2.2"));
}

TEST(AutomaticRetreat, A20_everything_offered_is_taken) {
  Field field(9, 9);
  blue(field, "0505");
  blue(field, "0604");
  blue_guns(field, "0508");
  blue_guns(field, "0608");
  gray(field, "0504");
  gray(field, "0603");
  gray(field, "0404");
  field.combat(Side::Union);
  const auto offered = offers_of<FallBack>(field);
  EXPECT_FALSE(offered.empty());
  for (const FallBack& choice : offered) EXPECT_TRUE(taken(field.why_not(choice)));
}

}  // namespace
}  // namespace longroll::aprils
