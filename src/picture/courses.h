// The lines of a sheet as they are drawn: water and embankments held to their hexsides, or water led through its hexes;
// ways led through the middle of the hexsides they cross. Where the survey is silent the hexes themselves give the course.
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
// Streams and rivers of a map whose water lies in hexes.
std::vector<Course> hex_courses(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed);
bool has_water_in_hexes(const Map& map);
// Roads, tracks and railroads.
std::vector<Course> way_courses(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed);

}  // namespace longroll::picture
