// 9.0: night turns.
#include <gtest/gtest.h>

#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;

constexpr Strengths kFour{4, 4, 4};

UnitId blue_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Union, UnitKind::Infantry, kFour, hex);
}
UnitId gray_foot(Field& field, std::string_view id, std::string_view hex) {
  return field.unit(id, Side::Confederate, UnitKind::Infantry, kFour, hex);
}

TEST(Night, C9_A15_no_combat_marker_goes_into_the_cup) {
  Field field(9, 9);
  blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  field.night().whole_turn();
  const std::vector<CupFilled> told = field.told<CupFilled>();
  ASSERT_EQ(told.size(), 1u);
  ASSERT_EQ(told[0].markers.size(), 2u);
  for (const Marker& marker : told[0].markers) EXPECT_TRUE(marker.formation);
}

TEST(Night, C9_the_day_after_they_are_in_again) {
  Field field(9, 9);
  blue_foot(field, "a", "0303");
  gray_foot(field, "b", "0304");
  field.draft().calendar[2].night = true;  // turn 3 alone
  field.turn(4).whole_turn();
  EXPECT_EQ(field.told<CupFilled>()[0].markers.size(), 4u);
}

TEST(Night, C9_A15_no_entry_into_an_enemy_zone) {
  Field field(1, 9);
  const UnitId blue = blue_foot(field, "a", "0101");
  gray_foot(field, "b", "0105");
  field.night().movement(Side::Union);
  EXPECT_EQ(field.reach(blue), "0102 0103");
  const auto refusal = field.march(blue, "0102 0103 0104");
  EXPECT_TRUE(refused(refusal, Reason::NightZone, "9.0"));
  EXPECT_EQ(refusal->hex, field.hex("0104"));
}

TEST(Night, C9_by_day_the_same_march_is_legal) {
  Field field(1, 9);
  const UnitId blue = blue_foot(field, "a", "0101");
  gray_foot(field, "b", "0105");
  field.movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0102 0103 0104"));
}

TEST(Night, C9_A15_where_a_friend_already_stands_the_zone_may_be_entered) {
  Field field(1, 9);
  const UnitId blue = blue_foot(field, "a", "0102");
  blue_foot(field, "c", "0104");
  gray_foot(field, "b", "0105");
  field.night().movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0103 0104"));
  EXPECT_EQ(field.where(blue), "0104");
}

TEST(Night, C9_C5_and_there_it_must_stop) {
  Field field(9, 9);
  const UnitId blue = blue_foot(field, "a", "0303");
  blue_foot(field, "c", "0305");
  gray_foot(field, "b", "0306");
  field.night().movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0304 0305 0404"), Reason::MustStop, "5.0"));
  EXPECT_FALSE(field.march(blue, "0304 0305"));
}

TEST(Night, A50_two_friends_there_leave_no_room) {
  Field field(1, 9);
  const UnitId blue = blue_foot(field, "a", "0102");
  blue_foot(field, "c", "0104");
  blue_foot(field, "d", "0104");
  gray_foot(field, "b", "0105");
  field.night().movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0103 0104"), Reason::FullHex, "4.3"));
}

TEST(Night, C9_a_unit_may_leave_a_zone) {
  Field field(1, 9);
  const UnitId blue = blue_foot(field, "a", "0104");
  gray_foot(field, "b", "0105");
  field.night().movement(Side::Union);
  EXPECT_FALSE(field.march(blue, "0103 0102"));
}

TEST(Night, C9_A12_leaving_a_zone_it_enters_no_other_even_with_a_friend_there) {
  Field field(9, 9);
  const UnitId blue = blue_foot(field, "a", "0303");
  blue_foot(field, "c", "0403");
  gray_foot(field, "b", "0304");
  field.night().movement(Side::Union);
  EXPECT_TRUE(refused(field.march(blue, "0403"), Reason::ZoneToZone, "5.0"));
}

TEST(Night, A56_an_entry_hex_in_an_enemy_zone_needs_a_friend_in_it) {
  Field empty(5, 5), held(5, 5);
  for (Field* field : {&empty, &held}) field->night().entry('A', "0103");
  const UnitId a = empty.reinforcement("a", Side::Union, UnitKind::Infantry, kFour, 1, "A");
  const UnitId b = held.reinforcement("a", Side::Union, UnitKind::Infantry, kFour, 1, "A");
  for (Field* field : {&empty, &held}) gray_foot(*field, "b", "0104");
  blue_foot(empty, "c", "0501");
  blue_foot(held, "c", "0103");
  empty.movement(Side::Union);
  EXPECT_TRUE(refused(empty.march(a, "0103"), Reason::NightZone, "9.0"));
  held.movement(Side::Union);
  EXPECT_FALSE(held.march(b, "0103"));
}

TEST(Night, A56_to_wait_so_is_not_to_be_blocked) {
  Field field(5, 7);
  field.night().entry('A', "0103");
  const UnitId blue = field.reinforcement("a", Side::Union, UnitKind::Infantry, kFour, 1, "A");
  gray_foot(field, "b", "0104");
  EXPECT_EQ(field.reach(blue), "");
}

}  // namespace
}  // namespace longroll::aprils
