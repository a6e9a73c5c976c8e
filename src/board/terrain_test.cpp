#include "board/terrain.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

TEST(Terrain, C2_1_A2_the_seven_terrains_have_their_names) {
  for (std::string_view name : {"clear", "woods", "hill", "wooded hill", "swamp", "rough", "town"}) {
    const auto terrain = terrain_named(name);
    ASSERT_TRUE(terrain) << name;
    EXPECT_EQ(name_of(*terrain), name);
  }
  EXPECT_FALSE(terrain_named("orchard"));
  EXPECT_FALSE(terrain_named("Clear"));
}

TEST(Terrain, C2_1_only_hills_and_wooded_hills_are_hills) {
  EXPECT_TRUE(is_hill(Terrain::Hill));
  EXPECT_TRUE(is_hill(Terrain::WoodedHill));
  for (Terrain t :
       {Terrain::Clear, Terrain::Woods, Terrain::Swamp, Terrain::Rough, Terrain::Town, Terrain::Water})
    EXPECT_FALSE(is_hill(t)) << name_of(t);
}

TEST(Terrain, C2_1_A2_the_nine_hexside_features_have_their_names) {
  for (std::string_view name :
       {"road", "track", "railroad", "stream", "creek", "river", "ford", "bridge", "embankment"}) {
    const auto feature = feature_named(name);
    ASSERT_TRUE(feature) << name;
    EXPECT_EQ(name_of(*feature), name);
  }
  EXPECT_EQ(kAllFeatures.size(), 9u);
  EXPECT_FALSE(feature_named("fence"));
}

TEST(Terrain, C2_1_a_hexside_may_have_several_features) {
  Features side;
  EXPECT_TRUE(side.none());
  side.add(Feature::Road);
  side.add(Feature::Embankment);
  EXPECT_TRUE(side.has(Feature::Road));
  EXPECT_TRUE(side.has(Feature::Embankment));
  EXPECT_FALSE(side.has(Feature::Track));
  side.remove(Feature::Road);
  EXPECT_FALSE(side.has(Feature::Road));
  EXPECT_FALSE(side.none());
}

}  // namespace
}  // namespace longroll
