// The kinds of ground a printed map can show, in hexes and on hexsides.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace longroll {

// 2.1, ruling A2: one terrain a hex. Water and OutOfPlay are hexes that land units never enter.
enum class Terrain : std::uint8_t { Clear, Woods, Hill, WoodedHill, Swamp, Rough, Town, Water, OutOfPlay };
inline constexpr std::size_t kTerrains = 9;
std::string_view name_of(Terrain terrain);  // "wooded hill"
std::optional<Terrain> terrain_named(std::string_view name);
constexpr bool is_hill(Terrain t) { return t == Terrain::Hill || t == Terrain::WoodedHill; }
constexpr std::size_t index_of(Terrain t) { return static_cast<std::size_t>(t); }

// 2.1, ruling A2: what can run along or across a hexside.
enum class Feature : std::uint8_t { Road, Track, Railroad, Stream, Creek, River, Ford, Bridge, Embankment };
inline constexpr std::size_t kFeatures = 9;
inline constexpr std::array<Feature, kFeatures> kAllFeatures = {
    Feature::Road,  Feature::Track, Feature::Railroad, Feature::Stream,    Feature::Creek,
    Feature::River, Feature::Ford,  Feature::Bridge,   Feature::Embankment};
std::string_view name_of(Feature feature);  // "creek"
std::optional<Feature> feature_named(std::string_view name);
constexpr std::size_t index_of(Feature f) { return static_cast<std::size_t>(f); }

class Features {
 public:
  constexpr bool has(Feature f) const { return (bits_ >> index_of(f) & 1u) != 0; }
  constexpr void add(Feature f) { bits_ = static_cast<std::uint16_t>(bits_ | (1u << index_of(f))); }
  constexpr void remove(Feature f) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << index_of(f))); }
  constexpr bool none() const { return bits_ == 0; }
  constexpr std::uint16_t bits() const { return bits_; }
  friend constexpr bool operator==(Features, Features) = default;

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace longroll
