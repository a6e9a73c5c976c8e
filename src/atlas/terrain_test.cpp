#include "atlas/terrain.h"

#include <gtest/gtest.h>

#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

Terrain terrain_of(const BuiltMap& built, std::string_view hex) {
  return built.map.terrain(hex_named(built.map.grid(), hex));
}

TEST(Terrain, the_greater_part_of_a_hex_decides) {
  Ground ground = empty_ground(5, 5);
  ground.areas.push_back(
      box(Terrain::Woods, "", at(ground, "0303", -0.6, -0.1), at(ground, "0303", 0.6, 1.1)));
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(terrain_of(built, "0303"), Terrain::Woods);
  EXPECT_EQ(terrain_of(built, "0304"), Terrain::Woods);
  EXPECT_EQ(terrain_of(built, "0302"), Terrain::Clear);
}

TEST(Terrain, woods_on_a_hill_are_a_wooded_hill_with_its_name) {
  Ground ground = empty_ground(5, 5);
  ground.areas.push_back(around(ground, Terrain::Hill, "Round Top", "0303"));
  ground.areas.push_back(around(ground, Terrain::Woods, "", "0303"));
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(terrain_of(built, "0303"), Terrain::WoodedHill);
  EXPECT_EQ(built.map.hill(hex_named(built.map.grid(), "0303")), "Round Top");
}

TEST(Terrain, areas_that_overlap_count_once) {
  Ground ground = empty_ground(5, 5);
  // Two fifths of the hex, drawn twice.
  for (int i = 0; i < 2; ++i)
    ground.areas.push_back(
        box(Terrain::Woods, "", at(ground, "0303", -0.6, 0.1), at(ground, "0303", 0.6, 0.6)));
  EXPECT_EQ(terrain_of(build_map(ground), "0303"), Terrain::Clear);
}

TEST(Terrain, areas_that_share_a_border_are_one_wood) {
  Ground ground = empty_ground(5, 5);
  ground.areas.push_back(box(Terrain::Woods, "", at(ground, "0301", -3, -3), at(ground, "0303", 0, 3)));
  ground.areas.push_back(box(Terrain::Woods, "", at(ground, "0301", 0, -3), at(ground, "0303", 3, 3)));
  const BuiltMap built = build_map(ground);
  for (std::size_t i = 0; i < built.map.grid().size(); ++i)
    EXPECT_EQ(built.map.terrain(HexId(i)), Terrain::Woods) << built.map.grid().name(HexId(i));
}

TEST(Terrain, a_hole_in_the_woods_is_a_field) {
  Ground ground = empty_ground(5, 5);
  Area woods = box(Terrain::Woods, "", at(ground, "0301", -3, -3), at(ground, "0303", 3, 3));
  woods.rings.push_back(around(ground, Terrain::Woods, "", "0303").rings[0]);
  ground.areas.push_back(woods);
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(terrain_of(built, "0303"), Terrain::Clear);
  EXPECT_EQ(terrain_of(built, "0302"), Terrain::Woods);
}

TEST(Terrain, a_pin_stands_above_the_ground_and_is_told) {
  Ground ground = empty_ground(5, 5);
  ground.areas.push_back(around(ground, Terrain::Hill, "Round Top", "0303"));
  const Grid grid(ground.shape);
  ground.hex_pins.push_back({hex_named(grid, "0302"), Terrain::WoodedHill, "", "example, turn 2"});
  ground.hex_pins.push_back({hex_named(grid, "0303"), Terrain::Hill, "", ""});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(terrain_of(built, "0302"), Terrain::WoodedHill);
  EXPECT_EQ(built.map.hill(hex_named(grid, "0302")), "Round Top");
  ASSERT_EQ(built.overridden.size(), 1u);
  EXPECT_EQ(built.overridden[0], "0302: wooded hill pinned, the ground says clear (example, turn 2)");
}

TEST(Terrain, pins_that_contradict_one_another_are_told) {
  Ground ground = empty_ground(3, 3);
  const HexId hex = hex_named(Grid(ground.shape), "0202");
  ground.hex_pins = {{hex, Terrain::Woods, "", ""}, {hex, Terrain::Town, "", ""}};
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(built.faults.size(), 1u);
  EXPECT_EQ(built.faults[0], "two pins contradict one another: 0202 is woods and town");
}

TEST(Terrain, a_hill_hex_without_a_hill_is_told) {
  Ground ground = empty_ground(3, 3);
  ground.hex_pins = {{hex_named(Grid(ground.shape), "0202"), Terrain::Hill, "", ""}};
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(built.faults.size(), 1u);
  EXPECT_EQ(built.faults[0].substr(0, 26), "hill hex 0202 has no name:");
}

// A3: two knolls of one name that do not meet are not connected, though their hexes are adjacent.
TEST(Terrain, A3_hexes_of_one_hill_are_connected_where_it_reaches_across) {
  Ground ground = empty_ground(5, 5);
  ground.areas.push_back(
      box(Terrain::Hill, "Knolls", at(ground, "0303", -0.6, -0.48), at(ground, "0303", 0.6, 0.48)));
  ground.areas.push_back(
      box(Terrain::Hill, "Knolls", at(ground, "0304", -0.6, -0.48), at(ground, "0304", 0.6, 0.48)));
  ground.areas.push_back(around(ground, Terrain::Hill, "Knolls", "0302"));
  const BuiltMap built = build_map(ground);
  EXPECT_FALSE(built.map.connected(hex_named(built.map.grid(), "0303"), Direction::South));
  EXPECT_TRUE(built.map.connected(hex_named(built.map.grid(), "0303"), Direction::North));
}

TEST(Terrain, a_polygon_that_crosses_itself_is_told) {
  Ground ground = empty_ground(3, 3);
  ground.areas.push_back({Terrain::Woods, "Bow Tie", {{{0, 0}, {2, 2}, {2, 0}, {0, 2}, {0, 0}}}});
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(built.faults.size(), 1u);
  EXPECT_EQ(built.faults[0].substr(0, 40), "woods \"Bow Tie\" is no proper polygon: Ge");
}

}  // namespace
}  // namespace longroll::atlas
