// 8.3: a march ends in the enemy's zone, so the way to a goal leads around it.
#include "ai/rally_approach.h"

#include <gtest/gtest.h>

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

Approach approach(RallyField& field, const char* to) {
  return {Ways(field.scenario()), Field(field.scenario(), field.position().situation, Side::Union),
          field.spot(to)};
}

TEST(RallyApproach, Without_an_enemy_it_is_the_way_on_foot) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  const Ways ways(field.scenario());
  const Approach free = approach(field, "E1");
  for (std::size_t i = 0; i < ways.places(); ++i)
    EXPECT_EQ(free.cost(SpotId(i)), ways.cost(SpotId(i), field.spot("E1"))) << i;
}

TEST(RallyApproach, Who_stands_behind_the_enemy_has_farther_to_go_and_who_stands_aside_has_not) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  field.brigade("gray", Side::Confederate, "E5");
  const Ways ways(field.scenario());
  const Approach barred = approach(field, "E1");
  EXPECT_GT(barred.cost(field.spot("E6")), ways.cost(field.spot("E6"), field.spot("E1")));
  EXPECT_EQ(barred.cost(field.spot("A5")), ways.cost(field.spot("A5"), field.spot("E1")));
}

TEST(RallyApproach, It_goes_around_where_that_is_the_shorter_way) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  field.brigade("gray", Side::Confederate, "E5");
  const Approach barred = approach(field, "E1");
  // One hex aside, then on: nearer than straight through the zone.
  EXPECT_LT(barred.cost(field.spot("G7")), barred.cost(field.spot("E7")));
}

}  // namespace
}  // namespace longroll::rally
