// 7.1: lines of sight. The whole map's are worked out once; a single one can be asked with what blocks it.
#pragma once

#include <optional>
#include <vector>

#include "aprils/charts.h"
#include "board/map.h"
#include "hex/hex_set.h"

namespace longroll::aprils {

// What stands in the way of a line of sight.
struct SightBlock {
  HexId hex;                   // the hex that blocks, or one beside the embankment
  std::optional<HexId> other;  // the second hex of a hexside, where both block or an embankment lies between
  bool embankment = false;
};

// None if the line is clear. Range is not judged here.
std::optional<SightBlock> sight_block(const Map& map, const Charts& charts, HexId from, HexId to);

class SightTable {
 public:
  SightTable() = default;
  SightTable(const Map& map, const Charts& charts);
  // The hexes within gun range that can be seen from this one.
  const HexSet& seen_from(HexId hex) const { return seen_[hex.index()]; }

 private:
  friend SightTable sight_afloat(const Map& map, const Charts& charts, const HexSet& open);
  std::vector<HexSet> seen_;
};

// 14.3: what is seen from each water hex if the hexes in `open` block nothing; from the land nothing.
SightTable sight_afloat(const Map& map, const Charts& charts, const HexSet& open);

}  // namespace longroll::aprils
