// The straight line between two hex centres: which hexes it passes through, which hexsides it crosses or follows.
// Exact, in whole numbers (ruling A40): a line along a hexside or through a corner is told apart from one beside it.
#pragma once

#include "base/fixed_vector.h"
#include "hex/grid.h"

namespace longroll {

inline constexpr int kLongestLine = 96;  // hexes: from corner to corner of the largest sheet

// What the line meets between its two ends, in order from the first hex to the second.
struct LineStep {
  enum class Kind : std::uint8_t {
    Through,  // passes through the interior of `hex`
    Between,  // runs along the hexside between `hex` and `other`
  };
  Kind kind = Kind::Through;
  HexId hex;
  std::optional<HexId> other;  // none for Through, and for Between where that side of the line is off the map
  friend bool operator==(const LineStep&, const LineStep&) = default;
};

struct Line {
  FixedVector<LineStep, kLongestLine + 2> steps;  // ends left out
};

// The two hexes are on the grid and at most kLongestLine apart.
Line line_between(const Grid& grid, HexId from, HexId to);

}  // namespace longroll
