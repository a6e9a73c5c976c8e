// Where a unit can go: the limits that bind its march, and the set of hexes it reaches with their costs.
#pragma once

#include <array>
#include <optional>

#include "aprils/field.h"
#include "aprils/reinforcements.h"

namespace longroll::aprils {

// The hexes that bind one march. A closed hex is not entered, a stop is not left, a full one is not a place to end.
struct MarchLimits {
  HexSet closed;
  HexSet stops;
  HexSet full;
  HexSet special;    // of `closed`: what a special rule closed
  HexSet pass_only;  // what a special rule lets it pass, but not end in: see let_pass
  // Hexes not to be entered in a direction, one set each; null: none. A special rule keeps the sets.
  const std::array<HexSet, 6>* closed_sides = nullptr;

  friend bool operator==(const MarchLimits&, const MarchLimits&) = default;
  // A special rule lets the unit pass these hexes, but not end in them. Ruling A151: where it would have to stop it does
  // not go.
  void let_pass(const HexSet& hexes) {
    const HexSet traps = stops & hexes;
    pass_only = hexes;
    closed |= traps;
    special |= traps;
  }
  bool closes_side(const Grid& grid, Direction d, HexId to) const {
    return closed_sides != nullptr && (*closed_sides)[longroll::index_of(d)].contains(grid, to);
  }
};

// Everything a unit's reach depends on: where the march begins, with how many points, and what binds it.
struct MarchBasis {
  UnitKind kind = UnitKind::Infantry;
  Location from;
  HalfPoints allowance = 0;
  FixedVector<Gate, 32> gates;  // for a unit off the map
  MarchLimits limits;
};

// The hexes a unit can reach. Costs are kept, so that paths can be told afterwards.
class Reach {
 public:
  // Left unfilled on purpose: a flood writes the columns it visits, and only those are read.
  Reach() {}  // NOLINT(modernize-use-equals-default)

  const HexSet& ends() const { return ends_; }  // where it may end
  // The least cost of being in a hex; none if it cannot be reached.
  std::optional<HalfPoints> cost(const Grid& grid, HexId hex) const;
  // Whether the flood came to the hex at just this cost, which may be more than the least.
  bool comes_at(const Grid& grid, HexId hex, HalfPoints cost) const {
    const int c = grid.column(hex);
    if (cost < 0 || c < low_column_ || c > high_column_) return false;
    return ((layers_[static_cast<std::size_t>(c)][static_cast<std::size_t>(cost)] >> grid.row(hex)) & 1) != 0;
  }
  // Whether the hex, or one beside it, can be reached: else what happens in it does not matter to the unit.
  bool comes_near(const Grid& grid, HexId hex) const;

 private:
  friend class Flood;
  struct FirstHex {
    HexId hex;
    HalfPoints cost = 0;
  };
  HexSet ends_;
  HexSet reached_;
  FixedVector<FirstHex, 32> free_first_;  // ruling A10: reached only because one hex is always open
  int low_column_ = 0;                    // layers_ is filled in these columns only
  int high_column_ = -1;
  HalfPoints highest_cost_ = 0;
  // By column and cost: the hexes reached at that cost, among them some that were reached cheaper before.
  // The flood writes whole blocks of costs, so each column is longer than the largest allowance.
  static constexpr std::size_t kLayers = kMaxAllowance + MoveTable::kMaxStepCost + 1;
  std::array<std::array<HexSet::Word, kLayers>, Grid::kMaxColumns> layers_;
};

}  // namespace longroll::aprils
