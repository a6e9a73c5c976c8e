// 7.1, 7.2: bombardment. Guns in column 5 fire north at 0504 and beyond; all ground is clear unless drawn otherwise.
// Lines of sight have tests of their own.
#include <gtest/gtest.h>

#include "aprils/contacts.h"
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

std::optional<int> shift_for(const Odds& odds, ShiftReason reason) {
  for (const Shift& shift : odds.shifts)
    if (shift.reason == reason) return shift.value;
  return std::nullopt;
}

// 7.1: range

TEST(Artillery, C7_1_guns_bombard_up_to_four_hexes_away) {
  Field field(9, 9);
  const UnitId four = blue_guns(field, "0508");
  const UnitId five = blue_guns(field, "0509");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({five}, "0504"), Reason::CannotReach, "7.1"));
  EXPECT_TRUE(taken(field.attack({four}, "0504")));
}

TEST(Artillery, C7_1_only_guns_bombard) {
  Field field(9, 9);
  const UnitId foot = blue(field, "0506");
  const UnitId gun = blue_guns(field, "0506");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({foot}, "0504"), Reason::CannotReach, "6.1"));
  EXPECT_TRUE(taken(field.attack({gun}, "0504")));
}

TEST(Artillery, C7_1_a_clear_line_of_sight_is_needed) {
  Field field(9, 9);
  field.terrain("0505", Terrain::Woods);
  const UnitId blind = blue_guns(field, "0506");
  const UnitId seeing = blue_guns(field, "0306");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({blind}, "0504"), Reason::NoSight, "7.1"));
  EXPECT_TRUE(taken(field.attack({seeing}, "0504")));
}

TEST(Artillery, C7_1_guns_fire_over_friend_and_foe) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0508");
  blue(field, "0507");
  gray(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({gun}, "0504")));
}

TEST(Artillery, C7_1_guns_in_an_enemy_zone_do_not_bombard) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0505");
  blue_guns(field, "0509");
  gray(field, "0504");
  gray(field, "0502");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({gun}, "0502"), Reason::GunInZone, "6.1"));
  EXPECT_TRUE(taken(field.attack({gun}, "0504")));
}

TEST(Artillery, C7_1_A39_guns_that_retreated_in_this_phase_do_not_bombard) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507");
  const UnitId fresh = blue_guns(field, "0508");
  gray(field, "0504");
  field.combat(Side::Union);
  field.situation().retreated.insert(gun);
  EXPECT_TRUE(refused(field.attack({gun}, "0504"), Reason::GunRetreated, "7.1"));
  EXPECT_TRUE(taken(field.attack({fresh}, "0504")));
}

TEST(Artillery, C7_1_guns_that_retreated_in_the_enemys_phase_bombard_in_their_own) {
  Field field(9, 9);
  field.compass(Side::Union, "S");
  const UnitId gun = blue_guns(field, "0505");
  const UnitId a = gray(field, "0504", {16, 4, 4});
  field.combat(Side::Confederate);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1, 6});
  EXPECT_EQ(field.where(gun), "0506");
  ASSERT_TRUE(taken(field.no_advance()));
  field.situation().steps[gun.index()] = 2;
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({gun}, "0504")));
}

TEST(Artillery, C6_0_adjacent_guns_attack_like_other_units) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0504")));
  const Fight fight = field.told<AttackDeclared>()[0].fight;
  EXPECT_EQ(fight.kind, FightKind::Assault);
  EXPECT_TRUE(fight.defender_rolls);
  EXPECT_EQ(field.told<AttackDeclared>()[0].odds.attack, 4);
}

// 7.1: strength

TEST(Artillery, C7_1_A39_beyond_one_hex_the_sum_of_the_guns_is_halved_and_rounded_down) {
  Field field(9, 9);
  const UnitId three = blue_guns(field, "0506", {3, 4, 4});
  const UnitId two = blue_guns(field, "0506", {2, 4, 4});
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({three, two}, "0504", Side::Union).attack, 2);
  EXPECT_EQ(field.odds({three}, "0504", Side::Union).attack, 1);
}

TEST(Artillery, C7_1_A21_a_gun_of_one_cannot_bombard_alone) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0506", {1, 4, 4});
  const UnitId other = blue_guns(field, "0507", {1, 4, 4});
  gray(field, "0504", {4, 1, 4});
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({gun}, "0504"), Reason::BelowOneToFour, "7.2"));
  EXPECT_TRUE(taken(field.attack({gun, other}, "0504")));
}

TEST(Artillery, C7_1_A39_A64_over_a_river_next_to_the_target_guns_bombard_at_full_strength) {
  Field field(9, 9);
  field.side("0504", "0505", Feature::River);
  const UnitId gun = blue_guns(field, "0505", {5, 4, 4});
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0504")));
  const AttackDeclared told = field.told<AttackDeclared>()[0];
  EXPECT_EQ(told.fight.kind, FightKind::Bombardment);
  EXPECT_EQ(told.odds.attack, 5);
}

TEST(Artillery, A39_near_guns_count_in_full_beside_far_ones) {
  Field field(9, 9);
  field.side("0504", "0505", Feature::River);
  const UnitId near = blue_guns(field, "0505", {3, 4, 4});
  const UnitId far = blue_guns(field, "0507", {3, 4, 4});
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({near, far}, "0504", Side::Union).attack, 4);
}

TEST(Artillery, A39_A64_out_of_a_work_guns_next_to_the_enemy_bombard) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0505");
  gray(field, "0504");
  kit::breastwork(field, "0505", Direction::North);
  field.combat(Side::Union);
  EXPECT_TRUE(field.offered(EndCombat{}));
  ASSERT_TRUE(taken(field.attack({gun}, "0504")));
  EXPECT_EQ(field.told<AttackDeclared>()[0].fight.kind, FightKind::Bombardment);
  EXPECT_EQ(field.told<AttackDeclared>()[0].odds.attack, 4);
}

TEST(Artillery, A64_the_range_is_counted_to_the_farthest_target_hex) {
  // The gun lies beside 0506, over a river, and three hexes from 0504.
  Field field(9, 9);
  field.side("0507", "0506", Feature::River);
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0507");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({a, gun}, "0506", Side::Union).attack, 8);
  EXPECT_EQ(field.odds({a, gun}, "0504 0506", Side::Union).attack, 6);
}

// 7.2: bombardment attacks

TEST(Artillery, C7_2_a_bombardment_attack_has_one_target_hex) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507");
  gray(field, "0504");
  gray(field, "0604");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({gun}, "0504 0604"), Reason::OneTargetOnly, "7.2"));
  for (const Attack& attack : offers_of<Attack>(field)) EXPECT_EQ(attack.targets.size(), 1u);
}

TEST(Artillery, C7_2_A21_the_true_odds_must_reach_one_to_four) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507", {2, 4, 4});
  gray(field, "0504", {4, 4, 4});
  gray(field, "0604", {4, 5, 4});
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({gun}, "0604"), Reason::BelowOneToFour, "7.2"));
  EXPECT_TRUE(taken(field.attack({gun}, "0504")));  // one against four
}

TEST(Artillery, C7_2_the_defender_does_not_roll_and_the_guns_suffer_nothing) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507", {8, 4, 4});
  const UnitId d = gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0504")));
  field.roll(3);  // 1-1: one step
  EXPECT_EQ(field.situation().steps_left(d), 1);
  field.roll(6);  // its check
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.situation().steps_left(gun), 2);
  EXPECT_EQ(field.where(gun), "0507");
}

TEST(Artillery, C7_2_A25_streams_and_creeks_give_no_shift_against_a_bombardment) {
  // The rules' own example: 2-1 on woods behind a stream is 1-1.
  for (Feature water : {Feature::Stream, Feature::Creek, Feature::River}) {
    Field field(9, 9);
    field.terrain("0504", Terrain::Woods).side("0504", "0505", water);
    const UnitId gun = blue_guns(field, "0507", {16, 4, 4});
    gray(field, "0504");
    field.combat(Side::Union);
    const Odds odds = field.odds({gun}, "0504", Side::Union);
    EXPECT_EQ(column_name(odds.initial), "2-1");
    EXPECT_EQ(column_name(odds.column), "1-1");
  }
}

TEST(Artillery, C7_2_A25_other_hexsides_count_if_the_line_of_fire_enters_over_them) {
  Field field(9, 9);
  field.side("0504", "0505", Feature::Embankment);
  const UnitId over_it = blue_guns(field, "0507", {16, 4, 4});
  const UnitId past_it = blue_guns(field, "0306", {16, 4, 4});
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({over_it}, "0504", Side::Union), ShiftReason::Embankment), -1);
  EXPECT_EQ(shift_for(field.odds({past_it}, "0504", Side::Union), ShiftReason::Embankment), std::nullopt);
}

TEST(Artillery, A25_at_a_corner_both_hexsides_must_give_it) {
  // From 0605 the line enters 0504 at the corner between 0505 (S) and 0604 (SE).
  for (const bool both : {false, true}) {
    Field field(9, 9);
    field.side("0504", "0505", Feature::Embankment);
    if (both) field.side("0504", "0604", Feature::Embankment);
    const UnitId gun = blue_guns(field, "0605", {16, 4, 4});
    gray(field, "0504");
    field.combat(Side::Union);
    const auto shift = shift_for(field.odds({gun}, "0504", Side::Union), ShiftReason::Embankment);
    EXPECT_EQ(shift.has_value(), both);
  }
}

TEST(Artillery, A63_with_several_bombarding_hexes_every_line_must_give_it) {
  Field field(9, 9);
  field.side("0504", "0505", Feature::Embankment);
  const UnitId one = blue_guns(field, "0507");
  const UnitId same = blue_guns(field, "0508");
  const UnitId past_it = blue_guns(field, "0306");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({one, same}, "0504", Side::Union).shift, -1);
  EXPECT_EQ(field.odds({one, same, past_it}, "0504", Side::Union).shift, 0);
}

TEST(Artillery, A63_with_several_lines_the_smallest_shift_counts) {
  Field field(9, 9);
  field.side("0504", "0505", Feature::Embankment);
  const UnitId over_both = blue_guns(field, "0507");
  const UnitId over_work = blue_guns(field, "0305");
  gray(field, "0504");
  kit::entrenchment(field, "0504", Direction::SouthWest);  // covers S, SW and NW
  field.combat(Side::Union);
  EXPECT_EQ(field.odds({over_both}, "0504", Side::Union).shift, -3);
  EXPECT_EQ(field.odds({over_both, over_work}, "0504", Side::Union).shift, -2);
}

TEST(Artillery, A63_bridge_and_ford_count_against_a_bombardment) {
  for (Feature crossing : {Feature::Bridge, Feature::Ford}) {
    Field field(9, 9);
    field.side("0504", "0505", Feature::Creek).side("0504", "0505", crossing);
    const UnitId gun = blue_guns(field, "0507");
    gray(field, "0504");
    field.combat(Side::Union);
    EXPECT_EQ(shift_for(field.odds({gun}, "0504", Side::Union), ShiftReason::Crossing), -1);
  }
}

TEST(Artillery, C7_2_A25_works_count_if_the_line_of_fire_enters_over_them) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507", {16, 4, 4});
  const UnitId behind = blue_guns(field, "0501", {16, 4, 4});
  gray(field, "0504");
  kit::entrenchment(field, "0504", Direction::South);
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({gun}, "0504", Side::Union), ShiftReason::Entrenchment), -2);
  EXPECT_EQ(shift_for(field.odds({behind}, "0504", Side::Union), ShiftReason::Entrenchment), std::nullopt);
}

TEST(Artillery, A63_a_hill_keeps_its_shift_against_guns_farther_off_on_the_same_hill) {
  Field field(9, 9);
  field.hill("0504 0505 0506", "Cemetery Ridge");
  field.side("0504", "0505", Feature::River);
  const UnitId beside = blue_guns(field, "0505");
  const UnitId gray_target = gray(field, "0504");
  (void)gray_target;
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({beside}, "0504", Side::Union), ShiftReason::Hill), std::nullopt);

  Field far(9, 9);
  far.hill("0504 0505", "Cemetery Ridge").hill("0506", "Cemetery Ridge");
  const UnitId gun = blue_guns(far, "0506");
  gray(far, "0504");
  far.combat(Side::Union);
  EXPECT_EQ(shift_for(far.odds({gun}, "0504", Side::Union), ShiftReason::Hill), -1);
}

TEST(Artillery, A23_surrounded_defenders_shift_a_bombardment_too_but_there_are_no_surrounded_attackers) {
  Field field(9, 9);
  blue(field, "0503");
  blue(field, "0505");
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  field.combat(Side::Union);
  const Odds odds = field.odds({gun}, "0504", Side::Union);
  EXPECT_EQ(shift_for(odds, ShiftReason::DefendersSurrounded), 1);
  EXPECT_EQ(shift_for(odds, ShiftReason::AttackersSurrounded), std::nullopt);
}

TEST(Artillery, C6_2_6_A64_a_bombardment_that_ends_below_one_to_four_is_declared_and_nobody_rolls) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Woods);
  const UnitId gun = blue_guns(field, "0507", {2, 4, 4});
  const UnitId other = blue_guns(field, "0107");
  const UnitId d = gray(field, "0504");
  gray(field, "0104");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0504")));
  EXPECT_TRUE(field.at<VoluntaryRetreats>());  // ruling A68: the defender may still go
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.situation().defended.contains(d));
  EXPECT_TRUE(field.situation().attacked.contains(gun));
  EXPECT_TRUE(refused(field.attack({other}, "0504"), Reason::WasAttacked, "6.1"));
}

// 7.2: combined attacks

TEST(Artillery, C7_2_guns_join_units_in_the_defenders_zone) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0507");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, gun}, "0504")));
  const AttackDeclared told = field.told<AttackDeclared>()[0];
  EXPECT_EQ(told.fight.kind, FightKind::Assault);
  EXPECT_EQ(told.odds.attack, 6);
  EXPECT_TRUE(told.fight.defender_rolls);
  EXPECT_EQ(told.fight.guns, UnitSet{gun});
  EXPECT_EQ(told.fight.hit[Role::Attacker], UnitSet{a});
}

TEST(Artillery, C7_2_in_a_combined_attack_on_several_hexes_the_guns_must_reach_and_see_them_all) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {16, 4, 4});
  const UnitId too_far = blue_guns(field, "0509");
  const UnitId blind = blue_guns(field, "0705");
  const UnitId good = blue_guns(field, "0305");
  field.terrain("0604", Terrain::Woods);
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a, too_far}, "0504 0506"), Reason::CannotReach, "7.1"));
  EXPECT_TRUE(refused(field.attack({a, blind}, "0504 0506"), Reason::NoSight, "7.1"));
  EXPECT_TRUE(taken(field.attack({a, good}, "0504 0506")));
}

TEST(Artillery, C7_2_a_combined_attack_needs_no_one_to_four) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {1, 4, 4});
  const UnitId gun = blue_guns(field, "0507", {2, 4, 4});
  gray(field, "0504", {4, 40, 4});
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({a, gun}, "0504")));
}

TEST(Artillery, A25_in_a_combined_attack_the_adjacent_units_alone_decide_about_hexsides) {
  Field field(9, 9);
  field.side("0504", "0505", Feature::Stream);
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0306");  // its line does not cross the stream
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a, gun}, "0504", Side::Union), ShiftReason::Stream), -1);
}

TEST(Artillery, A63_in_a_combined_attack_a_gun_beside_the_hill_on_it_cancels_the_shift_a_far_one_does_not) {
  Field field(9, 9);
  field.hill("0504 0404", "Cemetery Ridge").hill("0304", "Cemetery Ridge");
  field.side("0504", "0404", Feature::River);
  const UnitId a = blue(field, "0505");
  const UnitId near = blue_guns(field, "0404");
  const UnitId far = blue_guns(field, "0508");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_EQ(shift_for(field.odds({a, near}, "0504", Side::Union), ShiftReason::Hill), std::nullopt);
  EXPECT_EQ(shift_for(field.odds({a, far}, "0504", Side::Union), ShiftReason::Hill), -1);
}

}  // namespace
}  // namespace longroll::aprils
