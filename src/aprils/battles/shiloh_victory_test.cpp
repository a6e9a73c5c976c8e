// 14.5: who has won at Shiloh, line by line. The troops are taken off the map, so that an objective belongs to whom the
// test says (ruling A43), and losses are written down (ruling A44).
#include <gtest/gtest.h>

#include <initializer_list>

#include "aprils/victory.h"
#include "kit/shiloh.h"

namespace longroll::aprils {
namespace {

using shiloh_kit::shiloh;

constexpr std::string_view kLanding = "2409", kChurch = "1117", kCrossroads = "1415", kNest = "1815",
                           kOrchard = "2117", kBridge = "1702";
constexpr int kEvening = 13, kEnd = 25;

class Verdict {
 public:
  Verdict() : field_(shiloh(kEnd)) {
    for (std::size_t i = 0; i < field_.scenario().units.size(); ++i)
      lift_unit(field_.scenario(), field_.situation(), UnitId(i), Location::waiting());
  }
  Verdict& confederates_hold(std::initializer_list<std::string_view> hexes) {
    for (std::string_view hex : hexes) give(hex, Side::Confederate);
    return *this;
  }
  Verdict& nobody_holds(std::string_view hex) {
    give(hex, std::nullopt);
    return *this;
  }
  // Points for the enemy of `side`: that many of its units of two steps are reduced.
  Verdict& reduced(Side side, int count) {
    for (std::size_t i = 0; i < field_.scenario().units.size() && count > 0; ++i) {
      if (field_.scenario().units[i].side != side || field_.scenario().units[i].steps != 2) continue;
      field_.situation().steps[i] = 1;
      --count;
    }
    EXPECT_EQ(count, 0);
    return *this;
  }
  std::string on(int turn) {
    const auto outcome = judge_victory(field_.scenario(), field_.situation(), turn);
    if (!outcome) return "play on";
    if (!outcome->winner) return "draw";
    const std::string_view levels[] = {"marginal", "substantial", "decisive"};
    return std::string(*outcome->winner == Side::Union ? "union " : "confederate ") +
           std::string(levels[static_cast<std::size_t>(outcome->level)]);
  }

 private:
  void give(std::string_view hex, std::optional<Side> side) {
    for (std::size_t i = 0; i < field_.scenario().objectives.size(); ++i)
      if (field_.scenario().objectives[i].hex == field_.hex(hex)) field_.situation().last_in[i] = side;
  }
  kit::Field field_;
};

TEST(ShilohVictory, C14_5_all_six_objectives_are_union_at_the_start) {
  const Scenario& battle = kit::battle("aprils/shiloh");
  ASSERT_EQ(battle.objectives.size(), 6u);
  for (const Objective& objective : battle.objectives) EXPECT_EQ(objective.held_by, Side::Union);
}

TEST(ShilohVictory, C14_5_only_turns_13_and_25_are_judged) {
  const Scenario& battle = kit::battle("aprils/shiloh");
  for (int turn = 1; turn <= battle.last_turn(); ++turn)
    EXPECT_EQ(has_victory_check(battle, turn), turn == kEvening || turn == kEnd) << turn;
}

// The evening of day 1

TEST(ShilohVictory,
     C14_5_A74_pittsburg_landing_on_the_first_evening_wins_outright_though_nothing_else_was_taken) {
  EXPECT_EQ(Verdict().confederates_hold({kLanding}).on(kEvening), "confederate decisive");
}

TEST(ShilohVictory, C14_5_so_does_the_bridge_with_all_of_the_camps_ground) {
  EXPECT_EQ(Verdict().confederates_hold({kBridge, kChurch, kCrossroads, kNest, kOrchard}).on(kEvening),
            "confederate decisive");
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads, kNest, kOrchard}).on(kEvening), "play on");
  EXPECT_EQ(Verdict().confederates_hold({kBridge, kChurch, kCrossroads, kNest}).on(kEvening), "play on");
}

TEST(ShilohVictory, C14_5_one_objective_or_none_on_the_first_evening_is_a_union_triumph) {
  EXPECT_EQ(Verdict().on(kEvening), "union decisive");
  EXPECT_EQ(Verdict().confederates_hold({kChurch}).on(kEvening), "union decisive");
  EXPECT_EQ(Verdict().confederates_hold({kBridge}).on(kEvening), "union decisive");
}

TEST(ShilohVictory, C14_5_otherwise_the_battle_goes_on) {
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads}).on(kEvening), "play on");
}

// The end of day 2

TEST(ShilohVictory, C14_5_five_objectives_at_the_end_are_decisive_four_substantial_three_marginal) {
  EXPECT_EQ(Verdict().confederates_hold({kLanding, kChurch, kCrossroads, kNest, kOrchard, kBridge}).on(kEnd),
            "confederate decisive");
  EXPECT_EQ(Verdict().confederates_hold({kBridge, kChurch, kCrossroads, kNest, kOrchard}).on(kEnd),
            "confederate decisive");
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads, kNest, kOrchard}).on(kEnd),
            "confederate substantial");
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads, kNest}).on(kEnd), "confederate marginal");
}

TEST(ShilohVictory, C14_5_two_are_a_draw_whatever_the_losses) {
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads}).on(kEnd), "draw");
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads}).reduced(Side::Confederate, 9).on(kEnd),
            "draw");
  EXPECT_EQ(Verdict().confederates_hold({kChurch, kCrossroads}).reduced(Side::Union, 9).on(kEnd), "draw");
}

TEST(ShilohVictory, C14_5_one_is_a_marginal_union_victory_whatever_the_losses) {
  EXPECT_EQ(Verdict().confederates_hold({kChurch}).on(kEnd), "union marginal");
  EXPECT_EQ(Verdict().confederates_hold({kLanding}).on(kEnd), "union marginal");
  EXPECT_EQ(Verdict().confederates_hold({kChurch}).reduced(Side::Confederate, 9).on(kEnd), "union marginal");
}

TEST(ShilohVictory, C14_5_A44_none_is_substantial_and_decisive_with_half_as_many_points_again) {
  EXPECT_EQ(Verdict().reduced(Side::Confederate, 9).reduced(Side::Union, 6).on(kEnd), "union decisive");
  EXPECT_EQ(Verdict().reduced(Side::Confederate, 8).reduced(Side::Union, 6).on(kEnd), "union substantial");
  EXPECT_EQ(Verdict().reduced(Side::Confederate, 2).reduced(Side::Union, 6).on(kEnd), "union substantial");
}

TEST(ShilohVictory, C14_5_A43_A143_what_nobody_holds_is_not_confederate) {
  EXPECT_EQ(Verdict().nobody_holds(kChurch).on(kEnd), "union substantial");
  EXPECT_EQ(Verdict().confederates_hold({kCrossroads}).nobody_holds(kChurch).on(kEnd), "union marginal");
}

}  // namespace
}  // namespace longroll::aprils
