// What a step costs its owner, and when it costs no more than the points the enemy scores on it.
#include "ai/aprils_worth.h"

#include <gtest/gtest.h>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

constexpr int kPoint = 25;

// The only turn, with a check of objectives or of points; both combat markers have been drawn.
UnitId brigade_at_the_end(kit::Field& field, VictoryTest::Kind kind) {
  field.draft().calendar.resize(1);
  field.draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {{kind, Side::Union, 1, 1, 0xff}}}};
  const UnitId brigade = kit::blue(field, "0505");
  field.movement(Side::Union);
  field.situation().combat_marker = {};
  return brigade;
}

TEST(Worth, A44_in_the_last_combat_phase_a_step_costs_the_points_scored_on_it) {
  kit::Field field(9, 9);
  const UnitId brigade = brigade_at_the_end(field, VictoryTest::Kind::PointsRatio);
  EXPECT_EQ(loss_of_step(field.scenario(), field.situation(), brigade, 2), 1 * kPoint);
  EXPECT_EQ(loss_of_step(field.scenario(), field.situation(), brigade, 1), 2 * kPoint);
}

TEST(Worth, A74_in_the_last_combat_phase_a_step_costs_next_to_nothing_where_objectives_alone_decide) {
  kit::Field field(9, 9);
  const UnitId brigade = brigade_at_the_end(field, VictoryTest::Kind::Controls);
  EXPECT_EQ(loss_of_step(field.scenario(), field.situation(), brigade, 2), 1);
  EXPECT_EQ(loss_of_step(field.scenario(), field.situation(), brigade, 1), 1);
}

TEST(Worth, While_a_combat_marker_is_in_the_cup_strength_still_counts) {
  kit::Field field(9, 9);
  const UnitId brigade = brigade_at_the_end(field, VictoryTest::Kind::Controls);
  field.situation().combat_marker[Side::Confederate] = true;
  EXPECT_GT(loss_of_step(field.scenario(), field.situation(), brigade, 2), kPoint);
}

}  // namespace
}  // namespace longroll::aprils
