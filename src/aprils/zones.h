// 5.0: zones of control.
#pragma once

#include "aprils/situation.h"
#include "hex/hex_set.h"

namespace longroll::aprils {

// The hexes in the zones of units that stand in `held`.
HexSet zones_of(const Scenario& scenario, const Situation& situation, const HexSet& held);

// Whether a unit in `from` would exert a zone into the adjacent hex in direction d.
bool zone_reaches(const Scenario& scenario, const Situation& situation, HexId from, Direction d);

// The hexes around `hex` from which a zone would reach it, as one bit a direction (from `hex` outward).
std::uint8_t zone_directions_into(const Scenario& scenario, const Situation& situation, HexId hex);

}  // namespace longroll::aprils
