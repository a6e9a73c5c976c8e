#include "board/terrain.h"

namespace longroll {
namespace {

constexpr std::array<std::string_view, kTerrains> kTerrainNames = {
    "clear", "woods", "hill", "wooded hill", "swamp", "rough", "town", "water", "out of play"};
constexpr std::array<std::string_view, kFeatures> kFeatureNames = {
    "road", "track", "railroad", "stream", "creek", "river", "ford", "bridge", "embankment"};

}  // namespace

std::string_view name_of(Terrain terrain) { return kTerrainNames[index_of(terrain)]; }

std::optional<Terrain> terrain_named(std::string_view name) {
  for (std::size_t i = 0; i < kTerrains; ++i)
    if (kTerrainNames[i] == name) return static_cast<Terrain>(i);
  return std::nullopt;
}

std::string_view name_of(Feature feature) { return kFeatureNames[index_of(feature)]; }

std::optional<Feature> feature_named(std::string_view name) {
  for (std::size_t i = 0; i < kFeatures; ++i)
    if (kFeatureNames[i] == name) return static_cast<Feature>(i);
  return std::nullopt;
}

}  // namespace longroll
