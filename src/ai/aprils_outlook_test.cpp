// What the scripted player sees before it moves: which combat phases are to come, and who is driven off by a fight.
#include "ai/aprils_outlook.h"

#include <gtest/gtest.h>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

struct Eyes {
  explicit Eyes(kit::Field& field)
      : ground(field.scenario()), outlook(field.scenario(), ground, field.situation(), Side::Union) {}
  const Ground ground;
  const Outlook outlook;
};

constexpr int kLastTurn = 3;

// Ready on one of three turns.
kit::Field& begun_on(kit::Field& field, int turn) {
  field.draft().calendar.resize(kLastTurn);
  kit::blue(field, "0202");
  kit::gray(field, "0808");
  field.turn(turn).movement(Side::Union);
  field.situation().combat_marker = {};
  return field;
}

TEST(Outlook, C3_0_after_the_last_combat_phase_of_the_last_turn_there_is_none_to_come) {
  kit::Field field(9, 9);
  begun_on(field, kLastTurn).situation().combat_marker[Side::Confederate] = true;
  const Eyes eyes(field);
  EXPECT_EQ(eyes.outlook.chance_of_phase(Side::Union), 0);
  EXPECT_EQ(eyes.outlook.chance_of_phase(Side::Confederate), 100);
}

TEST(Outlook, C9_0_a_phase_after_the_night_counts_less_than_one_of_the_next_turn) {
  kit::Field day(9, 9), evening(9, 9);
  evening.draft().calendar[1].night = true;
  const Eyes by_day(begun_on(day, 1)), before_night(begun_on(evening, 1));
  EXPECT_GT(by_day.outlook.chance_of_phase(Side::Union), before_night.outlook.chance_of_phase(Side::Union));
  EXPECT_GT(before_night.outlook.chance_of_phase(Side::Union), 0);
}

TEST(Outlook, A7_a_marker_that_comes_later_brings_no_phase_on_the_next_turn) {
  kit::Field field(9, 9);
  field.draft().combat_marker_from[Side::Union] = kLastTurn;
  const Eyes eyes(begun_on(field, 1));
  EXPECT_EQ(eyes.outlook.chance_of_phase(Side::Union), 0);
  EXPECT_GT(eyes.outlook.chance_of_phase(Side::Confederate), 0);
  kit::Field next(9, 9);
  next.draft().combat_marker_from[Side::Union] = kLastTurn;
  EXPECT_GT(Eyes(begun_on(next, kLastTurn - 1)).outlook.chance_of_phase(Side::Union), 0);
}

// What a defender loses who has nothing to lose but his ground, 600: the chance that he is driven off, in six hundredths.
int ground_lost(const Eyes& eyes, int attack, int defence, int rating, int units) {
  return eyes.outlook.worth_of_assault({attack, 0, 0, 0, 1}, {defence, rating, 0, 600, units}, 0);
}

TEST(Outlook, C6_4_A31_A32_who_fails_the_check_after_a_loss_is_driven_off_too) {
  kit::Field field(9, 9);
  const Eyes eyes(begun_on(field, 1));
  // One unit of rating 0 fails on 1 to 3. At 1-2 a six drives it off and two faces cost a step: 1/6 + 2/6 x 1/2.
  EXPECT_EQ(ground_lost(eyes, 4, 8, 0, 1), 200);
  EXPECT_EQ(ground_lost(eyes, 8, 8, 0, 1), 300);  // at 1-1 two faces and two
  EXPECT_EQ(ground_lost(eyes, 4, 8, 3, 1), 100);  // rating 3 passes on every face
  EXPECT_EQ(ground_lost(eyes, 4, 8, 0, 2), 150);  // two must both fail: 1/6 + 2/6 x 1/4
}

}  // namespace
}  // namespace longroll::aprils
