// What changed between two maps, hex by hex and side by side, for a person who reviews a new build.
#pragma once

#include <string>
#include <vector>

#include "board/map.h"

namespace longroll::atlas {

// One line a change, by hex number: "3306: clear -> wooded hill", "3304/3404: + creek - stream".
std::vector<std::string> map_differences(const Map& before, const Map& after);

}  // namespace longroll::atlas
