// What the built map shows otherwise than the ground: for a person to look at before the map is taken over.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"
#include "atlas/roads.h"
#include "atlas/water.h"

namespace longroll::atlas {

// Broken roads, junctions that came apart, watercourses with gaps, roads that cross water without bridge or ford.
std::vector<std::string> compare_with_ground(const Ground& ground, const std::vector<Way>& ways,
                                             const std::vector<Course>& courses, const Map& map);

// The same for a game whose water lies in hexes. Over a stream a road needs neither bridge nor ford there.
std::vector<std::string> compare_hexes_with_ground(const Ground& ground, const std::vector<Way>& ways,
                                                   const std::vector<Way>& waters, const Map& map);

}  // namespace longroll::atlas
