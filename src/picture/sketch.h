// What a sheet is drawn from: areas, courses and spots in sheet coordinates. It comes from a surveyed battlefield, or is
// made up from the hexes where there is none.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"
#include "board/map.h"
#include "picture/lay.h"

namespace longroll::picture {

struct SketchArea {
  Terrain kind = Terrain::Woods;  // woods, hill, swamp, rough or town
  std::string name;
  std::vector<Ring> rings;  // the outline, then holes
};

struct Course {
  Feature feature = Feature::Road;
  std::string name;
  Polyline line;
};

struct Spot {
  enum class Kind { Place, Objective };
  Kind kind = Kind::Place;
  std::string name;
  Point at;
};

struct Sketch {
  bool surveyed = true;  // or made up from the hexes
  std::vector<SketchArea> areas;
  std::vector<Course> courses;
  std::vector<Spot> spots;
};

constexpr bool is_water(Feature f) {
  return f == Feature::Stream || f == Feature::Creek || f == Feature::River;
}
constexpr bool is_way(Feature f) {
  return f == Feature::Road || f == Feature::Track || f == Feature::Railroad;
}

Sketch sketch_of(const atlas::Ground& ground, Turn turn = Turn::None);
// Areas are hexes, which the drawing rounds off; courses follow the hexsides or the centres; places lie in their hexes.
Sketch sketch_of(const Map& map, const Lay& lay);

}  // namespace longroll::picture
