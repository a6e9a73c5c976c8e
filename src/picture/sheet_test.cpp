#include "picture/sheet.h"

#include <gtest/gtest.h>

#include <cctype>

#include "picture/battles_test.h"

namespace longroll::picture {
namespace {

// Empty if every tag is closed in order, every attribute is quoted and no bare '&' or '<' stands in a text.
std::string xml_fault(const std::string& text) {
  std::vector<std::string> open;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '&') {
      const std::size_t end = text.find(';', i);
      if (end == std::string::npos || end - i > 6) return "bare & at " + text.substr(i, 40);
    }
    if (text[i] != '<') {
      ++i;
      continue;
    }
    std::size_t at = i + 1;
    const bool closing = text[at] == '/';
    if (closing) ++at;
    std::string name;
    while (at < text.size() && std::isalpha(static_cast<unsigned char>(text[at]))) name += text[at++];
    bool quoted = false;
    while (at < text.size() && (quoted || text[at] != '>')) {
      if (text[at] == '<') return "< within a tag at " + text.substr(i, 60);
      if (text[at] == '=' && !quoted && text[at + 1] != '"')
        return "unquoted attribute at " + text.substr(i, 60);
      if (text[at] == '"') quoted = !quoted;
      ++at;
    }
    if (name.empty() || at == text.size()) return "broken tag at " + text.substr(i, 60);
    if (closing) {
      if (open.empty() || open.back() != name) return "unexpected </" + name + ">";
      open.pop_back();
    } else if (text[at - 1] != '/') {
      open.push_back(name);
    }
    i = at + 1;
  }
  return open.empty() ? "" : "<" + open.back() + "> is not closed";
}

SheetContents contents_for(const Map& map) {
  SheetContents contents;
  contents.battle = "small";
  contents.title = {"The Battle of", "Clark's Farm & Mill", "somewhere"};
  CounterFace face;
  face.code = "C";
  face.name = "Smith & Sons";
  face.figures = "4–4–4";
  contents.counters = {{*map.grid().named("0302"), face}, {*map.grid().named("0302"), face}};
  face.side = Side::Confederate;
  contents.turns = {{1, "10:00", false, true, false, {}}, {2, "midnight", true, false, true, {face}}};
  contents.objectives = {{*map.grid().named("0602"), "Clarksville", Side::Union}};
  contents.fortifications = {
      {*map.grid().named("0403"), Direction::North, Fortification::Kind::Entrenchment}};
  contents.entries = {{'A', Side::Confederate}};
  contents.waiting = {{'A', {{face}}, {"turn 3"}}};
  return contents;
}

Map map_with_entry() {
  Map map = small_map();
  map.entries.push_back({'A', *map.grid().named("0102"), std::nullopt});
  return map;
}

}  // namespace

TEST(Sheet, every_view_tone_and_level_is_well_formed) {
  const Map map = map_with_entry();
  for (View view : {View::Period, View::Rules})
    for (Tone tone : {Tone::Light, Tone::Dark})
      for (double pixels : {20, 40, 70, 100}) {
        SheetOptions options;
        options.view = view;
        options.tone = tone;
        options.hex_pixels = pixels;
        EXPECT_EQ(xml_fault(draw_sheet(map, nullptr, contents_for(map), options)), "") << pixels;
      }
}

TEST(Sheet, every_battle_is_well_formed_and_not_too_large) {
  for (const Battle& battle : battles()) {
    SheetContents contents;
    contents.battle = battle.name;
    contents.title.name = battle.name;
    const std::string svg = draw_sheet(battle.map, &battle.ground, contents, {});
    EXPECT_EQ(xml_fault(svg), "") << battle.name;
    EXPECT_LT(svg.size(), 3'000'000u) << battle.name;
  }
}

TEST(Sheet, every_battle_with_water_in_hexes_is_well_formed_in_both_views) {
  for (const Battle& battle : battles_with_water_in_hexes())
    for (View view : {View::Period, View::Rules}) {
      SheetContents contents;
      contents.battle = battle.name;
      SheetOptions options;
      options.view = view;
      const std::string svg = draw_sheet(battle.map, &battle.ground, contents, options);
      EXPECT_EQ(xml_fault(svg), "") << battle.name;
      EXPECT_NE(svg.find(">E13<"), std::string::npos) << battle.name;
    }
}

TEST(Sheet, counters_on_two_banks_of_a_hex_lie_apart) {
  const Map map = river_map();
  SheetContents contents;
  CounterFace face;
  const HexId hex = *map.grid().named("C3");
  contents.counters = {{hex, face, 0}, {hex, face, 0}};
  const std::string together = draw_sheet(map, nullptr, contents, {});
  contents.counters[1].bank = 1;
  const std::string apart = draw_sheet(map, nullptr, contents, {});
  EXPECT_NE(together, apart);
}

TEST(Sheet, a_battle_always_looks_the_same) {
  const Battle& battle = battle_named("pea-ridge");
  SheetContents contents;
  contents.battle = "pea-ridge";
  const std::string first = draw_sheet(battle.map, &battle.ground, contents, {});
  EXPECT_EQ(first, draw_sheet(battle.map, &battle.ground, contents, {}));
  contents.battle = "elkhorn tavern";
  EXPECT_NE(first, draw_sheet(battle.map, &battle.ground, contents, {}));
}

TEST(Sheet, what_lies_on_it_and_beside_it_is_there) {
  const Map map = map_with_entry();
  const std::string svg = draw_sheet(map, nullptr, contents_for(map), {});
  for (const char* words :
       {">CLARK’S FARM &amp; MILL<", ">Smith &amp; Sons<", ">Clarksville<", ">0403<", ">TURNS<", ">midnight<",
        ">turn 3<", "aria-label=\"Bald Hill\"", ">Clark’s Farm<"})
    EXPECT_NE(svg.find(words), std::string::npos) << words;
}

TEST(Sheet, a_crop_shows_its_hexes_and_no_margin) {
  const Map map = map_with_entry();
  SheetOptions options;
  options.crop = Crop{1, 3, 1, 3};
  const std::string svg = draw_sheet(map, nullptr, contents_for(map), options);
  EXPECT_NE(svg.find("width=\"289\" height=\"400\""), std::string::npos) << svg.substr(0, 160);
  EXPECT_EQ(svg.find("TURNS"), std::string::npos);
}

TEST(Sheet, the_ground_alone_has_names_and_numbers_but_no_pieces) {
  const Map map = map_with_entry();
  SheetOptions options;
  options.margin = Margin::None;
  options.pieces = Pieces::LeftOut;
  const std::string svg = draw_sheet(map, nullptr, contents_for(map), options);
  EXPECT_EQ(xml_fault(svg), "");
  EXPECT_NE(svg.find(">Clarksville<"), std::string::npos);
  EXPECT_NE(svg.find(">0403<"), std::string::npos);
  EXPECT_EQ(svg.find("Smith"), std::string::npos);
  EXPECT_EQ(svg.find("id=\"infantry\""), std::string::npos);
}

TEST(Sheet, a_turned_sheet_is_as_wide_as_the_other_is_high) {
  const Map map = map_with_entry();
  SheetOptions options;
  options.margin = Margin::None;
  const std::string upright = draw_sheet(map, nullptr, contents_for(map), options);
  options.turn = Turn::Right;
  const std::string turned = draw_sheet(map, nullptr, contents_for(map), options);
  EXPECT_EQ(xml_fault(turned), "");
  EXPECT_NE(upright.find("width=\"635\" height=\"650\""), std::string::npos) << upright.substr(0, 120);
  EXPECT_NE(turned.find("width=\"650\" height=\"635\""), std::string::npos) << turned.substr(0, 120);
}

TEST(Sheet, the_checker_of_these_tests_finds_faults) {
  EXPECT_NE(xml_fault("<a><b></a>"), "");
  EXPECT_NE(xml_fault("<a>R & D</a>"), "");
  EXPECT_NE(xml_fault("<a b=c/>"), "");
  EXPECT_EQ(xml_fault("<a b=\"c\"><d/>R &amp; D</a>"), "");
}

}  // namespace longroll::picture
