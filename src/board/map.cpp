#include "board/map.h"

#include <algorithm>

#include "base/check.h"

namespace longroll {

Map::Map(const GridShape& shape)
    : grid_(shape),
      terrain_(grid_.size(), Terrain::Clear),
      hill_(grid_.size(), 0),
      features_(grid_.size()),
      cut_(grid_.size(), 0),
      inside_(grid_.size()),
      banks_(grid_.size()) {}

void Map::set_extra_cost(HexId hex, int half_points) {
  if (extra_cost_.empty()) extra_cost_.resize(grid_.size(), 0);
  extra_cost_[hex.index()] = static_cast<std::uint8_t>(half_points);
}

std::string_view Map::hill(HexId hex) const {
  const std::uint8_t number = hill_[hex.index()];
  return number == 0 ? std::string_view() : std::string_view(hill_names_[number - 1u]);
}

void Map::set_hill(HexId hex, std::string_view name) {
  auto found = std::find(hill_names_.begin(), hill_names_.end(), name);
  if (found == hill_names_.end()) {
    LONGROLL_CHECK(hill_names_.size() < 255, "too many hills");
    hill_names_.emplace_back(name);
    found = std::prev(hill_names_.end());
  }
  hill_[hex.index()] = static_cast<std::uint8_t>(found - hill_names_.begin() + 1);
}

Features Map::features(HexId a, HexId b) const {
  const std::optional<Direction> d = grid_.direction(a, b);
  return d ? features(a, *d) : Features{};
}

void Map::add_feature(HexId hex, Direction d, Feature feature) {
  features_[hex.index()][index_of(d)].add(feature);
  if (const auto next = grid_.neighbour(hex, d)) features_[next->index()][index_of(opposite(d))].add(feature);
}

void Map::remove_feature(HexId hex, Direction d, Feature feature) {
  features_[hex.index()][index_of(d)].remove(feature);
  if (const auto next = grid_.neighbour(hex, d))
    features_[next->index()][index_of(opposite(d))].remove(feature);
}

bool Map::connected(HexId hex, Direction d) const {
  const auto next = grid_.neighbour(hex, d);
  if (!next || hill_[hex.index()] == 0 || hill_[hex.index()] != hill_[next->index()]) return false;
  return (cut_[hex.index()] >> index_of(d) & 1u) == 0;
}

void Map::cut_hill(HexId hex, Direction d) {
  const auto mark = [this](HexId h, Direction way) {
    cut_[h.index()] = static_cast<std::uint8_t>(cut_[h.index()] | (1u << index_of(way)));
  };
  mark(hex, d);
  if (const auto next = grid_.neighbour(hex, d)) mark(*next, opposite(d));
}

}  // namespace longroll
