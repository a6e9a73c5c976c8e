#include "atlas/ground.h"

#include <gtest/gtest.h>

#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

struct ReadGround {
  std::optional<Ground> ground;
  std::vector<Diagnostic> faults;
};

ReadGround read_text(const std::string& features, const std::string& pins = "") {
  const std::string text = R"({"type": "FeatureCollection", "longroll": {"battle": "test", "game": "aprils",
"grid": {"ids": "CCRR", "columns": [31, 34], "rows": [1, 4], "shifted_columns": "even", "hex_yards": 300,
 "rows_toward": 270, "anchor": {"hex": "3202", "lon": -94.0, "lat": 36.0}},
"pins": [)" + pins + "]},\n\"features\": [" +
                           features + "]}";
  ReadGround result;
  const std::optional<Node> node = parse_document(text, "battle.geojson", result.faults);
  if (node) result.ground = read_ground(*node, "battle.geojson", result.faults);
  return result;
}

std::string feature(const std::string& kind, const std::string& type, const std::string& coordinates) {
  return R"({"type": "Feature", "properties": {"kind": ")" + kind +
         R"(", "name": "Elkhorn"}, "geometry": {"type": ")" + type + R"(", "coordinates": )" + coordinates +
         "}}";
}

TEST(Ground, the_anchor_lies_in_the_middle_of_its_hex) {
  const ReadGround read = read_text(feature("place", "Point", "[-94.0, 36.0]"));
  ASSERT_TRUE(read.ground);
  const Grid grid(read.ground->shape);
  EXPECT_NEAR(distance(read.ground->points.at(0).at, centre_of(grid, grid.named("3202").value())), 0, 1e-9);
}

// Pea Ridge lies with north to the left: rows grow to the west, columns to the south.
TEST(Ground, rows_grow_toward_the_bearing_that_the_file_gives) {
  const double west = 300 * 0.9144 / (111320 * 0.8090169943749475), south = 300 * 0.9144 * 0.8660254 / 111132;
  const std::string point = "[" + std::to_string(-94.0 - west) + ", 36.0]";
  const std::string other = "[-94.0, " + std::to_string(36.0 - south) + "]";
  const ReadGround read =
      read_text(feature("place", "Point", point) + "," + feature("place", "Point", other));
  ASSERT_TRUE(read.ground);
  const Grid grid(read.ground->shape);
  EXPECT_EQ(grid.name(hex_at(grid, read.ground->points.at(0).at).value()), "3203");
  const SheetPoint down_one_column = read.ground->points.at(1).at;
  EXPECT_NEAR(down_one_column.x, centre_of(grid, grid.named("3302").value()).x, 0.001);
}

TEST(Ground, areas_lines_points_and_pins_are_read) {
  const ReadGround read =
      read_text(feature("woods", "Polygon", "[[[-94, 36], [-94.1, 36], [-94.1, 36.1], [-94, 36]]]") + "," +
                    feature("creek", "LineString", "[[-94, 36], [-94.1, 36]]") + "," +
                    feature("ford", "Point", "[-94, 36]"),
                R"({"hex": "3306", "terrain": "woods"}, {"hex": "3203", "water": true, "source": "example"},
         {"hex": "3204", "out_of_play": true}, {"side": ["3202", "3201"], "feature": "creek"})");
  ASSERT_FALSE(read.ground);
  ASSERT_EQ(read.faults.size(), 1u);
  EXPECT_EQ(read.faults[0].what, "hex \"3306\" is not on the grid");
  const ReadGround good =
      read_text(feature("woods", "Polygon", "[[[-94, 36], [-94.1, 36], [-94.1, 36.1], [-94, 36]]]") + "," +
                    feature("creek", "LineString", "[[-94, 36], [-94.1, 36]]") + "," +
                    feature("ford", "Point", "[-94, 36]"),
                R"({"hex": "3203", "water": true, "source": "example"}, {"hex": "3204", "out_of_play": true},
         {"side": ["3202", "3201"], "feature": "creek"})");
  ASSERT_TRUE(good.ground);
  EXPECT_EQ(good.ground->areas.at(0).kind, Terrain::Woods);
  EXPECT_EQ(good.ground->lines.at(0).kind, Feature::Creek);
  EXPECT_EQ(good.ground->points.at(0).kind, GroundPoint::Kind::Ford);
  EXPECT_EQ(good.ground->hex_pins.at(0).terrain, Terrain::Water);
  EXPECT_EQ(good.ground->hex_pins.at(1).terrain, Terrain::OutOfPlay);
  EXPECT_EQ(good.ground->side_pins.at(0).feature, Feature::Creek);
}

TEST(Ground, faults_name_line_and_remedy) {
  const ReadGround kind = read_text(feature("raod", "LineString", "[[-94, 36], [-94.1, 36]]"));
  ASSERT_EQ(kind.faults.size(), 1u);
  EXPECT_EQ(to_text(kind.faults[0]), "battle.geojson:5: unknown kind \"raod\"; did you mean \"road\"?");
  const ReadGround shape = read_text(feature("road", "Point", "[-94, 36]"));
  ASSERT_EQ(shape.faults.size(), 1u);
  EXPECT_EQ(shape.faults[0].remedy, "draw it as LineString");
  const ReadGround position = read_text(feature("place", "Point", "[-94]"));
  ASSERT_EQ(position.faults.size(), 1u);
  EXPECT_EQ(position.faults[0].remedy, "write [longitude, latitude]");
  const ReadGround swapped = read_text(feature("place", "Point", "[36, -94]"));
  ASSERT_EQ(swapped.faults.size(), 1u);
  EXPECT_EQ(swapped.faults[0].what, "this position is far from the map");
}

}  // namespace
}  // namespace longroll::atlas
