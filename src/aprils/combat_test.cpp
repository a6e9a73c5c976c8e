// 6.1, 6.2.1, 6.2.5, 6.2.6: what may be declared, who lends morale, who rolls. Around 0505 lie 0504 (N), 0604 (NE),
// 0605 (SE), 0506 (S), 0405 (SW) and 0404 (NW).
#include "aprils/combat.h"

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

// 6.1: the phase

TEST(Combat, C6_1_without_contact_the_phase_ends_by_itself) {
  Field field(9, 9);
  blue(field, "0505");
  gray(field, "0502");
  field.combat(Side::Union);
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.told<CombatEnded>().size(), 1u);
}

TEST(Combat, C6_0_only_the_side_whose_marker_was_drawn_attacks) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId d = gray(field, "0504");
  field.combat(Side::Confederate);
  EXPECT_EQ(field.asked(), Asked::Confederate);
  EXPECT_TRUE(refused(field.attack({a}, "0504"), Reason::NoEnemyThere, "6.2.1"));
  EXPECT_TRUE(refused(field.attack({a}, "0505"), Reason::NotYourUnit, "6.2.1"));
  EXPECT_TRUE(taken(field.why_not(Attack{UnitSet{d}, HexList{field.hex("0505")}})));
}

TEST(Combat, C6_1_A16_a_unit_in_an_enemy_zone_must_attack) {
  Field field(9, 9);
  blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_FALSE(field.offered(EndCombat{}));
}

TEST(Combat, C6_1_each_combat_is_resolved_before_another_is_announced) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0905");
  blue_guns(field, "0907");  // may join the second or not
  gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  EXPECT_TRUE(refused(field.attack({b}, "0904"), Reason::NotAsked, "3.0"));
  roll(field, {1, 1});
  EXPECT_TRUE(refused(field.attack({b}, "0904"), Reason::WrongKind, "6.3.4"));
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(taken(field.attack({b}, "0904")));
}

TEST(Combat, C6_1_A16_no_unit_attacks_twice_in_a_phase) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0604");
  gray(field, "0504");
  gray(field, "0605");
  blue_guns(field, "0608");  // may join the second or not
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(refused(field.attack({a, b}, "0605"), Reason::HasAttacked, "6.1"));
  EXPECT_TRUE(taken(field.attack({b}, "0605")));
}

TEST(Combat, C6_1_A16_A22_no_unit_is_attacked_twice_in_a_phase) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0604");
  gray(field, "0504");
  gray(field, "0605");
  blue_guns(field, "0608");  // may join the second or not
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(refused(field.attack({b}, "0504"), Reason::WasAttacked, "6.1"));
  EXPECT_TRUE(refused(field.attack({b}, "0504 0605"), Reason::WasAttacked, "6.1"));
}

TEST(Combat, C6_1_in_a_new_phase_everybody_may_attack_again) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
  EXPECT_TRUE(field.situation().attacked.empty());
  EXPECT_TRUE(field.situation().defended.empty());
  EXPECT_TRUE(field.situation().retreated.empty());
  EXPECT_FALSE(field.situation().fighting_begun);
}

TEST(Combat, C6_1_nobody_need_attack_where_no_zone_lies) {
  // Guns three hexes off may fire, and need not.
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(field.offered(EndCombat{}));
  EXPECT_TRUE(field.offered(Attack{UnitSet{gun}, HexList{field.hex("0504")}}));
  EXPECT_TRUE(taken(field.end_combat()));
  EXPECT_TRUE(field.over());
}

// 6.2.1: organising

TEST(Combat, C6_2_1_an_attack_needs_attackers_and_targets) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({}, "0504"), Reason::NoAttackers, "6.2.1"));
  EXPECT_TRUE(refused(field.attack({a}, ""), Reason::NoTargets, "6.2.1"));
}

TEST(Combat, C6_2_1_there_must_be_an_enemy_in_the_target_hex) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0506"), Reason::NoEnemyThere, "6.2.1"));
  EXPECT_TRUE(refused(field.attack({a}, "0504 0506"), Reason::NoEnemyThere, "6.2.1"));
}

TEST(Combat, C6_2_1_a_target_is_named_once) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0504 0504"), Reason::WasAttacked, "6.1"));
}

TEST(Combat, C6_1_only_adjacent_enemies_are_attacked) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0503");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0503"), Reason::CannotReach, "6.1"));
}

TEST(Combat, C6_2_1_a_unit_waiting_off_the_map_does_not_attack) {
  Field field(9, 9);
  field.entry('A', "0909");
  const UnitId a = blue(field, "0505");
  const UnitId waiting = field.reinforcement("late", Side::Union, UnitKind::Infantry, kFour, 9, "A");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a, waiting}, "0504"), Reason::NotOnMap, "6.2.1"));
}

TEST(Combat, C6_2_1_units_of_different_hexes_attack_one_hex_together) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0404");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  const auto told = field.told<AttackDeclared>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].odds.attack, 8);
}

TEST(Combat, C6_2_1_units_attacking_the_same_enemies_do_so_in_one_attack) {
  // The second could only attack what the first has attacked, so it may not be left out.
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0404");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0504"), Reason::DutyUnitLeft, "6.1"));
  EXPECT_TRUE(taken(field.attack({a, b}, "0504")));
}

TEST(Combat, C6_2_1_units_of_one_hex_may_attack_different_hexes) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  blue_guns(field, "0509");  // may join the second or not
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(taken(field.attack({b}, "0506")));
}

TEST(Combat, C6_2_1_enemies_stacked_together_are_attacked_as_a_group) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId d = gray(field, "0504");
  const UnitId e = gray(field, "0504", {1, 3, 4});
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  const auto told = field.told<AttackDeclared>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].odds.defence, 7);
  EXPECT_EQ(told[0].fight.hit[Role::Defender], (UnitSet{d, e}));
}

TEST(Combat, C6_2_1_A17_every_attacker_must_be_able_to_attack_every_target_hex) {
  Field field(9, 9);
  const UnitId between = blue(field, "0505");
  const UnitId one_sided = blue(field, "0403");  // beside 0504 only
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({between, one_sided}, "0504 0506"), Reason::CannotReach, "6.1"));
}

TEST(Combat, C6_2_1_A17_the_order_in_which_targets_are_named_means_nothing) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {8, 8, 4});
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.why_not(Attack{UnitSet{a}, HexList{field.hex("0504"), field.hex("0506")}})));
  EXPECT_TRUE(taken(field.why_not(Attack{UnitSet{a}, HexList{field.hex("0506"), field.hex("0504")}})));
}

TEST(Combat, C7_1_A17_no_unit_but_guns_attacks_over_an_unbridged_river) {
  Field field(9, 9);
  field.side("0505", "0504", Feature::River);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0504"), Reason::RiverBars, "7.1"));
}

TEST(Combat, A11_A17_over_a_bridge_or_ford_the_river_is_no_bar) {
  for (Feature crossing : {Feature::Bridge, Feature::Ford}) {
    Field field(9, 9);
    field.side("0505", "0504", Feature::River).side("0505", "0504", crossing);
    const UnitId a = blue(field, "0505");
    gray(field, "0504");
    field.combat(Side::Union);
    EXPECT_TRUE(taken(field.attack({a}, "0504")));
  }
}

TEST(Combat, C6_1_A54_cavalry_attacks_over_an_embankment_and_has_to) {
  Field field(9, 9);
  field.side("0505", "0504", Feature::Embankment);
  const UnitId a = field.unit("horse", Side::Union, UnitKind::Cavalry, kFour, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_TRUE(taken(field.attack({a}, "0504")));
}

TEST(Combat, C6_1_A54_guns_attack_into_a_swamp_and_have_to) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Swamp);
  const UnitId a = blue_guns(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_TRUE(taken(field.attack({a}, "0504")));
}

// 4.3, rulings A51, A52, A87: overstacked units

TEST(Combat, C4_3_A51_an_overstacked_unit_does_not_attack) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0505");
  const UnitId c = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a, b, c}, "0504"), Reason::Overstacked, "4.3"));
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  EXPECT_EQ(field.told<AttackDeclared>()[0].odds.attack, 8);
}

TEST(Combat, C4_3_A52_A87_an_overstacked_unit_shares_the_attackers_results_and_has_attacked) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0505");
  const UnitId c = blue(field, "0505");
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  const Fight fight = field.told<AttackDeclared>()[0].fight;
  EXPECT_EQ(fight.attackers, (UnitSet{a, b}));
  EXPECT_EQ(fight.hit[Role::Attacker], (UnitSet{a, b, c}));
  EXPECT_TRUE(field.situation().attacked.contains(c));
}

TEST(Combat, C6_2_1_A52_a_companion_that_is_not_overstacked_does_not_share_the_attackers_results) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  EXPECT_EQ(field.told<AttackDeclared>()[0].fight.hit[Role::Attacker], UnitSet{a});
}

TEST(Combat, A51_an_overstacked_unit_has_no_duty) {
  // Its two companions attack one enemy each; a third enemy would be its own if it had a duty.
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0505");
  blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  blue_guns(field, "0509");  // may join the second or not
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  ASSERT_TRUE(taken(field.attack({b}, "0506")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
}

TEST(Combat, A51_a_unit_that_has_risen_in_the_phase_may_attack_and_need_not) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {24, 4, 4});
  const UnitId above = blue(field, "0505");
  const UnitId risen = blue(field, "0505");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  lift_unit(field.scenario(), field.situation(), above, Location::gone());
  const HexList one{field.hex("0504")};
  EXPECT_TRUE(taken(field.why_not(Attack{UnitSet{risen}, one})));
  ASSERT_TRUE(taken(field.attack({a}, "0504 0506")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
}

TEST(Combat, C4_3_A52_overstacked_defenders_share_the_results_without_defending) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId d = gray(field, "0504");
  const UnitId e = gray(field, "0504");
  const UnitId f = gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  const AttackDeclared told = field.told<AttackDeclared>()[0];
  EXPECT_EQ(told.odds.defence, 8);
  EXPECT_EQ(told.fight.counted, (UnitSet{d, e}));
  EXPECT_EQ(told.fight.hit[Role::Defender], (UnitSet{d, e, f}));
}

// 6.2.5: morale

TEST(Combat, C6_2_5_A27_the_attacker_declares_a_rating_of_one_of_his_units_and_then_the_defender) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", kFour, 1);
  const UnitId b = blue(field, "0505", kFour, -1);
  gray(field, "0504", kFour, 2);
  gray(field, "0504", kFour, 0);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  EXPECT_EQ(field.asked(), Asked::Union);
  EXPECT_EQ(offers_of<Lend>(field).size(), 2u);
  EXPECT_TRUE(refused(field.lend(2), Reason::RatingNotThere, "6.2.5"));
  ASSERT_TRUE(taken(field.lend(-1)));
  EXPECT_EQ(field.asked(), Asked::Confederate);
  EXPECT_TRUE(refused(field.lend(-1), Reason::RatingNotThere, "6.2.5"));
  ASSERT_TRUE(taken(field.lend(2)));
  EXPECT_EQ(field.asked(), Asked::Dice);
}

TEST(Combat, C6_2_6_each_side_adds_its_declared_rating_to_its_die) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", kFour, -1);
  gray(field, "0504", kFour, 2);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  field.roll(4);
  EXPECT_EQ(field.told<CombatRolled>()[0].roll, 3);
  field.roll(5);
  EXPECT_EQ(field.told<CombatRolled>()[0].roll, 7);
}

TEST(Combat, C6_2_6_A28_a_modified_roll_below_the_table_reads_its_first_row) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {24, 4, 4}, -2);
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  field.roll(1);
  EXPECT_EQ(field.told<CombatRolled>()[0].roll, -1);
  EXPECT_EQ(field.told<CombatRolled>()[0].result, (CombatResult{1, true}));
}

TEST(Combat, A27_an_overstacked_defender_lends_no_rating) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504", kFour, 0);
  gray(field, "0504", kFour, 1);
  gray(field, "0504", kFour, 2);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  EXPECT_TRUE(refused(field.lend(2), Reason::RatingNotThere, "6.2.5"));
  EXPECT_TRUE(taken(field.lend(1)));
}

TEST(Combat, A27_A52_an_overstacked_attacker_lends_no_rating) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", kFour, 0);
  const UnitId b = blue(field, "0505", kFour, 1);
  blue(field, "0505", kFour, 2);
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  EXPECT_TRUE(refused(field.lend(2), Reason::RatingNotThere, "6.2.5"));
  EXPECT_TRUE(taken(field.lend(1)));
}

TEST(Combat, A27_a_unit_that_retreated_into_the_hex_lends_no_rating) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504", kFour, 0);
  gray(field, "0504", kFour, 1);
  const UnitId beaten = UnitId(2);
  field.combat(Side::Union);
  field.situation().retreated.insert(beaten);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  EXPECT_EQ(field.asked(), Asked::Dice);  // 0 is the only rating left
  EXPECT_EQ(field.situation().fight->rating[Role::Defender], std::int8_t{0});
}

TEST(Combat, A88_where_nobody_counts_in_the_defence_any_unit_there_may_lend) {
  // The only fresh unit of the hex lies overstacked below two that retreated into it.
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId one = gray(field, "0504", kFour, 1);
  const UnitId two = gray(field, "0504", kFour, 2);
  field.unit("fresh", Side::Confederate, UnitKind::Infantry, kFour, "0504", 0);
  field.combat(Side::Union);
  field.situation().retreated = UnitSet{one, two};
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  EXPECT_EQ(field.told<AttackDeclared>()[0].odds.defence, 0);
  EXPECT_EQ(column_name(field.situation().fight->column), "6-1");  // ruling A61
  EXPECT_EQ(offers_of<Lend>(field).size(), 3u);
  EXPECT_TRUE(taken(field.lend(2)));
}

TEST(Combat, A59_a_unit_without_strength_joins_others_and_may_lend_its_rating) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId weak = blue(field, "0505", {0, 4, 4}, 2);
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, weak}, "0504")));
  EXPECT_EQ(field.told<AttackDeclared>()[0].odds.attack, 4);
  ASSERT_TRUE(taken(field.lend(2)));
  EXPECT_TRUE(field.situation().fight->hit[Role::Attacker].contains(weak));
}

TEST(Combat, C6_2_2_A20_attackers_whose_strength_adds_up_to_nothing_do_not_attack) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {0, 4, 4});
  const UnitId b = blue(field, "0505", {0, 4, 4});
  blue(field, "0905", {0, 4, 4});
  gray(field, "0504");
  gray(field, "0904");
  field.combat(Side::Union);
  EXPECT_TRUE(
      refused(field.why_not(Attack{UnitSet{a, b}, HexList{field.hex("0504")}}), Reason::NoStrength, "6.2.2"));
}

TEST(Combat, C6_2_5_C7_2_in_a_combined_attack_the_guns_rating_may_not_be_used) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", kFour, 0);
  const UnitId gun = blue_guns(field, "0507", kFour, 2);
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, gun}, "0504")));
  EXPECT_EQ(field.situation().fight->rating[Role::Attacker], std::int8_t{0});
}

TEST(Combat, C6_2_5_A66_in_a_bombardment_the_guns_rating_is_used_and_the_defender_declares_none) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507", {8, 4, 4}, 1);
  const UnitId other = blue_guns(field, "0508", {8, 4, 4}, -1);
  gray(field, "0504", kFour, 0);
  gray(field, "0504", kFour, 1);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun, other}, "0504")));
  EXPECT_EQ(offers_of<Lend>(field).size(), 2u);
  ASSERT_TRUE(taken(field.lend(1)));
  EXPECT_EQ(field.asked(), Asked::Dice);
  EXPECT_EQ(field.situation().fight->rating[Role::Defender], std::nullopt);
}

// 6.2.6

TEST(Combat, C6_2_6_A26_below_one_to_four_only_the_defender_rolls_and_on_that_column) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Woods);
  const UnitId a = blue(field, "0505", {1, 4, 4});
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  ASSERT_TRUE(field.at<RollCombat>());
  field.roll(2);
  const auto told = field.told<CombatRolled>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].role, Role::Defender);
  EXPECT_EQ(column_name(told[0].column), "1-4");
  EXPECT_EQ(told[0].result, (CombatResult{2, true}));
}

TEST(Combat, C6_2_6_A66_an_attacker_who_does_not_roll_declares_a_rating_all_the_same) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Woods);
  const UnitId a = blue(field, "0505", {1, 4, 4}, 1);
  const UnitId b = blue(field, "0505", {0, 4, 4}, -1);
  gray(field, "0504");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, b}, "0504")));
  ASSERT_TRUE(field.at<LendRating>());
  ASSERT_TRUE(taken(field.lend(-1)));
  field.roll(1);  // 1-4: one step
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.situation().steps_left(b), 1);
  EXPECT_EQ(field.situation().steps_left(a), 2);
}

TEST(Combat, C6_2_6_at_one_to_four_the_attacker_rolls_if_no_shift_carried_him_below) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {1, 4, 4});
  gray(field, "0504", {4, 8, 4});
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  field.roll(6);
  EXPECT_EQ(field.told<CombatRolled>()[0].role, Role::Attacker);
}

// 6.1, ruling A18: what happens in the phase adds no duty

TEST(Combat, C6_1_A18_an_advance_into_a_new_contact_adds_no_duty) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {16, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0504");
  const UnitId beyond = gray(field, "0503");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.advance(a, "0504")));
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(beyond), "0503");
}

TEST(Combat, C6_1_A18_a_unit_brought_up_by_an_advance_beside_a_fresh_friend_adds_no_duty_on_the_enemy) {
  // After the advance the enemy of 0503 has a blue unit in its zone; guns that could reach it may, but need not, fire.
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {16, 4, 4});
  const UnitId gun = blue_guns(field, "0506");
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0504");
  gray(field, "0503");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.advance(a, "0504")));
  EXPECT_TRUE(field.offered(EndCombat{}));
  EXPECT_TRUE(field.offered(Attack{UnitSet{gun}, HexList{field.hex("0503")}}));
}

TEST(Combat, C6_1_A18_an_enemy_that_is_gone_leaves_no_duty) {
  // 0604 stands in the zones of 0504 and 0603. Once 0504 is destroyed only 0603 is left for it.
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {16, 4, 4});
  const UnitId b = blue(field, "0604");
  field.one_step("d", Side::Confederate, UnitKind::Infantry, kFour, "0504");
  gray(field, "0603");
  blue_guns(field, "0607");  // may join the second or not
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  ASSERT_TRUE(taken(field.attack({b}, "0603")));
}

TEST(Combat, C6_1_A18_the_loss_of_the_only_unit_in_a_zone_ends_the_duty_on_that_enemy) {
  // The lone attacker of 0504 dies; 0506, whose zone lay on it alone, need not be attacked by the gun that could.
  Field field(9, 9);
  const UnitId a = field.one_step("a", Side::Union, UnitKind::Infantry, {1, 1, 4}, "0505");
  blue_guns(field, "0509");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 6});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.where(a), "gone");
  EXPECT_TRUE(field.offered(EndCombat{}));
}

TEST(Combat, A19_an_adjacent_enemy_without_a_zone_on_the_unit_may_be_attacked_and_need_not) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  kit::breastwork(field, "0505", Direction::North);
  field.combat(Side::Union);
  EXPECT_TRUE(field.offered(EndCombat{}));
  EXPECT_TRUE(field.offered(Attack{UnitSet{a}, HexList{field.hex("0504")}}));
  EXPECT_TRUE(taken(field.attack({a}, "0504")));
}

}  // namespace
}  // namespace longroll::aprils
