#include "rally/events.h"

#include "kit/rally_field.h"
#include "rally/activation.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

struct Armies {
  RallyField field{10, 10};
  UnitId blue = field.brigade("blue a", Side::Union, "B2", 4, 3, "blue-1");
  UnitId blue_b = field.brigade("blue b", Side::Union, "C2", 4, 3, "blue-2");
  UnitId gray = field.brigade("gray a", Side::Confederate, "B8", 4, 3, "gray-1");
  UnitId gray_b = field.brigade("gray b", Side::Confederate, "H8", 4, 3, "gray-2");
  UnitId gun = field.gun("gray battery", "gray-1", {3, 3, 2, 1});

  // The Union's event by the sum of its two dice.
  void happen(int first, int second, Side side = Side::Union) {
    field.begin({RollEvent{side, 0}});
    field.roll({first, second});
  }
};

TEST(RallyEvents, R5_0_R21_a_minor_blunder_moves_one_enemy_brigade_at_once) {
  Armies a;
  a.happen(4, 6);
  EXPECT_EQ(a.field.asked(), Asked::Union);
  EXPECT_TRUE(refused(a.field.answer(PickUnit{a.blue}), Reason::NotEligible, "5.0"));
  EXPECT_TRUE(taken(a.field.answer(PickUnit{a.gray})));
  ASSERT_TRUE(a.field.at<BlunderMoves>());
  EXPECT_EQ(a.field.asked(), Asked::Union);
  EXPECT_TRUE(refused(a.field.march(a.gray_b, "H7"), Reason::NotEligible, "5.0"));
  EXPECT_TRUE(taken(a.field.march(a.gray, "B7 B6 B5 B4 B3")));
  EXPECT_EQ(a.field.where(a.gray), "B3") << "next to the enemy, if its new friend likes";
  EXPECT_FALSE(a.field.now().activated.contains(a.gray));
  EXPECT_TRUE(a.field.done());
}

TEST(RallyEvents, R5_0_a_blunder_is_one_brigade_on_one_to_four_and_a_division_on_five_and_six) {
  Armies a;
  a.happen(1, 2);
  a.field.roll({4});
  EXPECT_TRUE(a.field.offered(PickUnit{a.gray}));
  EXPECT_TRUE(refused(a.field.answer(PickFormation{*a.field.scenario().formation_named("gray-1")}),
                      Reason::NotEligible, "5.0"));
  Armies b;
  b.happen(1, 2);
  b.field.roll({5});
  EXPECT_TRUE(taken(b.field.answer(PickFormation{*b.field.scenario().formation_named("gray-2")})));
  EXPECT_TRUE(b.field.now().active.contains(b.gray_b));
  EXPECT_FALSE(b.field.now().active.contains(b.gray));
}

TEST(RallyEvents, R5_0_R22_a_grand_blunder_on_a_six_leads_the_corps_astray_next_turn_too) {
  Armies a;
  a.field.leader("gray corps", "gray", "B8");
  a.field.leader("gray one", "gray-1", "B8");
  a.happen(1, 1);
  a.field.roll({6});
  // The one corps on the map is the only answer.
  ASSERT_TRUE(a.field.at<BlunderMoves>());
  EXPECT_EQ(a.field.now().active, (UnitSet{a.gray, a.gray_b}));
  EXPECT_TRUE(taken(a.field.answer(EndMovement{})));
  a.field.now().turn = 2;
  a.field.now().event_side.reset();
  a.field.begin({EventsPhase{}});
  ASSERT_TRUE(a.field.at<BlunderMoves>());
  EXPECT_TRUE(taken(a.field.answer(EndMovement{})));
  a.field.orders(Side::Confederate);
  const FormationId division = *a.field.scenario().formation_named("gray-1");
  EXPECT_TRUE(refused(a.field.answer(ActivateFormation{division, 3}), Reason::Blundering, "5.0"));
  a.field.now().turn = 3;
  EXPECT_FALSE(a.field.why_not(ActivateFormation{division, 3}));
}

TEST(RallyEvents, R5_0_R143_leaders_do_not_blunder) {
  Armies a;
  const UnitId leader = a.field.leader("gray one", "gray-1", "B8");
  a.happen(1, 1);
  a.field.roll({1});
  EXPECT_FALSE(a.field.now().active.contains(leader));
}

TEST(RallyEvents, R5_0_R23_where_the_enemy_has_no_corps_a_division_blunders) {
  RallyField field(8, 8);
  field.draft().formations[1].level = Rank::Division;  // the Union has no corps any more
  field.brigade("blue", Side::Union, "A1");
  field.brigade("gray", Side::Confederate, "H8");
  field.begin({RollEvent{Side::Confederate, 0}});
  field.roll({1, 1, 1});
  ASSERT_TRUE(field.at<PickForEvent>());
  for (const Choice& choice : field.choices()) {
    const auto* pick = std::get_if<PickFormation>(&choice);
    ASSERT_NE(pick, nullptr);
    EXPECT_EQ(field.scenario().formation(pick->formation).level, Rank::Division);
  }
}

TEST(RallyEvents, R5_0_R24_an_obtuse_commander_is_picked_by_the_victim_and_wants_four_points) {
  Armies a;
  const UnitId leader = a.field.leader("gray one", "gray-1", "B8", 0, 0, 3, 3);
  a.field.leader("gray corps", "gray", "B8", 0, 0, 9, 6);
  static_cast<void>(leader);
  a.happen(1, 3);
  EXPECT_EQ(a.field.asked(), Asked::Confederate);
  const FormationId division = *a.field.scenario().formation_named("gray-1");
  EXPECT_TRUE(taken(a.field.answer(PickFormation{division})));
  a.field.orders(Side::Confederate);
  EXPECT_TRUE(refused(a.field.answer(ActivateFormation{division, 3}), Reason::Obtuse, "5.0"));
  EXPECT_TRUE(refused(a.field.answer(ActivateUnit{a.gray}), Reason::Obtuse, "5.0"));
  EXPECT_TRUE(taken(a.field.answer(ActivateFormation{division, 4})));
  EXPECT_EQ(a.field.now().points[Side::Confederate], 6);
  EXPECT_TRUE(a.field.now().activated.contains(a.gray)) << "without a check";
  EXPECT_TRUE(a.field.now().obtuse.empty());
}

TEST(RallyEvents, R7_2_R155_a_brigade_of_an_obtuse_division_may_be_recovered) {
  Armies a;
  a.field.leader("gray one", "gray-1", "B8", 0, 0, 3, 3);
  a.field.now().obtuse.insert(*a.field.scenario().formation_named("gray-1"));
  a.field.now().damaged.insert(a.gray);
  a.field.orders(Side::Confederate);
  EXPECT_TRUE(refused(a.field.answer(ActivateUnit{a.gray}), Reason::Obtuse, "5.0"));
  EXPECT_TRUE(taken(a.field.answer(Recover{a.gray})));
  a.field.roll({1});
  EXPECT_FALSE(a.field.now().damaged.contains(a.gray));
}

TEST(RallyEvents, R5_0_R24_a_second_obtuse_commander_does_not_free_the_first) {
  Armies a;
  a.field.leader("gray one", "gray-1", "B8", 0, 0, 3, 3);
  a.field.leader("gray two", "gray-2", "C8", 0, 0, 3, 3);
  a.field.brigade("other", Side::Confederate, "C8", 4, 3, "gray-2");
  const FormationId first = *a.field.scenario().formation_named("gray-1");
  const FormationId second = *a.field.scenario().formation_named("gray-2");
  a.field.now().obtuse.insert(first);
  a.happen(1, 3);
  EXPECT_TRUE(taken(a.field.answer(PickFormation{second})));
  a.field.orders(Side::Confederate);
  EXPECT_TRUE(refused(a.field.answer(ActivateFormation{first, 3}), Reason::Obtuse, "5.0"));
  EXPECT_TRUE(refused(a.field.answer(ActivateFormation{second, 3}), Reason::Obtuse, "5.0"));
}

TEST(RallyEvents, R5_0_R25_poor_weather_takes_a_point_from_everybody_but_leaders) {
  Armies a;
  const UnitId horse = a.field.cavalry("horse", Side::Union, "A1");
  const UnitId leader = a.field.leader("leader", "blue-1", "A1");
  a.happen(1, 4);
  a.field.roll({1, 2});
  EXPECT_EQ(a.field.now().weather_until, 3) << "three turns, this one among them";
  EXPECT_EQ(allowance_of(a.field.scenario(), a.field.now(), a.gray), 8);
  EXPECT_EQ(allowance_of(a.field.scenario(), a.field.now(), horse), 16);
  EXPECT_EQ(allowance_of(a.field.scenario(), a.field.now(), leader), 18);
  a.field.now().turn = 4;
  EXPECT_EQ(allowance_of(a.field.scenario(), a.field.now(), a.gray), 10);
}

TEST(RallyEvents, R5_0_R26_artillery_depleted_draws_an_enemy_chit_for_the_day) {
  Armies a;
  const UnitId second = a.field.gun("second", "gray-2", {3, 3, 2, 1});
  a.field.now().turn = 6;
  a.happen(3, 3);
  ASSERT_TRUE(a.field.at<DrawGun>());
  EXPECT_EQ(list_chances(a.field.scenario(), a.field.position()).weights.size(), 2u);
  a.field.roll({2});
  EXPECT_EQ(a.field.where(second), "depleted");
  EXPECT_EQ(a.field.where(a.gun), "ready");
}

TEST(RallyEvents, R5_0_R26_in_the_first_five_turns_it_is_a_rally_instead) {
  Armies a;
  a.field.now().turn = 5;
  a.field.now().damaged.insert(a.blue);
  a.happen(3, 3);
  EXPECT_EQ(a.field.where(a.gun), "ready");
  EXPECT_FALSE(a.field.now().damaged.contains(a.blue)) << "the only damaged brigade is flipped";
}

TEST(RallyEvents, R5_0_R27_rally_round_the_flag_flips_one_damaged_brigade_of_ones_own) {
  Armies a;
  a.field.now().damaged = UnitSet{a.blue, a.blue_b, a.gray};
  a.happen(3, 4);
  EXPECT_TRUE(refused(a.field.answer(PickUnit{a.gray}), Reason::NotEligible, "5.0"));
  EXPECT_TRUE(taken(a.field.answer(PickUnit{a.blue_b})));
  EXPECT_FALSE(a.field.now().damaged.contains(a.blue_b));
  EXPECT_TRUE(a.field.now().damaged.contains(a.blue));
}

TEST(RallyEvents, R5_0_R28_a_surge_is_nominated_for_a_brigade_or_a_division) {
  Armies a;
  a.happen(4, 4);
  EXPECT_TRUE(taken(a.field.answer(PickUnit{a.blue})));
  EXPECT_EQ(a.field.now().surging_unit[Side::Union], a.blue);
  a.happen(5, 6);
  const FormationId division = *a.field.scenario().formation_named("blue-2");
  EXPECT_TRUE(taken(a.field.answer(PickFormation{division})));
  EXPECT_EQ(a.field.now().surging_division[Side::Union], division);
}

TEST(RallyEvents, R5_0_R29_a_subordinates_initiative_activates_one_division_for_nothing) {
  Armies a;
  a.field.leader("blue one", "blue-1", "B2", 0, 0, 3, 1);
  a.happen(4, 5);
  EXPECT_TRUE(a.field.now().free_division[Side::Union]);
  a.field.now().points = {};
  a.field.begin({NextImpulse{Side::Union}});
  const FormationId division = *a.field.scenario().formation_named("blue-1");
  EXPECT_TRUE(taken(a.field.answer(ActivateFormation{division, 0})));
  EXPECT_TRUE(a.field.now().activated.contains(a.blue));
  EXPECT_FALSE(a.field.now().free_division[Side::Union]) << "once";
}

TEST(RallyEvents, R5_0_R20_four_events_come_once_a_day_for_a_side_and_then_count_as_a_seven) {
  Armies a;
  a.happen(6, 6);
  EXPECT_TRUE(taken(a.field.answer(PickFormation{*a.field.scenario().formation_named("blue-1")})));
  a.field.now().surprising = {};
  a.happen(6, 6);
  EXPECT_EQ(a.field.told<EventRolled>().at(0).kind, EventKind::RallyRoundTheFlag);
  EXPECT_FALSE(a.field.now().surprising[Side::Union]);
  a.happen(6, 6, Side::Confederate);
  EXPECT_EQ(a.field.told<EventRolled>().at(0).kind, EventKind::Surprise) << "the other side's own";
  a.happen(4, 4);
  EXPECT_TRUE(taken(a.field.answer(PickUnit{a.blue})));
  a.happen(4, 4);
  EXPECT_EQ(a.field.told<EventRolled>().at(0).kind, EventKind::BrigadeSurge) << "others come again";
}

// 14: what tempers allow under a blunder.
struct Tempers : Armies {
  void option() {
    field.draft().options.push_back({std::string(kPersonalities), "personalities"});
    field.now().options.insert(OptionId(0));
  }
  void blunder(UnitId unit, Personality temper) {
    field.draft().units[unit.index()].personality = temper;
    happen(4, 6);
    EXPECT_TRUE(taken(field.answer(PickUnit{unit})));
  }
};

TEST(RallyPersonalities, R14_0_R132_an_aggressive_brigade_goes_toward_the_enemy_and_must_go) {
  Tempers t;
  t.option();
  t.blunder(t.gray, Personality::Aggressive);
  EXPECT_TRUE(refused(t.field.march(t.gray, "B9"), Reason::AgainstTemper, "14.0"));
  EXPECT_TRUE(refused(t.field.answer(EndMovement{}), Reason::MustMove, "14.0"));
  EXPECT_TRUE(taken(t.field.march(t.gray, "B7")));
}

TEST(RallyPersonalities, R14_0_R132_a_cautious_brigade_goes_away_and_meets_no_enemy) {
  Tempers t;
  t.option();
  t.blunder(t.gray, Personality::Cautious);
  EXPECT_TRUE(refused(t.field.march(t.gray, "B7"), Reason::AgainstTemper, "14.0"));
  EXPECT_TRUE(refused(t.field.answer(EndMovement{}), Reason::MustMove, "14.0"));
  EXPECT_TRUE(taken(t.field.march(t.gray, "B9")));
}

TEST(RallyPersonalities, R14_0_R132_a_prudent_brigade_stays_and_a_wild_one_is_free) {
  Tempers t;
  t.option();
  t.blunder(t.gray, Personality::Prudent);
  EXPECT_TRUE(t.field.done()) << "it cannot move, so nothing is asked";
  EXPECT_EQ(t.field.where(t.gray), "B8");
  Tempers w;
  w.option();
  w.blunder(w.gray, Personality::Wild);
  EXPECT_TRUE(taken(w.field.march(w.gray, "B9")));
}

TEST(RallyPersonalities, R14_0_R132_a_whole_division_follows_the_letter_of_its_leader) {
  Tempers t;
  const UnitId leader = t.field.leader("gray two", "gray-2", "H8");
  t.option();
  t.field.draft().units[leader.index()].personality = Personality::Prudent;
  t.happen(1, 2);
  t.field.roll({6});
  EXPECT_TRUE(taken(t.field.answer(PickFormation{*t.field.scenario().formation_named("gray-2")})));
  EXPECT_TRUE(t.field.done());
  EXPECT_EQ(t.field.where(t.gray_b), "H8");
}

TEST(RallyPersonalities, R14_0_without_the_option_letters_mean_nothing) {
  Tempers t;
  t.blunder(t.gray, Personality::Prudent);
  EXPECT_TRUE(taken(t.field.march(t.gray, "B9")));
}

}  // namespace
}  // namespace longroll::rally
