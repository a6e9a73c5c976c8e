#include "rally/activation.h"

#include "kit/rally_field.h"
#include "rally/purchases.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

struct Corps {
  RallyField field{14, 8};
  UnitId army = field.leader("army", "blue-army", "N8", 0, 0, 2, 3);  // far away
  UnitId corps = field.leader("corps", "blue", "C3", 0, 0, 3, 4);
  UnitId first = field.leader("first", "blue-1", "C4", 0, 0, 2, 3);
  UnitId second = field.leader("second", "blue-2", "D4", 0, 0, 2, 3);
  UnitId a = field.brigade("a", Side::Union, "C4", 4, 3, "blue-1");
  UnitId b = field.brigade("b", Side::Union, "C5", 4, 3, "blue-1");
  UnitId c = field.brigade("c", Side::Union, "D4", 4, 3, "blue-2");
  FormationId division() { return *field.scenario().formation_named("blue-1"); }
  FormationId other() { return *field.scenario().formation_named("blue-2"); }
  FormationId whole() { return *field.scenario().formation_named("blue"); }
  int points() { return field.now().points[Side::Union]; }
};

TEST(RallyActivation, R7_1_R50_the_command_die_gives_itself_one_or_nothing) {
  const int extra[] = {1, 2, 3, 1, 1, 0};  // for a commander with initiative 3
  for (int die = 1; die <= 6; ++die) {
    Corps c;
    c.field.begin({BeginCommand{Side::Union}});
    c.field.roll({die});
    EXPECT_EQ(c.points(), 10 + extra[die - 1]) << die;
  }
}

TEST(RallyActivation, R7_1_R17_both_command_dice_come_before_the_first_impulse_the_initiative_first) {
  Corps c;
  c.field.leader("gray army", "gray-army", "A8");
  c.field.leader("gray one", "gray-1", "A8");
  c.field.brigade("gray", Side::Confederate, "A8");
  c.field.now().initiative = Side::Confederate;
  c.field.begin({CommandPhase{}});
  c.field.roll({6});
  EXPECT_EQ(c.field.told<CommandRolled>().at(0).side, Side::Confederate);
  EXPECT_TRUE(c.field.at<RollCommand>());
  c.field.roll({6});
  EXPECT_EQ(c.field.asked(), Asked::Confederate) << "who has the initiative gives orders first";
}

TEST(RallyActivation, R7_1_without_an_army_commander_no_die_is_rolled) {
  Corps c;
  c.field.now().send(c.army, Location::Off::Waiting);
  c.field.begin({BeginCommand{Side::Union}});
  EXPECT_TRUE(c.field.done());
  EXPECT_EQ(c.points(), 10);
}

TEST(RallyActivation, R7_1_R52_empty_posts_cost_points_while_they_are_empty) {
  Corps c;
  const auto base = [&] { return base_points(c.field.scenario(), c.field.now(), Side::Union); };
  EXPECT_EQ(base(), 10);
  c.field.now().send(c.corps, Location::Off::Track);
  EXPECT_EQ(base(), 9);
  c.field.now().send(c.army, Location::Off::Track);
  EXPECT_EQ(base(), 7);
  c.field.now().send(c.first, Location::Off::Track);
  EXPECT_EQ(base(), 7) << "divisions do not count";
}

TEST(RallyActivation, R7_1_R51_twenty_points_of_brigades_lost_cost_two) {
  RallyField field(6, 6);
  std::vector<UnitId> lost;
  for (const char* id : {"a", "b", "c", "d", "e"}) lost.push_back(field.brigade(id, Side::Union, "", 4));
  field.now();
  for (std::size_t i = 0; i < 4; ++i) field.now().send(lost[i], Location::Off::Lost);
  EXPECT_EQ(base_points(field.scenario(), field.now(), Side::Union), 10) << "16 points";
  field.now().send(lost[4], Location::Off::Lost);
  EXPECT_EQ(base_points(field.scenario(), field.now(), Side::Union), 8);
}

TEST(RallyActivation, R7_1_a_scenario_may_set_another_base_for_some_turns) {
  RallyField field(3, 3);
  field.draft().base_points_by_turn.push_back({Side::Union, 1, 2, 4});
  EXPECT_EQ(base_points(field.scenario(), field.now(), Side::Union), 4);
  field.now().turn = 3;
  EXPECT_EQ(base_points(field.scenario(), field.now(), Side::Union), 10);
}

TEST(RallyActivation, R7_2_R53_unspent_points_are_kept_up_to_the_commanders_rating) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(Pass{})));
  EXPECT_EQ(c.field.now().kept[Side::Union], 3);
  c.field.begin({BeginCommand{Side::Union}});
  EXPECT_EQ(c.points(), 13);
  EXPECT_EQ(c.field.now().kept[Side::Union], 0) << "for one turn only";
}

TEST(RallyActivation, R7_2_R55_three_points_activate_a_division_without_a_check) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 3})));
  EXPECT_EQ(c.points(), 2);
  EXPECT_TRUE(c.field.at<MoveUnits>());
  EXPECT_EQ(c.field.now().fighters, (UnitSet{c.a, c.b}));
  EXPECT_TRUE(c.field.now().active.contains(c.first)) << "its leader moves with it (ruling R55)";
}

TEST(RallyActivation, R7_01_R7_2_two_points_take_a_check_at_or_under_the_initiative) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 2})));
  c.field.roll({3});
  EXPECT_EQ(c.field.now().fighters, (UnitSet{c.a, c.b}));
  Corps d;
  d.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(d.field.answer(ActivateFormation{d.division(), 2})));
  d.field.roll({4});
  EXPECT_TRUE(d.field.now().fighters.empty());
  EXPECT_TRUE(d.field.at<RollAllowance>()) << "7.5";
}

TEST(RallyActivation, R7_2_R58_a_single_point_makes_the_check_harder_by_one) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 1})));
  c.field.roll({3});
  EXPECT_TRUE(c.field.now().fighters.empty());
  Corps d;
  d.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(d.field.answer(ActivateFormation{d.division(), 1})));
  d.field.roll({2});
  EXPECT_FALSE(d.field.now().fighters.empty());
}

TEST(RallyActivation, R7_4_R61_R62_near_the_army_commander_it_costs_one_less_and_the_die_is_one_better) {
  RallyField field(8, 8);
  const UnitId army = field.leader("army", "blue-army", "C3", 0, 0, 2, 3);
  field.leader("first", "blue-1", "C4", 0, 0, 2, 3);
  field.brigade("a", Side::Union, "C4", 4, 3, "blue-1");
  const FormationId division = *field.scenario().formation_named("blue-1");
  const auto cost = [&](std::uint8_t price) {
    return cost_of(field.scenario(), field.now(), ActivateFormation{division, price});
  };
  EXPECT_EQ(cost(3), 2);
  EXPECT_EQ(cost(2), 1);
  EXPECT_EQ(cost(1), 1) << "never less than one";
  field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(field.answer(ActivateFormation{division, 2})));
  field.roll({4});
  EXPECT_FALSE(field.now().fighters.empty()) << "4 - 1 against 3";
  field.now().commander_left[Side::Union] = true;
  EXPECT_EQ(cost(3), 3) << "once he has left his hex";
  static_cast<void>(army);
}

TEST(RallyActivation, R7_4_the_bonus_ends_when_the_army_commander_moves) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateLeader{c.army})));
  EXPECT_TRUE(taken(c.field.march(c.army, "N7")));
  EXPECT_TRUE(c.field.now().commander_left[Side::Union]);
}

TEST(RallyActivation, R7_2_R54_leaders_move_at_no_cost_once_a_turn_and_it_is_no_impulse) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateLeader{c.corps})));
  EXPECT_TRUE(taken(c.field.march(c.corps, "C2")));
  EXPECT_EQ(c.points(), 5);
  EXPECT_TRUE(c.field.at<Impulse>()) << "still the same impulse";
  EXPECT_TRUE(refused(c.field.answer(ActivateLeader{c.corps}), Reason::LeaderMoved, "7.2"));
}

TEST(RallyActivation, R7_2_R57_one_unit_in_range_of_the_corps_or_army_commander) {
  Corps c;
  const UnitId far = c.field.brigade("far", Side::Union, "H2", 4, 3, "blue-1");
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(refused(c.field.answer(ActivateUnit{far}), Reason::OutOfCommand, "7.2"));
  EXPECT_TRUE(taken(c.field.answer(ActivateUnit{c.a})));
  EXPECT_EQ(c.points(), 4);
  EXPECT_EQ(c.field.now().active, (UnitSet{c.a}));
  EXPECT_EQ(c.field.now().allowance[c.a.index()], 10);
}

TEST(RallyActivation, R7_2_P6_S11_independent_cavalry_may_try_alone) {
  Corps c;
  const UnitId horse = c.field.cavalry("horse", Side::Union, "H2");
  c.field.draft().independent_cavalry = true;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateUnit{horse})));
  c.field.roll({3});
  EXPECT_EQ(c.field.now().allowance[horse.index()], 18);
  EXPECT_EQ(c.points(), 4);
}

TEST(RallyActivation, R7_2_P6_S11_a_failed_check_of_cavalry_alone_costs_the_point) {
  Corps c;
  const UnitId horse = c.field.cavalry("horse", Side::Union, "H2");
  const UnitId foot = c.field.brigade("foot", Side::Union, "H3");
  c.field.draft().independent_cavalry = true;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(refused(c.field.why_not(ActivateUnit{foot}), Reason::OutOfCommand, "7.2"));
  EXPECT_TRUE(taken(c.field.answer(ActivateUnit{horse})));
  c.field.roll({4});
  EXPECT_EQ(c.points(), 4);
  EXPECT_FALSE(c.field.now().active.contains(horse));
}

TEST(RallyActivation, R7_0_units_are_activated_once_a_turn) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateUnit{c.a})));
  EXPECT_TRUE(taken(c.field.answer(EndMovement{})));
  EXPECT_TRUE(taken(c.field.answer(Pass{})));
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(refused(c.field.answer(ActivateUnit{c.a}), Reason::AlreadyActivated, "7.0"));
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 3})));
  EXPECT_EQ(c.field.now().fighters, (UnitSet{c.b}));
}

TEST(RallyActivation, R7_2_R56_a_damaged_brigade_recovers_by_a_check_and_is_activated_by_it) {
  Corps c;
  c.field.now().damaged.insert(c.a);
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(refused(c.field.answer(Recover{c.b}), Reason::NotDamaged, "7.2"));
  EXPECT_TRUE(taken(c.field.answer(Recover{c.a})));
  c.field.roll({3});
  EXPECT_FALSE(c.field.now().damaged.contains(c.a));
  EXPECT_TRUE(c.field.now().activated.contains(c.a));
  Corps d;
  d.field.now().damaged.insert(d.a);
  d.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(d.field.answer(Recover{d.a})));
  d.field.roll({4});
  EXPECT_TRUE(d.field.now().damaged.contains(d.a));
  EXPECT_EQ(d.points(), 4) << "the point is lost";
}

TEST(RallyActivation, R7_3_R63_R64_out_of_command_a_check_and_then_the_die_less_two) {
  Corps c;
  const UnitId far =
      c.field.brigade("far", Side::Union, "F4", 4, 3, "blue-1");  // three hexes from its leader
  EXPECT_FALSE(in_command(c.field.scenario(), c.field.now(), far));
  EXPECT_TRUE(in_command(c.field.scenario(), c.field.now(), c.b));
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 3})));
  c.field.roll({3, 5});
  EXPECT_TRUE(c.field.now().fighters.contains(far));
  EXPECT_EQ(c.field.now().allowance[far.index()], 6) << "three points";
}

TEST(RallyActivation, R7_3_R147_without_a_leader_of_its_own_the_army_commanders_range_counts) {
  Corps c;
  const auto commanded = [&] { return in_command(c.field.scenario(), c.field.now(), c.a); };
  c.field.now().location[c.army.index()] = Location::in(c.field.spot("C5"));
  c.field.now().send(c.first, Location::Off::Track);
  EXPECT_FALSE(commanded()) << "a replacement is on his way";
  c.field.now().send(c.first, Location::Off::Lost);
  EXPECT_TRUE(commanded());
}

TEST(RallyActivation, R7_3_R65_who_fails_stays_and_may_be_tried_again) {
  Corps c;
  const UnitId far = c.field.brigade("far", Side::Union, "F4", 4, 3, "blue-1");
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 3})));
  c.field.roll({4});
  EXPECT_FALSE(c.field.now().active.contains(far));
  EXPECT_FALSE(c.field.now().activated.contains(far));
}

TEST(RallyActivation, R7_5_R66_R67_after_a_failed_roll_units_may_still_move_but_not_meet_the_enemy) {
  Corps c;
  c.field.brigade("gray", Side::Confederate, "C7");
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.division(), 2})));
  c.field.roll({6, 5, 2});  // the leader fails; a has three points, b none
  ASSERT_TRUE(c.field.at<MoveUnits>());
  EXPECT_EQ(c.field.now().active, (UnitSet{c.a}));
  EXPECT_TRUE(refused(c.field.march(c.a, "C5 C6"), Reason::MayNotMeet, "7.5"));
  EXPECT_TRUE(taken(c.field.march(c.a, "B4")));
  EXPECT_TRUE(c.field.now().activated.contains(c.a));
  EXPECT_FALSE(c.field.now().activated.contains(c.b));
}

TEST(RallyActivation, R7_2_R59_four_points_activate_a_corps) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.whole(), 4})));
  EXPECT_EQ(c.points(), 1);
  EXPECT_EQ(c.field.now().fighters, (UnitSet{c.a, c.b, c.c}));
  EXPECT_TRUE(c.field.now().active.contains(c.corps));
}

TEST(RallyActivation, R7_2_R59_three_points_and_the_corps_leader_checks) {
  Corps c;
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.whole(), 3})));
  c.field.roll({5});
  EXPECT_TRUE(c.field.now().fighters.empty());
  EXPECT_TRUE(c.field.at<RollAllowance>());
}

TEST(RallyActivation, R7_2_R59_a_division_out_of_the_corps_leaders_range_needs_its_own_leader) {
  Corps c;
  const UnitId far = c.field.brigade("far", Side::Union, "J4", 4, 3, "blue-2");
  c.field.now().location[c.second.index()] = Location::in(c.field.spot("J4"));
  c.field.now().location[c.c.index()] = Location::in(c.field.spot("J5"));
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.whole(), 4})));
  ASSERT_TRUE(c.field.at<RollDivision>());
  c.field.roll({3});
  EXPECT_TRUE(c.field.now().fighters.contains(far));
}

TEST(RallyActivation, R10_1_R60_a_division_without_its_leader_is_not_activated_whole) {
  Corps c;
  c.field.now().send(c.first, Location::Off::Track);
  c.field.orders(Side::Union, 9);
  EXPECT_TRUE(refused(c.field.answer(ActivateFormation{c.division(), 3}), Reason::NoLeader, "10.1"));
  EXPECT_TRUE(c.field.offered(ActivateUnit{c.a}));
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.whole(), 4})));
  EXPECT_EQ(c.field.now().fighters, (UnitSet{c.c})) << "in a corps it is passed over";
}

TEST(RallyActivation, R7_2_R72_units_directly_under_the_corps_go_with_it) {
  Corps c;
  const UnitId horse = c.field.brigade("corps horse", Side::Union, "B3", 3, 3, "blue");
  c.field.orders(Side::Union, 5);
  EXPECT_TRUE(taken(c.field.answer(ActivateFormation{c.whole(), 4})));
  EXPECT_TRUE(c.field.now().fighters.contains(horse));
}

TEST(RallyActivation, R7_2_a_price_that_is_not_printed_and_too_few_points_are_refused) {
  Corps c;
  c.field.orders(Side::Union, 2);
  EXPECT_TRUE(refused(c.field.answer(ActivateFormation{c.division(), 4}), Reason::NoSuchPrice, "7.2"));
  EXPECT_TRUE(refused(c.field.answer(ActivateFormation{c.whole(), 2}), Reason::NoSuchPrice, "7.2"));
  EXPECT_TRUE(refused(c.field.answer(ActivateFormation{c.division(), 3}), Reason::TooFewPoints, "7.2"));
  EXPECT_TRUE(refused(c.field.answer(ActivateFormation{c.division(), 0}), Reason::NoSuchPrice, "7.2"));
}

// 12.
TEST(RallyBaggage, R12_0_R129_a_point_moves_the_train_four_points_and_packs_it_up) {
  RallyField field(8, 8);
  const UnitId train = field.train(Side::Union, "A1");
  field.leader("army", "blue-army", "H8");
  field.orders(Side::Union, 3);
  EXPECT_TRUE(refused(field.answer(WakeTrain{}), Reason::TrainAwake, "12.0"));
  EXPECT_TRUE(taken(field.answer(MoveTrain{})));
  EXPECT_TRUE(refused(field.march(train, "A2 A3 A4 A5 A6"), Reason::TooDear, "8.0"));
  EXPECT_TRUE(taken(field.march(train, "A2 A3 A4 A5")));
  EXPECT_EQ(field.where(train), "A5");
  EXPECT_TRUE(field.now().damaged.contains(train)) << "inactive";
  field.orders(Side::Union, 3);
  EXPECT_TRUE(refused(field.answer(WakeTrain{}), Reason::TrainUsed, "12.0")) << "one of the two a turn";
  field.now().train_used.clear();
  EXPECT_TRUE(refused(field.answer(MoveTrain{}), Reason::TrainAsleep, "12.0"));
  EXPECT_TRUE(taken(field.answer(WakeTrain{})));
  EXPECT_FALSE(field.now().damaged.contains(train));
}

TEST(RallyBaggage, R12_0_R14_the_train_counts_four_points_for_stacking) {
  RallyField field(6, 6);
  const UnitId train = field.train(Side::Union, "A1");
  field.brigade("big", Side::Union, "A2", 7);
  field.orders(Side::Union, 3);
  EXPECT_TRUE(taken(field.answer(MoveTrain{})));
  EXPECT_TRUE(refused(field.march(train, "A2"), Reason::Overstacks, "8.1"));
}

TEST(RallyBaggage, R12_0_R129_an_enemy_brigade_that_enters_captures_the_train) {
  RallyField field(6, 6);
  const UnitId train = field.train(Side::Union, "A1");
  const UnitId raider = field.cavalry("raider", Side::Confederate, "A4");
  field.activate({raider});
  EXPECT_TRUE(taken(field.march(raider, "A3 A2 A1")));
  EXPECT_EQ(field.where(train), "captured");
}

}  // namespace
}  // namespace longroll::rally
