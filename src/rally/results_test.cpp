#include "rally/results.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

constexpr CheckResult kNothing{false, false}, kHex{false, true}, kStep{true, false}, kBoth{true, true};

TEST(RallyResults, R9_4_R2_R106_below_nothing_equal_a_hex_above_a_step) {
  EXPECT_EQ(combat_check(2, 0, 3, Role::Attacker), kNothing);
  EXPECT_EQ(combat_check(3, 0, 3, Role::Attacker), kHex);
  EXPECT_EQ(combat_check(4, 0, 3, Role::Attacker), kStep);
  EXPECT_EQ(combat_check(4, 0, 3, Role::Defender), kBoth) << "the die itself exceeds the quality";
}

TEST(RallyResults, R9_4_R107_a_defender_who_exceeds_only_by_the_modifier_does_not_retreat) {
  EXPECT_EQ(combat_check(3, 1, 3, Role::Defender), kStep);
  EXPECT_EQ(combat_check(2, 1, 3, Role::Defender), kHex);
  EXPECT_EQ(combat_check(5, -3, 3, Role::Defender), kNothing);
}

TEST(RallyResults, R9_4_R4_R5_a_natural_one_or_six_is_not_modified) {
  EXPECT_EQ(combat_check(1, 4, 1, Role::Defender), kNothing);
  EXPECT_EQ(combat_check(6, -3, 7, Role::Attacker), kStep);
  EXPECT_EQ(combat_check(6, -3, 7, Role::Defender), kBoth);
}

// Two equal brigades; column 3-2 (1-1 and one for clear ground): attackers 0, defenders +1.
struct Even {
  RallyField field{7, 10};
  UnitId a = field.brigade("a", Side::Union, "C4", 4, 3);
  UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);
  void fight(std::initializer_list<int> dice) {
    field.combat(Side::Union, {a});
    if (field.at<DefensiveFire>()) {
      EXPECT_TRUE(taken(field.answer(Pass{})));
    }
    field.roll(dice);
  }
};

TEST(RallyResults, R9_4_R105_every_unit_rolls_for_itself_attackers_first) {
  Even e;
  e.fight({2});
  EXPECT_EQ(e.field.told<OddsJudged>().at(0).odds.defender_modifier, 1);
  EXPECT_EQ(e.field.told<QualityChecked>().at(0).unit, e.a);
  e.field.roll({1});
  EXPECT_EQ(e.field.told<QualityChecked>().at(1).unit, e.gray);
  EXPECT_TRUE(e.field.done()) << "nobody lost anything";
}

// The corps leader leads the hex only as long as somebody of his own is in it.
TEST(RallyResults, R9_4_R105_R9_what_one_check_does_changes_no_other) {
  RallyField field(7, 10);
  const UnitId a = field.brigade("a", Side::Union, "C4", 4, 3);
  const UnitId weak = field.brigade("weak", Side::Confederate, "C5", 4, 3, "gray-1");
  const UnitId firm = field.brigade("firm", Side::Confederate, "C5", 4, 3, "gray-2");
  field.leader("one", "gray-1", "C5", 0, 2);
  field.leader("two", "gray-2", "C5", 0, 1);
  field.now().damaged.insert(weak);
  field.combat(Side::Union, {a});
  while (!field.at<RollCheck>()) {
    EXPECT_TRUE(taken(field.answer(Pass{})));
  }
  const int before = quality_of(field.scenario(), field.now(), firm);
  field.roll({1, 6});
  EXPECT_EQ(field.where(weak), "shattered");
  EXPECT_NE(quality_of(field.scenario(), field.now(), firm), before) << "the other leader leads now";
  field.roll({1});
  EXPECT_EQ(field.told<QualityChecked>().back().unit, firm);
  EXPECT_EQ(field.told<QualityChecked>().back().quality, before);
}

TEST(RallyResults, R9_5_the_side_with_more_losses_falls_back_by_the_die) {
  Even e;
  e.fight({2, 3});  // defender: 3 + 1 = 4 against 3: a step, no hex of its own
  EXPECT_TRUE(e.field.now().damaged.contains(e.gray));
  ASSERT_TRUE(e.field.at<RollRetreat>());
  e.field.roll({6});
  EXPECT_EQ(e.field.told<RetreatRolled>().at(0).hexes, 3);
}

TEST(RallyResults, R9_5_R101_equal_losses_and_nobody_falls_back) {
  Even e;
  e.fight({5, 3});
  EXPECT_TRUE(e.field.now().damaged.contains(e.a));
  EXPECT_TRUE(e.field.now().damaged.contains(e.gray));
  EXPECT_TRUE(e.field.done());
}

TEST(RallyResults, R9_5_R101_a_hex_by_the_check_and_hexes_by_the_die_are_not_added) {
  Even e;
  e.fight({2, 5, 1});  // the defender owes a hex by its check, and one by the die
  ASSERT_TRUE(e.field.at<RetreatUnits>());
  EXPECT_TRUE(taken(e.field.answer(Retreat{e.gray, e.field.spot("C6")})));
  EXPECT_FALSE(e.field.at<RetreatOn>()) << "one hex is enough";
}

TEST(RallyResults, R9_4_R106_an_attacker_who_rolls_equal_retreats_a_hex) {
  Even e;
  e.fight({3, 1});
  ASSERT_TRUE(e.field.at<RetreatUnits>());
  EXPECT_EQ(e.field.asked(), Asked::Union);
  EXPECT_TRUE(taken(e.field.answer(Retreat{e.a, e.field.spot("C3")})));
  EXPECT_TRUE(e.field.done());
}

TEST(RallyResults, R9_3_R100_at_six_to_one_all_defenders_lose_a_step_and_fall_back_without_checks) {
  RallyField field(7, 10);
  const UnitId a = field.brigade("a", Side::Union, "C4", 10, 5);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 2, 1);
  field.combat(Side::Union, {a});
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_TRUE(field.now().damaged.contains(gray));
  EXPECT_FALSE(field.now().damaged.contains(a));
  EXPECT_TRUE(field.at<RollRetreat>());
  EXPECT_TRUE(field.told<QualityChecked>().empty());
}

TEST(RallyResults, R9_3_R100_at_one_to_four_all_attackers_lose_a_step_and_fall_back) {
  RallyField field(7, 10);
  const UnitId a = field.brigade("a", Side::Union, "C4", 1, 3);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 9, 4);
  field.terrain("C5", Terrain::Hill);
  field.combat(Side::Union, {a});
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_TRUE(field.now().damaged.contains(a));
  EXPECT_FALSE(field.now().damaged.contains(gray));
  ASSERT_TRUE(field.at<RollRetreat>());
  field.roll({1});
  EXPECT_EQ(field.asked(), Asked::Union);
}

TEST(RallyResults, R9_5_R102_losses_by_defensive_fire_count) {
  Even e;
  e.field.combat(Side::Union, {e.a});
  EXPECT_TRUE(taken(e.field.answer(FireAt{e.a})));
  e.field.roll({6});  // damaged: 2 against 4, 1-2 and one for clear ground: 2-3, +1/-1
  e.field.roll({1, 4});
  // One loss each would be level; the defender's 4 - 1 = 3 is equal: a hex, no loss.
  ASSERT_TRUE(e.field.at<RetreatUnits>() || e.field.at<RollRetreat>());
  EXPECT_EQ(e.field.now().fight->losses[Role::Attacker], 1);
  EXPECT_TRUE(e.field.now().fight->dice.contains(e.a));
}

TEST(RallyResults, R9_6_R110_two_dice_for_each_leader_in_the_combat) {
  for (const auto& [first, second, falls] :
       {std::tuple{1, 1, true}, {5, 6, true}, {6, 6, true}, {4, 6, false}, {1, 2, false}}) {
    Even e;
    const UnitId leader = e.field.leader("leader", "blue-1", "C4", 0, 1);
    const UnitId away = e.field.leader("away", "blue-2", "C3", 0, 1);
    e.fight({2, 1});
    ASSERT_TRUE(e.field.at<RollLeaderLoss>());
    e.field.roll({first, second});
    EXPECT_EQ(e.field.where(leader), falls ? "track" : "C4") << first << second;
    EXPECT_EQ(e.field.where(away), "C3");
    EXPECT_EQ(e.field.now().leader_points[Side::Confederate], falls ? 2 : 0)
        << "capture value and one more (ruling R125)";
  }
}

TEST(RallyResults, R9_6_leaders_of_both_sides_roll) {
  Even e;
  e.field.leader("blue leader", "blue-1", "C4");
  e.field.leader("gray leader", "gray-1", "C5");
  e.fight({2, 1});
  e.field.roll({3, 3, 3, 3});
  EXPECT_EQ(e.field.told<LeaderTriedByFire>().size(), 2u);
  EXPECT_TRUE(e.field.done());
}

// What is told of a die is what counts: a natural 6 is a 6, whatever the column says.
TEST(RallyResults, R9_4_R3_a_natural_six_is_told_unmodified) {
  RallyField field(7, 9);
  const UnitId a = field.brigade("a", Side::Union, "C4", 5, 4);
  field.brigade("gray", Side::Confederate, "C5", 4, 3);
  field.combat(Side::Union, {a});
  if (field.at<DefensiveFire>()) EXPECT_TRUE(taken(field.answer(Pass{})));
  field.roll({2, 6});
  const auto checks = field.told<QualityChecked>();
  ASSERT_EQ(checks.size(), 2u);
  EXPECT_NE(checks[0].roll, 2) << "modified";
  EXPECT_EQ(checks[1].roll, 6);
}

}  // namespace
}  // namespace longroll::rally
