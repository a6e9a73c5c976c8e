// What the published example of play forces on the map of Pea Ridge: it must hold in the map that is played, and in
// the map that the ground gives.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <numeric>

#include "atlas/test_ground.h"
#include "format/map_file.h"

namespace longroll::atlas {
namespace {

std::string file_text(const std::string& path) {
  std::ifstream file(std::string(LONGROLL_DATA_DIR) + "/aprils/pea-ridge/" + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

Ground read_battlefield() {
  std::vector<Diagnostic> faults;
  const std::optional<Node> node = parse_document(file_text("battle.geojson"), "battle.geojson", faults);
  std::optional<Ground> ground = node ? read_ground(*node, "battle.geojson", faults) : std::nullopt;
  for (const Diagnostic& fault : faults) ADD_FAILURE() << to_text(fault);
  return ground.value_or(Ground{});
}

enum class Which { Played, Built };

class PeaRidge : public testing::TestWithParam<Which> {
 protected:
  static void SetUpTestSuite() {
    ground_ = read_battlefield();
    built_ = build_map(ground_).map;
    std::vector<Diagnostic> faults;
    const std::optional<Node> node = parse_document(file_text("map.json"), "map.json", faults);
    if (node) played_ = read_map(*node, "map.json", faults).value_or(Map());
    for (const Diagnostic& fault : faults) ADD_FAILURE() << to_text(fault);
  }
  const Map& map() const { return GetParam() == Which::Played ? played_ : built_; }
  Terrain terrain(std::string_view hex) const { return map().terrain(hex_named(map().grid(), hex)); }
  Features between(std::string_view a, std::string_view b) const { return features(map(), a, b); }

  // Every step of the way has the feature, and no water that would have to be paid for.
  void expect_way(Feature way, std::initializer_list<std::string_view> hexes) const {
    for (auto at = hexes.begin(); at + 1 != hexes.end(); ++at) {
      const Features there = between(at[0], at[1]);
      EXPECT_TRUE(there.has(way)) << at[0] << " to " << at[1];
      const bool wet = there.has(Feature::Stream) || there.has(Feature::Creek) || there.has(Feature::River);
      EXPECT_TRUE(!wet || there.has(Feature::Bridge) || there.has(Feature::Ford)) << at[0] << " to " << at[1];
    }
  }
  bool costs_two(std::string_view hex) const {
    const Terrain t = terrain(hex);
    return t == Terrain::Woods || t == Terrain::Hill || t == Terrain::Town;
  }
  bool blocks(std::string_view hex) const {
    return terrain(hex) != Terrain::Clear && terrain(hex) != Terrain::Swamp;
  }
  std::vector<std::string> entries(char letter) const {
    std::vector<std::string> hexes;
    for (const Entry& entry : map().entries)
      if (entry.letter == letter) hexes.push_back(map().grid().name(entry.hex));
    return hexes;
  }
  bool leaves_by(std::string_view hex, Feature way) const {
    const HexId id = hex_named(map().grid(), hex);
    for (Direction d : kDirections)
      if (!map().grid().neighbour(id, d) && map().features(id, d).has(way)) return true;
    return false;
  }

  static inline Ground ground_;
  static inline Map built_, played_;
};

INSTANTIATE_TEST_SUITE_P(Maps, PeaRidge, testing::Values(Which::Played, Which::Built));

TEST_P(PeaRidge, every_pin_holds_and_every_bare_side_is_bare) {
  EXPECT_EQ(ground_.hex_pins.size(), 24u);
  for (const HexPin& pin : ground_.hex_pins)
    EXPECT_EQ(map().terrain(pin.hex), pin.terrain) << map().grid().name(pin.hex);
  EXPECT_EQ(ground_.side_pins.size(), 47u);
  for (const SidePin& pin : ground_.side_pins)
    EXPECT_TRUE(map().features(pin.side.hex, pin.side.direction).has(pin.feature))
        << name_of(map().grid(), pin.side);
  EXPECT_EQ(ground_.bare_sides.size(), 12u);
  for (const Hexside bare : ground_.bare_sides)
    EXPECT_TRUE(map().features(bare.hex, bare.direction).none()) << name_of(map().grid(), bare);
}

TEST_P(PeaRidge, the_telegraph_road_runs_from_entry_B_to_entry_C) {
  EXPECT_TRUE(leaves_by("3105", Feature::Road));
  expect_way(Feature::Road, {"3105", "3205", "3305", "3405", "3505", "3605", "3606", "3707"});
  expect_way(Feature::Road, {"3909", "4009", "4110"});
  const auto has_road = [&](std::initializer_list<std::string_view> hexes) {
    for (auto at = hexes.begin(); at + 1 != hexes.end(); ++at)
      if (!between(at[0], at[1]).has(Feature::Road)) return false;
    return true;
  };
  EXPECT_TRUE(has_road({"3707", "3807", "3908", "3909"}) || has_road({"3707", "3807", "3808", "3909"}) ||
              has_road({"3707", "3708", "3808", "3909"}));
  EXPECT_TRUE(has_road({"4110", "4111", "4211", "4312"}) || has_road({"4110", "4210", "4211", "4312"}) ||
              has_road({"4110", "4210", "4311", "4312"}));
}

// Carr's artillery pays 3 from entry C to 4110: six road hexes, the entry hex among them.
TEST_P(PeaRidge, entry_C_is_two_road_hexes_beyond_Pratts_Store) {
  ASSERT_EQ(entries('C').size(), 1u);
  const std::string entry = entries('C')[0];
  EXPECT_EQ(map().grid().distance(hex_named(map().grid(), "4312"), hex_named(map().grid(), entry)), 2);
  expect_way(Feature::Road, {"4312", "4412", entry});
  EXPECT_TRUE(leaves_by(entry, Feature::Road));
}

TEST_P(PeaRidge, entries_A_B_and_D_are_where_the_example_has_them) {
  EXPECT_EQ(entries('A'), std::vector<std::string>{"3120"});
  EXPECT_EQ(entries('B'), (std::vector<std::string>{"3104", "3105"}));
  EXPECT_TRUE(leaves_by("3104", Feature::Track));
  ASSERT_EQ(entries('D').size(), 1u);
  const std::string d = entries('D')[0];
  EXPECT_TRUE(d.substr(0, 2) == "45" || d.substr(2) == "21") << d;
}

TEST_P(PeaRidge, the_trails_of_the_example_are_tracks) {
  expect_way(Feature::Track, {"3104", "3203", "3303", "3402"});
  expect_way(Feature::Track, {"3603", "3604", "3605"});
}

TEST_P(PeaRidge, ways_lead_from_A_and_D_to_Leetown_and_from_the_Tavern_to_the_headquarters) {
  std::vector<std::size_t> group(map().grid().size());
  std::iota(group.begin(), group.end(), std::size_t{0});
  const auto root = [&](std::size_t i) {
    while (group[i] != i) i = group[i];
    return i;
  };
  for (std::size_t i = 0; i < group.size(); ++i)
    for (Direction d : kDirections)
      if (const auto next = map().grid().neighbour(HexId(i), d))
        if (map().features(HexId(i), d).has(Feature::Road) || map().features(HexId(i), d).has(Feature::Track))
          group[root(i)] = root(next->index());
  const auto joined = [&](std::string_view a, std::string_view b) {
    return root(hex_named(map().grid(), a).index()) == root(hex_named(map().grid(), b).index());
  };
  EXPECT_TRUE(joined("3120", "4117"));
  EXPECT_TRUE(joined(entries('D').at(0), "4117"));
  EXPECT_TRUE(joined("3604", "4009"));
}

TEST_P(PeaRidge, stated_terrain) {
  EXPECT_EQ(terrain("3306"), Terrain::WoodedHill);
  for (std::string_view hex : {"3604", "3705", "3404"}) EXPECT_EQ(terrain(hex), Terrain::Woods) << hex;
  EXPECT_TRUE(between("3304", "3404").has(Feature::Creek));
}

// Turn 2: the 24th Missouri in 3306 has both shifts against 3205, so that hex is not connected on the same hill.
TEST_P(PeaRidge, hex_3205_is_not_connected_to_3306) {
  const HexId hex = hex_named(map().grid(), "3306");
  EXPECT_FALSE(map().connected(hex, map().grid().direction(hex, hex_named(map().grid(), "3205")).value()));
}

TEST_P(PeaRidge, hexes_that_the_example_pays_two_for) {
  for (std::string_view hex : {"3504", "3403", "3503", "3602", "3204", "3105", "3505", "3706", "3404"})
    EXPECT_TRUE(costs_two(hex)) << hex;
  EXPECT_EQ(terrain("3603"), Terrain::Clear);
}

// Each pays for the terrain alone, so nothing may lie on the side.
TEST_P(PeaRidge, sides_that_the_example_crosses_at_no_cost) {
  constexpr std::array<std::array<std::string_view, 2>, 12> kCrossed = {{{"3404", "3505"},
                                                                         {"3404", "3504"},
                                                                         {"3402", "3403"},
                                                                         {"3403", "3504"},
                                                                         {"3402", "3503"},
                                                                         {"3503", "3603"},
                                                                         {"3504", "3503"},
                                                                         {"3503", "3602"},
                                                                         {"3104", "3204"},
                                                                         {"3204", "3105"},
                                                                         {"3707", "3706"},
                                                                         {"3205", "3306"}}};
  for (const auto& [a, b] : kCrossed) EXPECT_TRUE(between(a, b).none()) << a << "/" << b;
}

TEST_P(PeaRidge, lines_of_sight_of_the_example) {
  EXPECT_FALSE(blocks("3605"));  // 3505 bombards 3705 along 3604/3605
  EXPECT_TRUE(blocks("3506") || blocks("3405"));
  EXPECT_TRUE(blocks("3506") || blocks("3505"));
  EXPECT_TRUE(blocks("3404") || blocks("3505"));
}

TEST_P(PeaRidge, the_tip_of_the_ridge_stands_beside_3606) {
  EXPECT_TRUE(is_hill(terrain("3506")) || is_hill(terrain("3507")) || is_hill(terrain("3607")));
}

TEST_P(PeaRidge, objectives_and_set_up_hexes_have_their_names) {
  const auto named = [&](std::string_view name, std::string_view hex) {
    for (const Place& place : map().places)
      if (place.name == name && map().grid().name(place.hex) == hex) return true;
    return false;
  };
  EXPECT_TRUE(named("Elkhorn Tavern", "3605"));
  EXPECT_TRUE(named("Union HQ", "4009"));
  EXPECT_TRUE(named("Leetown", "4117"));
  EXPECT_TRUE(named("Pratt's Store", "4312"));
}

}  // namespace
}  // namespace longroll::atlas
