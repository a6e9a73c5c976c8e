// The terrain of each hex by the greater part of its area, and the hill it belongs to.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"

namespace longroll::atlas {

// Sets terrain and hill names from the areas, then the pins above them; cuts one hill's hexes where the hill does not
// reach across the side between them.
void lay_terrain(const Ground& ground, Map& map, std::vector<std::string>& overridden,
                 std::vector<std::string>& faults);

}  // namespace longroll::atlas
