// Attacks as the rules make them: who stands beside several enemies fights them all.
#include "ai/rally_assault.h"

#include <gtest/gtest.h>

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

// R91, R92: one combat against both stacks, with one fire from each.
TEST(RallyAssault, R92_a_lone_attacker_beside_two_enemies_is_reckoned_against_both) {
  RallyField field(9, 9);
  const UnitId blue = field.brigade("blue", Side::Union, "E6", 5, 4);
  field.brigade("a", Side::Confederate, "E5", 3, 3);
  field.brigade("b", Side::Confederate, "F6", 3, 3);
  const Lore lore(field.scenario());
  const Outlook outlook(field.scenario(), lore, field.now(), Side::Union, kSteady);
  ASSERT_TRUE(field.scenario().ground.adjacent(field.spot("E6"), field.spot("F6")));
  Strikers strikers;
  strikers.push_back({blue, field.spot("E6"), {}});
  const Assault assault = best_assault(outlook, give_orders(outlook), strikers, {});
  Force force;
  force.units.push_back(outlook.fighter(blue, field.spot("E6")));
  const Stack *a = outlook.enemy.in(field.spot("E5")), *b = outlook.enemy.in(field.spot("F6"));
  ASSERT_NE(assault.target, nullptr);
  EXPECT_EQ(assault.worth, outlook.worth_of_attack(force, Targets{a, b}, 0));
  EXPECT_NE(assault.worth, outlook.worth_of_attack(force, *a));
}

}  // namespace
}  // namespace longroll::rally
