// Watercourses and embankments on hexsides, joined where the ground joins them.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"
#include "atlas/roads.h"

namespace longroll::atlas {

// What became of one line of the ground; a line that leaves the map and comes back has several courses.
struct Course {
  std::size_t line = 0;  // which of the ground's lines
  Feature kind = Feature::Stream;
  std::vector<Hexside> sides;  // in order, each touching the one before
};

// Puts streams, creeks, rivers and embankments on the map, whose terrain and ways are laid already.
std::vector<Course> lay_courses(const Ground& ground, const std::vector<Way>& ways, Map& map,
                                std::vector<std::string>& faults);

}  // namespace longroll::atlas
