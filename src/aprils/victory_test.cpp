// 11.1 and the schedules of victory: control of objectives, victory points, results.
#include "aprils/victory.h"

#include <gtest/gtest.h>

#include "kit/field.h"

namespace longroll::aprils {
namespace {

using kit::Field;

constexpr Strengths kFour{4, 4, 4};

UnitId blue_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Union, UnitKind::Infantry, kFour, hex);
}
UnitId gray_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Confederate, UnitKind::Infantry, kFour, hex);
}

std::optional<Side> controller(Field& field, std::size_t objective = 0) {
  const Scenario& scenario = field.scenario();
  return controller_of(scenario, field.situation(), aprils::Field(scenario, field.situation()), objective);
}

void lose(Field& field, UnitId unit, int steps = 1) {
  for (int i = 0; i < steps; ++i) lose_step(field.scenario(), field.situation(), unit);
}

// Control of objectives -----------------------------------------------------------------------------------------------

TEST(Control, C11_1_A43_at_the_start_the_side_the_battle_names) {
  Field field(9, 9);
  field.objective("0505", Side::Union).objective("0101", Side::Confederate).objective("0901");
  EXPECT_EQ(controller(field, 0), Side::Union);
  EXPECT_EQ(controller(field, 1), Side::Confederate);
  EXPECT_EQ(controller(field, 2), std::nullopt);
}

TEST(Control, C11_1_A43_the_occupier_controls) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  gray_foot(field, "b", "0505");
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, C11_1_A43_the_occupier_controls_whatever_zones_lie_on_it) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  gray_foot(field, "b", "0505");
  for (std::string_view hex : {"0504", "0506", "0404"}) blue_foot(field, hex, hex);
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, C11_1_A43_unoccupied_the_only_side_with_a_zone_on_it) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  gray_foot(field, "b", "0506");
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, C11_1_A43_with_zones_of_both_nobody_controls) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  gray_foot(field, "b", "0506");
  blue_foot(field, "a", "0504");
  EXPECT_EQ(controller(field), std::nullopt);
}

TEST(Control, A43_a_zone_stopped_by_a_river_does_not_control) {
  Field field(1, 9);
  field.objective("0105", Side::Union).side("0105", "0106", Feature::River);
  gray_foot(field, "b", "0106");
  EXPECT_EQ(controller(field), Side::Union);
}

TEST(Control, A43_a_zone_stopped_by_a_work_does_not_control) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  gray_foot(field, "b", "0506");
  field.scenario();
  field.situation().works.push_back(
      Fortification{field.hex("0505"), Direction::South, false, Side::Union, 1});
  EXPECT_EQ(controller(field), Side::Union);
}

TEST(Control, C11_1_A43_with_nobody_near_the_side_that_was_last_there) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  const UnitId gray = gray_foot(field, "b", "0503");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0504 0505"));
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0506 0507 0508"));
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, C11_1_A43_passing_through_is_enough) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  const UnitId gray = gray_foot(field, "b", "0503");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0504 0505 0506 0507"));
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, A43_a_path_that_goes_round_it_is_not) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  const UnitId gray = field.unit("b", Side::Confederate, UnitKind::Cavalry, {4, 4, 6}, "0503");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0504 0604 0605 0606 0607"));
  EXPECT_EQ(controller(field), Side::Union);
}

TEST(Control, A43_a_zone_alone_does_not_change_who_was_last) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  const UnitId gray = gray_foot(field, "b", "0503");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0504"));
  EXPECT_EQ(controller(field), Side::Confederate);
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0503 0502"));
  EXPECT_EQ(controller(field), Side::Union);
}

TEST(Control, A43_entry_counts) {
  Field field(9, 9);
  field.objective("0101", Side::Union).entry('A', "0101");
  const UnitId gray = field.reinforcement("b", Side::Confederate, UnitKind::Infantry, kFour, 1, "A");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0101 0102 0103"));
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, A43_retreat_counts) {
  Field field(1, 9);
  field.objective("0104", Side::Union).compass(Side::Confederate, "N");
  const UnitId gray = gray_foot(field, "b", "0105");
  const UnitId blue = blue_foot(field, "a", "0106");
  field.combat(Side::Confederate);
  EXPECT_FALSE(field.fall_back("0106"));
  ASSERT_EQ(field.where(gray), "0104");
  EXPECT_FALSE(field.no_advance());
  for (UnitId unit : {gray, blue}) lift_unit(field.scenario(), field.situation(), unit, Location::gone());
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, A43_advance_counts) {
  Field field(1, 9);
  field.objective("0105", Side::Confederate).compass(Side::Confederate, "N");
  const UnitId gray = gray_foot(field, "b", "0105");
  const UnitId blue = blue_foot(field, "a", "0106");
  field.combat(Side::Confederate);
  EXPECT_FALSE(field.fall_back("0106"));
  EXPECT_FALSE(field.advance(blue, "0105"));
  for (UnitId unit : {gray, blue}) lift_unit(field.scenario(), field.situation(), unit, Location::gone());
  EXPECT_EQ(controller(field), Side::Union);
}

TEST(Control, A91_a_unit_set_up_in_an_objective_was_last_in_it) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  const UnitId gray = gray_foot(field, "b", "0505");
  field.scenario();
  lose(field, gray, 2);
  EXPECT_EQ(controller(field), Side::Confederate);
}

TEST(Control, A43_every_change_is_told) {
  Field field(9, 9);
  field.objective("0105", Side::Union).objective("0505", Side::Union);
  const UnitId gray = gray_foot(field, "b", "0502");
  gray_foot(field, "c", "0901");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(gray, "0503 0504"));
  const std::vector<ControlChanged> told = field.told<ControlChanged>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].objective, 1);
  EXPECT_EQ(told[0].side, Side::Confederate);
}

TEST(Control, A43_the_tavern_of_the_published_example_passes_to_nobody) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  blue_foot(field, "dodge", "0504");
  const UnitId price = gray_foot(field, "price", "0407");
  gray_foot(field, "slack", "0109");
  field.movement(Side::Confederate);
  EXPECT_FALSE(field.march(price, "0406 0405"));
  const std::vector<ControlChanged> told = field.told<ControlChanged>();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].side, std::nullopt);
}

// Victory points ------------------------------------------------------------------------------------------------------

TEST(VictoryPoints, C11_1_A44_nothing_lost_scores_nothing) {
  Field field(9, 9);
  blue_foot(field, "a", "0101");
  gray_foot(field, "b", "0909");
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 0);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 0);
}

TEST(VictoryPoints, C11_1_A44_a_two_step_unit_scores_one_reduced_and_three_eliminated) {
  Field field(9, 9);
  const UnitId gray = gray_foot(field, "b", "0909");
  lose(field, gray);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 1);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 0);
  lose(field, gray);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 3);
}

TEST(VictoryPoints, C11_1_A44_a_one_step_unit_scores_two_eliminated) {
  Field field(9, 9);
  lose(field, field.one_step("a", Side::Union, UnitKind::Cavalry, kFour, "0101"));
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 2);
}

TEST(VictoryPoints, C11_1_A44_points_add_up_over_the_army) {
  Field field(9, 9);
  const UnitId a = gray_foot(field, "a", "0101"), b = gray_foot(field, "b", "0102");
  const UnitId c = field.one_step("c", Side::Confederate, UnitKind::Artillery, kFour, "0103");
  lose(field, a, 2);
  lose(field, b);
  lose(field, c);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 3 + 1 + 2);
}

TEST(VictoryPoints, A57_units_that_never_came_score_for_nobody) {
  Field field(9, 9);
  field.entry('A', "0101");
  field.reinforcement("a", Side::Union, UnitKind::Infantry, kFour, 1, "A");
  field.reinforcement("b", Side::Confederate, UnitKind::Infantry, kFour, 19, "A");
  for (Side side : kSides) EXPECT_EQ(victory_points(field.scenario(), field.situation(), side), 0);
}

TEST(VictoryPoints, A36_a_unit_driven_off_the_map_scores_as_eliminated) {
  Field field(1, 5);
  field.compass(Side::Union, "N");
  blue_foot(field, "a", "0101");
  gray_foot(field, "b", "0102");
  field.combat(Side::Union);
  EXPECT_FALSE(field.fall_back("0102"));
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 3);
}

TEST(VictoryPoints, C16_3_an_objective_may_score_for_the_side_that_must_take_it) {
  Field field(9, 9);
  field.objective("0505", Side::Union);
  field.draft().objectives[0].points = 5;
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 0);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 0);
  field.situation().last_in[0] = Side::Confederate;
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 5);
}

// The schedule --------------------------------------------------------------------------------------------------------

VictoryTest controls(Side side, int low, int high, std::uint8_t among = 0xff) {
  return {VictoryTest::Kind::Controls, side, low, high, among};
}
VictoryTest ratio(Side side, int own, int other) {
  return {VictoryTest::Kind::PointsRatio, side, own, other, 0xff};
}

// Three objectives, one for each letter: U, C or a dash for nobody.
Field three_objectives(std::string_view holders) {
  Field field(9, 9);
  const std::array<std::string_view, 3> hexes = {"0101", "0505", "0909"};
  for (std::size_t i = 0; i < 3; ++i) {
    std::optional<Side> side;
    if (holders[i] == 'U') side = Side::Union;
    if (holders[i] == 'C') side = Side::Confederate;
    field.objective(hexes[i], side);
  }
  field.draft().victory.clear();
  return field;
}

std::optional<Outcome> result(Field& field, int turn) {
  return judge_victory(field.scenario(), field.situation(), turn);
}

TEST(Victory, C11_1_a_side_wins_by_the_objectives_it_controls) {
  for (std::string_view holders : {"UUU", "UUC", "UCC", "U-C", "CCC"}) {
    Field field = three_objectives(holders);
    field.draft().victory = {
        {9, Side::Union, VictoryLevel::Decisive, {controls(Side::Union, 3, 3)}},
        {9, Side::Confederate, VictoryLevel::Substantial, {controls(Side::Confederate, 2, 3)}},
        {9, std::nullopt, VictoryLevel::Marginal, {}}};
    const auto outcome = result(field, 9);
    ASSERT_TRUE(outcome) << holders;
    if (holders == "UUU") {
      EXPECT_EQ(outcome->winner, Side::Union);
      EXPECT_EQ(outcome->level, VictoryLevel::Decisive);
    } else if (holders == "UCC" || holders == "CCC") {
      EXPECT_EQ(outcome->winner, Side::Confederate) << holders;
      EXPECT_EQ(outcome->level, VictoryLevel::Substantial);
    } else {
      EXPECT_EQ(outcome->winner, std::nullopt) << holders;
    }
  }
}

TEST(Victory, C11_1_a_line_may_name_some_of_the_objectives) {
  Field field = three_objectives("UCC");
  field.draft().victory = {
      {9, Side::Confederate, VictoryLevel::Decisive, {controls(Side::Confederate, 1, 1, 0b001)}},
      {9, Side::Union, VictoryLevel::Marginal, {controls(Side::Union, 1, 1, 0b001)}}};
  ASSERT_TRUE(result(field, 9));
  EXPECT_EQ(result(field, 9)->winner, Side::Union);
}

TEST(Victory, A74_the_first_line_that_holds_is_the_result) {
  Field field = three_objectives("CUU");
  field.draft().victory = {
      {9, Side::Confederate, VictoryLevel::Decisive, {controls(Side::Confederate, 1, 1, 0b001)}},
      {9, Side::Union, VictoryLevel::Decisive, {controls(Side::Confederate, 0, 1)}}};
  ASSERT_TRUE(result(field, 9));
  EXPECT_EQ(result(field, 9)->winner, Side::Confederate);
  EXPECT_EQ(result(field, 9)->line, 0);
}

TEST(Victory, A74_all_tests_of_a_line_must_hold) {
  Field field = three_objectives("CUU");
  field.draft().victory = {{9,
                            Side::Confederate,
                            VictoryLevel::Decisive,
                            {controls(Side::Confederate, 1, 3), ratio(Side::Confederate, 2, 1)}},
                           {9, std::nullopt, VictoryLevel::Marginal, {}}};
  ASSERT_TRUE(result(field, 9));
  EXPECT_EQ(result(field, 9)->winner, std::nullopt);
}

TEST(Victory, A74_a_line_holds_on_its_own_turn_only) {
  Field field = three_objectives("UUU");
  field.draft().victory = {{6, Side::Union, VictoryLevel::Decisive, {controls(Side::Union, 3, 3)}},
                           {12, std::nullopt, VictoryLevel::Marginal, {}}};
  EXPECT_TRUE(has_victory_check(field.scenario(), 6));
  EXPECT_FALSE(has_victory_check(field.scenario(), 7));
  EXPECT_FALSE(result(field, 7));
  ASSERT_TRUE(result(field, 6));
  ASSERT_TRUE(result(field, 12));
  EXPECT_EQ(result(field, 12)->winner, std::nullopt);
}

TEST(Victory, A74_a_check_that_no_line_meets_has_no_result) {
  Field field = three_objectives("CCC");
  field.draft().victory = {{6, Side::Union, VictoryLevel::Decisive, {controls(Side::Union, 3, 3)}}};
  EXPECT_FALSE(result(field, 6));
}

// Two armies of two-step units; so many steps lost by each, as points: one a unit.
std::optional<Outcome> with_points(int union_points, int confederate_points,
                                   const std::vector<VictoryLine>& lines) {
  Field field(9, 9);
  std::vector<UnitId> blue, gray;
  for (int i = 0; i < 6; ++i) {
    const std::string number = std::to_string(i + 1);
    blue.push_back(blue_foot(field, "a" + number, "010" + number));
    gray.push_back(gray_foot(field, "b" + number, "090" + number));
  }
  field.draft().victory = lines;
  for (int i = 0; i < union_points; ++i) lose(field, gray[static_cast<std::size_t>(i)]);
  for (int i = 0; i < confederate_points; ++i) lose(field, blue[static_cast<std::size_t>(i)]);
  return result(field, 9);
}

TEST(Victory, A74_a_ratio_of_points_is_reached_exactly_or_surpassed) {
  const std::vector<VictoryLine> lines = {
      {9, Side::Union, VictoryLevel::Substantial, {ratio(Side::Union, 3, 2)}},
      {9, std::nullopt, VictoryLevel::Marginal, {}}};
  EXPECT_EQ(with_points(3, 2, lines)->winner, Side::Union);
  EXPECT_EQ(with_points(6, 4, lines)->winner, Side::Union);
  EXPECT_EQ(with_points(6, 3, lines)->winner, Side::Union);
  EXPECT_EQ(with_points(5, 4, lines)->winner, std::nullopt);
  EXPECT_EQ(with_points(2, 3, lines)->winner, std::nullopt);
}

TEST(Victory, A74_in_a_ratio_nothing_counts_as_one) {
  const std::vector<VictoryLine> lines = {
      {9, Side::Union, VictoryLevel::Substantial, {ratio(Side::Union, 2, 1)}},
      {9, std::nullopt, VictoryLevel::Marginal, {}}};
  EXPECT_EQ(with_points(2, 0, lines)->winner, Side::Union);
  EXPECT_EQ(with_points(1, 0, lines)->winner, std::nullopt);
  EXPECT_EQ(with_points(0, 0, lines)->winner, std::nullopt);
}

TEST(Victory, A74_more_points_means_more_than_the_enemy) {
  const std::vector<VictoryLine> lines = {{9,
                                           Side::Confederate,
                                           VictoryLevel::Marginal,
                                           {{VictoryTest::Kind::MorePoints, Side::Confederate, 0, 0, 0xff}}},
                                          {9, std::nullopt, VictoryLevel::Marginal, {}}};
  EXPECT_EQ(with_points(1, 2, lines)->winner, Side::Confederate);
  EXPECT_EQ(with_points(2, 2, lines)->winner, std::nullopt);
  EXPECT_EQ(with_points(3, 2, lines)->winner, std::nullopt);
}

}  // namespace
}  // namespace longroll::aprils
