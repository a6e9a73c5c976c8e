// What entering each hex costs each kind of unit, prepared as bit rows so that a whole front moves at once.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "aprils/charts.h"
#include "board/map.h"
#include "hex/hex_set.h"

namespace longroll::aprils {

// Ruling A9: a road serves the mover unless the hex entered is full of friends.
enum class Roads : std::uint8_t { Usable, Unusable };

class MoveTable {
 public:
  MoveTable() = default;
  MoveTable(const Map& map, const Charts& charts);

  // In one column: which hexes a unit of this kind enters in direction d, by cost; enter[d][0] is a half point.
  // Costs stand side by side, because the flood adds a whole block of them at once.
  static constexpr std::size_t kBlock = 8;
  static constexpr std::size_t kMaxStepCost = 2 * kBlock;
  struct Column {
    std::array<std::array<HexSet::Word, kMaxStepCost>, 6> enter{};
  };
  const Column& column(UnitKind kind, Roads roads, int c) const {
    return columns_[(index_of(kind) * 2 + static_cast<std::size_t>(roads)) *
                        static_cast<std::size_t>(width_) +
                    static_cast<std::size_t>(c)];
  }

  // The same for one step: from this hex in direction d; none if it is barred.
  std::optional<HalfPoints> cost(UnitKind kind, Roads roads, HexId from, Direction d) const {
    const std::uint8_t known =
        costs_[index_of(kind) * 2 + static_cast<std::size_t>(roads)][from.index()][longroll::index_of(d)];
    return known == 0 ? std::nullopt : std::optional<HalfPoints>(known);
  }

  // Hexes that a unit of this kind can enter in direction d at any cost at all (retreat, advance: ruling A53).
  const HexSet& passable(UnitKind kind, Direction d) const {
    return passable_[index_of(kind) * 6 + longroll::index_of(d)];
  }
  // 5.0: hexes into which a zone of control passes in direction d; not over a river without bridge or ford.
  const HexSet& zone_passes(Direction d) const { return zone_passes_[longroll::index_of(d)]; }
  // Whether any step on this map costs more than one block of half points.
  bool has_dear_steps() const { return dear_steps_; }

 private:
  int width_ = 0;
  bool dear_steps_ = false;
  std::vector<Column> columns_;
  std::vector<HexSet> passable_;
  std::array<std::vector<std::array<std::uint8_t, 6>>, kUnitKinds * 2> costs_;  // 0: barred
  std::array<HexSet, 6> zone_passes_{};
};

// 4.2: the cost of the step from `from` in direction d, or none if it is barred to the kind.
std::optional<HalfPoints> step_cost(const Map& map, const Charts& charts, UnitKind kind, Roads roads,
                                    HexId from, Direction d);

// 4.2, ruling A41: the cost of entering the map in this hex, by its road if `by` names one and roads serve.
std::optional<HalfPoints> entry_cost(const Map& map, const Charts& charts, UnitKind kind, Roads roads,
                                     HexId hex, std::optional<Feature> by);

// 5.0, ruling A11: a river without bridge or ford stops zones, attacks and every passage.
bool river_bars(Features side);

}  // namespace longroll::aprils
