// A printed map: terrain of hexes, features of hexsides, named hills, places and entry hexes. Never changes in play.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/terrain.h"
#include "hex/grid.h"

namespace longroll {

struct Place {
  std::string name;
  HexId hex;
};

// 8.2: one hex of an entry letter. `by` is the road, track or railroad that leaves the map there, if any.
struct Entry {
  char letter = 'A';
  HexId hex;
  std::optional<Feature> by;
};

// How the sheet lies on the ground; only pictures and the editor need it.
struct GroundAnchor {
  std::string hex;
  double longitude = 0;
  double latitude = 0;
  double rows_toward = 180;  // compass bearing in which row numbers grow
  int hex_yards = 300;
};

// A hex that a river divides: its two banks, each with a name and the neighbours that belong to it, one bit a direction.
// A neighbour that the same river divides too is reached on the bank of the same name.
struct Banks {
  std::array<std::string, 2> names;
  std::array<std::uint8_t, 2> sides{};
  bool has(std::size_t bank, Direction d) const { return (sides[bank] >> index_of(d) & 1u) != 0; }
  friend bool operator==(const Banks&, const Banks&) = default;
};

class Map {
 public:
  Map() = default;
  explicit Map(const GridShape& shape);

  const Grid& grid() const { return grid_; }

  Terrain terrain(HexId hex) const { return terrain_[hex.index()]; }
  void set_terrain(HexId hex, Terrain terrain) { terrain_[hex.index()] = terrain; }

  // Half points beyond what its terrain costs, where a rule of the battle says so.
  int extra_cost(HexId hex) const { return extra_cost_.empty() ? 0 : extra_cost_[hex.index()]; }
  void set_extra_cost(HexId hex, int half_points);

  // The name of the hill a hill hex belongs to; empty elsewhere.
  std::string_view hill(HexId hex) const;
  void set_hill(HexId hex, std::string_view name);

  Features features(HexId hex, Direction d) const { return features_[hex.index()][index_of(d)]; }
  Features features(HexId a, HexId b) const;
  void add_feature(HexId hex, Direction d, Feature feature);
  void remove_feature(HexId hex, Direction d, Feature feature);

  // What runs through a hex itself: a stream or a river, and its ford or bridge.
  Features inside(HexId hex) const { return inside_[hex.index()]; }
  void add_inside(HexId hex, Feature feature) { inside_[hex.index()].add(feature); }
  const std::optional<Banks>& banks(HexId hex) const { return banks_[hex.index()]; }
  void set_banks(HexId hex, Banks banks) { banks_[hex.index()] = std::move(banks); }

  // Ruling A3: adjacent hexes of one hill are connected unless the map cuts them.
  bool connected(HexId hex, Direction d) const;
  void cut_hill(HexId hex, Direction d);

  std::vector<Place> places;
  std::vector<Entry> entries;
  std::optional<GroundAnchor> anchor;

 private:
  Grid grid_;
  std::vector<Terrain> terrain_;
  std::vector<std::uint8_t> extra_cost_;  // empty: nowhere
  std::vector<std::uint8_t> hill_;        // 0: none; else 1 + index into hill_names_
  std::vector<std::string> hill_names_;
  std::vector<std::array<Features, 6>> features_;
  std::vector<std::uint8_t> cut_;  // one bit a direction
  std::vector<Features> inside_;
  std::vector<std::optional<Banks>> banks_;
};

}  // namespace longroll
