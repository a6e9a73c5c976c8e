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
