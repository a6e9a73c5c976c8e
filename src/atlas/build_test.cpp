#include "atlas/build.h"

#include <gtest/gtest.h>

#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

// A road from top to bottom over a river from left to right.
Ground road_and_river(Feature way) {
  Ground ground = empty_ground(7, 7);
  ground.lines.push_back({way, "Pike", {at(ground, "0401", 0, -1), at(ground, "0407", 0, 1)}});
  ground.lines.push_back({Feature::River, "River", {{-1, 3.4}, {7, 3.4}}});
  return ground;
}

std::optional<Hexside> side_with(const Map& map, Feature feature) {
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    for (Direction d : kDirections)
      if (map.features(HexId(i), d).has(feature)) return hexside_of(map.grid(), HexId(i), d);
  return std::nullopt;
}

TEST(Build, a_bridge_goes_where_the_road_crosses) {
  Ground ground = road_and_river(Feature::Road);
  ground.points.push_back({GroundPoint::Kind::Bridge, "Stone Bridge", at(ground, "0404", 0.5, 0.1), 'A', {}});
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(count(built.map, Feature::Bridge), 1);
  const Hexside bridge = *side_with(built.map, Feature::Bridge);
  EXPECT_TRUE(built.map.features(bridge.hex, bridge.direction).has(Feature::Road));
  EXPECT_TRUE(built.map.features(bridge.hex, bridge.direction).has(Feature::River));
  EXPECT_TRUE(built.faults.empty()) << built.faults[0];
}

TEST(Build, a_road_over_a_river_gets_its_bridge_and_a_track_its_ford) {
  const BuiltMap road = build_map(road_and_river(Feature::Road));
  EXPECT_EQ(count(road.map, Feature::Bridge), 1);
  EXPECT_EQ(road.faults.size(), 1u);
  const BuiltMap track = build_map(road_and_river(Feature::Track));
  EXPECT_EQ(count(track.map, Feature::Ford), 1);
}

TEST(Build, a_pinned_crossing_is_not_laid_again_beside_it) {
  Ground ground = road_and_river(Feature::Road);
  ground.side_pins.push_back({side(ground, "0403", "0404"), Feature::Bridge, ""});
  ground.points.push_back({GroundPoint::Kind::Bridge, "Stone Bridge", at(ground, "0404", 0.8, 0.1), 'A', {}});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(count(built.map, Feature::Bridge), 1);
  EXPECT_TRUE(features(built.map, "0403", "0404").has(Feature::Bridge));
  EXPECT_TRUE(features(built.map, "0403", "0404").has(Feature::River));
}

TEST(Build, a_bridge_without_water_is_told) {
  Ground ground = empty_ground(5, 5);
  ground.points.push_back({GroundPoint::Kind::Bridge, "Dry Bridge", at(ground, "0303"), 'A', {}});
  EXPECT_EQ(build_map(ground).faults,
            std::vector<std::string>{"bridge \"Dry Bridge\" is near no free watercourse"});
}

TEST(Build, an_entry_takes_the_hex_by_which_its_road_leaves) {
  Ground ground = road_and_river(Feature::Road);
  ground.points.push_back({GroundPoint::Kind::Entry, "", at(ground, "0301", 0.5, -0.3), 'B', {}});
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(built.map.entries.size(), 1u);
  EXPECT_EQ(built.map.grid().name(built.map.entries[0].hex), "0401");
  EXPECT_EQ(built.map.entries[0].by, Feature::Road);
}

TEST(Build, an_entry_inside_the_map_is_told_unless_boats_land_there) {
  Ground ground = empty_ground(7, 7);
  ground.points.push_back({GroundPoint::Kind::Entry, "Landing", at(ground, "0404"), 'A', {}});
  EXPECT_EQ(build_map(ground).faults,
            std::vector<std::string>{"entry A (Landing) in 0404 is not on the map's edge"});
  ground.hex_pins.push_back({hex_named(Grid(ground.shape), "0405"), Terrain::Water, "", ""});
  EXPECT_EQ(build_map(ground).map.entries.size(), 1u);
}

TEST(Build, an_entry_far_off_the_map_is_told) {
  Ground ground = empty_ground(5, 5);
  ground.points.push_back({GroundPoint::Kind::Entry, "", {-5, -5}, 'A', {}});
  EXPECT_EQ(build_map(ground).faults, std::vector<std::string>{"entry A lies off the map"});
}

TEST(Build, objectives_are_places_too) {
  Ground ground = empty_ground(5, 5);
  ground.points.push_back({GroundPoint::Kind::Place, "Tavern", at(ground, "0303"), 'A', {}});
  ground.points.push_back({GroundPoint::Kind::Objective, "Tavern", at(ground, "0303", 0.1, 0), 'A', {}});
  ground.points.push_back({GroundPoint::Kind::Objective, "Headquarters", at(ground, "0305"), 'A', {}});
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(built.map.places.size(), 2u);
  EXPECT_EQ(built.map.places[1].name, "Headquarters");
}

TEST(Build, side_pins_that_contradict_one_another_are_told) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back({Feature::Creek, "Creek", {at(ground, "0203", 0, 0.5), at(ground, "0403", 0, 0.5)}});
  ground.side_pins = {{side(ground, "0303", "0304"), Feature::Creek, ""},
                      {side(ground, "0303", "0304"), Feature::River, ""}};
  const BuiltMap built = build_map(ground);
  ASSERT_FALSE(built.faults.empty());
  EXPECT_EQ(built.faults[0], "two pins contradict one another: 0303/0304 has creek and river");
}

}  // namespace
}  // namespace longroll::atlas
