// 12: the rules of Bull Run, on its own map where the ground matters and on a clear sheet of paper where it does not.
#include <gtest/gtest.h>

#include <set>

#include "aprils/battles/battle.h"
#include "aprils/victory.h"
#include "aprils/zones.h"
#include "kit/files.h"
#include "kit/troops.h"
#include "kit/ways.h"

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

Field bull_run(int turn = 1) {
  Field field(kit::battle("aprils/bull-run"));
  field.turn(turn);
  field.scenario();
  return field;
}

UnitId named(Field& field, std::string_view id) {
  const auto found = field.scenario().unit_named(id);
  EXPECT_TRUE(found.has_value()) << id;
  return found.value_or(UnitId(0));
}

UnitId put(Field& field, std::string_view id, std::string_view hex) {
  const UnitId unit = named(field, id);
  if (field.situation().on_map(unit))
    lift_unit(field.scenario(), field.situation(), unit, Location::waiting());
  put_unit(field.scenario(), field.situation(), unit, field.hex(hex));
  return unit;
}

// Nobody is on the map any more; whoever a test needs is put there.
Field empty_field(int turn = 1) {
  Field field = bull_run(turn);
  for (std::size_t i = 0; i < field.scenario().units.size(); ++i)
    if (field.situation().location[i].on_map())
      lift_unit(field.scenario(), field.situation(), UnitId(i), Location::waiting());
  return field;
}

Features side_of_map(Field& field, std::string_view a, std::string_view b) {
  return field.scenario().map.features(field.hex(a), field.hex(b));
}

Features only(Feature feature) {
  Features features;
  features.add(feature);
  return features;
}

using Pair = std::pair<std::string, std::string>;

// Every hexside of the map that has the feature, named by its two hexes, the lower first.
std::set<Pair> sides_with(Field& field, Feature feature) {
  std::set<Pair> found;
  const Map& map = field.scenario().map;
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(HexId(i), d);
      if (next && map.features(HexId(i), d).has(feature))
        found.insert(std::minmax(map.grid().name(HexId(i)), map.grid().name(*next)));
    }
  return found;
}

const std::set<Pair> kCrossings = {{"0702", "0801"}, {"0702", "0703"}, {"1403", "1404"}, {"1708", "1807"},
                                   {"1910", "2009"}, {"2213", "2214"}, {"2416", "2516"}, {"2319", "2418"}};
const std::set<Pair> kSteepFords = {{"1403", "1404"}, {"1708", "1807"}, {"2319", "2418"}};

TEST(BullRun, C8_2_roads_lead_from_every_entry_to_the_stone_house_and_to_each_objective) {
  Field field = bull_run();
  const Map& map = field.scenario().map;
  ASSERT_EQ(map.entries.size(), 4u);
  for (const Entry& entry : map.entries)
    for (std::string_view to : {"1112", "1213", "1513", "1816", "1910"})
      EXPECT_TRUE(kit::ways_lead(map, entry.hex, field.hex(to))) << entry.letter << " " << to;
}

// 12.1a

TEST(BullRun, C12_1a_the_two_runs_are_rivers_with_a_bridge_and_seven_fords) {
  Field field = bull_run();
  std::set<Pair> crossings;
  for (const Pair& side : sides_with(field, Feature::River)) {
    const Features features = side_of_map(field, side.first, side.second);
    if (features.has(Feature::Ford) || features.has(Feature::Bridge)) crossings.insert(side);
  }
  EXPECT_EQ(crossings, kCrossings);
  EXPECT_TRUE(side_of_map(field, "1910", "2009").has(Feature::Bridge));
}

TEST(BullRun, C12_1a_away_from_them_nobody_crosses_and_no_zone_does) {
  Field field = bull_run();
  const Scenario& scenario = field.scenario();
  const Grid& grid = scenario.map.grid();
  for (const Pair& side : sides_with(field, Feature::River)) {
    const HexId a = field.hex(side.first), b = field.hex(side.second);
    const Direction d = *grid.direction(a, b);
    const bool open = kCrossings.contains(side);
    EXPECT_EQ(scenario.moves.zone_passes(d).contains(grid, b), open) << side.first << side.second;
    for (UnitKind kind : {UnitKind::Infantry, UnitKind::Cavalry, UnitKind::Artillery}) {
      EXPECT_EQ(scenario.moves.passable(kind, d).contains(grid, b), open) << side.first << side.second;
      EXPECT_EQ(scenario.moves.passable(kind, opposite(d)).contains(grid, a), open);
    }
  }
}

// The hexes that can be walked to without crossing a river.
HexSet bank_of(Field& field, std::string_view start) {
  const Map& map = field.scenario().map;
  HexSet bank;
  std::vector<HexId> open = {field.hex(start)};
  bank.insert(map.grid(), open.front());
  while (!open.empty()) {
    const HexId hex = open.back();
    open.pop_back();
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(hex, d);
      if (!next || map.features(hex, d).has(Feature::River) || bank.contains(map.grid(), *next)) continue;
      bank.insert(map.grid(), *next);
      open.push_back(*next);
    }
  }
  return bank;
}

TEST(BullRun, C12_1a_the_runs_part_the_map_without_a_gap) {
  Field field = bull_run();
  const Grid& grid = field.scenario().map.grid();
  const HexSet east = bank_of(field, "2109");
  EXPECT_TRUE(east.contains(grid, field.hex("0901")));  // the flank road is on Tyler's side
  EXPECT_TRUE(east.contains(grid, field.hex("2708")));
  for (std::string_view west : {"0702", "0703", "1213", "1513", "1816", "1910", "2122"})
    EXPECT_FALSE(east.contains(grid, field.hex(west))) << west;
  const HexSet south = bank_of(field, "1213");
  EXPECT_TRUE(south.contains(grid, field.hex("1910")));
  EXPECT_FALSE(south.contains(grid, field.hex("0702")));  // between the runs
}

TEST(BullRun, C12_1a_nobody_attacks_over_the_stream_but_guns_fire_over_it) {
  Field field = empty_field(3);
  const UnitId foot = put(field, "schenck", "2010");
  const UnitId guns = put(field, "tyler-artillery", "2110");
  put(field, "evans", "1910");
  ASSERT_EQ(side_of_map(field, "1910", "2010"), only(Feature::River));
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({foot}, "1910"), Reason::RiverBars, "7.1"));
  EXPECT_TRUE(taken(field.attack({guns}, "1910")));
}

// 12.1b

Field paper(int turn = 1) {
  Field field(9, 9);
  field.rules(bull_run_rules()).turn(turn);
  field.compass(Side::Union, "S").compass(Side::Confederate, "N");
  return field;
}

// The case names this side, as the scenario file does.
void name_side(Field& field, std::string_view rule, std::string_view a, std::string_view b) {
  const Grid& grid = field.draft().map.grid();
  const Direction d = *grid.direction(field.hex(a), field.hex(b));
  SpecialRule special{std::string(rule), "", "", {}};
  special.sides[longroll::index_of(d)].insert(grid, field.hex(b));
  special.sides[longroll::index_of(opposite(d))].insert(grid, field.hex(a));
  field.draft().special_rules.push_back(special);
}

TEST(BullRun, C12_1b_three_fords_are_too_steep_for_guns) {
  Field field = bull_run();
  const Scenario& scenario = field.scenario();
  const SpecialRule* rule = scenario.special_rule("12.1b");
  ASSERT_NE(rule, nullptr);
  std::set<Pair> sides;
  const Grid& grid = scenario.map.grid();
  for (Direction d : kDirections)
    rule->sides[longroll::index_of(d)].for_each(grid, [&](HexId to) {
      sides.insert(std::minmax(grid.name(*grid.neighbour(to, opposite(d))), grid.name(to)));
    });
  EXPECT_EQ(sides, kSteepFords);
}

TEST(BullRun, C12_1b_guns_do_not_march_over_a_steep_ford_and_others_do) {
  for (const Pair& ford : kSteepFords) {
    Field field = empty_field(3);
    const UnitId guns = put(field, "hunter-artillery", ford.first);
    const UnitId foot = put(field, "porter", ford.first);
    const UnitId horse = put(field, "palmer", ford.first);
    field.movement("hunter");
    EXPECT_TRUE(refused(field.march(guns, ford.second), Reason::SpecialRuleBars, "12.1")) << ford.first;
    EXPECT_TRUE(taken(field.march(foot, ford.second))) << ford.first;
    EXPECT_TRUE(taken(field.march(horse, ford.second))) << ford.first;
  }
}

TEST(BullRun, C12_1b_neither_way) {
  Field field = empty_field(3);
  const UnitId guns = put(field, "hunter-artillery", "1807");
  field.movement("hunter");
  EXPECT_TRUE(refused(field.march(guns, "1708"), Reason::SpecialRuleBars, "12.1"));
}

TEST(BullRun, C12_1b_at_the_bridge_and_the_other_fords_guns_cross) {
  for (const Pair& crossing : kCrossings) {
    if (kSteepFords.contains(crossing)) continue;
    Field field = empty_field(3);
    const UnitId guns = put(field, "hunter-artillery", crossing.second);
    field.movement("hunter");
    EXPECT_TRUE(taken(field.march(guns, crossing.first))) << crossing.first << crossing.second;
  }
}

TEST(BullRun, C12_1b_A53_a_road_and_the_free_first_hex_do_not_help) {
  Field field = paper(3);
  field.side("0504", "0505", Feature::River).side("0504", "0505", Feature::Ford);
  field.side("0504", "0505", Feature::Track);
  name_side(field, "12.1b", "0504", "0505");
  const UnitId guns = blue_guns(field, "0505", {4, 4, 1});
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(guns, "0504"), Reason::SpecialRuleBars, "12.1"));
}

TEST(BullRun, C12_1b_guns_do_not_retreat_over_it) {
  for (bool steep : {false, true}) {
    Field field = paper(3);
    field.side("0504", "0505", Feature::River).side("0504", "0505", Feature::Ford);
    if (steep) name_side(field, "12.1b", "0504", "0505");
    const UnitId a = blue(field, "0506", {16, 4, 4});
    const UnitId guns = gray_guns(field, "0505");
    field.combat(Side::Union);
    ASSERT_TRUE(taken(field.attack({a}, "0505")));
    roll(field, {2, 1});  // 4-1: "1R"; due north lies the ford
    if (field.at<RetreatUnits>()) ASSERT_TRUE(taken(field.answer(field.choices().front())));
    EXPECT_EQ(field.where(guns) == "0504", !steep);
  }
}

// 12.1c

TEST(BullRun, C12_1c_tylers_division_is_who_demonstrates) {
  Field field = bull_run();
  for (const Unit& unit : field.scenario().units)
    EXPECT_EQ(unit.has_special("12.1c"), field.scenario().formation(unit.formation).id == "tyler") << unit.id;
}

TEST(BullRun, C12_1c_on_turns_1_and_2_tyler_does_not_cross_and_from_turn_3_he_does) {
  for (int turn = 1; turn <= 4; ++turn) {
    Field field = empty_field(turn);
    const UnitId sherman = put(field, "sherman", "2009");
    field.movement("tyler");
    if (turn <= 2)
      EXPECT_TRUE(refused(field.march(sherman, "1910"), Reason::SpecialRuleBars, "12.1")) << turn;
    else
      EXPECT_TRUE(taken(field.march(sherman, "1910"))) << turn;
  }
}

TEST(BullRun, C12_1c_by_no_crossing_of_bull_run) {
  for (const Pair& crossing : kCrossings) {
    if (crossing == Pair("0702", "0703")) continue;  // Catharpin Run, which nobody reaches but over Bull Run
    for (const auto& [from, to] : {crossing, Pair(crossing.second, crossing.first)}) {
      Field field = empty_field(2);
      const UnitId keyes = put(field, "keyes", from);
      field.movement("tyler");
      EXPECT_TRUE(refused(field.march(keyes, to), Reason::SpecialRuleBars, "12.1")) << from << to;
    }
  }
}

TEST(BullRun, C12_1c_a_hex_beyond_is_not_in_his_reach_and_the_reason_is_told) {
  Field field = bull_run(2);
  field.movement("tyler");
  const Grid& grid = field.scenario().map.grid();
  const HexSet east = bank_of(field, "2109");
  EXPECT_FALSE(kit::offers_of<March>(field).empty());
  for (const March& march : kit::offers_of<March>(field))
    EXPECT_TRUE(east.contains(grid, march.path.back())) << grid.name(march.path.back());
  for (std::string_view id : {"evans", "wheat"}) put(field, id, "1213");  // nobody guards the bridge
  const auto surveyed = aprils::Field(field.scenario(), field.situation());
  const Refusal why = why_unreachable(field.scenario(), field.situation(), surveyed, named(field, "schenck"),
                                      field.hex("1810"));
  EXPECT_EQ(why.reason, Reason::SpecialRuleBars);
  EXPECT_EQ(why.rule, "12.1");
}

TEST(BullRun, C12_1c_the_flank_column_crosses_on_turn_1) {
  Field field = bull_run();
  field.movement("hunter");
  EXPECT_TRUE(taken(field.march(named(field, "burnside"), "0901 0801 0702 0703")));
}

TEST(BullRun, C12_1c_A75_zones_and_duties_over_the_bridge_hold) {
  Field field = empty_field(2);
  const UnitId schenck = put(field, "schenck", "2009");
  const UnitId evans = put(field, "evans", "1910");
  const auto surveyed = aprils::Field(field.scenario(), field.situation());
  EXPECT_TRUE(surveyed.in_zone(Side::Confederate, field.hex("2009")));
  EXPECT_TRUE(surveyed.in_zone(Side::Union, field.hex("1910")));
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_TRUE(taken(field.attack({schenck}, "1910")));
  EXPECT_EQ(field.where(evans), "1910");
}

// Tyler's man in 0505 and the enemy in 0504 over a bridge of the stream.
struct AtTheBridge {
  Field field;
  UnitId a, d;
  explicit AtTheBridge(int turn) : field(paper(turn)) {
    field.side("0504", "0505", Feature::River).side("0504", "0505", Feature::Bridge);
    name_side(field, "12.1c", "0504", "0505");
    a = blue(field, "0505", {20, 4, 4});
    field.draft().units.back().special = {"12.1c"};
    d = gray(field, "0504");
  }
};

TEST(BullRun, C12_1c_he_attacks_over_the_bridge_but_does_not_advance_over_it) {
  for (int turn : {2, 3}) {
    AtTheBridge at(turn);
    at.field.combat(Side::Union);
    ASSERT_TRUE(taken(at.field.attack({at.a}, "0504")));
    roll(at.field, {6, 1});  // gone, or out of the hex
    while (at.field.at<RetreatUnits>()) ASSERT_TRUE(taken(at.field.answer(at.field.choices().front())));
    if (turn == 3) {
      ASSERT_TRUE(at.field.at<OfferAdvance>());
      EXPECT_TRUE(taken(at.field.advance(at.a, "0504")));
    } else {
      // Not advancing is all there is to choose, so it is not asked.
      EXPECT_FALSE(at.field.at<OfferAdvance>());
      EXPECT_EQ(at.field.where(at.a), "0505");
    }
  }
}

TEST(BullRun, C12_1c_A75_he_may_retreat_over_bull_run) {
  Field field = paper(2);
  field.side("0505", "0506", Feature::River).side("0505", "0506", Feature::Ford);
  name_side(field, "12.1c", "0505", "0506");
  const UnitId a = gray(field, "0504", {16, 4, 4});
  const UnitId d = blue(field, "0505");
  field.draft().units.back().special = {"12.1c"};
  field.combat(Side::Confederate);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  if (field.at<RetreatUnits>()) ASSERT_TRUE(taken(field.retreat(d, "0506")));
  EXPECT_EQ(field.where(d), "0506");
}

TEST(BullRun, C12_1_rules_without_the_named_sides_close_nothing) {
  Field field = paper(1);
  field.side("0504", "0505", Feature::River).side("0504", "0505", Feature::Ford);
  const UnitId guns = blue_guns(field, "0505");
  field.draft().units.back().special = {"12.1c"};
  field.movement(Side::Union);
  EXPECT_TRUE(taken(field.march(guns, "0504")));
}

// 12.2

TEST(BullRun, C12_2_the_unfinished_railroad_is_an_embankment_and_no_railroad) {
  Field field = bull_run();
  EXPECT_TRUE(sides_with(field, Feature::Railroad).empty());
  const std::set<Pair> bed = sides_with(field, Feature::Embankment);
  EXPECT_GE(bed.size(), 20u);
  EXPECT_TRUE(bed.contains(Pair("0407", "0408")));
  EXPECT_TRUE(bed.contains(Pair("0704", "0804")));
}

TEST(BullRun, C12_2_it_costs_foot_a_point_and_bars_horse_and_guns) {
  Field field = empty_field(3);
  const UnitId foot = put(field, "porter", "0407");
  const UnitId horse = put(field, "palmer", "0407");
  const UnitId guns = put(field, "hunter-artillery", "0605");
  ASSERT_EQ(side_of_map(field, "0407", "0408"), only(Feature::Embankment));
  ASSERT_EQ(side_of_map(field, "0605", "0706"), only(Feature::Embankment));
  field.movement("hunter");
  EXPECT_TRUE(refused(field.march(horse, "0408"), Reason::Barred, "4.2"));
  EXPECT_TRUE(refused(field.march(guns, "0706"), Reason::Barred, "4.2"));
  const Map& map = field.scenario().map;
  const Charts& charts = field.scenario().charts;
  const HalfPoints woods = charts.of(Terrain::Woods).cost;
  ASSERT_EQ(map.terrain(field.hex("0408")), Terrain::Woods);
  EXPECT_EQ(field.cost_to(foot, "0408"), woods + 2);
}

TEST(BullRun, C12_2_a_defender_behind_it_has_a_shift) {
  Field field = empty_field(3);
  const UnitId foot = put(field, "porter", "0705");
  put(field, "jackson", "0704");
  const Odds odds = field.odds({foot}, "0704", Side::Union);
  int embankment = 0;
  for (const Shift& shift : odds.shifts)
    if (shift.reason == ShiftReason::Embankment) embankment += shift.value;
  EXPECT_EQ(embankment, -1);
}

TEST(BullRun, C12_2_A9_A49_where_the_road_crosses_it_guns_pass) {
  Field field = empty_field(3);
  const Features side = side_of_map(field, "0704", "0705");
  ASSERT_TRUE(side.has(Feature::Road) && side.has(Feature::Embankment));
  const UnitId guns = put(field, "hunter-artillery", "0704");
  field.movement("hunter");
  EXPECT_EQ(field.cost_to(guns, "0705"), 1);
}

// 12.3

TEST(BullRun, C12_3_A7_no_combat_marker_on_turn_1_both_from_turn_2_on) {
  for (int turn = 1; turn <= 10; ++turn) {
    Field field = bull_run(turn);
    field.whole_turn();
    const CupFilled cup = field.told<CupFilled>().at(0);
    BySide<int> combat{};
    for (const Marker& marker : cup.markers)
      if (!marker.formation) ++combat[marker.side];
    for (Side side : kSides) EXPECT_EQ(combat[side], turn == 1 ? 0 : 1) << turn;
  }
}

// 12.4

// The Union has the first so many objectives; the Confederates have the others.
Field with_union_in(int objectives) {
  Field field = empty_field();
  const std::array<std::string_view, 3> holders = {"burnside", "porter", "franklin"};
  const std::array<std::string_view, 3> hexes = {"1213", "1513", "1816"};
  for (std::size_t i = 0; i < static_cast<std::size_t>(objectives); ++i) put(field, holders[i], hexes[i]);
  return field;
}

std::optional<Outcome> judged(Field& field, int turn) {
  return judge_victory(field.scenario(), field.situation(), turn);
}

void expect_outcome(Field& field, int turn, std::optional<Side> winner, VictoryLevel level) {
  const auto outcome = judged(field, turn);
  ASSERT_TRUE(outcome.has_value()) << turn;
  EXPECT_EQ(outcome->winner, winner) << turn;
  if (winner) EXPECT_EQ(outcome->level, level) << turn;
}

TEST(BullRun, C12_4_three_objectives_are_confederate_at_the_start) {
  Field field = bull_run();
  ASSERT_EQ(field.scenario().objectives.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(field.scenario().objectives[i].held_by, Side::Confederate);
    EXPECT_EQ(field.scenario().objectives[i].points, 0);
  }
}

TEST(BullRun, C12_4_all_three_confederate_is_decisive_on_turn_9_and_10) {
  for (int turn : {9, 10}) {
    Field field = with_union_in(0);
    expect_outcome(field, turn, Side::Confederate, VictoryLevel::Decisive);
  }
}

TEST(BullRun, C12_4_all_three_union_is_decisive_two_are_substantial) {
  for (int turn : {9, 10}) {
    Field three = with_union_in(3), two = with_union_in(2);
    expect_outcome(three, turn, Side::Union, VictoryLevel::Decisive);
    expect_outcome(two, turn, Side::Union, VictoryLevel::Substantial);
  }
}

TEST(BullRun, C12_4_one_union_plays_on_after_turn_9_and_is_marginal_after_turn_10) {
  Field field = with_union_in(1);
  EXPECT_FALSE(judged(field, 9));
  expect_outcome(field, 10, Side::Union, VictoryLevel::Marginal);
}

TEST(BullRun, C12_4_A43_an_objective_that_nobody_controls_makes_a_draw) {
  Field field = empty_field();
  put(field, "burnside", "1113");
  put(field, "jackson", "1314");  // both have a zone on the Henry House
  EXPECT_FALSE(judged(field, 9));
  expect_outcome(field, 10, std::nullopt, VictoryLevel::Marginal);
}

TEST(BullRun, C12_4_no_other_turn_is_judged_and_losses_do_not_count) {
  Field field = with_union_in(3);
  for (int turn = 1; turn <= 8; ++turn) EXPECT_FALSE(judged(field, turn)) << turn;
  Field bled = with_union_in(0);
  for (UnitId unit : bled.scenario().units_of_side[Side::Confederate])
    while (bled.situation().steps_left(unit) > 0) lose_step(bled.scenario(), bled.situation(), unit);
  expect_outcome(bled, 10, Side::Confederate, VictoryLevel::Decisive);
}

}  // namespace
}  // namespace longroll::aprils
