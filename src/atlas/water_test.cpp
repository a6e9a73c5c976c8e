#include "atlas/water.h"

#include <gtest/gtest.h>

#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

TEST(Water, a_stream_is_one_path_of_hexsides_close_to_its_line) {
  Ground ground = empty_ground(9, 7);
  ground.lines.push_back(
      {Feature::Stream, "Run", {at(ground, "0203", -0.3, 0.5), at(ground, "0803", 0.3, 0.5)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(is_one_path(built.map, Feature::Stream));
  EXPECT_TRUE(features(built.map, "0203", "0204").has(Feature::Stream));
  EXPECT_TRUE(features(built.map, "0403", "0404").has(Feature::Stream));
  EXPECT_TRUE(built.faults.empty());
}

TEST(Water, a_stream_that_crosses_the_map_runs_from_edge_to_edge) {
  Ground ground = empty_ground(9, 7);
  ground.lines.push_back({Feature::River, "River", {{-2, 3.2}, {9, 3.2}}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(is_one_path(built.map, Feature::River));
  int left = 0, right = 0;
  for (int row = 0; row < 6; ++row) {
    left += built.map.features(*built.map.grid().at(0, row), Direction::South).has(Feature::River) ? 1 : 0;
    right += built.map.features(*built.map.grid().at(8, row), Direction::South).has(Feature::River) ? 1 : 0;
  }
  EXPECT_EQ(left, 1);
  EXPECT_EQ(right, 1);
}

// A plain shortest path would cut the neck and lose the loop.
TEST(Water, a_wide_loop_with_a_narrow_neck_is_followed_all_the_way) {
  Ground ground = empty_ground(10, 10);
  ground.lines.push_back(
      {Feature::Creek,
       "Bend",
       {at(ground, "0205"), at(ground, "0405"), at(ground, "0402"), at(ground, "0802"), at(ground, "0809"),
        at(ground, "0409"), at(ground, "0406", 0, 0.3), at(ground, "0206", 0, 0.3)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(is_one_path(built.map, Feature::Creek));
  EXPECT_GT(count(built.map, Feature::Creek), 25);
}

TEST(Water, a_small_wriggle_leaves_no_spur) {
  Ground ground = empty_ground(9, 7);
  ground.lines.push_back(
      {Feature::Stream,
       "Run",
       {at(ground, "0203", 0, 0.5), at(ground, "0503", -0.1, 0), at(ground, "0504", 0, 0.2),
        at(ground, "0503", 0.1, 0), at(ground, "0803", 0, 0.5)}});
  EXPECT_TRUE(is_one_path(build_map(ground).map, Feature::Stream));
}

TEST(Water, a_stream_flows_into_the_river_it_meets) {
  Ground ground = empty_ground(9, 9);
  ground.lines.push_back({Feature::Stream, "Branch", {at(ground, "0502"), at(ground, "0506", 0, 0.1)}});
  ground.lines.push_back({Feature::River, "River", {at(ground, "0106", 0, 0.1), at(ground, "0906", 0, 0.1)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(is_one_path(built.map, Feature::Stream));
  EXPECT_TRUE(is_one_path(built.map, Feature::River));
  bool met = false;
  for (std::size_t i = 0; i < built.map.grid().size(); ++i)
    for (Direction d : kDirections)
      met = met || (built.map.features(HexId(i), d).has(Feature::Stream) &&
                    (built.map.features(HexId(i), turned(d, 1)).has(Feature::River) ||
                     built.map.features(HexId(i), turned(d, -1)).has(Feature::River)));
  EXPECT_TRUE(met);
}

TEST(Water, pinned_sides_are_taken_and_bare_ones_avoided) {
  Ground ground = empty_ground(9, 7);
  ground.lines.push_back({Feature::Creek, "Creek", {at(ground, "0203", 0, 0.5), at(ground, "0803", 0, 0.5)}});
  ground.side_pins.push_back({side(ground, "0504", "0505"), Feature::Creek, "example"});
  ground.bare_sides.push_back(side(ground, "0403", "0404"));
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(features(built.map, "0504", "0505").has(Feature::Creek));
  EXPECT_TRUE(features(built.map, "0403", "0404").none());
  EXPECT_TRUE(is_one_path(built.map, Feature::Creek));
  EXPECT_TRUE(built.overridden.empty());
}

TEST(Water, a_pin_far_from_its_water_is_told) {
  Ground ground = empty_ground(9, 9);
  ground.lines.push_back({Feature::Creek, "Creek", {at(ground, "0203", 0, 0.5), at(ground, "0803", 0, 0.5)}});
  ground.side_pins.push_back({side(ground, "0507", "0508"), Feature::Creek, ""});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(built.overridden, std::vector<std::string>{"0507/0508: creek pinned, the ground has none there"});
  EXPECT_EQ(built.faults, std::vector<std::string>{"the water on 0507/0508 is joined to no other"});
}

TEST(Water, between_water_and_land_runs_the_bank_and_no_other_line) {
  Ground ground = empty_ground(5, 6);
  const Grid grid(ground.shape);
  for (int row = 0; row < 6; ++row) ground.hex_pins.push_back({*grid.at(4, row), Terrain::Water, "", ""});
  ground.lines.push_back(
      {Feature::River, "West bank", {at(ground, "0501", -0.4, -1), at(ground, "0506", -0.2, 1)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(is_one_path(built.map, Feature::River));
  EXPECT_TRUE(features(built.map, "0402", "0502").has(Feature::River));
  EXPECT_FALSE(features(built.map, "0502", "0503").has(Feature::River));
}

TEST(Water, a_road_beside_a_stream_does_not_cross_it) {
  Ground ground = empty_ground(12, 7);
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0203", 0, 0.2), at(ground, "1103", 0, 0.7)}});
  ground.lines.push_back({Feature::Stream, "Run", {at(ground, "0203", 0, 0.5), at(ground, "1104", 0, 0)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(is_one_path(built.map, Feature::Stream));
  EXPECT_TRUE(built.faults.empty()) << built.faults[0];
}

}  // namespace
}  // namespace longroll::atlas
