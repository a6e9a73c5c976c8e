#include "rally/sequence.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

// One brigade a side, far apart; the turn begins.
RallyField two_armies() {
  RallyField field(8, 8);
  field.brigade("blue brigade", Side::Union, "A1");
  field.brigade("gray brigade", Side::Confederate, "H8");
  return field;
}

void start(RallyField& field) {
  field.now().turn = 0;
  field.now().initiative.reset();
  field.begin({BeginTurn{}});
}

TEST(RallySequence, R4_0_the_higher_die_takes_the_initiative) {
  RallyField field = two_armies();
  start(field);
  field.roll({3, 5});
  EXPECT_EQ(field.now().initiative, Side::Confederate);
  EXPECT_FALSE(field.now().event_side);
}

TEST(RallySequence, R4_0_a_tie_gives_the_initiative_to_who_did_not_have_it) {
  RallyField field = two_armies();
  field.now().initiative = Side::Union;
  field.begin({RollInitiative{0}});
  field.roll({4, 4});
  EXPECT_EQ(field.now().initiative, Side::Confederate);
}

TEST(RallySequence, R5_0_R19_a_tie_of_one_to_three_is_a_confederate_event_of_four_to_six_a_union_one) {
  for (int die = 1; die <= 6; ++die) {
    RallyField field = two_armies();
    field.begin({RollInitiative{0}});
    field.roll({die, die});
    EXPECT_EQ(field.now().event_side, die <= 3 ? Side::Confederate : Side::Union) << die;
  }
}

TEST(RallySequence, R4_0_R18_a_tie_on_the_first_turn_is_rolled_again_with_one_event) {
  RallyField field = two_armies();
  start(field);
  field.roll({2, 2});
  EXPECT_TRUE(field.at<RollInitiative>());
  field.roll({5, 5, 6, 1});
  EXPECT_EQ(field.now().initiative, Side::Union);
  EXPECT_EQ(field.now().event_side, Side::Confederate) << "by the first tie";
  EXPECT_TRUE(field.at<RollEvent>());
}

TEST(RallySequence, R4_0_P7_a_scenario_may_give_the_first_initiative) {
  RallyField field = two_armies();
  field.leader("gray one", "gray-1", "H8");
  field.draft().first_initiative = Side::Confederate;
  start(field);
  EXPECT_EQ(field.now().initiative, Side::Confederate);
  EXPECT_TRUE(field.at<Impulse>()) << "no dice, no event";
  EXPECT_EQ(field.asked(), Asked::Confederate);
}

TEST(RallySequence, R3_0_the_phases_come_in_their_order) {
  RallyField field = two_armies();
  field.leader("chief", "blue-army", "A1", 0, 0, 3, 3);
  field.leader("gray one", "gray-1", "H8");
  start(field);
  field.roll({6, 1});
  // No artillery, so the bombardment is over at once; then the command die, then orders.
  EXPECT_TRUE(field.at<RollCommand>());
  field.roll({6});
  EXPECT_TRUE(field.at<Impulse>());
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_EQ(field.now().turn, 1);
  EXPECT_TRUE(field.at<Impulse>()) << "the other side";
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_EQ(field.now().turn, 2);
  EXPECT_TRUE(field.at<RollInitiative>());
}

TEST(RallySequence, R7_0_R68_impulses_go_by_turns_and_a_pass_is_final) {
  RallyField field(8, 8);
  const UnitId a = field.brigade("a", Side::Union, "A1");
  const UnitId b = field.brigade("b", Side::Union, "A3");
  field.brigade("c", Side::Confederate, "H8");
  field.leader("blue chief", "blue-army", "A2", 0, 0, 3, 3);
  field.leader("gray chief", "gray-army", "H7", 0, 0, 3, 3);
  field.now().points = {{2, 2}};
  field.begin({NextImpulse{Side::Union}});
  EXPECT_EQ(field.asked(), Asked::Union);
  EXPECT_TRUE(taken(field.answer(ActivateUnit{a})));
  EXPECT_TRUE(taken(field.answer(EndMovement{})));
  EXPECT_TRUE(taken(field.answer(Pass{}))) << "no leader moves";
  EXPECT_EQ(field.asked(), Asked::Confederate);
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_EQ(field.asked(), Asked::Union) << "goes on alone";
  EXPECT_TRUE(taken(field.answer(ActivateUnit{b})));
  EXPECT_TRUE(taken(field.answer(EndMovement{})));
  EXPECT_TRUE(taken(field.answer(Pass{})));
  EXPECT_TRUE(field.done()) << "all points are spent";
}

TEST(RallySequence, R10_1_R120_a_replacement_comes_on_two_turns_later_with_a_brigade_of_his) {
  RallyField field = two_armies();
  const UnitId chief = field.leader("chief", "blue-1", "A1", 1, 1, 3, 4);
  field.brigade("second", Side::Union, "A4");
  field.now().turn = 2;
  field.now().send(chief, Location::Off::Track);
  field.now().returns[chief.index()] = 4;
  field.begin({BeginTurn{}});
  EXPECT_EQ(field.where(chief), "track") << "turn 3";
  field.begin({BeginTurn{}});
  ASSERT_TRUE(field.at<PlaceLeader>());
  EXPECT_TRUE(refused(field.answer(Settle{field.spot("C3")}), Reason::NotThere, "10.1"));
  EXPECT_TRUE(taken(field.answer(Settle{field.spot("A4")})));
  EXPECT_EQ(field.where(chief), "A4");
  EXPECT_EQ(command(field.scenario(), field.now(), chief).name, "acting");
}

TEST(RallySequence, R10_1_R120_without_a_brigade_on_the_map_he_waits) {
  RallyField field = two_armies();
  const UnitId chief = field.leader("chief", "blue-2", "A1");
  field.now().send(chief, Location::Off::Track);
  field.now().returns[chief.index()] = 2;
  field.begin({BeginTurn{}});
  EXPECT_EQ(field.where(chief), "track");
  EXPECT_EQ(field.now().leader_points[Side::Confederate], 0);
}

TEST(RallySequence, R5_0_R131_a_new_day_forgets_events_shattering_and_depletion) {
  RallyField field = two_armies();
  const UnitId gun = field.gun("battery", "blue-1", {3, 3, 2, 1});
  field.draft().calendar[1].day = 2;
  const UnitId brigade = *field.scenario().unit_named("blue brigade");
  field.now().shattered_today.insert(brigade);
  field.now().used_today = {{0xffff, 0xffff}};
  field.now().send(gun, Location::Off::Depleted);
  field.begin({BeginTurn{}});
  EXPECT_TRUE(field.now().shattered_today.empty());
  EXPECT_EQ(field.now().used_today[Side::Union], 0);
  EXPECT_EQ(field.where(gun), "ready");
}

TEST(RallySequence, R10_3_R123_artillery_is_back_on_its_turn) {
  RallyField field = two_armies();
  const UnitId gun = field.gun("battery", "blue-1", {3, 3, 2, 1});
  field.now().send(gun, Location::Off::Resting);
  field.now().returns[gun.index()] = 3;
  field.begin({BeginTurn{}});
  EXPECT_EQ(field.where(gun), "resting") << "turn 2";
  field.begin({BeginTurn{}});
  EXPECT_EQ(field.where(gun), "ready") << "turn 3";
}

}  // namespace
}  // namespace longroll::rally
