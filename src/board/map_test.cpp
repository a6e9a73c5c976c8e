#include "board/map.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

Map paper(int columns, int rows) {
  GridShape shape;
  shape.columns = columns;
  shape.rows = rows;
  return Map(shape);
}

HexId hex(const Map& map, std::string_view name) { return *map.grid().named(name); }

TEST(Map, C2_1_a_blank_sheet_is_clear_and_bare) {
  const Map map = paper(3, 3);
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    EXPECT_EQ(map.terrain(HexId(i)), Terrain::Clear);
    EXPECT_EQ(map.hill(HexId(i)), "");
    for (Direction d : kDirections) EXPECT_TRUE(map.features(HexId(i), d).none());
  }
}

TEST(Map, C2_1_each_hex_has_one_terrain) {
  Map map = paper(3, 3);
  map.set_terrain(hex(map, "0202"), Terrain::Woods);
  map.set_terrain(hex(map, "0202"), Terrain::Town);
  EXPECT_EQ(map.terrain(hex(map, "0202")), Terrain::Town);
  EXPECT_EQ(map.terrain(hex(map, "0201")), Terrain::Clear);
}

TEST(Map, C2_1_a_hexside_is_the_same_from_both_hexes) {
  Map map = paper(3, 3);
  map.add_feature(hex(map, "0202"), Direction::South, Feature::Creek);
  map.add_feature(hex(map, "0203"), Direction::North, Feature::Bridge);
  const Features side = map.features(hex(map, "0203"), hex(map, "0202"));
  EXPECT_TRUE(side.has(Feature::Creek));
  EXPECT_TRUE(side.has(Feature::Bridge));
  EXPECT_EQ(side, map.features(hex(map, "0202"), Direction::South));
  map.remove_feature(hex(map, "0203"), Direction::North, Feature::Creek);
  EXPECT_FALSE(map.features(hex(map, "0202"), Direction::South).has(Feature::Creek));
  EXPECT_TRUE(map.features(hex(map, "0202"), Direction::South).has(Feature::Bridge));
}

TEST(Map, a_side_on_the_edge_of_the_map_may_have_a_feature) {
  Map map = paper(3, 3);
  map.add_feature(hex(map, "0101"), Direction::North, Feature::Road);
  EXPECT_TRUE(map.features(hex(map, "0101"), Direction::North).has(Feature::Road));
}

TEST(Map, hexes_that_are_not_adjacent_share_no_hexside) {
  Map map = paper(5, 5);
  map.add_feature(hex(map, "0202"), Direction::South, Feature::Creek);
  EXPECT_TRUE(map.features(hex(map, "0202"), hex(map, "0404")).none());
}

TEST(Map, A3_adjacent_hexes_of_one_hill_are_connected) {
  Map map = paper(4, 4);
  for (std::string_view name : {"0202", "0203"}) map.set_hill(hex(map, name), "Round Top");
  EXPECT_TRUE(map.connected(hex(map, "0202"), Direction::South));
  EXPECT_TRUE(map.connected(hex(map, "0203"), Direction::North));
  EXPECT_EQ(map.hill(hex(map, "0202")), "Round Top");
}

TEST(Map, A3_adjacent_hexes_of_different_hills_are_never_connected) {
  Map map = paper(4, 4);
  map.set_hill(hex(map, "0202"), "Round Top");
  map.set_hill(hex(map, "0203"), "Little Round Top");
  EXPECT_FALSE(map.connected(hex(map, "0202"), Direction::South));
}

TEST(Map, A3_a_hill_and_flat_ground_are_not_connected) {
  Map map = paper(4, 4);
  map.set_hill(hex(map, "0202"), "Round Top");
  EXPECT_FALSE(map.connected(hex(map, "0202"), Direction::South));
  EXPECT_FALSE(map.connected(hex(map, "0203"), Direction::North));
  EXPECT_FALSE(map.connected(hex(map, "0303"), Direction::North));
}

TEST(Map, A3_a_hexside_of_one_hill_may_be_cut_by_the_map) {
  Map map = paper(4, 4);
  for (std::string_view name : {"0202", "0203", "0201"}) map.set_hill(hex(map, name), "Round Top");
  map.cut_hill(hex(map, "0202"), Direction::South);
  EXPECT_FALSE(map.connected(hex(map, "0202"), Direction::South));
  EXPECT_FALSE(map.connected(hex(map, "0203"), Direction::North));
  EXPECT_TRUE(map.connected(hex(map, "0202"), Direction::North));
}

TEST(Map, A3_a_hill_ends_at_the_edge_of_the_map) {
  Map map = paper(2, 2);
  map.set_hill(hex(map, "0101"), "Round Top");
  EXPECT_FALSE(map.connected(hex(map, "0101"), Direction::North));
}

}  // namespace
}  // namespace longroll
