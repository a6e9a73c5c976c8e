#include "atlas/roads.h"

#include <gtest/gtest.h>

#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

TEST(Roads, a_road_crosses_the_sides_between_the_hexes_it_passes) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0302"), at(ground, "0304")}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(features(built.map, "0302", "0303").has(Feature::Road));
  EXPECT_TRUE(features(built.map, "0303", "0304").has(Feature::Road));
  EXPECT_EQ(count(built.map, Feature::Road), 2);
  EXPECT_TRUE(built.faults.empty());
}

TEST(Roads, a_road_that_leaves_the_map_crosses_its_edge) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0302"), at(ground, "0301", 0, -2)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(built.map.features(hex_named(built.map.grid(), "0301"), Direction::North).has(Feature::Road));
  EXPECT_EQ(count(built.map, Feature::Road), 2);
}

TEST(Roads, a_corner_that_is_only_brushed_is_skipped) {
  Ground ground = empty_ground(5, 5);
  // Past the corner where 0303, 0304 and 0403 meet, a little way into 0403.
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0303", 0.45, 0), at(ground, "0304", 0.45, 0)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(features(built.map, "0303", "0304").has(Feature::Road));
  EXPECT_EQ(count(built.map, Feature::Road), 1);
}

TEST(Roads, a_road_along_the_seam_of_two_columns_stays_in_one) {
  Ground ground = empty_ground(4, 9);
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0201", 0.43, 0), at(ground, "0208", 0.43, 0)}});
  EXPECT_LE(count(build_map(ground).map, Feature::Road), 9);
}

TEST(Roads, a_bend_into_the_next_hex_and_back_is_no_spike) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back({Feature::Road,
                          "Pike",
                          {at(ground, "0302"), at(ground, "0303", 0.3, -0.3), at(ground, "0302", 0.35, 0.3),
                           at(ground, "0302", -0.2, 0), at(ground, "0301")}});
  const BuiltMap built = build_map(ground);
  EXPECT_EQ(count(built.map, Feature::Road), 1);
  EXPECT_TRUE(features(built.map, "0301", "0302").has(Feature::Road));
}

TEST(Roads, a_road_that_ends_on_another_meets_it_in_a_hex) {
  Ground ground = empty_ground(6, 6);
  // The second one ends on the first just across a hexside that the first only brushes.
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0301", 0.45, 0), at(ground, "0305", 0.45, 0)}});
  ground.lines.push_back({Feature::Track, "Lane", {at(ground, "0603"), at(ground, "0303", 0.45, 0.45)}});
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(built.faults.empty()) << built.faults[0];
}

TEST(Roads, a_track_beside_a_road_is_not_shown_twice) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back({Feature::Track, "Lane", {at(ground, "0302", 0.1, 0), at(ground, "0304", 0.1, 0)}});
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0302"), at(ground, "0303")}});
  const BuiltMap built = build_map(ground);
  EXPECT_FALSE(features(built.map, "0302", "0303").has(Feature::Track));
  EXPECT_TRUE(features(built.map, "0303", "0304").has(Feature::Track));
}

TEST(Roads, a_bare_side_is_gone_round) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back(
      {Feature::Road, "Pike", {at(ground, "0303"), at(ground, "0403", -0.3, -0.3), at(ground, "0304")}});
  ground.bare_sides.push_back(side(ground, "0303", "0403"));
  const BuiltMap built = build_map(ground);
  EXPECT_TRUE(features(built.map, "0303", "0403").none());
  EXPECT_TRUE(features(built.map, "0303", "0304").has(Feature::Road));
}

TEST(Roads, a_road_cut_by_a_bare_side_is_told) {
  Ground ground = empty_ground(5, 5);
  ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0302"), at(ground, "0304")}});
  ground.bare_sides.push_back(side(ground, "0302", "0303"));
  const BuiltMap built = build_map(ground);
  ASSERT_EQ(built.overridden.size(), 1u);
  EXPECT_EQ(built.overridden[0], "0302/0303: bare by a pin, the ground has road");
  ASSERT_EQ(built.faults.size(), 1u);
  EXPECT_EQ(built.faults[0], "road \"Pike\" is broken at 0302/0303");
}

}  // namespace
}  // namespace longroll::atlas
