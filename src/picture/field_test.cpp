#include "picture/field.h"

#include <gtest/gtest.h>

#include <numbers>

namespace longroll::picture {
namespace {

const Box kArea = {{0, 0}, {4, 4}};

Field disc(Point middle, double radius) {
  Field field(kArea, -1);
  field.fill(middle, middle, radius, 1);
  return field;
}

double clockwise_area(const Ring& ring) {  // with y down, positive if clockwise on the screen
  double twice = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Point a = ring[i], b = ring[(i + 1) % ring.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

}  // namespace

TEST(Field, the_outline_of_a_disc_is_about_its_circle) {
  const auto rings = outlines(disc({2, 2}, 1), 0);
  ASSERT_EQ(rings.size(), 1u);
  EXPECT_NEAR(clockwise_area(rings[0]), std::numbers::pi, 0.1);
}

TEST(Field, a_hole_runs_against_the_clock) {
  Field field = disc({2, 2}, 1.5);
  field.fill({2, 2}, {2, 2}, 0.5, -1);
  const auto rings = outlines(field, 0);
  ASSERT_EQ(rings.size(), 2u);
  EXPECT_NEAR(clockwise_area(rings[0]) + clockwise_area(rings[1]), std::numbers::pi * 2, 0.15);
}

TEST(Field, what_touches_the_border_still_closes) {
  Field field(kArea, 1);
  const auto rings = outlines(field, 0);
  ASSERT_EQ(rings.size(), 1u);
  EXPECT_NEAR(clockwise_area(rings[0]), 16, 1.2);
}

TEST(Field, distance_grows_inward_and_falls_outward) {
  const Field depth = signed_distance(disc({2, 2}, 1));
  EXPECT_NEAR(depth.at({2, 2}), 1, 0.06);
  EXPECT_NEAR(depth.at({2.5, 2}), 0.5, 0.06);
  EXPECT_NEAR(depth.at({2, 0.5}), -0.5, 0.06);
  EXPECT_NEAR(depth.uphill({2.5, 2}).x, -1, 0.1);
}

TEST(Field, a_polygon_is_filled_inside_only) {
  Field field(kArea, 0);
  field.fill(Ring{{1, 1}, {3, 1}, {3, 3}, {1, 3}}, 1);
  EXPECT_NEAR(field.sum(kArea), 4, 0.02);
  EXPECT_EQ(field.at({0.5, 2}), 0);
}

TEST(Field, specks_go_and_those_that_are_held_stay) {
  Field field = disc({1, 1}, 0.1);
  field.fill({3, 3}, {3, 3}, 0.1, 1);
  drop_specks(field, 0.2, 0.2, [](Point p) { return distance(p, {3, 3}) < 0.05; });
  EXPECT_LT(field.at({1, 1}), 0);
  EXPECT_GT(field.at({3, 3}), 0);
}

}  // namespace longroll::picture
