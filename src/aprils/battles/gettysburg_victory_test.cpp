// 15.6: the schedule of victory of Gettysburg, every line of it.
#include <gtest/gtest.h>

#include "aprils/victory.h"
#include "kit/gettysburg.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::gettysburg;
using kit::put;

// An empty field on which the Confederates were last in so many objectives; each side has these points.
struct Evening {
  Field field;
  explicit Evening(int turn, int confederate, int confederate_points = 0, int union_points = 0)
      : field(gettysburg(turn)) {
    Situation& situation = field.situation();
    const Scenario& battle = field.scenario();
    for (std::size_t i = 0; i < battle.units.size(); ++i)
      lift_unit(battle, situation, UnitId(i), Location::waiting());
    for (std::size_t i = 0; i < battle.objectives.size(); ++i)
      situation.last_in[i] = static_cast<int>(i) < confederate ? Side::Confederate : Side::Union;
    reduce(Side::Union, confederate_points);
    reduce(Side::Confederate, union_points);
  }
  // One step each of so many two-step units: a point for the enemy.
  void reduce(Side side, int units) {
    for (UnitId unit : field.scenario().units_of_side[side]) {
      if (units == 0) return;
      if (field.scenario().unit(unit).steps != 2) continue;
      field.situation().steps[unit.index()] = 1;
      --units;
    }
  }
  std::string result(int turn) {
    const auto outcome = judge_victory(field.scenario(), field.situation(), turn);
    if (!outcome) return "play on";
    if (!outcome->winner) return "draw";
    const char* levels[] = {"marginal", "substantial", "decisive"};
    return std::string(*outcome->winner == Side::Union ? "union " : "confederate ") +
           levels[static_cast<int>(outcome->level)];
  }
};

std::string result(int turn, int confederate, int confederate_points = 0, int union_points = 0) {
  return Evening(turn, confederate, confederate_points, union_points).result(turn);
}

TEST(GettysburgVictory, C15_6_the_seven_objectives_are_union_at_the_start) {
  Field field = gettysburg();
  const Scenario& battle = field.scenario();
  ASSERT_EQ(battle.objectives.size(), 7u);
  const char* hexes[] = {"1512", "1011", "1615", "1916", "1319", "1327", "0823"};
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(battle.map.grid().name(battle.objectives[i].hex), hexes[i]);
    EXPECT_EQ(controller_of(battle, field.situation(), aprils::Field(battle, field.situation()), i),
              Side::Union);
  }
}

TEST(GettysburgVictory, C15_6_it_is_judged_on_the_last_daylight_turn_of_each_day) {
  const Scenario& battle = kit::battle("aprils/gettysburg");
  for (int turn = 1; turn <= 35; ++turn)
    EXPECT_EQ(has_victory_check(battle, turn), turn == 11 || turn == 23 || turn == 35) << turn;
}

TEST(GettysburgVictory, C15_6_day_1) {
  EXPECT_EQ(result(11, 0), "union decisive");
  for (int held : {1, 2, 3, 4, 5}) EXPECT_EQ(result(11, held), "play on") << held;
  for (int held : {6, 7}) EXPECT_EQ(result(11, held), "confederate decisive") << held;
}

TEST(GettysburgVictory, C15_6_day_2) {
  for (int held : {0, 1}) EXPECT_EQ(result(23, held), "union decisive") << held;
  for (int held : {2, 3, 4}) EXPECT_EQ(result(23, held), "play on") << held;
  for (int held : {5, 6, 7}) EXPECT_EQ(result(23, held), "confederate decisive") << held;
}

TEST(GettysburgVictory, C15_6_day_3_by_objectives) {
  for (int held : {0, 1, 2}) EXPECT_EQ(result(35, held, 30), "union decisive") << held;
  EXPECT_EQ(result(35, 4, 0, 30), "confederate substantial");
  for (int held : {5, 6, 7}) EXPECT_EQ(result(35, held, 0, 30), "confederate decisive") << held;
}

TEST(GettysburgVictory, C15_6_A74_day_3_with_three_objectives_the_points_decide) {
  EXPECT_EQ(result(35, 3, 15, 10), "confederate marginal");
  EXPECT_EQ(result(35, 3, 14, 10), "draw");
  EXPECT_EQ(result(35, 3, 5, 4), "draw");
  EXPECT_EQ(result(35, 3, 12, 10), "union marginal");
  EXPECT_EQ(result(35, 3, 11, 10), "union marginal");
  EXPECT_EQ(result(35, 3, 10, 10), "union substantial");
  EXPECT_EQ(result(35, 3, 9, 10), "union substantial");
  EXPECT_EQ(result(35, 3, 2, 0), "confederate marginal");  // in a ratio no points count as one
  EXPECT_EQ(result(35, 3, 1, 0), "union marginal");
  EXPECT_EQ(result(35, 3, 0, 0), "union substantial");
}

TEST(GettysburgVictory, C15_6_A43_an_objective_between_the_lines_counts_for_nobody) {
  Evening evening(23, 2);
  put(evening.field, "gordon", "1511");
  put(evening.field, "harrow", "1513");  // both zones on 1512, where the Confederates were last
  EXPECT_EQ(evening.result(23), "union decisive");
}

}  // namespace
}  // namespace longroll::aprils
