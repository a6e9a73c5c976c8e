// 13: the rules of Pea Ridge. Where the ground does not matter the troops stand on a clear sheet of paper.
#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "aprils/reinforcements.h"
#include "kit/files.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::Field;
using kit::gray;
using kit::gray_guns;
using kit::kFour;
using kit::refused;
using kit::roll;
using kit::taken;

constexpr OptionId kArmyTogether{0};
constexpr OptionId kGeneralsFall{1};
constexpr OptionId kLostTrain{2};

// The battle itself, before its first turn.
Field pea_ridge(int turn = 1, OptionSet options = {}) {
  Field field(kit::battle("aprils/pea-ridge"));
  field.turn(turn);
  field.scenario();
  field.situation().options = options;
  return field;
}

UnitId named(Field& field, std::string_view id) {
  const auto found = field.scenario().unit_named(id);
  EXPECT_TRUE(found.has_value()) << id;
  return found.value_or(UnitId(0));
}

void put(Field& field, std::string_view id, std::string_view hex) {
  put_unit(field.scenario(), field.situation(), named(field, id), field.hex(hex));
}

// Clear ground under Pea Ridge's rules; gray falls back north, blue south.
Field paper() {
  Field field(9, 9);
  field.rules(pea_ridge_rules()).formation("mcculloch", Side::Confederate);
  field.compass(Side::Union, "S").compass(Side::Confederate, "N");
  return field;
}

UnitId pikes_men(Field& field, std::string_view hex, int morale = 0) {
  const UnitId unit = field.unit("drew", Side::Confederate, UnitKind::Cavalry, kFour, hex, morale);
  field.draft().units.back().special = {"13.1"};
  return unit;
}

UnitId checking(Field& field) { return std::get<RollCheck>(field.position().agenda.back()).unit; }

// 13.1

TEST(PeaRidge, C13_1_drew_and_watie_are_the_units_that_fear_artillery) {
  Field field = pea_ridge();
  for (const Unit& unit : field.scenario().units)
    EXPECT_EQ(unit.has_special("13.1"), unit.id == "drew" || unit.id == "watie") << unit.id;
}

TEST(PeaRidge, C13_1_A76_bombarded_without_loss_they_check_all_the_same) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0508");
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(1);  // 1-2: nothing
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(checking(field), d);
  field.roll(3);
  EXPECT_EQ(field.where(d), "0504");
  EXPECT_EQ(field.situation().steps_left(d), 2);
}

TEST(PeaRidge, C13_1_A76_who_passes_stays) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0508");
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  roll(field, {1, 4});
  EXPECT_EQ(field.where(d), "0505");
}

TEST(PeaRidge, C13_1_their_rating_counts_in_the_check) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0508");
  const UnitId d = pikes_men(field, "0505", -2);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  roll(field, {1, 5});
  EXPECT_EQ(field.where(d), "0504");
}

TEST(PeaRidge, C13_1_guns_that_attack_from_beside_them_count_too) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0506");
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  roll(field, {1, 1});
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(checking(field), d);
}

TEST(PeaRidge, C13_1_guns_in_a_combined_attack_count_too) {
  Field field = paper();
  const UnitId a = blue(field, "0506");
  const UnitId gun = blue_guns(field, "0508");
  pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, gun}, "0505")));
  roll(field, {1, 1});
  EXPECT_TRUE(field.at<RollCheck>());
}

TEST(PeaRidge, C13_1_infantry_alone_frightens_nobody) {
  Field field = paper();
  const UnitId a = blue(field, "0506");
  blue_guns(field, "0508");  // within range, but takes no part
  pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {1, 1});
  EXPECT_TRUE(field.at<VoluntaryRetreats>());
}

TEST(PeaRidge, C13_1_A76_the_others_in_the_hex_check_only_if_a_step_was_lost) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0508", {8, 4, 4});
  const UnitId d = pikes_men(field, "0505");
  const UnitId companion = gray(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(1);  // 1-2: nothing
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(checking(field), d);
  field.roll(6);
  EXPECT_TRUE(field.at<VoluntaryRetreats>());
  EXPECT_EQ(field.where(companion), "0505");
}

TEST(PeaRidge, C13_1_A76_with_a_loss_they_check_once_and_not_twice) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0508", {32, 4, 4});
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(1);  // 4-1: one step
  ASSERT_TRUE(field.at<RollCheck>());
  field.roll(6);
  EXPECT_TRUE(field.at<VoluntaryRetreats>());
  EXPECT_EQ(field.situation().steps_left(d), 1);
}

TEST(PeaRidge, C13_1_A76_after_a_retreat_too) {
  Field field = paper();
  const UnitId gun = blue_guns(field, "0508", {32, 4, 4});
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0505")));
  field.roll(2);  // "1R"
  EXPECT_EQ(field.where(d), "0504");
  field.roll(1);
  EXPECT_EQ(field.where(d), "0503");
}

TEST(PeaRidge, C13_1_A76_after_the_guns_that_cover_an_automatic_retreat) {
  Field field = paper();
  blue(field, "0506");
  const UnitId gun = blue_guns(field, "0508");
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0505", "0505", {gun})));
  field.roll(1);
  ASSERT_TRUE(field.at<RollCheck>());
  EXPECT_EQ(checking(field), d);
}

TEST(PeaRidge, C13_1_an_automatic_retreat_of_guns_is_no_attack_by_them) {
  Field field = paper();
  blue_guns(field, "0506");
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0505")));
  EXPECT_TRUE(field.at<OfferAdvance>());
  EXPECT_EQ(field.where(d), "0505");
}

TEST(PeaRidge, C13_1_only_when_they_are_attacked) {
  Field field = paper();
  blue_guns(field, "0506");
  const UnitId d = pikes_men(field, "0505");
  field.combat(Side::Confederate);
  ASSERT_TRUE(taken(field.attack({d}, "0506")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
}

// 13.2

TEST(PeaRidge, C13_2_the_24th_missouri_does_not_move_on_turn_1) {
  Field field = pea_ridge();
  const UnitId picket = named(field, "24-missouri");
  EXPECT_EQ(field.where(picket), "3205");
  field.movement("independent");
  EXPECT_TRUE(refused(field.march(picket, "3305"), Reason::SpecialRuleBars, "13.2"));
  for (const March& march : kit::offers_of<March>(field)) EXPECT_NE(march.unit, picket);
}

TEST(PeaRidge, C13_2_others_of_its_group_do) {
  Field field = pea_ridge();
  const UnitId bussey = named(field, "bussey");
  field.movement("independent");
  EXPECT_TRUE(taken(field.march(bussey, "4516")));
}

TEST(PeaRidge, C13_2_from_turn_2_it_moves) {
  Field field = pea_ridge(2);
  const UnitId picket = named(field, "24-missouri");
  field.movement("independent");
  EXPECT_TRUE(taken(field.march(picket, "3305")));
}

TEST(PeaRidge, C13_2_it_retreats_on_turn_1_like_anybody) {
  Field field = pea_ridge();
  put(field, "price", "3105");
  field.combat(Side::Union);  // without strength it must fall back, and that is all there is to choose
  if (field.at<RetreatUnits>()) ASSERT_TRUE(taken(field.answer(field.choices().front())));
  EXPECT_NE(field.where(named(field, "24-missouri")), "3205");
}

TEST(PeaRidge, C13_2_A34_it_falls_back_toward_higher_columns) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  for (Direction d : kDirections) {
    const bool east = d == Direction::NorthEast || d == Direction::SouthEast;
    const bool west = d == Direction::NorthWest || d == Direction::SouthWest;
    EXPECT_EQ(battle.friendly_direction(Side::Union, d), east);
    EXPECT_EQ(battle.friendly_direction(Side::Confederate, d), west);
  }
}

// 13.4a

TEST(PeaRidge, C13_4_the_options_stand_in_the_order_that_the_rules_count_on) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  ASSERT_EQ(battle.options.size(), 3u);
  EXPECT_EQ(battle.options[kArmyTogether.index()].id, "13.4a");
  EXPECT_EQ(battle.options[kGeneralsFall.index()].id, "13.4b");
  EXPECT_EQ(battle.options[kLostTrain.index()].id, "13.4c");
}

TEST(PeaRidge, C13_4a_without_the_option_mcculloch_comes_on_turn_1_at_a) {
  Field field = pea_ridge();
  const UnitId hebert = named(field, "hebert");
  const Arrival arrival = arrival_of(field.scenario(), field.situation(), hebert);
  EXPECT_EQ(arrival.turn, 1);
  EXPECT_EQ(arrival.letters, "A");
  field.movement("mcculloch");
  EXPECT_TRUE(taken(field.march(hebert, "3120")));
}

TEST(PeaRidge, C13_4a_with_it_all_of_mcculloch_comes_on_turn_4_at_b) {
  Field field = pea_ridge(1, {kArmyTogether});
  for (UnitId unit : field.scenario().units_of[field.scenario().formation_named("mcculloch")->index()]) {
    const Arrival arrival = arrival_of(field.scenario(), field.situation(), unit);
    EXPECT_EQ(arrival.turn, 4);
    EXPECT_EQ(arrival.letters, "B");
  }
}

TEST(PeaRidge, C13_4a_before_turn_4_it_is_not_due_and_then_it_enters_at_b_and_not_at_a) {
  Field early = pea_ridge(3, {kArmyTogether});
  EXPECT_FALSE(is_due(early.scenario(), early.situation(), named(early, "hebert")));
  Field field = pea_ridge(4, {kArmyTogether});
  const UnitId hebert = named(field, "hebert");
  EXPECT_TRUE(is_due(field.scenario(), field.situation(), hebert));
  field.movement("mcculloch");
  EXPECT_TRUE(refused(field.march(hebert, "3120"), Reason::NotAnEntry, "8.2"));
  EXPECT_TRUE(taken(field.march(hebert, "3105")));
}

bool in_cup(Field& field, std::string_view formation) {
  const auto told = field.told<CupFilled>();
  EXPECT_EQ(told.size(), 1u);
  for (const Marker& marker : told.at(0).markers)
    if (marker.formation == field.scenario().formation_named(formation)) return true;
  return false;
}

TEST(PeaRidge, C13_4a_A5_its_marker_goes_into_the_cup_from_turn_4) {
  for (int turn = 1; turn <= 5; ++turn) {
    Field with = pea_ridge(turn, {kArmyTogether});
    with.whole_turn();
    EXPECT_EQ(in_cup(with, "mcculloch"), turn >= 4) << turn;
    Field without = pea_ridge(turn);
    without.whole_turn();
    EXPECT_TRUE(in_cup(without, "mcculloch")) << turn;
  }
}

TEST(PeaRidge, C13_4a_the_troops_sent_against_it_may_then_use_c_or_d) {
  Field with = pea_ridge(4, {kArmyTogether});
  Field without = pea_ridge(4);
  for (std::string_view id :
       {"greusel", "osterhaus-artillery", "coler", "white", "pattison", "davis-artillery", "bussey"}) {
    EXPECT_EQ(arrival_of(with.scenario(), with.situation(), named(with, id)).letters, "CD") << id;
    EXPECT_EQ(arrival_of(with.scenario(), with.situation(), named(with, id)).turn,
              arrival_of(without.scenario(), without.situation(), named(without, id)).turn)
        << id;
  }
  with.movement("davis");
  EXPECT_TRUE(taken(with.march(named(with, "white"), "4512")));
  without.movement("davis");
  EXPECT_TRUE(refused(without.march(named(without, "white"), "4512"), Reason::NotAnEntry, "8.2"));
}

TEST(PeaRidge, C13_4a_everybody_else_comes_as_printed) {
  Field field = pea_ridge(1, {kArmyTogether});
  for (std::string_view id :
       {"vandever", "carr-artillery", "bowen", "independent-artillery", "price", "little", "greene"}) {
    const Unit& unit = field.scenario().unit(named(field, id));
    const Arrival arrival = arrival_of(field.scenario(), field.situation(), named(field, id));
    EXPECT_EQ(arrival.turn, unit.arrives) << id;
    EXPECT_EQ(arrival.letters, unit.entry) << id;
  }
}

// 13.4b

struct Leetown {
  Field field = paper();
  UnitId hebert, a;
  explicit Leetown(OptionSet options = {kGeneralsFall}, std::string_view formation = "mcculloch") {
    a = blue(field, "0506", {16, 4, 4});
    hebert = gray(field, "0505");
    field.join(hebert, formation);
    field.scenario();
    field.situation().options = options;
  }
  // One combat; the defender loses a step and stays, the attacker nothing.
  void fight() {
    field.combat(Side::Union);
    ASSERT_TRUE(taken(field.attack({a}, "0505")));
    roll(field, {1, 1, 6});
    ASSERT_TRUE(taken(field.stand_fast()));
  }
};

TEST(PeaRidge, C13_4b_after_a_combat_that_cost_mcculloch_a_step_a_die_is_rolled_and_a_6_fells_a_general) {
  Leetown leetown;
  leetown.fight();
  ASSERT_TRUE(leetown.field.at<SpecialRoll>());
  leetown.field.roll(6);
  EXPECT_EQ(leetown.field.situation().memory.generals_fallen, 1);
  ASSERT_EQ(leetown.field.told<SpecialHappened>().size(), 1u);
  EXPECT_EQ(leetown.field.told<SpecialHappened>()[0].rule, "13.4b");
}

TEST(PeaRidge, C13_4b_on_anything_else_nothing_happens) {
  for (int die = 1; die <= 5; ++die) {
    Leetown leetown;
    leetown.fight();
    leetown.field.roll(die);
    EXPECT_EQ(leetown.field.situation().memory.generals_fallen, 0) << die;
    EXPECT_TRUE(leetown.field.over());
  }
}

TEST(PeaRidge, C13_4b_no_roll_if_the_option_was_not_chosen) {
  Leetown leetown(OptionSet{});
  leetown.fight();
  EXPECT_TRUE(leetown.field.over());
}

TEST(PeaRidge, C13_4b_no_roll_for_another_formation) {
  Leetown leetown({kGeneralsFall}, "gray");
  leetown.fight();
  EXPECT_TRUE(leetown.field.over());
}

TEST(PeaRidge, C13_4b_no_roll_if_no_step_was_lost) {
  Leetown leetown;
  Field& field = leetown.field;
  field.situation().steps[leetown.a.index()] = 1;  // one against four
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({leetown.a}, "0505")));
  field.roll(1);
  field.roll(1);  // 1-4: the attacker loses his last step
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.over());
}

TEST(PeaRidge, C13_4b_also_when_mcculloch_attacks) {
  Leetown leetown;
  Field& field = leetown.field;
  field.situation().steps[leetown.hebert.index()] = 1;
  field.combat(Side::Confederate);
  ASSERT_TRUE(taken(field.attack({leetown.hebert}, "0506")));
  roll(field, {1, 2});  // 1-4: lost
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.at<SpecialRoll>());
}

TEST(PeaRidge, C13_4b_one_roll_a_combat_however_many_steps_were_lost) {
  Leetown leetown;
  Field& field = leetown.field;
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({leetown.a}, "0505")));
  roll(field, {4, 1});  // "2R": gone
  ASSERT_TRUE(taken(field.no_advance()));
  ASSERT_TRUE(field.at<SpecialRoll>());
  field.roll(1);
  EXPECT_TRUE(field.over());
}

TEST(PeaRidge, C13_4b_A77_a_second_6_in_the_same_turn_is_void) {
  Leetown leetown;
  leetown.fight();
  leetown.field.roll(6);
  leetown.field.situation().steps[leetown.hebert.index()] = 2;
  leetown.fight();
  ASSERT_TRUE(leetown.field.at<SpecialRoll>());
  leetown.field.roll(6);
  EXPECT_EQ(leetown.field.situation().memory.generals_fallen, 1);
}

TEST(PeaRidge, C13_4b_two_at_most_in_a_game) {
  Leetown leetown;
  for (int turn = 1; turn <= 2; ++turn) {
    leetown.field.situation().turn = static_cast<std::uint8_t>(turn);
    leetown.field.situation().steps[leetown.hebert.index()] = 2;
    leetown.fight();
    leetown.field.roll(6);
  }
  EXPECT_EQ(leetown.field.situation().memory.generals_fallen, 2);
  leetown.field.situation().turn = 3;
  leetown.field.situation().steps[leetown.hebert.index()] = 2;
  leetown.fight();
  EXPECT_TRUE(leetown.field.over());  // no third roll
}

TEST(PeaRidge, C13_4b_A46_mccullochs_marker_stays_out_of_the_cup_on_the_next_turn_only) {
  for (int turn = 2; turn <= 4; ++turn) {
    Field field = pea_ridge(turn, {kGeneralsFall});
    field.situation().memory.generals_fallen = 1;
    field.situation().memory.general_fell_on_turn = 2;
    field.whole_turn();
    EXPECT_EQ(in_cup(field, "mcculloch"), turn != 3) << turn;
    EXPECT_TRUE(in_cup(field, "price")) << turn;
  }
}

TEST(PeaRidge, C13_4b_A77_units_due_while_the_marker_is_out_are_delayed) {
  Field field = pea_ridge(4, {kGeneralsFall});
  field.situation().memory.generals_fallen = 1;
  field.situation().memory.general_fell_on_turn = 2;
  const UnitId hebert = named(field, "hebert");  // due since turn 1, never entered
  EXPECT_TRUE(is_due(field.scenario(), field.situation(), hebert));
  field.movement("mcculloch");
  EXPECT_TRUE(taken(field.march(hebert, "3120")));
}

// 13.4c

int attack_of(int turn, OptionSet options, Side side, UnitKind kind, std::string_view from, int printed) {
  Field field = paper();
  field.turn(turn);
  const UnitId unit = field.unit("x", side, kind, {static_cast<std::uint8_t>(printed), 4, 4}, from);
  field.unit("target", enemy_of(side), UnitKind::Infantry, kFour, "0505");
  field.scenario();
  field.situation().options = options;
  return field.odds({unit}, "0505", side).attack;
}

TEST(PeaRidge, C13_4c_from_turn_13_confederate_guns_attack_at_half_strength_rounded_down) {
  EXPECT_EQ(attack_of(13, {kLostTrain}, Side::Confederate, UnitKind::Artillery, "0506", 5), 2);
  EXPECT_EQ(attack_of(18, {kLostTrain}, Side::Confederate, UnitKind::Artillery, "0506", 4), 2);
  EXPECT_EQ(attack_of(12, {kLostTrain}, Side::Confederate, UnitKind::Artillery, "0506", 5), 5);
}

TEST(PeaRidge, C13_4c_before_any_halving_for_range) {
  EXPECT_EQ(attack_of(13, {kLostTrain}, Side::Confederate, UnitKind::Artillery, "0508", 7), 1);  // 7, 3, 1
}

TEST(PeaRidge, C13_4c_each_gun_is_halved_by_itself_the_range_halves_the_sum) {
  Field field = paper();
  field.turn(13);
  const UnitId one = gray_guns(field, "0507", {3, 4, 4});
  const UnitId two = gray_guns(field, "0508", {3, 4, 4});
  blue(field, "0505");
  field.scenario();
  field.situation().options = {kLostTrain};
  EXPECT_EQ(field.odds({one, two}, "0505", Side::Confederate).attack, 1);  // 1 and 1, halved together
}

TEST(PeaRidge, C13_4c_nobody_else_is_halved) {
  EXPECT_EQ(attack_of(13, {kLostTrain}, Side::Union, UnitKind::Artillery, "0506", 5), 5);
  EXPECT_EQ(attack_of(13, {kLostTrain}, Side::Confederate, UnitKind::Infantry, "0506", 5), 5);
  EXPECT_EQ(attack_of(13, {kLostTrain}, Side::Confederate, UnitKind::Cavalry, "0506", 5), 5);
}

TEST(PeaRidge, C13_4c_only_if_it_was_chosen) {
  EXPECT_EQ(attack_of(13, {}, Side::Confederate, UnitKind::Artillery, "0506", 5), 5);
}

TEST(PeaRidge, C13_4c_the_guns_defence_is_whole) {
  Field field = paper();
  field.turn(13);
  const UnitId a = blue(field, "0506");
  gray_guns(field, "0505", {5, 7, 3});
  field.scenario();
  field.situation().options = {kLostTrain};
  EXPECT_EQ(field.odds({a}, "0505", Side::Union).defence, 7);
}

TEST(PeaRidge, C13_4c_C7_2_a_gun_halved_to_nothing_does_not_bombard) {
  Field field = paper();
  field.turn(13);
  const UnitId gun = gray_guns(field, "0507", {3, 4, 4});
  const UnitId other = gray_guns(field, "0508", {4, 4, 4});
  blue(field, "0505", {4, 1, 4});
  field.scenario();
  field.situation().options = {kLostTrain};
  field.combat(Side::Confederate);
  EXPECT_TRUE(refused(field.attack({gun}, "0505"), Reason::BelowOneToFour, "7.2"));
  EXPECT_TRUE(taken(field.attack({other}, "0505")));
}

}  // namespace
}  // namespace longroll::aprils
