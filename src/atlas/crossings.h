// Bridges and fords: where points of the ground say so, and where a road meets a river.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"

namespace longroll::atlas {

// Ways, watercourses and pins are on the map already.
void lay_crossings(const Ground& ground, Map& map, std::vector<std::string>& faults);

}  // namespace longroll::atlas
