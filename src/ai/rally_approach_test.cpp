// 8.3: a march ends in the enemy's zone, so the way to a goal leads around it.
#include "ai/rally_approach.h"

#include <gtest/gtest.h>

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

// The way to a place as the Union sees it.
class Seen {
 public:
  Seen(RallyField& field, const char* to)
      : ways(field.scenario()),
        field_(field.scenario(), field.position().situation, Side::Union),
        approach_(ways, field.spot(to)) {}

  int cost(SpotId from) { return approach_.cost(ways, field_, from); }
  const Ways ways;

 private:
  Field field_;
  Approach approach_;
};

TEST(RallyApproach, Without_an_enemy_it_is_the_way_on_foot) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  Seen free(field, "E1");
  for (std::size_t i = 0; i < free.ways.places(); ++i)
    EXPECT_EQ(free.cost(SpotId(i)), free.ways.cost(SpotId(i), field.spot("E1"))) << i;
}

TEST(RallyApproach, Who_stands_behind_the_enemy_has_farther_to_go_and_who_stands_aside_has_not) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  field.brigade("gray", Side::Confederate, "E5");
  Seen barred(field, "E1");
  EXPECT_GT(barred.cost(field.spot("E6")), barred.ways.cost(field.spot("E6"), field.spot("E1")));
  EXPECT_EQ(barred.cost(field.spot("A5")), barred.ways.cost(field.spot("A5"), field.spot("E1")));
}

TEST(RallyApproach, It_goes_around_where_that_is_the_shorter_way) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  field.brigade("gray", Side::Confederate, "E5");
  Seen barred(field, "E1");
  // One hex aside, then on: nearer than straight through the zone.
  EXPECT_LT(barred.cost(field.spot("G7")), barred.cost(field.spot("E7")));
}

TEST(RallyApproach, What_was_asked_before_changes_no_answer) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "E9");
  field.brigade("gray", Side::Confederate, "E5");
  Seen near_first(field, "E1"), far_first(field, "E1");
  const std::size_t places = near_first.ways.places();
  std::vector<int> forward, backward(places);
  for (std::size_t i = 0; i < places; ++i) forward.push_back(near_first.cost(SpotId(i)));
  for (std::size_t i = places; i-- > 0;) backward[i] = far_first.cost(SpotId(i));
  EXPECT_EQ(forward, backward);
}

}  // namespace
}  // namespace longroll::rally
