#include "format/map_file.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

// A sheet of four hexes: 0101 and 0102 left, 0201 and 0202 right and half a hex lower.
struct Sheet {
  std::string grid = R"({"ids": "CCRR", "columns": [1, 2], "rows": [1, 2], "shifted_columns": "even"})";
  std::string hexes = R"({"hex": "0101", "terrain": "clear"},
{"hex": "0102", "terrain": "woods"},
{"hex": "0201", "terrain": "hill", "hill": "Round Top"},
{"hex": "0202", "terrain": "wooded hill", "hill": "Round Top"})";
  std::string sides;
  std::string entries;
  std::string places;

  std::string text() const {
    return "{\"format\": \"longroll map 1\", \"name\": \"sheet\", \"grid\": " + grid + ",\n\"hexes\": [\n" +
           hexes + "],\n\"sides\": [" + sides + "],\n\"entries\": [" + entries + "],\n\"places\": [" +
           places + "]}";
  }
};

struct ReadMap {
  std::optional<Map> map;
  std::vector<Diagnostic> faults;
};

ReadMap read_text(const std::string& text) {
  ReadMap result;
  const std::optional<Node> node = parse_document(text, "map.json", result.faults);
  if (node) result.map = read_map(*node, "map.json", result.faults);
  return result;
}

HexId hex(const Map& map, std::string_view name) { return map.grid().named(name).value(); }

// The sheet is refused with this one fault: "line: what; remedy".
void expect_fault(const Sheet& sheet, const std::string& fault) {
  const ReadMap result = read_text(sheet.text());
  EXPECT_FALSE(result.map);
  ASSERT_EQ(result.faults.size(), 1u) << to_text(result.faults.empty() ? Diagnostic{} : result.faults.back());
  EXPECT_EQ(to_text(result.faults[0]), "map.json:" + fault);
}

TEST(MapFile, terrain_hills_sides_entries_and_places_are_read) {
  Sheet sheet;
  sheet.sides = R"({"between": ["0101", "0102"], "features": ["creek", "road", "bridge"]},
    {"between": ["0201", "0202"], "features": [], "connected": false},
    {"of": "0101", "edge": "N", "features": ["road"]})";
  sheet.entries = R"({"letter": "A", "hex": "0101", "by": "road"}, {"letter": "B", "hex": "0202"})";
  sheet.places = R"({"name": "Elkhorn Tavern", "hex": "0102"})";
  const ReadMap result = read_text(sheet.text());
  ASSERT_TRUE(result.map) << to_text(result.faults.at(0));
  const Map& map = *result.map;
  EXPECT_EQ(map.terrain(hex(map, "0102")), Terrain::Woods);
  EXPECT_EQ(map.hill(hex(map, "0201")), "Round Top");
  EXPECT_TRUE(map.features(hex(map, "0102"), hex(map, "0101")).has(Feature::Creek));
  EXPECT_TRUE(map.features(hex(map, "0101"), Direction::North).has(Feature::Road));
  EXPECT_FALSE(map.connected(hex(map, "0201"), Direction::South));
  ASSERT_EQ(map.entries.size(), 2u);
  EXPECT_EQ(map.entries[0].by, Feature::Road);
  EXPECT_EQ(map.entries[1].by, std::nullopt);
  ASSERT_EQ(map.places.size(), 1u);
  EXPECT_EQ(map.places[0].name, "Elkhorn Tavern");
}

TEST(MapFile, what_is_written_is_read_back_and_written_the_same) {
  Map map(GridShape{31, 3, 1, 4, true, HexNames::ColumnRow});
  map.anchor = GroundAnchor{"3202", -94.01567, 36.45348, 270, 300};
  map.set_terrain(HexId(0), Terrain::Water);
  for (std::size_t i : {5u, 6u}) {
    map.set_terrain(HexId(i), Terrain::WoodedHill);
    map.set_hill(HexId(i), "Welfley's \"Knoll\"");
  }
  map.cut_hill(HexId(5), Direction::South);
  map.add_feature(HexId(5), Direction::South, Feature::Stream);
  map.add_feature(HexId(1), Direction::NorthWest, Feature::Track);
  map.entries = {
      {'A', HexId(0), std::nullopt}, {'B', HexId(5), std::nullopt}, {'C', HexId(1), Feature::Track}};
  map.places = {{"Leetown", HexId(3)}};
  const std::string text = write_map(map, "pea-ridge");
  const ReadMap result = read_text(text);
  ASSERT_TRUE(result.map) << to_text(result.faults.at(0));
  EXPECT_EQ(write_map(*result.map, "pea-ridge"), text);
  EXPECT_NE(
      text.find("\n  {\"between\": [\"3202\", \"3203\"], \"features\": [\"stream\"], \"connected\": false}"),
      std::string::npos);
  EXPECT_NE(text.find("\n  {\"of\": \"3102\", \"edge\": \"NW\", \"features\": [\"track\"]}"),
            std::string::npos);
  EXPECT_NE(text.find("{\"letter\": \"A\", \"hex\": \"3101\", \"by\": \"river\"}"), std::string::npos);
  EXPECT_NE(text.find("{\"letter\": \"B\", \"hex\": \"3202\", \"by\": \"landing\"}"), std::string::npos);
  EXPECT_NE(text.find("\"lon\": -94.01567, \"lat\": 36.45348, \"rows_toward\": 270"), std::string::npos);
}

TEST(MapFile, letters_name_the_columns_where_the_grid_says_so) {
  Map map(GridShape{1, 2, 1, 2, false, HexNames::LetterRow});
  const ReadMap result = read_text(write_map(map, "perryville"));
  ASSERT_TRUE(result.map);
  EXPECT_EQ(result.map->grid().shape(), map.grid().shape());
}

TEST(MapFile, unknown_terrain) {
  Sheet sheet;
  sheet.hexes.replace(sheet.hexes.find("woods"), 5, "wods");
  expect_fault(sheet, "4: unknown terrain \"wods\"; did you mean \"woods\"?");
}

TEST(MapFile, unknown_feature) {
  Sheet sheet;
  sheet.sides = R"({"between": ["0101", "0102"], "features": ["creak"]})";
  expect_fault(sheet, "7: unknown feature \"creak\"; did you mean \"creek\"?");
}

TEST(MapFile, two_waters_on_one_side) {
  Sheet sheet;
  sheet.sides = R"({"between": ["0101", "0102"], "features": ["creek", "stream"]})";
  expect_fault(sheet, "7: one side has two kinds of water; keep the larger: river, creek, stream");
}

TEST(MapFile, hex_not_on_the_grid) {
  Sheet sheet;
  sheet.places = R"({"name": "Leetown", "hex": "0103"})";
  expect_fault(sheet, "9: hex \"0103\" is not on the grid; hexes go from 0101 to 0202");
}

TEST(MapFile, hex_twice) {
  Sheet sheet;
  sheet.hexes += ",\n{\"hex\": \"0101\", \"terrain\": \"clear\"}";
  expect_fault(sheet, "7: hex 0101 stands twice; keep one of the two lines");
}

TEST(MapFile, hex_missing) {
  Sheet sheet;
  sheet.hexes.erase(0, sheet.hexes.find('\n') + 1);
  expect_fault(sheet, "2: hex 0101 is missing; add a line with its terrain");
}

TEST(MapFile, side_between_hexes_that_are_not_adjacent) {
  Sheet sheet;
  sheet.sides = R"({"between": ["0101", "0202"], "features": ["road"]})";
  expect_fault(sheet, "7: 0101 and 0202 are not adjacent; 0101 is adjacent to 0201, 0102");
}

TEST(MapFile, side_listed_twice) {
  Sheet sheet;
  sheet.sides =
      "{\"between\": [\"0101\", \"0102\"], \"features\": [\"road\"]},\n"
      "{\"between\": [\"0102\", \"0101\"], \"features\": [\"creek\"]}";
  expect_fault(sheet, "8: this side is listed twice; keep one of the two lines");
}

TEST(MapFile, edge_side_that_is_inside) {
  Sheet sheet;
  sheet.sides = R"({"of": "0101", "edge": "S", "features": ["road"]})";
  expect_fault(sheet, "7: this side is not on the map's edge; write \"between\": [\"0101\", \"0102\"]");
}

TEST(MapFile, hill_hex_without_a_name) {
  Sheet sheet;
  sheet.hexes.erase(sheet.hexes.rfind(", \"hill\""), 21);
  expect_fault(sheet, "6: hill hex 0202 has no hill name; add \"hill\" with the hill's name");
}

TEST(MapFile, hill_name_on_a_hex_that_is_no_hill) {
  Sheet sheet;
  sheet.hexes.replace(sheet.hexes.find("\"clear\""), 7, "\"clear\", \"hill\": \"Round Top\"");
  expect_fault(sheet,
               "3: hex 0101 has a hill name but is no hill; make its terrain hill or wooded hill, or leave "
               "\"hill\" out");
}

TEST(MapFile, cut_between_hexes_of_no_common_hill) {
  Sheet sheet;
  sheet.sides = R"({"between": ["0101", "0102"], "features": [], "connected": false})";
  expect_fault(sheet, "7: these hexes do not belong to one hill; leave \"connected\" out");
}

TEST(MapFile, bridge_or_ford_without_water) {
  Sheet sheet;
  sheet.sides = R"({"between": ["0101", "0102"], "features": ["ford", "road"]})";
  expect_fault(sheet,
               "7: a bridge or ford stands where there is no water; "
               "add \"stream\", \"creek\" or \"river\", or take the crossing out");
}

// In a sheet of 3 by 3 only the hex in the middle is not on the edge.
TEST(MapFile, C14_4_entry_inside_the_map_only_by_boat_at_the_cost_of_a_road) {
  std::string text = write_map(Map(GridShape{1, 3, 1, 3, true, HexNames::ColumnRow}), "sheet");
  const std::size_t at = text.find("\"entries\": [") + 12;
  const ReadMap walked = read_text(std::string(text).insert(at, R"({"letter": "A", "hex": "0202"})"));
  ASSERT_EQ(walked.faults.size(), 1u);
  EXPECT_EQ(walked.faults[0].what, "entry hex 0202 is not on the map's edge");
  const ReadMap landed =
      read_text(std::string(text).insert(at, R"({"letter": "A", "hex": "0202", "by": "landing"})"));
  ASSERT_TRUE(landed.map);
  EXPECT_EQ(landed.map->entries.at(0).by, Feature::Road);
}

TEST(MapFile, entry_by_road_brings_its_road_to_the_edge) {
  Sheet sheet;
  sheet.entries = R"({"letter": "A", "hex": "0101", "by": "road"})";
  const ReadMap result = read_text(sheet.text());
  ASSERT_TRUE(result.map);
  EXPECT_EQ(way_off_the_map(result.map->grid(), HexId(0)), Direction::NorthWest);
  EXPECT_TRUE(result.map->features(HexId(0), Direction::NorthWest).has(Feature::Road));
}

TEST(MapFile, entry_letter_and_entry_twice) {
  Sheet sheet;
  sheet.entries = R"({"letter": "AB", "hex": "0101"})";
  expect_fault(sheet, "8: entry \"AB\" is no letter; write one letter from A to Z");
  sheet.entries = R"({"letter": "A", "hex": "0101"}, {"letter": "A", "hex": "0101"})";
  expect_fault(sheet, "8: this entry stands twice; keep one of the two lines");
}

TEST(MapFile, grid_too_large) {
  Sheet sheet;
  sheet.grid = R"({"ids": "CCRR", "columns": [1, 60], "rows": [1, 2], "shifted_columns": "even"})";
  expect_fault(sheet,
               "1: the grid is too large: 60 columns; use at most " + std::to_string(Grid::kMaxColumns));
}

TEST(MapFile, every_fault_is_told) {
  Sheet sheet;
  sheet.hexes.replace(sheet.hexes.find("woods"), 5, "wods");
  sheet.sides = R"({"between": ["0101", "0102"], "features": ["creak"]}, {"between": ["0101"]})";
  sheet.places = R"({"nam": "Leetown", "hex": "9999"})";
  EXPECT_EQ(read_text(sheet.text()).faults.size(), 7u);
}

TEST(MapFile, more_hills_than_a_map_can_number) {
  Map map(GridShape{1, 16, 1, 16, true, HexNames::ColumnRow});
  std::string text = write_map(map, "hills");
  int number = 0;
  for (std::size_t at = 0; (at = text.find("\"clear\"", at)) != std::string::npos;)
    text.replace(at, 7, "\"hill\", \"hill\": \"" + std::to_string(number++) + "\"");
  const ReadMap result = read_text(text);
  ASSERT_EQ(result.faults.size(), 1u);
  EXPECT_EQ(result.faults[0].what, "the map has more than 255 hills");
}

}  // namespace
}  // namespace longroll
