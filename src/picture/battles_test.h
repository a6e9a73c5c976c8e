// For tests: the battlefields that the project has, read from data/, and a small map drawn by hand.
#pragma once

#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "atlas/build.h"
#include "atlas/ground.h"
#include "base/check.h"
#include "board/map.h"

namespace longroll::picture {

struct Battle {
  std::string name;
  atlas::Ground ground;
  Map map;
};

inline std::optional<Battle> read_battle(const std::string& name, const std::string& game = "aprils") {
  const std::string file = "data/" + game + "/" + name + "/battle.geojson";
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  std::vector<Diagnostic> faults;
  const auto node = parse_document(text.str(), file, faults);
  if (!node) return std::nullopt;
  auto ground = atlas::read_ground(*node, file, faults);
  if (!ground) return std::nullopt;
  Battle battle{name, *std::move(ground), {}};
  battle.map = atlas::build_map(battle.ground).map;
  return battle;
}

// Read once for all tests.
inline const std::vector<Battle>& battles() {
  static const std::vector<Battle> kBattles = [] {
    std::vector<Battle> out;
    for (const char* name : {"bentonville", "bull-run", "gettysburg", "pea-ridge", "shiloh"})
      if (auto battle = read_battle(name)) out.push_back(*std::move(battle));
    return out;
  }();
  return kBattles;
}

inline const Battle& battle_named(std::string_view name) {
  for (const Battle& battle : battles())
    if (battle.name == name) return battle;
  LONGROLL_CHECK(false, "a battle of the tests is missing from data/");
  return battles().front();
}

// Battlefields of the game whose water lies in hexes, read once for all tests.
inline const std::vector<Battle>& battles_with_water_in_hexes() {
  static const std::vector<Battle> kBattles = [] {
    std::vector<Battle> out;
    for (const char* name : {"perryville", "stones-river"}) {
      auto battle = read_battle(name, "rally");
      LONGROLL_CHECK(battle.has_value(), "a battle of the tests is missing from data/");
      out.push_back(*std::move(battle));
    }
    return out;
  }();
  return kBattles;
}

// Six columns by six rows with a river of six hexes from left to right, a ford in its third hex, and a stream to it.
inline Map river_map() {
  GridShape shape{1, 6, 1, 6, false, HexNames::LetterRow};
  Map map(shape);
  const auto hex = [&](const std::string& name) { return *map.grid().named(name); };
  for (char column = 'A'; column <= 'F'; ++column) {
    const HexId river = hex(std::string(1, column) + "3");
    map.add_inside(river, Feature::River);
    Banks banks{{"east", "west"}, {}};
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(river, d);
      if (!next || map.grid().name(*next)[1] == '3') continue;
      const std::size_t bank = map.grid().name(*next)[1] < '3' ? 0 : 1;
      banks.sides[bank] = static_cast<std::uint8_t>(banks.sides[bank] | 1u << index_of(d));
    }
    map.set_banks(river, banks);
  }
  map.add_inside(hex("C3"), Feature::Ford);
  for (const char* name : {"D5", "D4"}) map.add_inside(hex(name), Feature::Stream);
  return map;
}

// Seven columns by six rows: a wood, a hill, a wooded hill, a swamp, a town, a pond; a creek and a road with a bridge.
inline Map small_map() {
  GridShape shape;
  shape.columns = 7;
  shape.rows = 6;
  Map map(shape);
  const auto hex = [&](const char* name) { return *map.grid().named(name); };
  for (const char* name : {"0101", "0102", "0201", "0202"}) map.set_terrain(hex(name), Terrain::Woods);
  for (const char* name : {"0403", "0404"}) {
    map.set_terrain(hex(name), Terrain::Hill);
    map.set_hill(hex(name), "Bald Hill");
  }
  map.set_terrain(hex("0405"), Terrain::WoodedHill);
  map.set_hill(hex("0405"), "Bald Hill");
  map.set_terrain(hex("0604"), Terrain::Swamp);
  map.set_terrain(hex("0602"), Terrain::Town);
  map.set_terrain(hex("0705"), Terrain::Water);
  for (const char* name : {"0301", "0302", "0303"})
    map.add_feature(hex(name), Direction::NorthEast, Feature::Creek);
  map.add_feature(hex("0302"), Direction::NorthEast, Feature::Road);
  map.add_feature(hex("0302"), Direction::NorthEast, Feature::Bridge);
  map.add_feature(hex("0302"), Direction::SouthWest, Feature::Road);
  map.places.push_back({"Clark's Farm", hex("0504")});
  return map;
}

}  // namespace longroll::picture
