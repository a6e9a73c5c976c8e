#include "atlas/build.h"

#include <exception>

#include "atlas/crossings.h"
#include "atlas/pins.h"
#include "atlas/points.h"
#include "atlas/report.h"
#include "atlas/roads.h"
#include "atlas/terrain.h"
#include "atlas/water.h"

namespace longroll::atlas {
namespace {

void build(const Ground& ground, BuiltMap& built) {
  lay_terrain(ground, built.map, built.overridden, built.faults);
  const std::vector<Way> ways = trace_ways(ground, built.map.grid());
  lay_ways(ways, built.map);
  const std::vector<Course> courses = lay_courses(ground, ways, built.map, built.faults);
  apply_side_pins(ground, built.map, built.overridden, built.faults);
  lay_crossings(ground, built.map, built.faults);
  lay_points(ground, built.map, built.faults);
  for (std::string& fault : compare_with_ground(ground, ways, courses, built.map))
    built.faults.push_back(std::move(fault));
}

}  // namespace

BuiltMap build_map(const Ground& ground) {
  BuiltMap built{Map(ground.shape), {}, {}};
  built.map.anchor = ground.anchor;
  if (ground.game != "aprils") {
    built.faults.push_back("maps of the game \"" + ground.game +
                           "\" cannot be built yet: its water lies in hexes");
    return built;
  }
  try {
    build(ground, built);
  } catch (const std::exception& error) {
    built.faults.push_back(std::string("the geometry of the ground failed: ") + error.what());
  }
  return built;
}

}  // namespace longroll::atlas
