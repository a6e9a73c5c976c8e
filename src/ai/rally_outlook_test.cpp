// What the scripted player sees of the enemy: where he could walk in, and that notes taken of him do not outlive his standing so.
#include "ai/rally_outlook.h"

#include <gtest/gtest.h>

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

bool is_open(RallyField& field, const char* hex) {
  const Lore lore(field.scenario());
  return Outlook(field.scenario(), lore, field.now(), Side::Union, kSteady).open_to_enemy(field.spot(hex));
}

TEST(RallyOutlook, A_place_in_the_enemys_reach_is_open_unless_a_brigade_stands_in_it) {
  RallyField field(12, 12);
  field.brigade("gray", Side::Confederate, "F2");
  field.brigade("blue", Side::Union, "A5");
  EXPECT_TRUE(is_open(field, "F7"));   // five hexes on foot
  EXPECT_FALSE(is_open(field, "F9"));  // seven
  EXPECT_FALSE(is_open(field, "A5"));
}

TEST(RallyOutlook, Horse_comes_farther_than_foot) {
  RallyField field(12, 12);
  field.cavalry("gray", Side::Confederate, "F2");
  field.brigade("blue", Side::Union, "A5");
  EXPECT_TRUE(is_open(field, "F9"));
}

TEST(RallyOutlook, R8_3_a_line_of_brigades_shuts_what_lies_behind_it) {
  RallyField field(7, 12);
  field.brigade("gray", Side::Confederate, "D2");
  EXPECT_TRUE(is_open(field, "D6"));
  RallyField held(7, 12);
  held.brigade("gray", Side::Confederate, "D2");
  for (const char* hex : {"A4", "D4", "G4"}) held.brigade(hex, Side::Union, hex);
  EXPECT_FALSE(is_open(held, "D6"));
}

// What attacking the gray brigade in E5 with the blue one promises.
int worth_of_attack(RallyField& field, UnitId blue) {
  const Lore lore(field.scenario());
  const Outlook outlook(field.scenario(), lore, field.now(), Side::Union, kSteady);
  Force force;
  force.units.push_back(outlook.fighter(blue, field.now().spot(blue)));
  return outlook.worth_of_attack(force, *outlook.enemy.in(field.spot("E5")));
}

TEST(RallyOutlook, R9_1_guns_that_may_yet_come_to_a_defender_are_reckoned_with) {
  const auto worth = [](const char* formation) {
    RallyField field(9, 9);
    const UnitId blue = field.brigade("blue", Side::Union, "E6", 5, 4);
    field.brigade("gray", Side::Confederate, "E5", 3, 3);
    field.gun("battery", formation, {5, 4, 3, 0});
    return worth_of_attack(field, blue);
  };
  EXPECT_LT(worth("gray-1"), worth("gray-2"));
}

// 9.5: whoever has driven the enemy off must still be there to go in.
TEST(RallyOutlook, R9_5_an_objective_is_worth_less_to_a_brigade_that_can_hardly_take_it) {
  const auto worth_of_objective = [](bool damaged) {
    int worth[2];
    for (const bool objective : {false, true}) {
      RallyField field(9, 9);
      if (objective) field.objective("E5", 3, Side::Confederate);
      const UnitId blue = field.brigade("blue", Side::Union, "E6", 4, 3);
      field.brigade("gray", Side::Confederate, "E5", 4, 3);
      if (damaged) field.now().damaged.insert(blue);
      worth[objective ? 1 : 0] = worth_of_attack(field, blue);
    }
    return worth[1] - worth[0];
  };
  EXPECT_GT(worth_of_objective(true), 0);
  EXPECT_LT(2 * worth_of_objective(true), worth_of_objective(false));
}

TEST(RallyOutlook, R126_an_objective_on_a_river_is_taken_from_either_bank) {
  RallyField field(9, 9);
  field.river("E5", "E4", "E6").objective("E5", 2, Side::Confederate);
  field.brigade("blue", Side::Union, "A9");
  const Lore lore(field.scenario());
  const Outlook outlook(field.scenario(), lore, field.now(), Side::Union, kSteady);
  const auto banks = field.scenario().ground.spots_of(field.scenario().objectives[0].hex);
  ASSERT_EQ(banks.size(), 2u);
  for (SpotId bank : banks) EXPECT_EQ(outlook.prize(bank), 400);
}

TEST(RallyOutlook, Notes_are_taken_anew_when_the_enemy_moves) {
  RallyField field(12, 12);
  const UnitId gray = field.brigade("gray", Side::Confederate, "F2");
  field.brigade("blue", Side::Union, "F10");
  const Lore lore(field.scenario());
  Situation now = field.now();
  const SpotId here = field.spot("F8"), goal = field.spot("F1");
  const auto seen = [&](Notes* notes) {
    const auto read = [&](const Outlook& outlook) {
      return std::array{outlook.threat(here), outlook.nearest_enemy(here), outlook.way(here, goal)};
    };
    if (notes != nullptr) return read(Outlook(field.scenario(), lore, now, Side::Union, kSteady, *notes));
    return read(Outlook(field.scenario(), lore, now, Side::Union, kSteady));
  };
  Notes notes;
  const auto far = seen(&notes);
  EXPECT_EQ(far, seen(nullptr));
  now.location[gray.index()] = Location::in(field.spot("F7"));
  EXPECT_NE(far, seen(nullptr));
  EXPECT_EQ(seen(&notes), seen(nullptr));
}

}  // namespace
}  // namespace longroll::rally
