// The lines of a sheet as they are drawn: water and embankments held to their hexsides, ways led through the middle of
// the hexsides they cross. Where the survey is silent the hexes themselves give the course.
#pragma once

#include <string_view>
#include <vector>

#include "board/map.h"
#include "picture/lay.h"
#include "picture/shapes.h"
#include "picture/sketch.h"

namespace longroll::picture {

// Streams, creeks, rivers and embankments. `water` is the broad water that they may run into.
std::vector<Course> side_courses(const Map& map, const Lay& lay, const Sketch& sketch, const Shape& water,
                                 std::string_view seed);
// Roads, tracks and railroads.
std::vector<Course> way_courses(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed);

}  // namespace longroll::picture
