#include "rally/reinforcements.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

struct Column {
  RallyField field{8, 8};
  UnitId a = field.brigade("a", Side::Union, "", 6);
  UnitId b = field.brigade("b", Side::Union, "", 6);
  UnitId gun = field.gun("battery", "blue-1", {3, 3, 2, 1});
  UnitId later = field.brigade("later", Side::Union, "", 4);
  UnitId elsewhere = field.brigade("elsewhere", Side::Union, "", 4);
  UnitId gray = field.brigade("gray", Side::Confederate, "H8");

  Column() {
    std::erase_if(field.draft().set_up, [&](const SetUp& place) { return place.unit == gun; });
    field.group(1, "A1", {a, b, gun});
    field.group(2, "A1", {later});
    field.group(2, "H1", {elsewhere});
    field.now().points = {{5, 0}};
  }
  void due() { field.begin({Arrivals{Side::Union, 0}}); }
};

TEST(RallyReinforcements, R7_6_R69_on_four_to_six_the_whole_group_comes_on_time) {
  Column c;
  c.due();
  EXPECT_TRUE(taken(c.field.answer(RollForGroup{})));
  c.field.roll({4});
  EXPECT_EQ(c.field.where(c.a), "A1");
  EXPECT_EQ(c.field.where(c.b), "A1");
  EXPECT_EQ(c.field.where(c.gun), "ready");
}

TEST(RallyReinforcements, R7_6_on_two_or_three_it_comes_next_turn_without_another_die) {
  Column c;
  c.due();
  EXPECT_TRUE(taken(c.field.answer(RollForGroup{})));
  c.field.roll({3});
  EXPECT_EQ(c.field.where(c.a), "waiting");
  c.field.now().turn = 2;
  c.due();
  EXPECT_EQ(c.field.where(c.a), "A1");
}

TEST(RallyReinforcements, R7_6_R69_a_one_holds_up_everybody_who_comes_by_the_same_hex) {
  Column c;
  c.due();
  EXPECT_TRUE(taken(c.field.answer(RollForGroup{})));
  c.field.roll({1});
  EXPECT_EQ(c.field.now().due[0], 3);
  EXPECT_EQ(c.field.now().due[1], 4);
  EXPECT_EQ(c.field.now().due[2], 2) << "another hex";
  c.field.now().turn = 4;
  c.field.now().due[2] = 0;
  c.due();
  EXPECT_EQ(c.field.where(c.later), "A1") << "without a die";
}

TEST(RallyReinforcements, R7_6_three_points_bring_them_on_time) {
  Column c;
  c.due();
  EXPECT_TRUE(taken(c.field.answer(HurryGroup{})));
  EXPECT_EQ(c.field.where(c.a), "A1");
  EXPECT_EQ(c.field.now().points[Side::Union], 2);
  Column poor;
  poor.field.now().points = {{2, 0}};
  poor.field.begin({DueGroup{0}});
  EXPECT_TRUE(poor.field.at<RollArrival>()) << "no choice is left";
}

TEST(RallyReinforcements, R7_6_R70_R83_the_stack_in_the_entry_hex_is_free_on_the_turn_of_arrival) {
  Column c;
  c.due();
  EXPECT_TRUE(taken(c.field.answer(HurryGroup{})));
  c.field.begin({EndMovementPhase{Side::Union}});
  EXPECT_FALSE(c.field.now().damaged.contains(c.a));
  c.field.now().arrivals.clear();
  c.field.begin({EndMovementPhase{Side::Union}});
  EXPECT_TRUE(c.field.now().damaged.contains(c.a)) << "12 points on a later turn";
  EXPECT_TRUE(c.field.now().damaged.contains(c.b));
}

TEST(RallyReinforcements, R7_7_R71_a_blocked_group_takes_the_nearest_vacant_edge_hex) {
  Column c;
  c.field.now().location[c.gray.index()] = Location::in(c.field.spot("A1"));
  c.due();
  EXPECT_TRUE(taken(c.field.answer(HurryGroup{})));
  ASSERT_TRUE(c.field.at<ChooseEntry>());
  EXPECT_TRUE(c.field.offered(Settle{c.field.spot("A2")}));
  EXPECT_TRUE(c.field.offered(Settle{c.field.spot("B1")}));
  EXPECT_TRUE(refused(c.field.answer(Settle{c.field.spot("A3")}), Reason::EntryChosen, "7.7"));
  EXPECT_TRUE(taken(c.field.answer(Settle{c.field.spot("B1")})));
  EXPECT_EQ(c.field.where(c.a), "B1");
  EXPECT_EQ(c.field.where(c.b), "B1");
}

TEST(RallyReinforcements, R7_7_R146_without_any_vacant_edge_hex_the_group_waits) {
  RallyField field(1, 2);
  const UnitId unit = field.brigade("unit", Side::Union, "");
  field.group(1, "A1", {unit}, false);
  field.brigade("gray", Side::Confederate, "A1");
  field.brigade("gray b", Side::Confederate, "A2");
  field.begin({Arrivals{Side::Union, 0}});
  EXPECT_EQ(field.where(unit), "waiting");
  EXPECT_EQ(field.now().due[0], 2);
}

TEST(RallyReinforcements, R7_7_R71_an_enemy_zone_does_not_block) {
  Column c;
  c.field.now().location[c.gray.index()] = Location::in(c.field.spot("A2"));
  c.due();
  EXPECT_TRUE(taken(c.field.answer(HurryGroup{})));
  EXPECT_EQ(c.field.where(c.a), "A1");
}

TEST(RallyReinforcements, R7_6_a_group_without_a_die_comes_on_its_day) {
  RallyField field(5, 5);
  const UnitId unit = field.brigade("unit", Side::Union, "");
  field.draft().set_up.clear();
  field.group(1, "A1", {unit}, false);
  field.begin({Arrivals{Side::Union, 0}});
  EXPECT_EQ(field.where(unit), "A1");
}

}  // namespace
}  // namespace longroll::rally
