#include "atlas/diff.h"

#include <gtest/gtest.h>

namespace longroll::atlas {
namespace {

Map sheet() {
  Map map(GridShape{33, 2, 4, 2, true, HexNames::ColumnRow});
  map.add_feature(*map.grid().named("3304"), Direction::South, Feature::Stream);
  map.places = {{"Tavern", HexId(0)}};
  return map;
}

TEST(Diff, equal_maps_have_no_differences) { EXPECT_TRUE(map_differences(sheet(), sheet()).empty()); }

TEST(Diff, each_change_is_one_line) {
  Map after = sheet();
  const HexId hex = *after.grid().named("3304");
  after.set_terrain(hex, Terrain::WoodedHill);
  after.set_hill(hex, "Big Mountain");
  after.remove_feature(hex, Direction::South, Feature::Stream);
  after.add_feature(hex, Direction::South, Feature::Creek);
  after.add_feature(hex, Direction::North, Feature::Road);
  after.entries = {{'B', hex, Feature::Road}};
  after.places = {{"Tavern", HexId(1)}};
  EXPECT_EQ(map_differences(sheet(), after),
            (std::vector<std::string>{"3304: clear -> wooded hill (Big Mountain)", "3304 N: + road",
                                      "3304/3305: + creek - stream", "+ entry B 3304 by road",
                                      "+ place Tavern 3305", "- place Tavern 3304"}));
}

TEST(Diff, a_cut_hill_is_a_change) {
  Map before = sheet();
  for (HexId hex : {HexId(0), HexId(1)}) {
    before.set_terrain(hex, Terrain::Hill);
    before.set_hill(hex, "Knoll");
  }
  Map after = before;
  after.cut_hill(HexId(0), Direction::South);
  EXPECT_EQ(map_differences(before, after), std::vector<std::string>{"3304/3305: - connection"});
}

TEST(Diff, other_grids_cannot_be_compared) {
  EXPECT_EQ(map_differences(sheet(), Map(GridShape{})).size(), 1u);
}

}  // namespace
}  // namespace longroll::atlas
