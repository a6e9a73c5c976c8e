// Entry hexes, objectives and named places.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"

namespace longroll::atlas {

// The map is finished otherwise. A road entry gets its road to the map's edge; objectives become places.
void lay_points(const Ground& ground, Map& map, std::vector<std::string>& faults);

}  // namespace longroll::atlas
