// The ground's shapes, bent so that what lies under the centre of every hex is the terrain that rules there.
#pragma once

#include <vector>

#include "board/map.h"
#include "picture/field.h"
#include "picture/lay.h"
#include "picture/sketch.h"

namespace longroll::picture {

struct Shape {
  std::vector<Ring> rings;  // outlines clockwise, holes against the clock
  Field depth;              // how far inside, in hexes; negative outside

  bool empty() const { return rings.empty(); }
  bool covers(Point p) const { return !empty() && depth.at(p) > 0; }
};

struct Shapes {
  Shape woods, hill, swamp, rough, town;
  Shape water;  // broad rivers and ponds: hexes of water
};

// How far the drawn ground reaches beyond the frame, so that its own edge is never seen.
inline constexpr double kBeyondFrame = 0.8;

Shapes shapes_of(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed);

}  // namespace longroll::picture
