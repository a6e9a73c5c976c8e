// Water that lies in hexes, as in Rally 'Round the Flag!: the hexes of streams and rivers, the two banks of a river hex,
// its bridges and fords.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"
#include "atlas/roads.h"

namespace longroll::atlas {

// Puts the traced waters into their hexes and parts river hexes into banks, named after the compass and the same along
// the whole river. Where a stream runs into a river the hex is the river's. Pins that no water reaches are told.
void lay_hex_waters(const Ground& ground, const std::vector<Way>& waters, Map& map,
                    std::vector<std::string>& overridden, std::vector<std::string>& faults);

// Bridges and fords: where pins and points of the ground say so, and where a way crosses a river without either.
void lay_hex_crossings(const Ground& ground, const std::vector<Way>& ways, Map& map,
                       std::vector<std::string>& faults);

}  // namespace longroll::atlas
