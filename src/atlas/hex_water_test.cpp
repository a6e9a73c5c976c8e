// Ground for a game whose water lies in hexes: a sheet with letters, its odd columns half a hex lower, west at the foot.
#include "atlas/hex_water.h"

#include <gtest/gtest.h>

#include "atlas/diff.h"
#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

Ground rally_ground() {
  Ground ground;
  ground.battle = "test";
  ground.game = "rally";
  ground.shape = GridShape{1, 7, 1, 7, false, HexNames::LetterRow};
  ground.anchor.hex = "A1";
  ground.anchor.rows_toward = 270;
  return ground;
}

// From south to north, that is from the right edge of the sheet to the left, through row 4.
Ground with_river() {
  Ground ground = rally_ground();
  ground.lines.push_back({Feature::River,
                          "River",
                          {at(ground, "G4", 1, -0.2), at(ground, "F4"), at(ground, "E4"), at(ground, "D4"),
                           at(ground, "C4"), at(ground, "B4"), at(ground, "A4", -1, -0.2)}});
  return ground;
}

void add_road(Ground& ground, std::string_view column) {
  const std::string letter(column);
  ground.lines.push_back(
      {Feature::Road, "Pike", {at(ground, letter + "1", 0, -1), at(ground, letter + "7", 0, 1)}});
}

Features inside(const Map& map, std::string_view hex) { return map.inside(hex_named(map.grid(), hex)); }

std::vector<std::string> bank(const Map& map, std::string_view hex, std::string_view name) {
  std::vector<std::string> hexes;
  const HexId id = hex_named(map.grid(), hex);
  const std::optional<Banks>& banks = map.banks(id);
  if (!banks) return {"no banks"};
  for (std::size_t i = 0; i < 2; ++i)
    for (Direction d : kDirections)
      if (banks->names[i] == name && banks->has(i, d))
        hexes.push_back(map.grid().name(*map.grid().neighbour(id, d)));
  std::sort(hexes.begin(), hexes.end());
  return hexes;
}

using Names = std::vector<std::string>;

TEST(HexWater, R8_5_a_river_hex_has_two_banks_named_by_the_compass) {
  const BuiltMap built = build_map(with_river());
  EXPECT_EQ(built.faults, Names{});
  for (std::string_view hex : {"A4", "B4", "C4", "D4", "E4", "F4", "G4"})
    EXPECT_TRUE(inside(built.map, hex).has(Feature::River)) << hex;
  // Rows grow westward, so what has a lower number lies on the east bank. The river itself belongs to neither list.
  EXPECT_EQ(bank(built.map, "D4", "east"), Names({"C3", "D3", "E3"}));
  EXPECT_EQ(bank(built.map, "D4", "west"), Names({"D5"}));
  EXPECT_EQ(bank(built.map, "C4", "east"), Names({"C3"}));
  EXPECT_EQ(bank(built.map, "C4", "west"), Names({"B5", "C5", "D5"}));
  EXPECT_EQ(bank(built.map, "A4", "east"), Names({"A3"}));
  EXPECT_EQ(bank(built.map, "A4", "west"), Names({"A5", "B5"}));
}

TEST(HexWater, the_direction_in_which_a_river_is_drawn_does_not_matter) {
  Ground other_way = with_river();
  std::reverse(other_way.lines[0].points.begin(), other_way.lines[0].points.end());
  EXPECT_EQ(map_differences(build_map(with_river()).map, build_map(other_way).map), Names{});
}

TEST(HexWater, a_river_across_the_sheet_has_a_north_and_a_south_bank) {
  Ground ground = rally_ground();
  ground.lines.push_back({Feature::River, "River", {at(ground, "D1", 0, -1), at(ground, "D7", 0, 1)}});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(built.faults, Names{});
  EXPECT_EQ(bank(built.map, "D4", "north"), Names({"C3", "C4"}));
  EXPECT_EQ(bank(built.map, "D4", "south"), Names({"E3", "E4"}));
}

TEST(HexWater, a_stream_runs_in_hexes_and_ends_in_the_river) {
  Ground ground = with_river();
  ground.lines.push_back({Feature::Stream, "Branch", {at(ground, "C1"), at(ground, "C4", 0, -0.02)}});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(built.faults, Names{});
  EXPECT_TRUE(inside(built.map, "C2").has(Feature::Stream));
  EXPECT_TRUE(inside(built.map, "C3").has(Feature::Stream));
  EXPECT_FALSE(inside(built.map, "C4").has(Feature::Stream));
  EXPECT_EQ(count(built.map, Feature::Stream), 0) << "nothing on hexsides";
}

TEST(HexWater, R8_5_a_bridge_goes_into_the_river_hex_that_the_road_crosses) {
  Ground ground = with_river();
  add_road(ground, "D");
  ground.points.push_back({GroundPoint::Kind::Bridge, "Stone Bridge", at(ground, "D4", 0.4, 0.2), 'A', {}});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(built.faults, Names{});
  EXPECT_TRUE(inside(built.map, "D4").has(Feature::Bridge));
  EXPECT_FALSE(inside(built.map, "E4").has(Feature::Bridge));
}

TEST(HexWater, R8_5_a_road_over_a_river_without_a_crossing_gets_a_bridge_and_is_told) {
  Ground ground = with_river();
  add_road(ground, "D");
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(inside(built.map, "D4").has(Feature::Bridge));
  EXPECT_EQ(built.faults, Names{"road \"Pike\" crosses the river in D4 where the ground has no crossing; a "
                                "bridge was added"});
}

TEST(HexWater, a_bridge_that_no_road_uses_is_told) {
  Ground ground = with_river();
  ground.points.push_back({GroundPoint::Kind::Bridge, "Lost Bridge", at(ground, "D4"), 'A', {}});
  EXPECT_EQ(build_map(ground).faults, Names{"the bridge in D4 carries no road from bank to bank"});
}

TEST(HexWater, a_road_in_the_river_would_lie_on_both_banks_and_is_told) {
  Ground ground = with_river();
  ground.lines.push_back({Feature::Road,
                          "Wet Road",
                          {at(ground, "C1", 0, -1), at(ground, "C4", 0, -0.1), at(ground, "D4", 0, -0.1),
                           at(ground, "D1", 0, -1)}});
  EXPECT_EQ(build_map(ground).faults,
            Names{"road \"Wet Road\" runs in the river on C4/D4 and would lie on both banks"});
}

TEST(HexWater, a_river_that_touches_itself_or_ends_in_the_map_is_told) {
  Ground ground = rally_ground();
  ground.lines.push_back(
      {Feature::River,
       "Ox",
       {at(ground, "A2", -1), at(ground, "D3"), at(ground, "D5"), at(ground, "E5"), at(ground, "E3")}});
  const Names faults = build_map(ground).faults;
  ASSERT_FALSE(faults.empty());
  EXPECT_NE(std::find(faults.begin(), faults.end(), "river \"Ox\" ends in E3 and parts no banks there"),
            faults.end());
  EXPECT_NE(
      std::find(faults.begin(), faults.end(), "river \"Ox\" in D4 touches a river in E4 beside its course"),
      faults.end());
}

TEST(HexWater, pins_keep_a_hex_that_the_course_only_brushes) {
  Ground ground = rally_ground();
  ground.lines.push_back(
      {Feature::Stream, "Run", {at(ground, "D2"), at(ground, "E3", -0.5, 0), at(ground, "D5")}});
  EXPECT_FALSE(inside(build_map(ground).map, "E3").has(Feature::Stream));
  ground.inside_pins.push_back({hex_named(Grid(ground.shape), "E3"), Feature::Stream, "report"});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(inside(built.map, "E3").has(Feature::Stream));
  EXPECT_EQ(built.overridden, Names{}) << "the ground agrees";
}

TEST(HexWater, a_pin_that_no_water_reaches_is_told) {
  Ground ground = with_river();
  const Grid grid(ground.shape);
  ground.inside_pins = {{hex_named(grid, "B1"), Feature::River, ""},
                        {hex_named(grid, "F6"), Feature::Ford, ""}};
  EXPECT_EQ(build_map(ground).faults, Names({"B1: river pinned, but the ground leads its rivers elsewhere",
                                             "F6: ford pinned where there is no water"}));
  ground.inside_pins = {{hex_named(grid, "B1"), Feature::Stream, ""}};
  const BuiltMap lone = build_map(ground);
  EXPECT_EQ(lone.overridden, Names{"B1: stream pinned, the ground has none there"});
  EXPECT_EQ(lone.faults, Names{"the water in B1 is joined to no other"});
}

TEST(HexWater, water_pinned_on_a_hexside_is_told) {
  Ground ground = with_river();
  ground.side_pins.push_back({side(ground, "B1", "B2"), Feature::Stream, ""});
  const Names faults = build_map(ground).faults;
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0], "B1/B2: stream pinned on a hexside, but in this game it lies in hexes");
}

TEST(HexWater, a_place_that_falls_outside_the_hex_it_belongs_in_is_told) {
  Ground ground = rally_ground();
  ground.points.push_back({GroundPoint::Kind::Objective, "Church", at(ground, "C3"), 'A', {}, "C4"});
  EXPECT_EQ(build_map(ground).faults, Names{"place \"Church\" falls in C3, but belongs in C4"});
}

TEST(HexWater, differences_tell_of_water_in_hexes_and_of_banks) {
  Ground fordable = with_river();
  fordable.points.push_back({GroundPoint::Kind::Ford, "Ford", at(fordable, "D4"), 'A', {}});
  Map map = build_map(fordable).map;
  EXPECT_EQ(map_differences(build_map(with_river()).map, map), Names{"D4 inside: + ford"});
  Map swapped = map;
  Banks banks = *swapped.banks(hex_named(map.grid(), "D4"));
  std::swap(banks.sides[0], banks.sides[1]);
  swapped.set_banks(hex_named(map.grid(), "D4"), banks);
  EXPECT_EQ(map_differences(map, swapped), Names{"D4 inside: other banks"});
}

}  // namespace
}  // namespace longroll::atlas
