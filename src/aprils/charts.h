// The printed charts: terrain effects, both combat result tables, the morale check. Loaded from data, never coded.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "aprils/types.h"
#include "board/terrain.h"

namespace longroll::aprils {

// Which kinds of units may not enter or cross.
struct Bans {
  std::array<bool, kUnitKinds> of{};
  bool bans(UnitKind kind) const { return of[index_of(kind)]; }
};

struct TerrainEffect {
  HalfPoints cost = 2;
  int shift = 0;            // columns; left is negative
  int connected_shift = 0;  // the same, attacked from a connected hex of the same hill
  bool blocks_sight = false;
  Bans bans;
};

struct FeatureEffect {
  HalfPoints cost = 0;  // roads: in place of all other costs; others: added
  int shift = 0;
  bool shift_in_bombardment = true;
  bool blocks_sight = false;
  Bans bans;
};

// The columns of the result tables, by index 0 to 8: 1-4, 1-3, 1-2, 1-1, 2-1 ... 6-1.
inline constexpr int kColumns = 9;
inline constexpr int kEvenColumn = 3;
std::string_view column_name(int column);

struct CombatResult {
  std::uint8_t losses = 0;
  bool retreat = false;
  auto parts() const { return std::tuple(static_cast<std::uint8_t>(losses * 2 + (retreat ? 1 : 0))); }
  friend bool operator==(const CombatResult&, const CombatResult&) = default;
};

class ResultTable {
 public:
  static constexpr int kLowestRoll = 0;
  static constexpr int kHighestRoll = 8;
  // Ruling A28: rolls beyond the table use its first or last row.
  CombatResult at(int column, int roll) const;
  void set(int column, int roll, CombatResult result);

 private:
  std::array<std::array<CombatResult, kColumns>, kHighestRoll + 1> rows_{};
};

struct Charts {
  std::array<TerrainEffect, kTerrains> terrain;
  std::array<FeatureEffect, kFeatures> feature;
  HalfPoints river_ford_cost = 4;  // a ford over a river; over lesser water it is free
  int breastwork_shift = -1;
  int entrenchment_shift = -2;
  ResultTable attacker;  // read with the attacker's roll: what happens to the defender
  ResultTable defender;  // read with the defender's roll: what happens to the attacker
  int morale_pass = 4;   // ruling A31
  int largest_shift = 3;

  const TerrainEffect& of(Terrain t) const { return terrain[longroll::index_of(t)]; }
  const FeatureEffect& of(Feature f) const { return feature[longroll::index_of(f)]; }
};

}  // namespace longroll::aprils
