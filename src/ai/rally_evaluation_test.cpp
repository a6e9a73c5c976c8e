// What a position of Rally 'Round the Flag! is taken to be worth.
#include "ai/rally_evaluation.h"

#include <gtest/gtest.h>

#include "kit/files.h"
#include "kit/rally_field.h"
#include "rally/game.h"

namespace longroll::rally {
namespace {

constexpr const char* kScenarios[] = {"perryville",
                                      "perryville-early",
                                      "perryville-guns-heard",
                                      "stones-river",
                                      "stones-river-2-january",
                                      "stones-river-rosecrans-first",
                                      "stones-river-three-days"};

class RallyEvaluation : public testing::TestWithParam<const char*> {
 protected:
  RallyEvaluation()
      : scenario(kit::rally_battle("data/rally/" + std::string(GetParam()) + "/scenario.json")),
        lore(scenario),
        now(opening(scenario, {}).situation) {
    now.turn = 1;
  }
  int value(Side side) const { return value_of(scenario, lore, now, side); }

  const Scenario& scenario;
  Lore lore;
  Situation now;
};
INSTANTIATE_TEST_SUITE_P(Battles, RallyEvaluation, testing::ValuesIn(kScenarios),
                         [](const auto& battle) { return "battle_" + std::to_string(battle.index); });

TEST_P(RallyEvaluation, Every_battle_has_been_fitted) {
  EXPECT_EQ(foresight_of(scenario).battle, scenario.id);
}

// Decision 20: fits call danger good, so its weight is not theirs to find.
TEST_P(RallyEvaluation, Danger_is_minded_alike_in_every_battle) {
  const Foresight::Weight& danger = foresight_of(scenario).of_sign.back();
  EXPECT_GT(danger.at_end, 0);
  EXPECT_EQ(danger.at_end,
            foresight_of(kit::rally_battle("data/rally/perryville/scenario.json")).of_sign.back().at_end);
  EXPECT_EQ(danger.a_turn, 0);
}

TEST_P(RallyEvaluation, What_one_side_hopes_for_the_other_fears) {
  EXPECT_NEAR(value(Side::Union) + value(Side::Confederate), kWholeScore, 1);
}

TEST_P(RallyEvaluation, Points_scored_are_good_on_the_first_turn_and_on_the_last) {
  for (const int turn : {1, scenario.last_turn()}) {
    now.turn = static_cast<std::uint8_t>(turn);
    now.leader_points = {};
    const int before = value(Side::Confederate);
    now.leader_points[Side::Confederate] = 3;
    EXPECT_GT(value(Side::Confederate), before) << turn;
  }
}

TEST_P(RallyEvaluation, The_same_points_decide_more_the_later_it_is) {
  const auto worth_of_points = [&](int turn) {
    now.turn = static_cast<std::uint8_t>(turn);
    now.leader_points = {};
    now.leader_points[Side::Union] = 20;
    const int ahead = value(Side::Union);
    now.leader_points = {};
    now.leader_points[Side::Confederate] = 20;
    return ahead - value(Side::Union);
  };
  EXPECT_GT(worth_of_points(scenario.last_turn()), worth_of_points(1));
}

TEST(RallyEvaluationOfAnyBattle, One_that_nobody_has_fitted_is_judged_all_the_same) {
  kit::RallyField field(9, 15);
  EXPECT_EQ(foresight_of(field.scenario()).battle, "");
}

TEST(RallyEvaluationOfAnyBattle, A_weak_brigade_is_better_off_out_of_reach_of_a_strong_enemy) {
  const auto value_at = [](const char* hex) {
    kit::RallyField field(9, 15);
    field.brigade("blue", Side::Union, hex, 2, 1);
    for (const char* gray : {"a", "b"}) field.brigade(gray, Side::Confederate, "E4", 5, 5);
    const Lore lore(field.scenario());
    return value_of(field.scenario(), lore, field.now(), Side::Union);
  };
  EXPECT_GT(value_at("E15"), value_at("E6"));
}

// S7: two thirds of the brigades begin damaged, and that brings nobody anything.
TEST(RallyEvaluationOf2January, S7_what_began_damaged_is_no_points) {
  const Scenario& scenario = kit::rally_battle("data/rally/stones-river-2-january/scenario.json");
  const Lore lore(scenario);
  Situation now = opening(scenario, {}).situation;
  const UnitId worn = (scenario.worthless_damaged & scenario.of_side[Side::Union]).first();
  const auto lead = [&] { return signs_of(scenario, lore, now)[0]; };
  const std::int32_t before = lead();
  now.damaged.erase(worn);
  EXPECT_EQ(lead(), before);
  const UnitSet blue = scenario.brigades & scenario.of_side[Side::Union];
  for (UnitId unit : blue - scenario.worthless_damaged)
    if (now.on_map(unit)) {
      now.damaged.insert(unit);
      break;
    }
  EXPECT_LT(lead(), before);
}

}  // namespace
}  // namespace longroll::rally
