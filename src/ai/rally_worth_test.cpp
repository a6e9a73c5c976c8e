// What counters of Rally 'Round the Flag! are worth: what the enemy scores for them, and what they can still do.
#include "ai/rally_worth.h"

#include <gtest/gtest.h>

#include "rally/battles/test_battle.h"

namespace longroll::rally {
namespace {

// What the first of two equal brigades, which began the battle damaged, and the other one lose by being damaged.
std::pair<int, int> losses_by_damage(std::initializer_list<const char*> rules) {
  kit::RallyField field(9, 9);
  const UnitId worn = field.brigade("worn", Side::Union, "A1");
  const UnitId fresh = field.brigade("fresh", Side::Union, "B2");
  field.draft().rules = &stones_river_rules();
  list(field, rules);
  for (SetUp& place : field.draft().set_up) place.damaged = place.unit == worn;
  const auto loss = [&](UnitId brigade) {
    return worth_of(field.scenario(), field.now(), brigade, false) -
           worth_of(field.scenario(), field.now(), brigade, true);
  };
  return {loss(worn), loss(fresh)};
}

TEST(RallyWorth, R11_1_three_damaged_brigades_are_a_point) {
  const auto [worn, fresh] = losses_by_damage({});
  EXPECT_EQ(worn, fresh);
  EXPECT_GE(fresh, kPoint / 3);
}

TEST(RallyWorth, S7_whoever_began_damaged_brings_the_enemy_nothing_for_it) {
  const auto [worn, fresh] = losses_by_damage({"S7"});
  EXPECT_EQ(fresh - worn, kPoint / 3);
  EXPECT_EQ(fresh, losses_by_damage({}).second);
}

}  // namespace
}  // namespace longroll::rally
