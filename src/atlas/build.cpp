#include "atlas/build.h"

#include <exception>

#include "atlas/crossings.h"
#include "atlas/hex_water.h"
#include "atlas/pins.h"
#include "atlas/points.h"
#include "atlas/report.h"
#include "atlas/roads.h"
#include "atlas/terrain.h"
#include "atlas/water.h"

namespace longroll::atlas {
namespace {

void tell(BuiltMap& built, std::vector<std::string> faults) {
  for (std::string& fault : faults) built.faults.push_back(std::move(fault));
}

void build_water_in_hexes(const Ground& ground, const std::vector<Way>& ways, BuiltMap& built) {
  const std::vector<Way> waters = trace_waters(ground, built.map.grid());
  apply_side_pins(ground, built.map, built.overridden, built.faults);
  lay_hex_waters(ground, waters, built.map, built.overridden, built.faults);
  lay_hex_crossings(ground, ways, built.map, built.faults);
  lay_points(ground, built.map, built.faults);
  tell(built, compare_hexes_with_ground(ground, ways, waters, built.map));
}

void build(const Ground& ground, BuiltMap& built) {
  lay_terrain(ground, built.map, built.overridden, built.faults);
  const std::vector<Way> ways = trace_ways(ground, built.map.grid());
  lay_ways(ways, built.map);
  if (ground.game == "rally") return build_water_in_hexes(ground, ways, built);
  const std::vector<Course> courses = lay_courses(ground, ways, built.map, built.faults);
  apply_side_pins(ground, built.map, built.overridden, built.faults);
  lay_crossings(ground, built.map, built.faults);
  lay_points(ground, built.map, built.faults);
  tell(built, compare_with_ground(ground, ways, courses, built.map));
}

}  // namespace

BuiltMap build_map(const Ground& ground) {
  BuiltMap built{Map(ground.shape), {}, {}};
  built.map.anchor = ground.anchor;
  try {
    build(ground, built);
  } catch (const std::exception& error) {
    built.faults.push_back(std::string("the geometry of the ground failed: ") + error.what());
  }
  return built;
}

}  // namespace longroll::atlas
