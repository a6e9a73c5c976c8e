// 14.1, 14.2, 14.4, 14.6a and 14.6c: Shiloh's rules for the armies ashore. The gunboats and the victory lines have
// files of their own.
#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "aprils/reinforcements.h"
#include "kit/shiloh.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::Field;
using kit::gray;
using kit::gray_guns;
using kit::kFour;
using kit::refused;
using kit::taken;
using shiloh_kit::in_cup;
using shiloh_kit::in_cup_combat;
using shiloh_kit::kJohnstonFalls;
using shiloh_kit::kNightShelling;
using shiloh_kit::kRightRoad;
using shiloh_kit::named;
using shiloh_kit::put;
using shiloh_kit::shiloh;
using shiloh_kit::take_off;

// 14.1: the combat marker

TEST(Shiloh, C14_1_the_union_combat_marker_is_not_in_the_cup_on_turns_1_and_2) {
  for (int turn : {1, 2}) {
    Field field = shiloh(turn);
    field.whole_turn();
    EXPECT_FALSE(field.at<SpecialRoll>());
    EXPECT_FALSE(in_cup_combat(field, Side::Union)) << turn;
    EXPECT_TRUE(in_cup_combat(field, Side::Confederate)) << turn;
  }
}

TEST(Shiloh, C14_1_on_turns_3_to_5_a_die_decides_5_4_or_3_and_more) {
  for (int turn : {3, 4, 5}) {
    for (int die = 1; die <= 6; ++die) {
      Field field = shiloh(turn);
      field.whole_turn();
      ASSERT_TRUE(field.at<SpecialRoll>()) << turn;
      field.roll(die);
      const bool expected = die >= (turn == 3 ? 5 : turn == 4 ? 4 : 3);
      EXPECT_EQ(in_cup_combat(field, Side::Union), expected) << turn << " " << die;
      ASSERT_EQ(field.told<SpecialHappened>().size(), 1u);
      EXPECT_EQ(field.told<SpecialHappened>()[0].rule, "14.1");
      EXPECT_EQ(field.told<SpecialHappened>()[0].number, expected ? 1 : 0);
    }
  }
}

TEST(Shiloh, C14_1_on_turn_6_it_goes_in_without_a_roll) {
  Field field = shiloh(6);
  field.whole_turn();
  EXPECT_FALSE(field.at<SpecialRoll>());
  EXPECT_TRUE(in_cup_combat(field, Side::Union));
}

TEST(Shiloh, C14_1_once_in_it_stays_in_and_nobody_rolls_again) {
  Field field = shiloh(3);
  field.whole_turn();
  field.roll(5);
  field.turn(4);
  field.whole_turn();
  EXPECT_FALSE(field.at<SpecialRoll>());
  EXPECT_TRUE(in_cup_combat(field, Side::Union));
}

TEST(Shiloh, C14_1_C9_0_at_night_there_are_no_combat_markers_and_at_dawn_both_are_back) {
  for (int turn : {14, 15, 16}) {
    Field field = shiloh(turn);
    field.situation().memory.union_fights = true;
    field.whole_turn();
    for (Side side : kSides) EXPECT_EQ(in_cup_combat(field, side), turn == 16) << turn;
  }
}

// 14.1: the sleeping camps

TEST(Shiloh, C14_1_the_camps_wake_one_after_the_other) {
  for (int turn = 1; turn <= 3; ++turn) {
    Field field = shiloh(turn);
    field.whole_turn();
    if (field.at<SpecialRoll>()) field.roll(1);
    EXPECT_TRUE(in_cup(field, "prentiss"));
    EXPECT_EQ(in_cup(field, "sherman"), turn >= 2) << turn;
    for (std::string_view id : {"mcclernand", "hurlbut", "wallace-whl", "army"})
      EXPECT_EQ(in_cup(field, id), turn >= 3) << id << turn;
    for (std::string_view id : {"hardee", "bragg", "polk"}) EXPECT_TRUE(in_cup(field, id)) << id;
  }
}

// The end of turn 1, after which turn 2 begins by itself.
void end_turn_1(Field& field) {
  field.position().agenda.clear();
  field.position().agenda.push_back(EndTurn{});
  settle(field.scenario(), field.position(), nullptr);
  ASSERT_EQ(field.situation().turn, 2);
}

TEST(Shiloh, C14_1_left_alone_the_rear_divisions_sleep_through_turn_2) {
  Field field = shiloh(1);
  end_turn_1(field);
  for (std::string_view id : {"mcclernand", "hurlbut", "wallace-whl", "army"})
    EXPECT_FALSE(in_cup(field, id)) << id;
}

TEST(Shiloh, C14_1_A78_a_confederate_beside_one_of_its_units_wakes_the_division) {
  Field field = shiloh(1);
  put(field, "wharton", "1318");  // beside Raith in 1317
  end_turn_1(field);
  EXPECT_TRUE(in_cup(field, "mcclernand"));
  EXPECT_FALSE(in_cup(field, "hurlbut"));
}

TEST(Shiloh, C14_1_A78_whatever_hexside_lies_between) {
  Field field = shiloh(1);
  put(field, "mcarthur", "2102");
  put(field, "wharton", "2202");  // Snake Creek runs between, and there is no bridge
  ASSERT_TRUE(field.scenario().map.features(field.hex("2102"), field.hex("2202")).has(Feature::River));
  end_turn_1(field);
  EXPECT_TRUE(in_cup(field, "wallace-whl"));
}

TEST(Shiloh, C14_1_A78_a_gunboat_is_not_disturbed) {
  Field field = shiloh(1);
  put(field, "tyler", "2613");
  put(field, "wharton", "2513");  // on the bluff over the river
  ASSERT_TRUE(field.scenario().map.grid().adjacent(field.hex("2513"), field.hex("2613")));
  end_turn_1(field);
  EXPECT_FALSE(in_cup(field, "army"));
}

TEST(Shiloh, C14_1_A78_a_step_lost_wakes_it_and_so_does_a_unit_lost) {
  Field reduced = shiloh(1);
  lose_step(reduced.scenario(), reduced.situation(), named(reduced, "raith"));
  end_turn_1(reduced);
  EXPECT_TRUE(in_cup(reduced, "mcclernand"));
  Field gone = shiloh(1);
  lose_step(gone.scenario(), gone.situation(), named(gone, "4-illinois-cavalry"));
  ASSERT_EQ(gone.where(named(gone, "4-illinois-cavalry")), "gone");
  end_turn_1(gone);
  EXPECT_TRUE(in_cup(gone, "mcclernand"));
}

TEST(Shiloh, C14_1_A78_a_division_that_woke_early_stays_awake) {
  Field field = shiloh(1);
  put(field, "wharton", "1318");
  end_turn_1(field);
  put(field, "wharton", "0423");
  field.turn(2);
  field.whole_turn();
  EXPECT_TRUE(in_cup(field, "mcclernand"));
}

TEST(Shiloh, C14_1_C8_1_divisions_that_come_later_follow_the_ordinary_rule) {
  for (int turn : {12, 13}) {
    Field field = shiloh(turn);
    field.whole_turn();
    EXPECT_EQ(in_cup(field, "nelson"), turn == 13);
  }
}

// 14.2

// Clear ground on a day of the battle; the target of both sides' attacks stands in 0505.
struct Ground {
  Field field{9, 9};
  explicit Ground(int day) {
    field.rules(shiloh_rules());
    for (Turn& turn : field.draft().calendar) turn.day = static_cast<std::uint8_t>(day);
    for (std::string_view id : {"nelson", "crittenden", "mccook", "wood-tj", "wallace-lew", "sherman"})
      field.formation(id, Side::Union);
  }
  UnitId gray_unit(UnitKind kind, std::string_view hex) {
    return field.unit("gray " + std::string(hex), Side::Confederate, kind, kFour, hex);
  }
  UnitId blue_unit(UnitKind kind, std::string_view hex, std::string_view formation) {
    const UnitId unit = field.unit("blue " + std::string(hex), Side::Union, kind, kFour, hex);
    field.join(unit, formation);
    return unit;
  }
  int surprise(const std::vector<UnitId>& attackers, Side side) {
    int sum = 0;
    for (const Shift& shift : field.odds(attackers, "0505", side).shifts)
      if (shift.reason == ShiftReason::SpecialRule && shift.rule == "14.2") sum += shift.value;
    return sum;
  }
};

TEST(Shiloh, C14_2_on_day_1_confederate_infantry_and_cavalry_attack_one_column_better) {
  for (UnitKind kind : {UnitKind::Infantry, UnitKind::Cavalry}) {
    Ground ground(1);
    const UnitId a = ground.gray_unit(kind, "0506");
    blue(ground.field, "0505");
    EXPECT_EQ(ground.surprise({a}, Side::Confederate), 1);
  }
}

TEST(Shiloh, C14_2_one_shift_however_many_take_part) {
  Ground ground(1);
  const UnitId a = gray(ground.field, "0506"), b = gray(ground.field, "0405");
  blue(ground.field, "0505");
  EXPECT_EQ(ground.surprise({a, b}, Side::Confederate), 1);
}

TEST(Shiloh, C14_2_guns_do_not_surprise_but_infantry_beside_them_does) {
  Ground ground(1);
  const UnitId beside = gray_guns(ground.field, "0506"), far = gray_guns(ground.field, "0508");
  const UnitId foot = gray(ground.field, "0405");
  blue(ground.field, "0505");
  EXPECT_EQ(ground.surprise({far}, Side::Confederate), 0);
  EXPECT_EQ(ground.surprise({beside}, Side::Confederate), 0);
  EXPECT_EQ(ground.surprise({beside, foot, far}, Side::Confederate), 1);
}

TEST(Shiloh, C14_2_on_day_1_nobody_of_the_union_surprises_and_on_day_2_no_confederate) {
  Ground sunday(1);
  const UnitId fresh = sunday.blue_unit(UnitKind::Infantry, "0506", "nelson");
  gray(sunday.field, "0505");
  EXPECT_EQ(sunday.surprise({fresh}, Side::Union), 0);
  Ground monday(2);
  const UnitId tired = gray(monday.field, "0506");
  blue(monday.field, "0505");
  EXPECT_EQ(monday.surprise({tired}, Side::Confederate), 0);
}

TEST(Shiloh, C14_2_on_day_2_the_infantry_of_buell_and_lew_wallace_attacks_one_column_better) {
  for (std::string_view id : {"nelson", "crittenden", "mccook", "wood-tj", "wallace-lew", "sherman"}) {
    Ground ground(2);
    const UnitId a = ground.blue_unit(UnitKind::Infantry, "0506", id);
    gray(ground.field, "0505");
    EXPECT_EQ(ground.surprise({a}, Side::Union), id == "sherman" ? 0 : 1) << id;
  }
}

TEST(Shiloh, C14_2_on_day_2_not_the_cavalry_or_the_guns_of_those_divisions) {
  for (UnitKind kind : {UnitKind::Cavalry, UnitKind::Artillery}) {
    Ground ground(2);
    const UnitId a = ground.blue_unit(kind, "0506", "nelson");
    gray(ground.field, "0505");
    EXPECT_EQ(ground.surprise({a}, Side::Union), 0);
  }
}

TEST(Shiloh, C14_2_A26_A79_it_is_set_against_the_ground_before_the_attack_is_called_hopeless) {
  Ground ground(1);
  const UnitId a = gray(ground.field, "0506", {1, 4, 4});
  blue(ground.field, "0505");  // 1-4
  ground.field.terrain("0505", Terrain::Woods);
  const Odds odds = ground.field.odds({a}, "0505", Side::Confederate);
  EXPECT_EQ(odds.column, 0);
  EXPECT_TRUE(odds.attacker_rolls);
}

TEST(Shiloh, C14_2_it_counts_toward_the_limit_of_three) {
  Ground ground(1);
  const UnitId a = gray(ground.field, "0506", {12, 4, 4});
  blue(ground.field, "0505");                    // 3-1
  ground.field.terrain("0505", Terrain::Rough);  // three left, and a creek
  ground.field.side("0505", "0506", Feature::Creek);
  const Odds odds = ground.field.odds({a}, "0505", Side::Confederate);
  EXPECT_EQ(odds.shift, -3);  // 3 + 1 - 1, not 3 - 1
}

// 14.4

TEST(Shiloh, C14_4_troops_step_ashore_at_the_landing_for_half_a_point_and_march_on) {
  Field field = shiloh(13);
  take_off(field, "webster-reserve");  // so that the way inland is free
  const UnitId ammen = named(field, "ammen");
  EXPECT_EQ(field.cost_to(ammen, "2409"), 1);
  EXPECT_EQ(field.cost_to(ammen, "2310"), 2);
  field.movement("nelson");
  EXPECT_TRUE(taken(field.march(ammen, "2409 2310")));
}

TEST(Shiloh, C14_4_only_at_the_hex_of_their_letter) {
  Field field = shiloh(13);
  field.movement("nelson");
  EXPECT_TRUE(refused(field.march(named(field, "ammen"), "1701"), Reason::NotAnEntry, "8.2"));
}

TEST(Shiloh, C14_4_A41_a_confederate_in_the_hex_makes_them_wait) {
  Field field = shiloh(14);
  put(field, "wharton", "2409");
  for (std::string_view id : {"ammen", "hazen", "bruce"}) EXPECT_EQ(field.reach(named(field, id)), "") << id;
  field.movement("nelson");
  EXPECT_TRUE(field.over());
  put(field, "wharton", "0423");
  field.movement("nelson");
  EXPECT_TRUE(taken(field.march(named(field, "ammen"), "2409")));
}

TEST(Shiloh, C14_4_A41_so_does_one_on_the_savannah_road) {
  Field field = shiloh(14);
  put(field, "wharton", "1701");
  EXPECT_EQ(field.reach(named(field, "thayer")), "");
}

TEST(Shiloh, C14_4_A81_C8_1_a_waiting_divisions_marker_is_in_the_cup) {
  Field field = shiloh(14);
  put(field, "wharton", "2409");
  field.whole_turn();
  EXPECT_TRUE(in_cup(field, "nelson"));
}

TEST(Shiloh, C14_4_C8_2_confederate_reinforcements_go_round_a_blocked_entry) {
  Field field = shiloh(2);
  put(field, "5-ohio-cavalry", "0527");
  EXPECT_NE(field.reach(named(field, "trabue")), "");
}

TEST(Shiloh, C14_4_A81_a_full_landing_is_entered_at_its_terrain_cost_and_passed) {
  Field field = shiloh(13);
  put(field, "tuttle", "2409");
  put(field, "sweeny", "2409");
  take_off(field, "webster-reserve");
  const UnitId ammen = named(field, "ammen");
  ASSERT_EQ(field.scenario().map.terrain(field.hex("2409")), Terrain::Clear);
  EXPECT_EQ(field.cost_to(ammen, "2310"), 3);  // one point for the landing, half for the road
  field.movement("nelson");
  EXPECT_TRUE(refused(field.march(ammen, "2409"), Reason::FullHex, "4.3"));
  EXPECT_TRUE(taken(field.march(ammen, "2409 2310")));
}

TEST(Shiloh, C14_4_in_a_confederate_zone_they_land_and_stop) {
  Field field = shiloh(13);
  for (std::string_view id : {"webster-reserve", "webster-siege-guns"}) take_off(field, id);
  put(field, "wharton", "2310");
  EXPECT_EQ(field.reach(named(field, "ammen")), "2409");
}

TEST(Shiloh, C14_4_A81_full_and_in_a_confederate_zone_the_landing_takes_nobody) {
  Field field = shiloh(13);
  for (std::string_view id : {"webster-reserve", "webster-siege-guns"}) take_off(field, id);
  put(field, "wharton", "2310");
  put(field, "tuttle", "2409");
  put(field, "sweeny", "2409");
  EXPECT_EQ(field.reach(named(field, "ammen")), "");
}

// 14.6

TEST(Shiloh, C14_6_the_options_stand_in_the_order_that_the_rules_count_on) {
  const Scenario& battle = kit::battle("aprils/shiloh");
  ASSERT_EQ(battle.options.size(), 3u);
  EXPECT_EQ(battle.options[kRightRoad.index()].id, "14.6a");
  EXPECT_EQ(battle.options[kNightShelling.index()].id, "14.6b");
  EXPECT_EQ(battle.options[kJohnstonFalls.index()].id, "14.6c");
}

TEST(Shiloh, C14_6a_without_the_option_lew_wallace_comes_in_the_evening_over_snake_creek) {
  Field field = shiloh(9);
  const Arrival arrival = arrival_of(field.scenario(), field.situation(), named(field, "thayer"));
  EXPECT_EQ(arrival.turn, 14);
  EXPECT_EQ(arrival.letters, "B");
}

TEST(Shiloh, C14_6a_with_it_his_whole_division_comes_on_turn_9_by_the_purdy_road) {
  Field field = shiloh(9, {kRightRoad});
  field.whole_turn();
  EXPECT_TRUE(in_cup(field, "wallace-lew"));
  for (std::string_view id : {"smith-ml", "thayer", "whittlesey", "wallace-lew-artillery"}) {
    const Arrival arrival = arrival_of(field.scenario(), field.situation(), named(field, id));
    EXPECT_EQ(arrival.turn, 9) << id;
    EXPECT_EQ(arrival.letters, "C") << id;
  }
  field.movement("wallace-lew");
  EXPECT_TRUE(taken(field.march(named(field, "thayer"), "0114")));
}

TEST(Shiloh, C14_6a_not_before_turn_9) {
  Field field = shiloh(8, {kRightRoad});
  EXPECT_FALSE(is_due(field.scenario(), field.situation(), named(field, "thayer")));
}

void expect_turned_back(Field& field, bool expected) {
  field.whole_turn();
  EXPECT_EQ(in_cup(field, "wallace-lew"), !expected);
  const Arrival arrival = arrival_of(field.scenario(), field.situation(), named(field, "thayer"));
  EXPECT_EQ(arrival.turn, expected ? 15 : 9);
  EXPECT_EQ(arrival.letters, expected ? "B" : "C");
}

TEST(Shiloh, C14_6a_A82_a_confederate_at_the_bridge_turns_him_back) {
  Field field = shiloh(9, {kRightRoad});
  put(field, "wharton", "0315");
  expect_turned_back(field, true);
}

TEST(Shiloh, C14_6a_A82_so_do_confederate_zones_alone) {
  Field field = shiloh(9, {kRightRoad});
  for (std::string_view id : {"mcdowell", "5-ohio-cavalry"}) take_off(field, id);
  put(field, "wharton", "0316");
  expect_turned_back(field, true);
}

TEST(Shiloh, C14_6a_A82_but_not_where_union_zones_lie_on_it_too_or_a_union_unit_holds_it) {
  Field contested = shiloh(9, {kRightRoad});
  put(contested, "wharton", "0316");
  put(contested, "mcdowell", "0414");
  expect_turned_back(contested, false);
  Field held = shiloh(9, {kRightRoad});
  put(held, "wharton", "0316");
  put(held, "mcdowell", "0315");
  expect_turned_back(held, false);
}

TEST(Shiloh, C14_6a_A82_it_is_judged_on_turn_9_and_not_again) {
  Field field = shiloh(9, {kRightRoad});
  field.whole_turn();
  put(field, "wharton", "0315");
  field.turn(10);
  field.whole_turn();
  EXPECT_TRUE(in_cup(field, "wallace-lew"));
}

TEST(Shiloh, C14_6c_johnstons_death_leaves_each_corps_one_marker_on_turns_10_to_13) {
  for (int turn = 9; turn <= 14; ++turn) {
    for (bool falls : {false, true}) {
      Field field = shiloh(turn, falls ? OptionSet{kJohnstonFalls} : OptionSet{});
      field.whole_turn();
      for (std::string_view id : {"hardee", "bragg", "polk", "breckinridge"}) {
        const FormationId corps = *field.scenario().formation_named(id);
        const int expected = falls && turn >= 10 && turn <= 13 ? 1 : 2;
        EXPECT_EQ(field.situation().movement_markers[corps.index()], expected) << id << " on " << turn;
      }
      const FormationId sherman = *field.scenario().formation_named("sherman");
      EXPECT_EQ(field.situation().movement_markers[sherman.index()], 1);
    }
  }
}

}  // namespace
}  // namespace longroll::aprils
