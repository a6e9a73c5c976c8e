// 3.0, 4.1: the cup, the draws, the end of a turn; formations with two markers.
#include "aprils/sequence.h"

#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;

constexpr Strengths kFour{4, 4, 4};

UnitId blue_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Union, UnitKind::Infantry, kFour, hex);
}
UnitId gray_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Confederate, UnitKind::Infantry, kFour, hex);
}

std::string name(Field& field, const Marker& marker) {
  if (marker.formation) return field.scenario().formation(*marker.formation).id;
  return marker.side == Side::Union ? "union combat" : "confederate combat";
}

// What was put into the cup by the last answer, as often as it was put in.
std::string filled(Field& field) {
  std::string names;
  for (const CupFilled& cup : field.told<CupFilled>()) {
    names.clear();
    for (const Marker& marker : cup.markers) names += (names.empty() ? "" : ", ") + name(field, marker);
  }
  return names;
}

// What can be drawn now, with its weight.
std::string in_the_cup(Field& field) {
  std::string names;
  for (const Draw& draw : possible_draws(field.scenario(), field.situation()))
    names += (names.empty() ? "" : ", ") + name(field, draw.marker) + " " + std::to_string(draw.weight);
  return names;
}

// "C gray, U blue": who drew what in the last answer.
std::string drawn(Field& field) {
  std::string names;
  for (const MarkerDrawn& draw : field.told<MarkerDrawn>())
    names += std::string(names.empty() ? "" : ", ") + (draw.by == Side::Union ? "U " : "C ") +
             name(field, draw.marker);
  return names;
}

// A field on which the two sides are far apart.
Field apart() {
  Field field(9, 9);
  blue_foot(field, "a", "0101");
  gray_foot(field, "b", "0909");
  return field;
}

// 3.0: the cup --------------------------------------------------------------------------------------------------------

TEST(Sequence, C3_the_cup_holds_the_markers_of_formations_on_the_map_and_both_combat_markers) {
  Field field = apart();
  field.formation("absent", Side::Union);
  field.whole_turn();
  EXPECT_EQ(filled(field), "blue, gray, union combat, confederate combat");
  EXPECT_EQ(field.asked(), Asked::Dice);
}

TEST(Sequence, C3_A5_a_formation_due_this_turn_is_in_and_one_due_later_is_not) {
  Field field = apart();
  field.formation("now", Side::Union).formation("later", Side::Union).entry('A', "0109");
  field.join(field.reinforcement("c", Side::Union, UnitKind::Infantry, kFour, 2, "A"), "now");
  field.join(field.reinforcement("d", Side::Union, UnitKind::Infantry, kFour, 3, "A"), "later");
  field.turn(2).whole_turn();
  EXPECT_EQ(filled(field), "blue, gray, now, union combat, confederate combat");
}

TEST(Sequence, C3_A5_a_formation_with_only_delayed_units_is_in) {
  Field field = apart();
  field.formation("late", Side::Union).entry('A', "0109");
  field.join(field.reinforcement("c", Side::Union, UnitKind::Infantry, kFour, 1, "A"), "late");
  field.turn(4).whole_turn();
  EXPECT_EQ(filled(field), "blue, gray, late, union combat, confederate combat");
}

TEST(Sequence, C3_A5_a_formation_without_units_left_is_out) {
  Field field = apart();
  lose_step(field.scenario(), field.situation(), UnitId(0));
  lose_step(field.scenario(), field.situation(), UnitId(0));
  field.whole_turn();
  EXPECT_EQ(filled(field), "gray, union combat, confederate combat");
}

TEST(Sequence, C3_a_formation_has_one_or_two_movement_markers) {
  Field field(9, 9);
  field.formation("corps", Side::Confederate, 2);
  field.join(gray_foot(field, "b", "0909"), "corps");
  blue_foot(field, "a", "0101");
  field.whole_turn();
  EXPECT_EQ(filled(field), "blue, corps, corps, union combat, confederate combat");
}

TEST(Sequence, C3_A7_a_combat_marker_held_back_to_turn_two_is_in_from_then_on) {
  Field field = apart();
  field.draft().combat_marker_from[Side::Union] = 2;
  field.whole_turn();
  EXPECT_EQ(filled(field), "blue, gray, confederate combat");
  for (int turn : {2, 3}) {
    Field later = apart();
    later.draft().combat_marker_from[Side::Union] = 2;
    later.turn(turn).whole_turn();
    EXPECT_EQ(filled(later), "blue, gray, union combat, confederate combat") << turn;
  }
}

TEST(Sequence, C3_A46_a_formation_marker_may_be_held_back_though_its_units_are_on_the_map) {
  Field field = apart();
  field.draft().formations[0].marker_from_turn = 3;
  field.whole_turn();
  EXPECT_EQ(filled(field), "gray, union combat, confederate combat");
  Field later = apart();
  later.draft().formations[0].marker_from_turn = 3;
  later.turn(3).whole_turn();
  EXPECT_EQ(filled(later), "blue, gray, union combat, confederate combat");
}

TEST(Sequence, A46_a_special_rule_that_holds_a_marker_back_goes_before_the_rest) {
  BattleRules rules;
  rules.battle = "paper";
  rules.holds_marker = [](const Scenario&, const Situation&, int turn, const Marker& marker) {
    return turn == 1 && marker.side == Side::Union;
  };
  Field field = apart();
  field.rules(rules).whole_turn();
  EXPECT_EQ(filled(field), "gray, confederate combat");
}

TEST(Sequence, C9_A7_A46_it_can_be_told_beforehand_whether_a_combat_marker_goes_into_the_next_cup) {
  BattleRules rules;
  rules.battle = "paper";
  rules.holds_marker = [](const Scenario&, const Situation&, int turn, const Marker& marker) {
    return turn < 3 && marker.side == Side::Union;
  };
  Field field = apart();
  field.draft().combat_marker_from[Side::Confederate] = 2;
  field.draft().calendar[3].night = true;
  field.rules(rules).whole_turn();
  EXPECT_FALSE(brings_combat_marker(field.scenario(), field.situation(), Side::Union, 2));
  EXPECT_TRUE(brings_combat_marker(field.scenario(), field.situation(), Side::Union, 3));
  EXPECT_FALSE(brings_combat_marker(field.scenario(), field.situation(), Side::Confederate, 1));
  EXPECT_TRUE(brings_combat_marker(field.scenario(), field.situation(), Side::Confederate, 2));
  for (Side side : kSides) EXPECT_FALSE(brings_combat_marker(field.scenario(), field.situation(), side, 4));
}

// 3.0: the draws ------------------------------------------------------------------------------------------------------

TEST(Sequence, C3_A5_every_marker_in_the_cup_is_equally_likely) {
  Field field(9, 9);
  field.formation("corps", Side::Confederate, 2);
  field.join(gray_foot(field, "b", "0909"), "corps");
  blue_foot(field, "a", "0101");
  field.whole_turn();
  EXPECT_EQ(in_the_cup(field), "blue 1, corps 2, union combat 1, confederate combat 1");
  const Chances chances = list_chances(field.scenario(), field.position());
  EXPECT_EQ(chances.total(), 5);
  ASSERT_EQ(chances.weights.size(), 4u);
  EXPECT_EQ(chances.weights[1], 2);
}

TEST(Sequence, C3_a_marker_drawn_is_out_of_the_cup) {
  Field field = apart();
  field.whole_turn();
  field.draw("gray");
  EXPECT_EQ(in_the_cup(field), "blue 1, union combat 1, confederate combat 1");
}

TEST(Sequence, C3_the_confederate_draws_first_then_the_players_take_turns) {
  Field field = apart();
  field.whole_turn();
  field.draw("gray");
  EXPECT_EQ(drawn(field), "C gray");
  field.end_movement();
  field.draw("blue");
  EXPECT_EQ(drawn(field), "U blue");
  field.end_movement();
  field.draw_combat(Side::Union);  // nothing to fight; the last marker follows by itself
  EXPECT_EQ(drawn(field), "C union combat, U confederate combat");
}

TEST(Sequence, C3_A5_who_draws_does_not_decide_who_moves) {
  Field field = apart();
  field.whole_turn();
  field.draw("blue");
  EXPECT_EQ(drawn(field), "C blue");
  EXPECT_EQ(field.asked(), Asked::Union);
}

TEST(Sequence, A46_the_confederates_draw_first_in_every_turn) {
  Field field = apart();
  field.draft().combat_marker_from[Side::Union] = 9;
  field.whole_turn();  // three markers: the Confederates draw the first and the last
  field.draw("gray");
  field.end_movement();
  field.draw("blue");
  field.end_movement();
  EXPECT_EQ(drawn(field), "C confederate combat");
  ASSERT_EQ(field.situation().turn, 2);
  field.draw("gray");
  EXPECT_EQ(drawn(field), "C gray");
}

TEST(Sequence, C3_a_movement_marker_lets_its_formation_move_before_the_next_is_drawn) {
  Field field = apart();
  field.whole_turn();
  field.draw("blue");
  EXPECT_TRUE(field.at<MoveFormation>());
  EventLog log;
  EXPECT_TRUE(
      refused(answer(field.scenario(), field.position(), std::size_t{0}, &log), Reason::NotAsked, "3.0"));
  EXPECT_FALSE(field.march(UnitId(0), "0102"));
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, C3_nobody_may_move_while_the_cup_is_asked) {
  Field field = apart();
  field.whole_turn();
  EXPECT_TRUE(refused(field.march(UnitId(0), "0102"), Reason::NotAsked, "3.0"));
  EXPECT_TRUE(field.choices().empty());
}

TEST(Sequence, C3_a_marker_that_is_not_in_the_cup_cannot_be_drawn) {
  Field field = apart();
  field.whole_turn();
  EventLog log;
  const Position before = field.position();
  EXPECT_TRUE(refused(answer(field.scenario(), field.position(), std::size_t{4}, &log),
                      Reason::UnknownOutcome, "3.0"));
  EXPECT_EQ(field.position(), before);
}

TEST(Sequence, C3_a_combat_marker_begins_the_combat_phase_of_its_side) {
  Field field(9, 9);
  blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  field.whole_turn();
  field.draw_combat(Side::Confederate);
  EXPECT_TRUE(field.at<DeclareCombat>());
  EXPECT_EQ(field.asked(), Asked::Confederate);
}

TEST(Sequence, A46_a_combat_marker_with_nothing_to_attack_passes) {
  Field field = apart();
  field.whole_turn();
  field.draw_combat(Side::Confederate);
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, A46_a_movement_marker_with_nothing_to_move_passes) {
  Field field(9, 9);
  field.formation("picket", Side::Union);
  blue_foot(field, "a", "0101");
  const UnitId picket = blue_foot(field, "c", "0109");
  field.join(picket, "picket");
  gray_foot(field, "b", "0909");
  field.whole_turn();
  lift_unit(field.scenario(), field.situation(), picket, Location::gone());  // wiped out in the meantime
  EXPECT_EQ(in_the_cup(field), "blue 1, gray 1, picket 1, union combat 1, confederate combat 1");
  field.draw("picket");
  EXPECT_TRUE(field.at<DrawMarker>());
  EXPECT_EQ(in_the_cup(field), "blue 1, gray 1, union combat 1, confederate combat 1");
}

TEST(Sequence, A46_a_formation_wiped_out_in_the_turn_leaves_its_marker_till_it_is_drawn) {
  Field field(1, 9);
  const UnitId gray = field.unit("b", Side::Confederate, UnitKind::Infantry, {12, 4, 4}, "0102");
  field.one_step("a", Side::Union, UnitKind::Infantry, {1, 1, 4}, "0101");
  field.whole_turn();
  field.draw_combat(Side::Confederate);
  EXPECT_FALSE(field.attack({gray}, "0101"));
  field.roll(4);
  field.roll(1);
  EXPECT_FALSE(field.no_advance());
  EXPECT_EQ(in_the_cup(field), "blue 1, gray 1, union combat 1");
}

// 3.0: the end of the turn --------------------------------------------------------------------------------------------

// Draws whatever comes first and lets everybody stay where he is, until the turn is over.
void sit_out(Field& field) {
  const int turn = field.situation().turn;
  EventLog log;
  while (field.situation().turn == turn && !field.over()) {
    if (field.asked() == Asked::Dice)
      answer(field.scenario(), field.position(), std::size_t{0}, &log);
    else
      ASSERT_FALSE(field.end_movement());
  }
}

TEST(Sequence, C3_when_the_cup_is_empty_the_next_turn_begins_with_a_full_one) {
  Field field = apart();
  field.whole_turn();
  ASSERT_EQ(field.situation().turn, 1);
  field.draw("gray");
  field.end_movement();
  field.draw_combat(Side::Union);
  field.draw_combat(Side::Confederate);  // the last one, blue, is drawn at once
  EXPECT_TRUE(field.told<TurnBegan>().empty());
  EXPECT_FALSE(field.end_movement());
  ASSERT_EQ(field.told<TurnBegan>().size(), 1u);
  EXPECT_EQ(field.told<TurnBegan>()[0].turn, 2);
  EXPECT_EQ(field.situation().turn, 2);
  EXPECT_EQ(filled(field), "blue, gray, union combat, confederate combat");
}

TEST(Sequence, C3_units_that_moved_may_move_again_in_the_next_turn) {
  Field field = apart();
  field.whole_turn();
  field.draw("blue");
  EXPECT_FALSE(field.march(UnitId(0), "0102"));
  sit_out(field);
  ASSERT_EQ(field.situation().turn, 2);
  field.draw("blue");
  EXPECT_FALSE(field.march(UnitId(0), "0103"));
}

TEST(Sequence, C3_the_game_ends_at_the_turn_of_victory_determination) {
  Field field = apart();
  field.draft().victory = {VictoryLine{2, Side::Union, VictoryLevel::Decisive, {}}};
  field.whole_turn();
  sit_out(field);
  EXPECT_FALSE(field.over());
  sit_out(field);
  EXPECT_TRUE(field.over());
  ASSERT_TRUE(field.situation().outcome);
  EXPECT_EQ(field.situation().outcome->winner, Side::Union);
  EXPECT_EQ(field.situation().turn, 2);
  EXPECT_TRUE(refused(field.march(UnitId(0), "0102"), Reason::GameOver, "3.0"));
}

TEST(Sequence, C3_A74_a_check_at_the_end_of_a_day_that_nobody_meets_lets_play_go_on) {
  Field field = apart();
  VictoryTest more{VictoryTest::Kind::MorePoints, Side::Union, 0, 0, 0xff};
  field.draft().victory = {VictoryLine{1, Side::Union, VictoryLevel::Decisive, {more}},
                           VictoryLine{2, std::nullopt, VictoryLevel::Marginal, {}}};
  field.whole_turn();
  sit_out(field);
  EXPECT_FALSE(field.over());
  EXPECT_EQ(field.situation().turn, 2);
  sit_out(field);
  ASSERT_TRUE(field.situation().outcome);
  EXPECT_FALSE(field.situation().outcome->winner);
}

TEST(Sequence, A74_a_check_at_the_end_of_a_day_that_is_met_ends_the_game) {
  Field field = apart();
  VictoryTest more{VictoryTest::Kind::MorePoints, Side::Union, 0, 0, 0xff};
  field.draft().victory = {VictoryLine{1, Side::Union, VictoryLevel::Substantial, {more}},
                           VictoryLine{2, std::nullopt, VictoryLevel::Marginal, {}}};
  field.scenario();
  lose_step(field.scenario(), field.situation(), UnitId(1));
  field.whole_turn();
  EXPECT_FALSE(field.over());  // not before the cup is empty
  sit_out(field);
  EXPECT_TRUE(field.over());
  ASSERT_TRUE(field.situation().outcome);
  EXPECT_EQ(field.situation().outcome->level, VictoryLevel::Substantial);
  EXPECT_EQ(field.situation().turn, 1);
}

TEST(Sequence, A74_a_side_without_units_does_not_end_the_game) {
  Field field = apart();
  for (int i = 0; i < 2; ++i) lose_step(field.scenario(), field.situation(), UnitId(0));
  field.whole_turn();
  sit_out(field);
  EXPECT_FALSE(field.over());
  EXPECT_EQ(field.situation().turn, 2);
}

// 4.1: two markers ----------------------------------------------------------------------------------------------------

Field two_markers() {
  Field field(9, 9);
  field.formation("corps", Side::Union, 2);
  field.join(blue_foot(field, "a", "0101"), "corps");
  field.join(blue_foot(field, "c", "0103"), "corps");
  gray_foot(field, "b", "0909");
  return field;
}

TEST(Sequence, C4_1_A6_a_formation_with_two_markers_moves_on_the_first_and_passes_on_the_second) {
  Field field = two_markers();
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.march(UnitId(0), "0102"));
  EXPECT_FALSE(field.end_movement());  // the other one stays
  field.draw("corps");
  ASSERT_EQ(field.told<MarkerPassed>().size(), 1u);
  EXPECT_EQ(name(field, field.told<MarkerPassed>()[0].marker), "corps");
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, C4_1_A6_the_second_marker_passes_even_if_nobody_moved_on_the_first) {
  Field field = two_markers();
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.end_movement());
  field.draw("corps");
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, C4_1_A6_in_the_next_turn_it_moves_again) {
  Field field = two_markers();
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.end_movement());
  sit_out(field);
  ASSERT_EQ(field.situation().turn, 2);
  field.draw("corps");
  EXPECT_TRUE(field.at<MoveFormation>());
}

TEST(Sequence, C4_1_A6_A47_on_either_draw_each_unit_moves_once_a_turn) {
  Field field = two_markers();
  field.draft().formations_move_on_either_draw[Side::Union] = true;
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.march(UnitId(0), "0102"));
  EXPECT_FALSE(field.end_movement());  // the other waits
  field.draw("corps");
  ASSERT_TRUE(field.at<MoveFormation>());
  EXPECT_TRUE(refused(field.march(UnitId(0), "0101"), Reason::AlreadyMoved, "4.2"));
  EXPECT_FALSE(field.march(UnitId(1), "0104"));
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, A47_with_everybody_moved_the_second_draw_passes) {
  Field field = two_markers();
  field.draft().formations_move_on_either_draw[Side::Union] = true;
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.march(UnitId(0), "0102"));
  EXPECT_FALSE(field.march(UnitId(1), "0104"));
  field.draw("corps");
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, A6_only_the_side_that_has_the_rule_moves_on_either_draw) {
  Field field = two_markers();
  field.draft().formations_move_on_either_draw[Side::Confederate] = true;
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.end_movement());
  field.draw("corps");
  EXPECT_TRUE(field.at<DrawMarker>());
}

TEST(Sequence, A47_a_retreat_between_the_draws_does_not_use_the_move_up) {
  Field field(1, 9);
  field.draft().formations_move_on_either_draw[Side::Union] = true;
  field.compass(Side::Union, "N").formation("corps", Side::Union, 2);
  const UnitId blue = blue_foot(field, "a", "0104");
  field.join(blue, "corps");
  gray_foot(field, "b", "0105");
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.end_movement());
  field.draw_combat(Side::Union);
  EXPECT_FALSE(field.fall_back("0105"));
  EXPECT_EQ(field.where(blue), "0103");
  EXPECT_FALSE(field.no_advance());
  field.draw("corps");
  ASSERT_TRUE(field.at<MoveFormation>());
  EXPECT_FALSE(field.march(blue, "0102"));
}

TEST(Sequence, A47_an_overstacked_unit_goes_on_the_first_draw_on_which_it_can) {
  Field field(9, 9);
  field.draft().formations_move_on_either_draw[Side::Union] = true;
  field.formation("corps", Side::Union, 2);
  for (std::string_view id : {"a", "b", "c"}) field.join(blue_foot(field, id, "0303"), "corps");
  gray_foot(field, "d", "0909");
  field.whole_turn();
  field.draw("corps");
  EXPECT_TRUE(refused(field.end_movement(), Reason::MustLeaveFirst, "4.3"));
  EXPECT_FALSE(field.march(UnitId(2), "0304"));
  EXPECT_FALSE(field.end_movement());
}

TEST(Sequence, A47_what_has_not_entered_after_the_second_draw_is_delayed) {
  Field field(9, 9);
  field.draft().formations_move_on_either_draw[Side::Union] = true;
  field.formation("corps", Side::Union, 2).entry('A', "0101");
  const UnitId late = field.reinforcement("a", Side::Union, UnitKind::Infantry, kFour, 1, "A");
  field.join(late, "corps");
  gray_foot(field, "d", "0909");
  field.whole_turn();
  field.draw("corps");
  EXPECT_FALSE(field.end_movement());
  field.draw("corps");
  ASSERT_TRUE(field.at<MoveFormation>());
  EXPECT_FALSE(field.end_movement());
  sit_out(field);
  ASSERT_EQ(field.situation().turn, 2);
  EXPECT_EQ(field.where(late), "waiting");
  field.draw("corps");
  EXPECT_FALSE(field.march(late, "0101"));
}

}  // namespace
}  // namespace longroll::aprils
