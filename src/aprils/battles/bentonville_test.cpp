// 16: the rules of Bentonville, on its own map.
#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "aprils/reinforcements.h"
#include "aprils/victory.h"
#include "kit/files.h"
#include "kit/troops.h"
#include "kit/ways.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;
using kit::roll;
using kit::taken;

Field bentonville(int turn = 1) {
  Field field(kit::battle("aprils/bentonville"));
  field.turn(turn);
  field.scenario();
  return field;
}

// Nobody is on the map any more; whoever a test needs is put there.
Field empty_field(int turn = 1) {
  Field field = bentonville(turn);
  for (std::size_t i = 0; i < field.scenario().units.size(); ++i)
    if (field.situation().location[i].on_map())
      lift_unit(field.scenario(), field.situation(), UnitId(i), Location::waiting());
  return field;
}

UnitId named(Field& field, std::string_view id) {
  const auto found = field.scenario().unit_named(id);
  EXPECT_TRUE(found.has_value()) << id;
  return found.value_or(UnitId(0));
}

UnitId put(Field& field, std::string_view id, std::string_view hex) {
  const UnitId unit = named(field, id);
  put_unit(field.scenario(), field.situation(), unit, field.hex(hex));
  return unit;
}

TEST(Bentonville, C8_2_roads_lead_from_every_entry_along_the_goldsboro_road) {
  Field field = bentonville();
  const Map& map = field.scenario().map;
  ASSERT_EQ(map.entries.size(), 3u);
  for (const Entry& entry : map.entries)
    for (std::string_view to : {"0513", "1208", "1507", "1906"})
      EXPECT_TRUE(kit::ways_lead(map, entry.hex, field.hex(to))) << entry.letter << " " << to;
}

// 16.1

bool in_cup(Field& field, std::string_view formation) {
  const CupFilled cup = field.told<CupFilled>().at(0);
  for (const Marker& marker : cup.markers)
    if (marker.formation && field.scenario().formation(*marker.formation).id == formation) return true;
  return false;
}

bool combat_in_cup(Field& field, Side side) {
  const CupFilled cup = field.told<CupFilled>().at(0);
  for (const Marker& marker : cup.markers)
    if (!marker.formation && marker.side == side) return true;
  return false;
}

TEST(Bentonville, C16_1_A7_the_union_combat_marker_goes_in_from_turn_2_on) {
  for (int turn = 1; turn <= 9; ++turn) {
    Field field = bentonville(turn);
    field.whole_turn();
    EXPECT_EQ(combat_in_cup(field, Side::Union), turn >= 2) << turn;
    EXPECT_TRUE(combat_in_cup(field, Side::Confederate)) << turn;
  }
}

TEST(Bentonville, C16_1_A46_carlin_and_morgan_stay_out_on_turn_1_and_jackson_goes_in) {
  for (int turn = 1; turn <= 3; ++turn) {
    Field field = bentonville(turn);
    field.whole_turn();
    EXPECT_EQ(in_cup(field, "carlin"), turn >= 2) << turn;
    EXPECT_EQ(in_cup(field, "morgan"), turn >= 2) << turn;
    EXPECT_TRUE(in_cup(field, "jackson")) << turn;
    for (std::string_view formation : {"hoke", "tennessee", "hardee", "hampton"})
      EXPECT_TRUE(in_cup(field, formation)) << turn << formation;
  }
}

TEST(Bentonville, C16_1_A5_ward_and_kilpatrick_go_in_when_they_are_due) {
  for (int turn = 1; turn <= 5; ++turn) {
    Field field = bentonville(turn);
    field.whole_turn();
    EXPECT_EQ(in_cup(field, "kilpatrick"), turn >= 3) << turn;
    EXPECT_EQ(in_cup(field, "ward"), turn >= 4) << turn;
  }
}

// 16.2a

TEST(Bentonville, C16_2a_on_its_turn_a_union_unit_comes_at_a_later_at_a_or_b) {
  Field field = bentonville();
  for (std::size_t i = 0; i < field.scenario().units.size(); ++i) {
    const Unit& unit = field.scenario().units[i];
    if (unit.set_up || unit.side != Side::Union) continue;
    EXPECT_EQ(unit.entry, "A") << unit.id;
    for (int turn = unit.arrives; turn <= unit.arrives + 2; ++turn) {
      field.situation().turn = static_cast<std::uint8_t>(turn);
      const Arrival arrival = arrival_of(field.scenario(), field.situation(), UnitId(i));
      EXPECT_EQ(arrival.turn, unit.arrives) << unit.id;
      EXPECT_EQ(arrival.letters, turn == unit.arrives ? "A" : "AB") << unit.id;
    }
  }
}

TEST(Bentonville, C16_2a_it_marches_in_by_the_newton_grove_track_a_turn_late) {
  Field on_time = bentonville(3);
  on_time.movement("jackson");
  const UnitId hawley = named(on_time, "hawley");
  EXPECT_TRUE(refused(on_time.march(hawley, "0515"), Reason::NotAnEntry, "8.2"));
  EXPECT_TRUE(taken(on_time.march(hawley, "0113")));
  Field late = bentonville(4);
  late.movement("jackson");
  EXPECT_TRUE(taken(late.march(hawley, "0515 0514")));
}

TEST(Bentonville, C16_2a_C8_2_A55_with_a_blocked_it_comes_beside_it_on_time_and_at_b_later) {
  for (int turn : {3, 4}) {
    Field field = bentonville(turn);
    put(field, "hardee-artillery", "0113");
    const UnitId hawley = named(field, "hawley");
    const auto gates = gates_for(field.scenario(), field.situation(),
                                 aprils::Field(field.scenario(), field.situation()), hawley);
    for (const Gate& gate : gates) {
      const std::string hex = field.scenario().map.grid().name(gate.hex);
      if (turn == 3)
        EXPECT_EQ(field.scenario().map.grid().distance(gate.hex, field.hex("0113")), 1) << hex;
      else
        EXPECT_EQ(hex, "0515");
    }
    EXPECT_FALSE(gates.empty());
  }
}

TEST(Bentonville, C16_2a_the_confederates_come_as_printed) {
  for (int turn : {3, 5}) {
    Field field = bentonville(turn);
    EXPECT_EQ(arrival_of(field.scenario(), field.situation(), named(field, "hardee-artillery")).letters, "C");
  }
}

// 16.2b

TEST(Bentonville, C16_2b_kilpatricks_brigades_are_who_is_held) {
  Field field = bentonville();
  for (const Unit& unit : field.scenario().units)
    EXPECT_EQ(unit.has_special("16.2b"), field.scenario().formation(unit.formation).id == "kilpatrick")
        << unit.id;
}

TEST(Bentonville, C16_2b_they_go_as_far_as_column_08_and_no_farther) {
  Field field = empty_field(4);
  const UnitId jordan = put(field, "jordan", "0812");
  field.movement("kilpatrick");
  EXPECT_TRUE(refused(field.march(jordan, "0912"), Reason::SpecialRuleBars, "16.2"));
  for (const March& march : kit::offers_of<March>(field))
    for (HexId hex : march.path) EXPECT_LT(field.scenario().map.grid().column(hex), 8);
  EXPECT_TRUE(taken(field.march(jordan, "0811")));
}

TEST(Bentonville, C16_2b_nobody_else_is_held) {
  Field field = empty_field(4);
  const UnitId hawley = put(field, "hawley", "0812");
  field.movement("jackson");
  EXPECT_TRUE(taken(field.march(hawley, "0912")));
}

bool released(Field& field) { return field.situation().memory.cavalry_released; }

TEST(Bentonville, C16_2b_A86_a_confederate_in_columns_01_to_08_releases_them_at_once) {
  Field field = empty_field(4);
  const UnitId butler = put(field, "butler", "0906");
  field.movement("hampton");
  EXPECT_FALSE(released(field));
  ASSERT_TRUE(taken(field.march(butler, "0805")));
  EXPECT_TRUE(released(field));
  ASSERT_EQ(field.told<SpecialHappened>().size(), 1u);
  EXPECT_EQ(field.told<SpecialHappened>()[0].rule, "16.2b");
}

TEST(Bentonville, C16_2b_A86_one_in_column_09_does_not) {
  Field field = empty_field(4);
  const UnitId butler = put(field, "butler", "1006");
  field.movement("hampton");
  ASSERT_TRUE(taken(field.march(butler, "0906")));
  EXPECT_FALSE(released(field));
}

TEST(Bentonville, C16_2b_A86_control_of_morris_farm_by_a_zone_alone_releases_them) {
  Field field = empty_field(4);
  const UnitId butler = put(field, "butler", "1010");
  field.movement("hampton");
  ASSERT_TRUE(taken(field.march(butler, "0911")));  // beside 0811, where nobody else has a zone
  EXPECT_TRUE(released(field));
}

TEST(Bentonville, C16_2b_A86_control_of_the_other_objectives_does_not) {
  Field field = empty_field(4);
  const UnitId clayton = put(field, "clayton", "1308");
  field.movement("tennessee");
  ASSERT_TRUE(taken(field.march(clayton, "1309")));
  EXPECT_EQ(controller_of(field.scenario(), field.situation(),
                          aprils::Field(field.scenario(), field.situation()), 1),
            Side::Confederate);
  EXPECT_FALSE(released(field));
}

TEST(Bentonville, C16_2b_once_released_they_stay_so_and_go_anywhere) {
  Field field = empty_field(5);
  const UnitId butler = put(field, "butler", "0906");
  field.movement("hampton");
  ASSERT_TRUE(taken(field.march(butler, "0805")));
  lift_unit(field.scenario(), field.situation(), butler, Location::waiting());
  const UnitId jordan = put(field, "jordan", "0812");
  field.movement("kilpatrick");
  EXPECT_TRUE(released(field));
  EXPECT_TRUE(taken(field.march(jordan, "0912 1011")));
}

// The enemy has come in behind it, and the way back leads over the line.
TEST(Bentonville, C16_2b_A86_the_hold_does_not_bind_retreat) {
  Field field = empty_field(4);
  field.draft().retreat_compass[Side::Union] = 1u << longroll::index_of(Direction::NorthEast);
  put(field, "butler", "0713");
  field.situation().memory.cavalry_released = false;
  const UnitId spencer = put(field, "spencer", "0813");
  put(field, "clayton", "0814");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.fall_back("0713 0814")));
  if (field.at<RetreatUnits>()) ASSERT_TRUE(taken(field.answer(field.choices().front())));
  EXPECT_EQ(field.scenario().map.grid().column(field.situation().hex(spencer)), 8) << field.where(spencer);
}

TEST(Bentonville, C16_2b_A86_the_hold_does_not_bind_the_advance) {
  Field field = empty_field(4);
  const UnitId jordan = put(field, "jordan", "0812");
  const UnitId atkins = put(field, "atkins", "0812");
  const UnitId hart = put(field, "horse-artillery", "0912");
  lose_step(field.scenario(), field.situation(), jordan);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({jordan, atkins}, "0912")));
  roll(field, {6, 1});  // the gun is gone, nobody else is hurt
  ASSERT_TRUE(field.at<OfferAdvance>()) << field.where(hart);
  EXPECT_TRUE(taken(field.advance(atkins, "0912")));
  EXPECT_EQ(field.where(atkins), "0912");
}

TEST(Bentonville, C16_2b_from_beyond_the_line_they_march_back_but_not_on) {
  Field field = empty_field(4);
  const UnitId jordan = put(field, "jordan", "0912");
  field.movement("kilpatrick");
  EXPECT_TRUE(refused(field.march(jordan, "1011"), Reason::SpecialRuleBars, "16.2"));
  EXPECT_TRUE(taken(field.march(jordan, "0812")));
}

TEST(Bentonville, C16_2b_A86_a_retreat_into_the_rear_releases_them) {
  Field field = empty_field(4);
  put(field, "hawley", "1008");
  put(field, "selfridge", "1007");
  const UnitId butler = put(field, "butler", "0908");  // behind it lies column 08
  field.combat(Side::Confederate);
  ASSERT_TRUE(taken(field.fall_back("1007 1008")));
  while (field.at<RetreatUnits>() || field.at<ExtendRetreat>())
    ASSERT_TRUE(taken(field.answer(field.choices().front())));
  ASSERT_TRUE(field.situation().on_map(butler));
  EXPECT_LT(field.scenario().map.grid().column(field.situation().hex(butler)), 8);
  EXPECT_TRUE(released(field));
}

TEST(Bentonville, C16_2b_A130_a_combat_that_gives_morris_farm_away_releases_them) {
  Field field = empty_field(4);
  const UnitId clayton = put(field, "clayton", "0912");
  const UnitId stevenson = put(field, "stevenson", "0911");
  const UnitId webb = put(field, "webb", "0811");  // one step, and the zone of nobody else on the farm
  field.combat(Side::Confederate);
  ASSERT_FALSE(released(field));
  ASSERT_TRUE(taken(field.attack({clayton, stevenson}, "0811")));
  while (!field.over()) {
    if (field.asked() == Asked::Dice)
      field.roll(6);
    else if (field.at<OfferAdvance>())
      ASSERT_TRUE(taken(field.no_advance()));
    else
      ASSERT_TRUE(taken(field.answer(field.choices().front())));
  }
  EXPECT_EQ(field.where(webb), "gone");
  EXPECT_TRUE(released(field));
}

// 16.3

// Makes the points of both sides out of losses: a two-step unit reduced is 1, gone 3; a one-step unit gone 2.
void score(Field& field, Side side, int points) {
  for (UnitId unit : field.scenario().units_of_side[enemy_of(side)]) {
    const int now = victory_points(field.scenario(), field.situation(), side);
    if (now == points) return;
    if (field.scenario().unit(unit).steps == 2 && field.situation().steps_left(unit) == 2)
      lose_step(field.scenario(), field.situation(), unit);
  }
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), side), points);
}

Field with_points(int blue, int gray) {
  Field field = empty_field(9);
  score(field, Side::Union, blue);
  score(field, Side::Confederate, gray);
  return field;
}

void expect_outcome(Field& field, std::optional<Side> winner, VictoryLevel level = VictoryLevel::Marginal) {
  const auto outcome = judge_victory(field.scenario(), field.situation(), 9);
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->winner, winner);
  if (winner) EXPECT_EQ(outcome->level, level);
}

TEST(Bentonville, C16_3_each_objective_gives_the_confederates_seven_points_and_the_union_none) {
  Field field = empty_field();
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 0);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 0);
  int expected = 0;
  const std::array<std::pair<std::string_view, std::string_view>, 3> takers = {
      {{"clayton", "1108"}, {"stevenson", "1309"}, {"loring", "0811"}}};
  for (const auto& [id, hex] : takers) {
    put(field, id, hex);
    expected += 7;
    EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), expected);
    EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Union), 0);
  }
}

TEST(Bentonville, C16_3_all_three_objectives_are_decisive_whatever_the_points) {
  Field field = with_points(12, 1);
  put(field, "dibrell", "1108");
  put(field, "butler", "1309");
  put(field, "horse-artillery", "0811");
  expect_outcome(field, Side::Confederate, VictoryLevel::Decisive);
}

TEST(Bentonville, C16_3_twice_the_points_union_decisive_confederate_substantial) {
  Field blue = with_points(10, 5), gray = with_points(5, 10);
  expect_outcome(blue, Side::Union, VictoryLevel::Decisive);
  expect_outcome(gray, Side::Confederate, VictoryLevel::Substantial);
}

TEST(Bentonville, C16_3_one_and_a_half_times_union_substantial_confederate_marginal) {
  Field blue = with_points(9, 6), gray = with_points(6, 9);
  expect_outcome(blue, Side::Union, VictoryLevel::Substantial);
  expect_outcome(gray, Side::Confederate, VictoryLevel::Marginal);
  Field blue_nearly_double = with_points(9, 5), gray_nearly_double = with_points(5, 9);
  expect_outcome(blue_nearly_double, Side::Union, VictoryLevel::Substantial);
  expect_outcome(gray_nearly_double, Side::Confederate, VictoryLevel::Marginal);
}

TEST(Bentonville, C16_3_anything_less_is_a_draw) {
  for (const auto& [blue, gray] : {std::pair(7, 5), std::pair(5, 7), std::pair(6, 6)}) {
    Field field = with_points(blue, gray);
    expect_outcome(field, std::nullopt);
  }
}

TEST(Bentonville, C16_3_A74_no_points_count_as_one) {
  Field nothing = with_points(0, 0), one = with_points(1, 0), two = with_points(2, 0);
  expect_outcome(nothing, std::nullopt);
  expect_outcome(one, std::nullopt);
  expect_outcome(two, Side::Union, VictoryLevel::Decisive);
}

TEST(Bentonville, C16_3_points_for_objectives_count_in_the_ratio) {
  Field field = with_points(6, 2);
  put(field, "dibrell", "1108");  // 2 and 7
  expect_outcome(field, Side::Confederate, VictoryLevel::Marginal);
}

TEST(Bentonville, C16_3_only_the_end_of_turn_9_is_judged) {
  Field field = with_points(10, 1);
  for (int turn = 1; turn <= 8; ++turn)
    EXPECT_FALSE(judge_victory(field.scenario(), field.situation(), turn)) << turn;
}

}  // namespace
}  // namespace longroll::aprils
