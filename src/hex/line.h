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

// Half of all short lines of a grid (the other half are these turned round), worked out once and laid on any hex: a line
// depends only on how far its ends lie apart, and on whether its first column is a shifted one.
class ShortLines {
 public:
  ShortLines(const Grid& grid, int range);
  // Calls use(to, line) for every hex within range that comes after `from` on the grid.
  template <class Use>
  void for_each(HexId from, Use use) const {
    for (const Pattern& pattern : patterns_[grid_->shifted(grid_->column(from)) ? 1 : 0])
      if (const std::optional<HexId> to = laid(from, pattern.to)) use(*to, laid(from, pattern));
  }

 private:
  struct Offset {
    std::int8_t columns = 0;
    std::int8_t rows = 0;
  };
  struct PatternStep {
    LineStep::Kind kind;
    Offset hex;
    std::optional<Offset> other;
  };
  struct Pattern {
    Offset to;
    std::vector<PatternStep> steps;
  };
  std::optional<HexId> laid(HexId from, Offset offset) const {
    return grid_->at(grid_->column(from) + offset.columns, grid_->row(from) + offset.rows);
  }
  Line laid(HexId from, const Pattern& pattern) const;
  void add_patterns(const Grid& sheet, HexId from, int range);

  const Grid* grid_;
  std::array<std::vector<Pattern>, 2> patterns_;  // from an unshifted, from a shifted column
};

}  // namespace longroll
