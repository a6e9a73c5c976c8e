// What hangs on an objective, reckoned by hand: seven times in ten it stays with whoever has it.
#include "ai/aprils_stakes.h"

#include <gtest/gtest.h>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

constexpr int kLeast = 40;

Stakes stakes_of(kit::Field& field) {
  const Situation& now = field.situation();
  return VictoryLines(field.scenario()).stakes(field.scenario(), now, Field(field.scenario(), now));
}

// The Union has the first objective, the Confederates the second.
kit::Field& draw(kit::Field& field) {
  field.objective("0202").objective("0808");
  kit::blue(field, "0202");
  kit::gray(field, "0808");
  return field;
}

const VictoryTest kBoth{VictoryTest::Kind::Controls, Side::Union, 2, 2, 0xff};

TEST(Stakes, A74_what_is_missing_for_victory_matters_more_than_what_is_held) {
  kit::Field field(9, 9);
  draw(field).draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {kBoth}},
                                 {1, Side::Confederate, VictoryLevel::Decisive, {}}};
  field.movement(Side::Union);
  const Stakes stakes = stakes_of(field);
  EXPECT_EQ(stakes.controller[0], Side::Union);
  EXPECT_EQ(stakes.controller[1], Side::Confederate);
  EXPECT_EQ(stakes.of[0], 540);   // with it 3/10 of a victory and 7/10 of a defeat, -360; without it -900
  EXPECT_EQ(stakes.of[1], 1260);  // with it 7/10 and 3/10, 360; without it -900
}

TEST(Stakes, A74_a_line_that_stands_first_hides_those_behind_it) {
  kit::Field field(9, 9);
  draw(field).draft().victory = {{1, Side::Confederate, VictoryLevel::Decisive, {}},
                                 {1, Side::Union, VictoryLevel::Decisive, {kBoth}}};
  field.movement(Side::Union);
  EXPECT_EQ(stakes_of(field).of[0], kLeast);
  EXPECT_EQ(stakes_of(field).of[1], kLeast);
}

TEST(Stakes, A74_a_line_whose_points_are_wanting_counts_for_nothing) {
  const VictoryTest more{VictoryTest::Kind::MorePoints, Side::Union, 0, 0, 0xff};
  kit::Field field(9, 9);
  draw(field).draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {kBoth, more}}};
  field.movement(Side::Union);
  EXPECT_EQ(stakes_of(field).of[1], kLeast);  // no points on either side
  // A ratio of 0 to 0 counts as 1 to 1.
  const VictoryTest even{VictoryTest::Kind::PointsRatio, Side::Union, 1, 1, 0xff};
  kit::Field other(9, 9);
  draw(other).draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {kBoth, even}}};
  other.movement(Side::Union);
  EXPECT_EQ(stakes_of(other).of[1], 630);
}

// The Confederates win by points of 3 to 2, which they have with 7 for the objective that the Union set out with.
void seven_points_decide(kit::Field& field) {
  const VictoryTest ratio{VictoryTest::Kind::PointsRatio, Side::Confederate, 3, 2, 0xff};
  field.objective("0202", Side::Union).objective("0808", Side::Confederate);
  field.draft().objectives[0].points = 7;
  field.draft().victory = {{1, Side::Confederate, VictoryLevel::Decisive, {ratio}}};
}

TEST(Stakes, A44_the_points_of_an_objective_go_with_it) {
  kit::Field held(9, 9);
  seven_points_decide(held);
  kit::blue(held, "0202");
  held.movement(Side::Union);
  EXPECT_EQ(stakes_of(held).of[0], 900);     // 0 to 0 while it is held, 7 to 0 without it
  EXPECT_EQ(stakes_of(held).of[1], kLeast);  // no points for it
  kit::Field lost(9, 9);
  seven_points_decide(lost);
  kit::gray(lost, "0202");
  lost.movement(Side::Union);
  EXPECT_EQ(stakes_of(lost).of[0], 900);
}

}  // namespace
}  // namespace longroll::aprils
