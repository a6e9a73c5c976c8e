// 6.6: advances. Blue attacks 0505 from the south; gray falls back north. At 4-1 the attacker's 2 reads "1R".
#include "aprils/advance.h"

#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
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

Field ground() {
  Field field(9, 9);
  field.compass(Side::Union, "S").compass(Side::Confederate, "N");
  return field;
}

// After a combat

TEST(Advance, C6_6_A38_an_attacker_may_advance_into_the_hex_all_defenders_have_left) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 6});
  ASSERT_TRUE(field.at<OfferAdvance>());
  EXPECT_EQ(field.asked(), Asked::Union);
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  EXPECT_EQ(field.where(a), "0505");
}

TEST(Advance, C6_6_A38_or_in_which_they_were_destroyed) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  EXPECT_EQ(field.where(a), "0505");
}

TEST(Advance, C6_6_A38_or_which_they_left_of_their_own_will) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.retreat(d, "0504")));
  ASSERT_TRUE(taken(field.advance(a, "0505")));
}

// A battle's own rules hear of whoever comes into a hex: here they tell it.
const BattleRules& listening() {
  static const BattleRules rules = [] {
    BattleRules made;
    made.unit_came = [](const Umpire& umpire, UnitId unit) {
      umpire.tell(SpecialHappened{"6.6", 0, unit, 0});
    };
    return made;
  }();
  return rules;
}

TEST(Advance, C6_5_C6_6_the_battles_rules_hear_of_retreat_and_advance) {
  Field field = ground();
  field.rules(listening());
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  ASSERT_EQ(field.told<SpecialHappened>().size(), 1u);
  EXPECT_EQ(field.told<SpecialHappened>()[0].unit, d);
  field.roll(6);
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  ASSERT_EQ(field.told<SpecialHappened>().size(), 1u);
  EXPECT_EQ(field.told<SpecialHappened>()[0].unit, a);
}

TEST(Advance, C6_6_he_need_not) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 6});
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_EQ(field.where(a), "0506");
  EXPECT_TRUE(field.over());
}

TEST(Advance, C6_6_not_while_one_defender_stays) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId d = gray(field, "0505");
  const UnitId e = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.lose(d)));
  ASSERT_TRUE(taken(field.check(d)));
  roll(field, {1, 6});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(e), "0505");
}

TEST(Advance, C6_6_A72_an_attacker_that_retreated_does_not_advance) {
  // 1-1: both sides suffer "1R"; of two attackers both retreat, so nobody is left to advance.
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {5, 4, 6});
  EXPECT_EQ(field.where(d), "gone");
  EXPECT_EQ(field.where(a), "0507");
  EXPECT_TRUE(field.over());
}

TEST(Advance, C6_6_A72_of_several_attackers_those_who_stood_may_advance) {
  // "1" for the attackers: one fails its check and goes, the other may advance.
  Field field = ground();
  const UnitId a = blue(field, "0506", {2, 4, 4});
  const UnitId b = blue(field, "0506", {2, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {3, 3});  // 1-1: "1" and "1"
  ASSERT_TRUE(taken(field.lose(a)));
  ASSERT_TRUE(taken(field.check(a)));
  roll(field, {1, 6});
  ASSERT_TRUE(field.at<OfferAdvance>());
  EXPECT_TRUE(refused(field.advance(a, "0505"), Reason::AlreadyRetreated, "6.6"));
  EXPECT_TRUE(taken(field.advance(b, "0505")));
}

TEST(Advance, C6_6_one_unit_and_no_more_into_a_hex) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId b = blue(field, "0506", {1, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {2, 1, 6});
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(b), "0506");
}

TEST(Advance, C6_6_A72_one_unit_into_each_vacated_hex_and_each_unit_once) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {32, 4, 4});
  const UnitId b = blue(field, "0506", {1, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.one_step("e", Side::Confederate, UnitKind::Infantry, kFour, "0605");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505 0605")));
  roll(field, {4, 1});  // "2R"
  ASSERT_TRUE(taken(field.lose(*field.scenario().unit_named("d"))));
  ASSERT_TRUE(field.at<OfferAdvance>());
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  EXPECT_TRUE(refused(field.advance(a, "0605"), Reason::AlreadyAdvanced, "6.6"));
  EXPECT_TRUE(refused(field.advance(b, "0505"), Reason::NotVacated, "6.6"));
  ASSERT_TRUE(taken(field.advance(b, "0605")));
  EXPECT_EQ(field.where(b), "0605");
}

TEST(Advance, C6_6_guns_never_advance) {
  Field field = ground();
  const UnitId gun = blue_guns(field, "0506", kAll);
  const UnitId a = blue(field, "0506", {1, 4, 4});
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun, a}, "0505")));
  roll(field, {2, 1, 6});
  EXPECT_TRUE(refused(field.advance(gun, "0505"), Reason::NeverGuns, "6.6"));
  EXPECT_FALSE(field.offered(Advance{gun, field.hex("0505")}));
  EXPECT_TRUE(field.offered(Advance{a, field.hex("0505")}));
}

TEST(Advance, C6_6_only_into_the_first_hex_that_the_enemy_left) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId d = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 1});
  EXPECT_EQ(field.where(d), "0503");
  EXPECT_TRUE(refused(field.advance(a, "0504"), Reason::NotVacated, "6.6"));
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  EXPECT_TRUE(field.over());
}

TEST(Advance, C6_6_A29_before_anything_else_happens) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId b = blue(field, "0905");
  blue_guns(field, "0908");
  gray(field, "0505");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 6});
  EXPECT_TRUE(refused(field.attack({b}, "0904"), Reason::WrongKind, "6.6"));
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(refused(field.advance(a, "0505"), Reason::WrongKind, "6.1"));
}

TEST(Advance, C6_6_A29_after_the_attackers_own_check) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {3, 2});
  ASSERT_TRUE(field.at<RollCheck>());
  field.roll(4);
  EXPECT_TRUE(field.at<OfferAdvance>());
}

TEST(Advance, C6_6_a_defender_does_not_advance_after_a_combat) {
  Field field = ground();
  const UnitId a = blue(field, "0506");
  const UnitId d = gray(field, "0505", {4, 12, 4});
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 2});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.where(a), "0507");
  field.roll(6);
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(d), "0505");
}

TEST(Advance, C6_6_only_units_that_took_part) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId bystander = blue(field, "0405");
  gray(field, "0505");
  gray(field, "0305");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 6});
  EXPECT_TRUE(refused(field.advance(bystander, "0505"), Reason::NotInFight, "6.6"));
}

TEST(Advance, C6_6_A52_an_overstacked_companion_did_not_attack_and_does_not_advance) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId b = blue(field, "0506", {1, 4, 4});
  const UnitId below = blue(field, "0506");
  gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {2, 1, 6});
  EXPECT_TRUE(refused(field.advance(below, "0505"), Reason::NotInFight, "6.6"));
}

TEST(Advance, C6_6_only_from_beside_the_hex) {
  Field field = ground();
  const UnitId a = blue(field, "0506", kAll);
  const UnitId b = blue(field, "0405", {16, 4, 4});  // beside 0505 and 0404, not beside 0605
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0505")));
  roll(field, {1, 1});
  EXPECT_TRUE(refused(field.advance(b, "0605"), Reason::NotVacated, "6.6"));
  EXPECT_TRUE(taken(field.why_not(Advance{b, field.hex("0505")})));
}

TEST(Advance, C6_6_from_one_zone_into_another_without_points) {
  Field field = ground();
  field.terrain("0505", Terrain::Rough).side("0505", "0506", Feature::Creek);
  const UnitId a = blue(field, "0506", {64, 4, 1});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, {1, 4, 4}, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {6, 1});
  ASSERT_TRUE(taken(field.advance(a, "0505")));
  EXPECT_EQ(field.where(a), "0505");
}

TEST(Advance, C6_6_A54_not_where_terrain_bars_the_kind) {
  Field field = ground();
  field.side("0505", "0506", Feature::Embankment);
  const UnitId horse = field.unit("horse", Side::Union, UnitKind::Cavalry, {16, 4, 4}, "0506");
  const UnitId foot = blue(field, "0405", {16, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({horse, foot}, "0505")));
  roll(field, {2, 1});
  EXPECT_TRUE(refused(field.advance(horse, "0505"), Reason::Barred, "6.6"));
  EXPECT_TRUE(taken(field.advance(foot, "0505")));
}

TEST(Advance, C6_6_A53_a_road_lifts_the_ban) {
  Field field = ground();
  field.side("0505", "0506", Feature::Embankment).side("0505", "0506", Feature::Road);
  const UnitId horse = field.unit("horse", Side::Union, UnitKind::Cavalry, {64, 4, 4}, "0506");
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({horse}, "0505")));
  roll(field, {2, 1});
  EXPECT_TRUE(taken(field.advance(horse, "0505")));
}

TEST(Advance, C6_6_A72_nobody_advances_after_a_bombardment_attack) {
  Field field = ground();
  const UnitId gun = blue_guns(field, "0508", {64, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(3);
  EXPECT_TRUE(field.over());
}

TEST(Advance, C6_6_C7_2_in_a_combined_attack_only_the_adjacent_units_advance) {
  Field field = ground();
  const UnitId a = blue(field, "0506", {8, 4, 4});
  const UnitId gun = blue_guns(field, "0508", {16, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, gun}, "0505")));
  roll(field, {1, 1});
  EXPECT_EQ(offers_of<Advance>(field).size(), 1u);
  EXPECT_TRUE(refused(field.advance(gun, "0505"), Reason::NotInFight, "6.6"));
}

TEST(Advance, A38_A72_A100_a_hex_into_which_a_friend_has_retreated_still_takes_one_advance_if_it_has_room) {
  // The defender dies; one attacker can only retreat into the hex it held. The other may join it there.
  Field field = ground();
  for (std::string_view hex : {"0506", "0604", "0605", "0404", "0405"})
    field.side("0505", hex, Feature::River);
  const UnitId a = blue(field, "0505", {2, 4, 4});
  const UnitId b = blue(field, "0403", {2, 4, 4}, 0);
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  roll(field, {3, 3});  // "1" and "1"
  ASSERT_TRUE(taken(field.lose(a)));
  ASSERT_TRUE(taken(field.check(a)));
  roll(field, {1, 6});
  EXPECT_EQ(field.where(a), "0504");
  ASSERT_TRUE(field.at<OfferAdvance>());
  ASSERT_TRUE(taken(field.advance(b, "0504")));
  EXPECT_EQ(field.where(b), "0504");
}

TEST(Advance, A100_C4_3_but_no_advance_breaks_the_stacking_limit) {
  Field field = ground();
  for (std::string_view hex : {"0506", "0604", "0605", "0404", "0405"})
    field.side("0505", hex, Feature::River);
  const UnitId a = blue(field, "0505", {1, 4, 4});
  const UnitId c = blue(field, "0505", {1, 4, 4});
  const UnitId b = blue(field, "0403", {2, 4, 4}, 0);
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b, c}, "0504")));
  roll(field, {3, 3});
  ASSERT_TRUE(taken(field.lose(a)));
  ASSERT_TRUE(taken(field.check(a)));
  field.roll(1);
  ASSERT_TRUE(taken(field.check(c)));
  roll(field, {1, 6});
  EXPECT_EQ(field.where(a), "0504");
  EXPECT_EQ(field.where(c), "0504");
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(b), "0403");
}

// After an automatic retreat

TEST(Advance, C6_6_A38_after_an_automatic_retreat_one_defender_takes_each_vacated_hex) {
  Field field = ground();
  blue(field, "0505");
  blue(field, "0405");
  const UnitId d = gray(field, "0404");  // beside both
  const UnitId e = gray(field, "0404");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0404")));
  while (field.at<RetreatUnits>()) ASSERT_TRUE(taken(field.answer(field.choices().front())));
  ASSERT_TRUE(field.at<OfferAdvance>());
  EXPECT_EQ(field.asked(), Asked::Confederate);
  ASSERT_TRUE(taken(field.advance(d, "0505")));
  EXPECT_TRUE(refused(field.advance(d, "0405"), Reason::AlreadyAdvanced, "6.6"));
  EXPECT_TRUE(refused(field.advance(e, "0505"), Reason::NotVacated, "6.6"));
  ASSERT_TRUE(taken(field.advance(e, "0405")));
}

TEST(Advance, C6_6_A38_only_defenders_that_were_given_way_to) {
  Field field = ground();
  blue(field, "0505");
  const UnitId d = gray(field, "0504");
  const UnitId no_zone = gray(field, "0605");
  field.side("0505", "0605", Feature::River);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  EXPECT_TRUE(refused(field.advance(no_zone, "0505"), Reason::NotInFight, "6.6"));
  EXPECT_TRUE(taken(field.advance(d, "0505")));
}

TEST(Advance, C6_6_after_an_automatic_retreat_guns_do_not_advance_either) {
  Field field = ground();
  const UnitId a = blue(field, "0505");
  gray_guns(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  EXPECT_EQ(field.where(a), "0506");
  EXPECT_TRUE(field.over());
}

TEST(Advance, C6_6_A38_not_over_an_unbridged_river) {
  // 0505 and 0606 are given up together; 0505 lies over the river from 0605.
  Field field = ground();
  field.side("0505", "0605", Feature::River);
  blue(field, "0505");
  blue(field, "0606");
  gray(field, "0504");
  const UnitId d = gray(field, "0605");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504 0605")));
  while (field.at<RetreatUnits>()) ASSERT_TRUE(taken(field.answer(field.choices().front())));
  ASSERT_TRUE(field.at<OfferAdvance>());
  EXPECT_TRUE(refused(field.advance(d, "0505"), Reason::RiverBars, "6.6"));
  EXPECT_TRUE(taken(field.advance(d, "0606")));
}

TEST(Advance, A38_A60_a_hex_in_which_the_retreating_unit_was_destroyed_is_taken_too) {
  Field field(9, 9);
  const UnitId a = field.one_step("a", Side::Union, UnitKind::Infantry, kFour, "0505");
  const UnitId d = gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504 0506")));
  EXPECT_EQ(field.where(a), "gone");
  ASSERT_TRUE(field.at<OfferAdvance>());
  ASSERT_TRUE(taken(field.advance(d, "0505")));
  EXPECT_EQ(field.where(d), "0505");
}

TEST(Advance, C6_6_only_into_the_first_hex_of_a_longer_automatic_retreat) {
  // From 0505 by way of the friend in 0506 (in the zone of 0606) to 0406.
  Field field = ground();
  field.side("0505", "0405", Feature::River);
  const UnitId a = blue(field, "0505");
  blue(field, "0506");
  const UnitId d = gray(field, "0504");
  gray(field, "0606");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0504")));
  field.roll(6);
  EXPECT_EQ(field.where(a), "0406");
  const auto offered = offers_of<Advance>(field);
  ASSERT_EQ(offered.size(), 1u);
  EXPECT_EQ(offered[0], (Advance{d, field.hex("0505")}));
}

}  // namespace
}  // namespace longroll::aprils
