// The pinned hexsides: what a source states stands above what the ground shows.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"

namespace longroll::atlas {

// Adds each pinned feature that is not there, empties each bare side, and lists what had to be changed. Pins that
// contradict one another are faults.
void apply_side_pins(const Ground& ground, Map& map, std::vector<std::string>& overridden,
                     std::vector<std::string>& faults);

}  // namespace longroll::atlas
