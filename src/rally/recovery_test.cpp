#include "rally/recovery.h"

#include "kit/rally_field.h"
#include "rally/losses.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

struct Shattered {
  RallyField field{14, 10};
  UnitId unit = field.brigade("unit", Side::Union, "C4", 4, 3);
  UnitId leader = field.leader("leader", "blue-1", "C4", 0, 1);
  UnitId gray = field.brigade("gray", Side::Confederate, "N9");

  void shatter_it() {
    EventLog log;
    rally::shatter(Umpire{field.scenario(), field.now(), field.position().agenda, &log}, unit);
  }
  void recover() { field.begin({RecoveryPhase{}}); }
};

TEST(RallyRecovery, R10_2_R122_a_check_with_one_off_the_die_brings_it_back_damaged) {
  Shattered s;
  s.field.now();
  s.shatter_it();
  s.recover();
  s.field.roll({4});  // 4 - 1 = 3 against 3
  ASSERT_TRUE(s.field.at<PlaceRallied>());
  EXPECT_TRUE(refused(s.field.answer(Settle{s.field.spot("C8")}), Reason::NotThere, "10.2"));
  EXPECT_TRUE(taken(s.field.answer(Settle{s.field.spot("C6")})));
  EXPECT_EQ(s.field.where(s.unit), "C6");
  EXPECT_TRUE(s.field.now().damaged.contains(s.unit));
}

TEST(RallyRecovery, R10_2_failure_is_final) {
  Shattered s;
  s.field.now();
  s.shatter_it();
  s.recover();
  s.field.roll({5});
  EXPECT_EQ(s.field.where(s.unit), "lost");
}

TEST(RallyRecovery, R10_2_a_leader_with_a_quality_bonus_of_two_takes_another_off) {
  Shattered s;
  s.field.draft().units[s.leader.index()].command.quality = 2;
  s.field.now();
  s.shatter_it();
  s.recover();
  s.field.roll({5});
  EXPECT_TRUE(s.field.at<PlaceRallied>());
}

TEST(RallyRecovery, R10_2_R7_the_check_is_on_the_full_side) {
  Shattered s;
  s.field.draft().units[s.unit.index()].damaged.quality = 1;
  s.field.now();
  s.shatter_it();
  s.recover();
  s.field.roll({4});
  EXPECT_TRUE(s.field.at<PlaceRallied>());
}

TEST(RallyRecovery, R10_2_failing_its_own_leader_the_army_commander) {
  Shattered s;
  s.field.leader("army", "blue-army", "J4");
  s.field.now().send(s.leader, Location::Off::Track);
  s.shatter_it();
  s.recover();
  s.field.roll({1});
  EXPECT_TRUE(taken(s.field.answer(Settle{s.field.spot("J6")})));
}

TEST(RallyRecovery, R10_2_R122_without_a_place_it_is_lost_without_a_roll) {
  Shattered s;
  s.field.now().send(s.leader, Location::Off::Track);
  s.shatter_it();
  s.recover();
  EXPECT_EQ(s.field.where(s.unit), "lost");
}

TEST(RallyRecovery, R10_2_R122_not_next_to_the_enemy_nor_in_range_of_his_guns) {
  Shattered s;
  const UnitId gun = s.field.gun("gray guns", "gray-1", {3, 3, 2, 0});
  s.field.now().location[s.gray.index()] = Location::in(s.field.spot("C7"));
  s.shatter_it();
  const SpotSet zone = rally_place(s.field.scenario(), s.field.now(), s.unit).spots;
  EXPECT_TRUE(zone.contains(s.field.spot("C5")));
  EXPECT_FALSE(zone.contains(s.field.spot("C6"))) << "next to the enemy";
  s.field.now().location[gun.index()] = Location::in(s.field.spot("C7"));
  const SpotSet range = rally_place(s.field.scenario(), s.field.now(), s.unit).spots;
  EXPECT_FALSE(range.contains(s.field.spot("C4"))) << "three hexes";
  EXPECT_TRUE(range.contains(s.field.spot("C3"))) << "at four hexes these guns are worth nothing";
}

TEST(RallyRecovery, R10_2_R122_shattered_twice_on_one_day_is_lost_at_once) {
  Shattered s;
  s.field.now();
  s.shatter_it();
  s.recover();
  s.field.roll({1});
  EXPECT_TRUE(taken(s.field.answer(Settle{s.field.spot("C4")})));
  s.shatter_it();
  EXPECT_EQ(s.field.where(s.unit), "lost");
}

TEST(RallyRecovery, R10_3_R123_artillery_comes_back_by_the_die) {
  const struct {
    int die;
    bool close, duel;
    int turn;
  } rows[] = {{4, false, false, 2}, {5, false, false, 3}, {6, false, false, 4},
              {4, true, false, 3},  {3, false, true, 3},  {3, true, true, 4}};
  for (const auto& row : rows) {
    RallyField field(5, 5);
    field.brigade("unit", Side::Union, "A1");
    const UnitId gun = field.gun("battery", "blue-1", {3, 3, 2, 1});
    field.now().location[gun.index()] = Location::in(field.spot("A1"));
    if (row.close) field.now().fired_close.insert(gun);
    if (row.duel) field.now().lost_duel.insert(gun);
    field.begin({RecoveryPhase{}});
    field.roll({row.die});
    EXPECT_EQ(field.where(gun), "resting");
    EXPECT_EQ(field.now().returns[gun.index()], row.turn) << row.die << row.close << row.duel;
  }
}

TEST(RallyRecovery, R10_3_confederate_guns_come_back_later) {
  RallyField field(5, 5);
  field.brigade("unit", Side::Confederate, "A1");
  const UnitId gun = field.gun("battery", "gray-1", {3, 3, 2, 1});
  field.now().location[gun.index()] = Location::in(field.spot("A1"));
  field.begin({RecoveryPhase{}});
  field.roll({4});
  EXPECT_EQ(field.now().returns[gun.index()], 3);
}

TEST(RallyRecovery, R10_3_R123_artillery_that_was_not_placed_rolls_nothing) {
  RallyField field(5, 5);
  field.brigade("unit", Side::Union, "A1");
  const UnitId gun = field.gun("battery", "blue-1", {3, 3, 2, 1});
  field.begin({RecoveryPhase{}});
  EXPECT_TRUE(field.done());
  EXPECT_EQ(field.where(gun), "ready");
}

TEST(RallyRecovery, R10_3_R42_guns_that_add_to_the_defence_have_fired_close) {
  RallyField field(7, 9);
  const UnitId a = field.brigade("a", Side::Union, "C4");
  field.brigade("gray", Side::Confederate, "C5");
  const UnitId gun = field.gun("battery", "gray-1", {3, 3, 2, 1});
  field.now().location[gun.index()] = Location::in(field.spot("C5"));
  field.combat(Side::Union, {a});
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_TRUE(field.now().fired_close.contains(gun));
}

TEST(RallyRecovery, R10_1_R121_a_replacement_that_is_lost_has_none) {
  Shattered s;
  s.field.now().replaced.insert(s.leader);
  EventLog log;
  lose_leader(Umpire{s.field.scenario(), s.field.now(), s.field.position().agenda, &log}, s.leader, true);
  EXPECT_EQ(s.field.where(s.leader), "lost");
  EXPECT_EQ(s.field.now().leader_points[Side::Confederate], 1) << "by the values of the replacement side";
}

TEST(RallyRecovery, R10_2_R119_the_initiative_rallies_first) {
  Shattered s;
  const UnitId gray = s.field.brigade("gray b", Side::Confederate, "L4", 4, 3);
  s.field.leader("gray leader", "gray-1", "L4");
  s.field.now().initiative = Side::Confederate;
  s.shatter_it();
  EventLog log;
  rally::shatter(Umpire{s.field.scenario(), s.field.now(), s.field.position().agenda, &log}, gray);
  s.recover();
  s.field.roll({1});
  EXPECT_EQ(s.field.asked(), Asked::Confederate);
}

}  // namespace
}  // namespace longroll::rally
