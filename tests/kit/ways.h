// Whether roads lead from one hex of a map to another, for tests of the battles' maps.
#pragma once

#include <vector>

#include "board/map.h"
#include "hex/hex_set.h"

namespace longroll::kit {

// Along roads and tracks alone, and over no water without bridge or ford.
inline bool ways_lead(const Map& map, HexId from, HexId to) {
  HexSet seen;
  std::vector<HexId> open = {from};
  seen.insert(map.grid(), from);
  while (!open.empty()) {
    const HexId hex = open.back();
    open.pop_back();
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(hex, d);
      if (!next || seen.contains(map.grid(), *next)) continue;
      const Features side = map.features(hex, d);
      const bool wet = side.has(Feature::Stream) || side.has(Feature::Creek) || side.has(Feature::River);
      const bool way = side.has(Feature::Road) || side.has(Feature::Track);
      if (!way || (wet && !side.has(Feature::Bridge) && !side.has(Feature::Ford))) continue;
      seen.insert(map.grid(), *next);
      open.push_back(*next);
    }
  }
  return seen.contains(map.grid(), to);
}

}  // namespace longroll::kit
