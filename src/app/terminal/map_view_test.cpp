#include "app/terminal/map_view.h"

#include <set>

#include "app/terminal/test_game.h"
#include "app/terminal/text.h"

namespace longroll::terminal {
namespace {

using namespace aprils;

HexId hex(std::string_view name) { return *pea_ridge().map.grid().named(name); }
UnitId unit(std::string_view id) { return *pea_ridge().unit_named(id); }
Situation opening_day() { return set_up(pea_ridge(), {}); }

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(MapView, Elkhorn_Tavern_stands_in_its_hex_with_roads_and_water_around_it) {
  const MapView map(pea_ridge(), Paint(Colour::Off));
  const std::string text = map.near(opening_day(), {hex("3605")}, {80, 40});
  EXPECT_NE(text.find("/3605 ★\\"), std::string::npos);
  EXPECT_NE(text.find("=Elkhorn \\"), std::string::npos) << "a road comes in from the north-west";
  EXPECT_NE(text.find("\\Tavern  /"), std::string::npos);
  EXPECT_NE(text.find("=[24thM] ="), std::string::npos) << "the 24th Missouri on the road";
  EXPECT_NE(text.find("≈≈≈≈≈≈"), std::string::npos) << "the creek";
  for (const std::string& line : lines_of(text)) EXPECT_LE(width_of(line), 80u);
  EXPECT_LE(lines_of(text).size(), 40u);
}

TEST(MapView, every_hex_of_the_sheet_stands_on_the_whole_map_at_any_width) {
  const MapView map(pea_ridge(), Paint(Colour::Off));
  for (int width : {40, 80, 130}) {
    const std::string text = map.whole(opening_day(), {width, 40});
    for (std::size_t i = 0; i < pea_ridge().map.grid().size(); ++i)
      EXPECT_NE(text.find(pea_ridge().map.grid().name(HexId(i))), std::string::npos);
    EXPECT_NE(text.find("[Dod]"), std::string::npos);
    for (const std::string& line : lines_of(text)) EXPECT_LE(width_of(line), static_cast<std::size_t>(width));
  }
}

TEST(MapView, sides_differ_by_form_and_a_star_tells_the_reduced) {
  Situation situation = opening_day();
  put_unit(pea_ridge(), situation, unit("price"), hex("3605"));
  put_unit(pea_ridge(), situation, unit("price-a"), hex("3605"));
  lose_step(pea_ridge(), situation, unit("price"));
  const MapView map(pea_ridge(), Paint(Colour::Off));
  const std::string near = map.near(situation, {hex("3605")}, {80, 40});
  EXPECT_NE(near.find("<Price*>"), std::string::npos);
  EXPECT_NE(near.find("<PriceA•>") == std::string::npos ? near.find("<PricA•>") : 0, std::string::npos);
  EXPECT_NE(map.whole(situation, {130, 40}).find("<Pri*+>"), std::string::npos)
      << "a plus for the battery below";
}

TEST(MapView, colour_adds_codes_and_takes_nothing_away) {
  const Situation situation = opening_day();
  std::string painted = MapView(pea_ridge(), Paint(Colour::On)).near(situation, {hex("4312")}, {80, 40});
  const std::string plain = MapView(pea_ridge(), Paint(Colour::Off)).near(situation, {hex("4312")}, {80, 40});
  EXPECT_NE(painted.find("\x1b[1;94m[Dodge]"), std::string::npos);
  for (std::size_t at = painted.find('\x1b'); at != std::string::npos; at = painted.find('\x1b'))
    painted.erase(at, painted.find('m', at) + 1 - at);
  EXPECT_EQ(painted, plain);
}

TEST(MapView, notes_are_written_into_their_hexes) {
  const MapView map(pea_ridge(), Paint(Colour::Off));
  const std::string text = map.near(opening_day(), {hex("3605")}, {80, 40}, {{hex("3604"), "·3½·"}});
  EXPECT_NE(text.find("·3½·"), std::string::npos);
}

TEST(MapView, the_frame_stays_on_the_sheet_and_holds_the_action) {
  const Grid& grid = pea_ridge().map.grid();
  for (const char* name : {"3101", "4521", "3121", "4501", "3811"}) {
    const MapFrame frame = frame_around(grid, {hex(name)}, {80, 30});
    EXPECT_GE(frame.column, 0);
    EXPECT_LE(frame.column + frame.columns, grid.shape().columns);
    EXPECT_LE(frame.row + frame.rows, grid.shape().rows);
    EXPECT_TRUE(grid.column(hex(name)) >= frame.column &&
                grid.column(hex(name)) < frame.column + frame.columns);
    EXPECT_TRUE(grid.row(hex(name)) >= frame.row && grid.row(hex(name)) < frame.row + frame.rows);
  }
}

TEST(Labels, no_two_units_of_a_battle_have_the_same_code) {
  const Labels labels(pea_ridge());
  std::set<std::string> seen;
  for (std::size_t i = 0; i < pea_ridge().units.size(); ++i) {
    EXPECT_EQ(width_of(labels.code(UnitId(i))), 3u);
    EXPECT_TRUE(seen.insert(labels.code(UnitId(i))).second) << labels.code(UnitId(i));
  }
}

}  // namespace
}  // namespace longroll::terminal
