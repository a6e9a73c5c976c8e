// 6.3, 6.4: losses, retreats, checks, voluntary retreats. Blue attacks 0505 from 0506 (S); gray falls back north, blue
// south. At 4-1 the attacker's 1, 2, 4, 6 read "1", "1R", "2R", "3R"; the defender's 1 reads nothing. At 1-3 the
// defender's 1, 2, 3, 5 read "1", "1R", "2R", "3R"; the attacker's 1 reads nothing.
#include "aprils/results.h"

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
constexpr Strengths kTwelve{4, 12, 4};

Field ground() {
  Field field(9, 9);
  field.compass(Side::Union, "S").compass(Side::Confederate, "N");
  return field;
}

// 6.3.1

TEST(Results, C6_3_1_the_first_loss_flips_a_two_step_unit_and_the_second_eliminates_it) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_EQ(field.situation().steps_left(d), 1);
  EXPECT_EQ(strengths(field.scenario(), field.situation(), d), (Strengths{1, 1, 4}));
  field.roll(6);  // the check passes
  ASSERT_TRUE(taken(field.stand_fast()));
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_EQ(field.where(d), "gone");
}

TEST(Results, C6_3_1_a_one_step_unit_is_eliminated_by_one_loss) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_EQ(field.where(d), "gone");
}

TEST(Results, C6_3_1_A30_losses_beyond_the_steps_present_are_void) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  field.roll(6);  // three steps
  field.roll(1);
  EXPECT_EQ(field.where(d), "gone");
  EXPECT_TRUE(field.at<OfferAdvance>());
}

TEST(Results, C6_3_1_C6_2_5_A30_the_first_loss_falls_on_a_unit_of_the_declared_rating) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId good = gray(field, "0505", kFour, 1);
  const UnitId poor = gray(field, "0505", kFour, -1);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  ASSERT_TRUE(taken(field.lend(1)));
  roll(field, {1, 1});
  EXPECT_EQ(field.situation().steps_left(good), 1);
  EXPECT_EQ(field.situation().steps_left(poor), 2);
}

TEST(Results, C6_3_1_of_several_units_of_that_rating_the_owner_chooses) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {64, 4, 4});
  const UnitId one = gray(field, "0505", kFour, 1);
  const UnitId two = gray(field, "0505", kFour, 1);
  const UnitId third = gray(field, "0604", kFour, -1);
  const UnitId fourth = gray(field, "0604", kFour, 1);
  const UnitId b = blue(field, "0605", {1, 4, 4});
  (void)b;
  field.combat(Side::Union);
  (void)third;
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_EQ(field.asked(), Asked::Confederate);
  EXPECT_EQ(offers_of<Lose>(field).size(), 2u);
  EXPECT_TRUE(refused(field.lose(fourth), Reason::NotInFight, "6.3.1"));
  EXPECT_TRUE(refused(field.lose(a), Reason::NotInFight, "6.3.1"));
  ASSERT_TRUE(taken(field.lose(two)));
  EXPECT_EQ(field.situation().steps_left(one), 2);
  EXPECT_EQ(field.situation().steps_left(two), 1);
}

TEST(Results, C6_3_1_the_losses_after_the_first_fall_where_the_owner_wants_them) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {48, 4, 4});
  const UnitId good = gray(field, "0505", kFour, 1);
  const UnitId poor = gray(field, "0505", kFour, -1);
  const UnitId poor_too = gray(field, "0505", kFour, -1);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  ASSERT_TRUE(taken(field.lend(-1)));
  // 6-1: three steps. The first is for the -1 units.
  roll(field, {3, 1});
  EXPECT_TRUE(refused(field.lose(good), Reason::FirstLossElsewhere, "6.3.1"));
  ASSERT_TRUE(taken(field.lose(poor)));
  ASSERT_TRUE(taken(field.lose(good)));
  ASSERT_TRUE(taken(field.lose(good)));
  EXPECT_EQ(field.where(good), "gone");
  EXPECT_EQ(field.situation().steps_left(poor), 1);
  EXPECT_EQ(field.situation().steps_left(poor_too), 2);
}

TEST(Results, C6_3_1_A52_an_overstacked_unit_may_be_given_the_loss_and_the_first_too_if_it_has_the_rating) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  gray(field, "0505", kFour, 1);
  gray(field, "0505", kFour, 0);
  const UnitId below = gray(field, "0505", kFour, 1);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  ASSERT_TRUE(taken(field.lend(1)));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(below)));
  EXPECT_EQ(field.situation().steps_left(below), 1);
}

TEST(Results, C6_3_1_the_attackers_first_loss_follows_his_declared_rating) {
  Field field = ground();
  const UnitId good = blue(field, "0506", kFour, 1);
  const UnitId poor = blue(field, "0506", kFour, -1);
  gray(field, "0505", {4, 24, 4});
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({good, poor}, "0505")));
  ASSERT_TRUE(taken(field.lend(-1)));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.situation().steps_left(poor), 1);
  EXPECT_EQ(field.situation().steps_left(good), 2);
}

TEST(Results, C6_3_1_C7_2_losses_never_fall_on_bombarding_guns) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {2, 4, 4});
  const UnitId b = blue(field, "0506", {1, 4, 4});
  const UnitId gun = blue_guns(field, "0508", {2, 4, 4});
  gray(field, "0505", kTwelve);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b, gun}, "0505")));  // 4 to 12
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  ASSERT_TRUE(field.at<TakeLosses>());
  EXPECT_TRUE(refused(field.lose(gun), Reason::NotInFight, "6.3.1"));
  EXPECT_FALSE(field.offered(Lose{gun}));
}

TEST(Results, C6_3_1_A66_against_a_bombardment_the_first_loss_falls_where_the_owner_wants_it) {
  Field field = ground();
  const UnitId gun = blue_guns(field, "0508", {64, 4, 4});
  const UnitId good = gray(field, "0505", kFour, 1);
  const UnitId poor = gray(field, "0505", kFour, -1);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(1);  // 4-1: one step
  EXPECT_EQ(offers_of<Lose>(field).size(), 2u);
  ASSERT_TRUE(taken(field.lose(poor)));
  EXPECT_EQ(field.situation().steps_left(good), 2);
}

// 6.3.2

TEST(Results, C6_3_2_with_an_R_every_surviving_unit_of_the_side_retreats_one_hex) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  ASSERT_TRUE(taken(field.retreat(e, "0504")));
  EXPECT_EQ(field.where(e), "0504");
  EXPECT_EQ(field.where(d), "0504");
}

TEST(Results, C6_3_2_without_an_R_nobody_has_to_retreat) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(field.where(d), "0505");
}

TEST(Results, C6_3_2_the_attackers_retreat_too_if_the_defender_rolls_an_R) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  gray(field, "0505", kTwelve);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 2});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.where(a), "0507");
  EXPECT_EQ(field.situation().steps_left(a), 1);
}

TEST(Results, C6_3_2_C7_2_bombarding_guns_neither_retreat_nor_check) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {2, 4, 4});
  const UnitId gun = blue_guns(field, "0508", {4, 4, 4}, -2);
  gray(field, "0505", kTwelve);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, gun}, "0505")));
  roll(field, {1, 2});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.where(a), "0507");
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(std::get<RollCheck>(field.position().agenda.back()).unit, a);
  field.roll(4);
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(gun), "0508");
}

TEST(Results, C7_2_attacking_guns_in_the_defenders_zone_suffer_like_the_rest) {
  Field field = ground();
  const UnitId gun = blue_guns(field, "0506");
  gray(field, "0505", kTwelve);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  roll(field, {1, 2});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.where(gun), "0507");
  EXPECT_EQ(field.situation().steps_left(gun), 1);
}

// 6.3.3, 6.4

TEST(Results, C6_3_3_A32_if_any_unit_lost_a_step_all_of_its_side_check) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  EXPECT_TRUE(field.offered(Check{d}));
  EXPECT_TRUE(field.offered(Check{e}));
  EXPECT_TRUE(refused(field.check(a), Reason::NotInFight, "6.3.3"));
}

TEST(Results, C6_3_3_without_a_loss_nobody_checks) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(field.at<VoluntaryRetreats>());
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
}

TEST(Results, C6_3_3_C6_4_A31_a_four_passes_and_a_three_fails_into_a_retreat_of_one_hex) {
  for (int die = 1; die <= 6; ++die) {
    Field field = ground();
    const UnitId a = blue(field, "0506", kAll);
    const UnitId d = gray(field, "0505");
    field.combat(Side::Union);
    ASSERT_TRUE(taken(field.attack({a}, "0505")));
    roll(field, {1, 1, die});
    EXPECT_EQ(field.where(d), die >= 4 ? "0505" : "0504") << die;
    ASSERT_EQ(field.told<MoraleChecked>().size(), 1u);
    EXPECT_EQ(field.told<MoraleChecked>()[0].passed, die >= 4);
  }
}

TEST(Results, C6_4_A31_the_units_own_rating_is_added) {
  for (int morale : {-1, 1}) {
    for (int die = 1; die <= 6; ++die) {
      Field field = ground();
      const UnitId a = blue(field, "0506", kAll);
      const UnitId d = gray(field, "0505", kFour, morale);
      field.combat(Side::Union);
      ASSERT_TRUE(taken(field.attack({a}, "0505")));
      roll(field, {1, 1, die});
      EXPECT_EQ(field.where(d), die + morale >= 4 ? "0505" : "0504") << die << " " << morale;
    }
  }
}

TEST(Results, C6_3_3_after_an_R_a_failed_check_is_a_second_hex) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  EXPECT_EQ(field.where(d), "0504");
  field.roll(3);
  EXPECT_EQ(field.where(d), "0503");
}

TEST(Results, C6_3_3_after_an_R_a_passed_check_is_no_second_hex) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 4});
  EXPECT_EQ(field.where(d), "0504");
}

TEST(Results, C6_3_3_A67_a_failed_check_is_followed_by_its_retreat_before_the_next_check) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  ASSERT_TRUE(taken(field.check(e)));
  field.roll(1);
  EXPECT_EQ(field.where(e), "0504");
  EXPECT_EQ(field.where(d), "0505");
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(std::get<RollCheck>(field.position().agenda.back()).unit, d);
}

TEST(Results, C6_3_A67_all_units_retreat_before_the_first_checks) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  ASSERT_TRUE(field.at<RetreatUnits>());
  EXPECT_TRUE(refused(field.check(d), Reason::WrongKind, "6.5"));
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  EXPECT_EQ(field.where(e), "0504");
  EXPECT_TRUE(field.at<CheckUnits>());
}

TEST(Results, C6_3_3_a_unit_that_is_gone_does_not_check) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(std::get<RollCheck>(field.position().agenda.back()).unit, e);
}

TEST(Results, C6_3_3_A52_overstacked_units_check_with_the_rest) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  gray(field, "0505");
  const UnitId below = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  EXPECT_TRUE(field.offered(Check{below}));
}

// 6.3, the order

TEST(Results, C6_3_A29_everything_befalls_the_defender_before_anything_befalls_the_attacker) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {4, 4, 4});
  const UnitId d = gray(field, "0505", {4, 4, 4});
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {3, 4});  // 1-1: "1" for the defender, "1R" for the attacker
  EXPECT_EQ(field.situation().steps_left(d), 1);
  EXPECT_EQ(field.situation().steps_left(a), 2);
  field.roll(6);
  ASSERT_TRUE(field.at<VoluntaryRetreats>());
  EXPECT_EQ(field.situation().steps_left(a), 2);
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.situation().steps_left(a), 1);
  EXPECT_EQ(field.where(a), "0507");
}

TEST(Results, C6_3_both_results_count_though_the_defender_is_destroyed_first) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {3, 4});
  EXPECT_EQ(field.where(d), "gone");
  EXPECT_EQ(field.where(a), "0507");
  EXPECT_EQ(field.situation().steps_left(a), 1);
}

// 6.3.4

TEST(Results, C6_3_4_A68_the_defender_may_retreat_units_that_did_not_have_to) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {8, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});  // nothing happened
  ASSERT_TRUE(field.at<VoluntaryRetreats>());
  EXPECT_EQ(field.asked(), Asked::Confederate);
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  ASSERT_TRUE(field.at<VoluntaryRetreats>());
  EXPECT_TRUE(refused(field.retreat(d, "0503"), Reason::AlreadyRetreated, "6.3.4"));
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.where(d), "0504");
  EXPECT_EQ(field.where(e), "0505");
}

TEST(Results, C6_3_4_A68_not_for_a_unit_that_retreated_in_the_combat) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  ASSERT_TRUE(taken(field.check(d)));
  roll(field, {1, 6});  // d fails and retreats, e passes
  ASSERT_TRUE(field.at<VoluntaryRetreats>());
  EXPECT_TRUE(refused(field.retreat(d, "0503"), Reason::AlreadyRetreated, "6.3.4"));
  EXPECT_TRUE(field.offered(Retreat{e, field.hex("0504")}));
}

TEST(Results, C6_3_4_the_attacker_has_no_voluntary_retreat) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_TRUE(refused(field.retreat(a, "0507"), Reason::NotInFight, "6.3.4"));
}

TEST(Results, C6_3_4_A68_also_against_a_bombardment) {
  Field field = ground();
  const UnitId gun = blue_guns(field, "0508");
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(1);
  ASSERT_TRUE(field.at<VoluntaryRetreats>());
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  EXPECT_EQ(field.where(d), "0504");
}

TEST(Results, C6_3_4_A68_only_where_a_hex_is_open_and_it_never_costs_a_step) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId b = blue(field, "0504");
  const UnitId d = gray(field, "0505", {4, 8, 4});
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {1, 1});        // 2-1: nothing
  EXPECT_TRUE(field.over());  // hemmed in, so there was nothing to choose
  EXPECT_EQ(field.where(d), "0505");
  EXPECT_EQ(field.situation().steps_left(d), 2);
}

TEST(Results, C6_3_4_a_voluntary_retreat_names_a_hex) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_TRUE(refused(field.cannot_retreat(d), Reason::NoRetreatOpen, "6.3.4"));
}

TEST(Results, C6_3_4_C6_5_the_priorities_bind_a_voluntary_retreat) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_TRUE(refused(field.retreat(d, "0604"), Reason::MustRetreatElsewhere, "6.5"));
  EXPECT_TRUE(refused(field.retreat(d, "0605"), Reason::RetreatForbidden, "6.5"));
}

TEST(Results, C6_3_4_one_hex_and_no_more) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  EXPECT_EQ(field.where(d), "0504");
  EXPECT_FALSE(field.at<VoluntaryRetreats>());
}

}  // namespace
}  // namespace longroll::aprils
