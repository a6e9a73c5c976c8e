// 14.6b: the ships shell the Confederate camps by night.
#include "aprils/battles/shiloh_shelling.h"

#include <gtest/gtest.h>

#include "kit/shiloh.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::gray;
using kit::gray_guns;
using kit::kFour;
using kit::refused;
using kit::taken;
using shiloh_kit::kNightShelling;
using shiloh_kit::kShip;
using shiloh_kit::River;
using Paper = kit::Field;

// Night on the river; the ship and the option to shell. The ship's formation is the army.
struct Night {
  River river;
  Paper& field = river.field;
  UnitId ship;
  explicit Night(Strengths full = kShip) {
    field.night();
    field.formation("army", Side::Union);
    ship = river.ship("0605", full);
    field.join(ship, "army");
  }
  void begin(OptionSet options = {kNightShelling}) {
    field.scenario();
    field.situation().options = options;
    field.movement("army");
    ASSERT_TRUE(taken(field.end_movement()));
  }
  std::optional<Refusal> shell(std::string_view hex) {
    return field.answer(SpecialChoice{shiloh::kShell, ship, field.hex(hex)});
  }
};

TEST(NightShelling, C14_6b_A82_at_the_end_of_the_armys_phase_the_ship_may_shell_a_hex_or_not) {
  Night night;
  gray(night.field, "0305");
  night.begin();
  ASSERT_TRUE(night.field.at<SpecialQuestion>());
  EXPECT_EQ(night.field.asked(), Asked::Union);
  ASSERT_EQ(night.field.choices().size(), 2u);
  EXPECT_EQ(night.field.choices()[0],
            Choice(SpecialChoice{shiloh::kShell, night.ship, night.field.hex("0305")}));
  EXPECT_TRUE(taken(night.field.answer(SpecialChoice{shiloh::kCeaseFire, std::nullopt, std::nullopt})));
  EXPECT_TRUE(night.field.over());
}

TEST(NightShelling, C14_6b_each_unit_there_checks_with_1_added) {
  for (int die = 1; die <= 6; ++die) {
    Night night;
    const UnitId d = gray(night.field, "0305");
    night.begin();
    ASSERT_TRUE(taken(night.shell("0305")));
    ASSERT_TRUE(night.field.at<RollCheck>());
    night.field.roll(die);
    EXPECT_EQ(night.field.where(d) == "0305", die >= 3) << die;  // 4 passes, and 1 is added
    EXPECT_EQ(night.field.situation().steps_left(d), 2);
    EXPECT_TRUE(night.field.over() || night.field.at<RetreatUnits>());
  }
}

TEST(NightShelling, C14_6b_both_units_of_the_hex_check_in_their_owners_order) {
  Night night;
  const UnitId d = gray(night.field, "0305"), e = gray(night.field, "0305", kFour, -2);
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  ASSERT_TRUE(night.field.at<CheckUnits>());
  EXPECT_EQ(night.field.asked(), Asked::Confederate);
  ASSERT_TRUE(taken(night.field.check(e)));
  night.field.roll(4);  // 4 - 2 + 1: it goes
  if (night.field.at<RetreatUnits>()) ASSERT_TRUE(taken(night.field.answer(night.field.choices().front())));
  EXPECT_NE(night.field.where(e), "0305");
  ASSERT_TRUE(night.field.at<RollCheck>());
  night.field.roll(3);
  EXPECT_EQ(night.field.where(d), "0305");
}

TEST(NightShelling, C14_6b_A33_A82_the_retreat_follows_the_compass) {
  Night night;
  night.field.compass(Side::Confederate, "S");
  const UnitId d = gray(night.field, "0305");
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(1);
  EXPECT_EQ(night.field.where(d), "0306");
}

TEST(NightShelling,
     C14_6b_A35_A142_in_a_union_zone_without_a_way_back_it_costs_a_step_and_that_check_has_no_bonus) {
  Night night;
  night.field.compass(Side::Confederate, "S");
  const UnitId d = gray(night.field, "0305");
  const UnitId friends = gray(night.field, "0306");
  for (std::string_view hex : {"0204", "0404", "0206", "0406"}) blue(night.field, hex);
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(1);  // only 0306 is open, a friend being there, and it lies in Union zones
  EXPECT_EQ(night.field.where(d), "0306");
  ASSERT_TRUE(night.field.at<RollCheck>());
  night.field.roll(3);  // 3, with nothing added: a step
  EXPECT_EQ(night.field.situation().steps_left(d), 1);
  EXPECT_EQ(night.field.situation().steps_left(friends), 2);
}

TEST(NightShelling, C14_6b_A82_no_line_of_sight_is_needed_but_four_hexes_are_the_limit) {
  Night night;
  night.field.terrain("0505 0506 0405 0406", Terrain::Woods);
  gray(night.field, "0305");
  gray(night.field, "0105");
  night.begin();
  EXPECT_TRUE(refused(night.shell("0105"), Reason::CannotReach, "14.6b"));
  EXPECT_TRUE(refused(night.shell("0304"), Reason::NoEnemyThere, "14.6b"));
  EXPECT_TRUE(taken(night.shell("0305")));
}

TEST(NightShelling, C14_6b_once_a_night_turn_for_each_ship) {
  Night night;
  const UnitId other = night.river.ship("0606", kShip, 1);
  night.field.join(other, "army");
  gray(night.field, "0305");
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(6);
  ASSERT_TRUE(night.field.at<SpecialQuestion>());
  EXPECT_TRUE(refused(night.shell("0305"), Reason::NotAsked, "14.6b"));
  EXPECT_TRUE(taken(night.field.answer(SpecialChoice{shiloh::kShell, other, night.field.hex("0305")})));
  night.field.roll(6);
  EXPECT_TRUE(night.field.over());
}

TEST(NightShelling, C14_6b_A142_the_ship_moves_first_and_shells_from_where_it_then_lies) {
  Night night;
  gray(night.field, "0408");
  night.field.scenario();
  night.field.situation().options = {kNightShelling};
  night.field.movement("army");
  ASSERT_TRUE(taken(night.field.march(night.ship, "0606 0607")));
  ASSERT_TRUE(night.field.at<SpecialQuestion>());  // nothing else was left to move
  EXPECT_TRUE(taken(night.shell("0408")));
}

TEST(NightShelling, C14_6b_a_reduced_ship_does_not_shell) {
  Night night;
  gray(night.field, "0305");
  night.field.scenario();
  lose_step(night.field.scenario(), night.field.situation(), night.ship);
  night.begin();
  EXPECT_TRUE(night.field.over());
}

TEST(NightShelling, C14_6b_only_by_night_and_only_if_it_was_chosen) {
  Night without;
  gray(without.field, "0305");
  without.begin(OptionSet{});
  EXPECT_TRUE(without.field.over());
  Night by_day;
  for (Turn& turn : by_day.field.draft().calendar) turn.night = false;
  gray(by_day.field, "0305");
  by_day.begin();
  EXPECT_TRUE(by_day.field.over());
}

TEST(NightShelling, C14_6b_no_question_where_nobody_is_in_range) {
  Night night;
  gray(night.field, "0105");
  night.begin();
  EXPECT_TRUE(night.field.over());
}

TEST(NightShelling, C14_6b_A39_A142_guns_sent_back_in_the_night_bombard_in_the_morning) {
  Night night;
  const UnitId gun = gray_guns(night.field, "0305");
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(1);
  if (night.field.at<RetreatUnits>()) ASSERT_TRUE(taken(night.field.answer(night.field.choices().front())));
  ASSERT_NE(night.field.where(gun), "0305");
  EXPECT_TRUE(night.field.situation().retreated.empty());
  EXPECT_TRUE(night.field.situation().displaced.empty());
  EXPECT_FALSE(night.field.situation().fight.has_value());
}

TEST(NightShelling, C14_6b_the_hex_with_most_to_gain_is_named_first) {
  Night night;
  gray(night.field, "0304", kFour, 1);
  gray(night.field, "0305", kFour, -1);
  gray(night.field, "0305", kFour, 0);
  night.begin();
  EXPECT_EQ(night.field.choices()[0],
            Choice(SpecialChoice{shiloh::kShell, night.ship, night.field.hex("0305")}));
}

}  // namespace
}  // namespace longroll::aprils
