#include "picture/sketch.h"

#include <algorithm>

namespace longroll::picture {
namespace {

Polyline points_of(const std::vector<atlas::SheetPoint>& points, Turn turn) {
  Polyline out;
  for (const atlas::SheetPoint& p : points) out.push_back(turned({p.x, p.y}, turn));
  return out;
}

void add_hexes(Sketch& sketch, const Map& map, const Lay& lay, Terrain kind) {
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const HexId hex(i);
    const Terrain terrain = map.terrain(hex);
    const bool here = kind == Terrain::Woods  ? terrain == Terrain::Woods || terrain == Terrain::WoodedHill
                      : kind == Terrain::Hill ? is_hill(terrain)
                                              : terrain == kind;
    if (here)
      sketch.areas.push_back(
          {kind, std::string(kind == Terrain::Hill ? map.hill(hex) : ""), {lay.outline(hex)}});
  }
}

}  // namespace

Sketch sketch_of(const atlas::Ground& ground, Turn turn) {
  Sketch out;
  for (const atlas::Area& area : ground.areas) {
    SketchArea& to = out.areas.emplace_back(SketchArea{area.kind, area.name, {}});
    for (const auto& ring : area.rings) {
      to.rings.push_back(points_of(ring, turn));
      // GeoJSON repeats the first point of a ring at its end.
      Ring& added = to.rings.back();
      if (added.size() > 1 && added.front() == added.back()) added.pop_back();
    }
  }
  for (const atlas::GroundLine& line : ground.lines)
    out.courses.push_back({line.kind, line.name, points_of(line.points, turn)});
  // Bridges, fords and entries are drawn where the map has them.
  for (const atlas::GroundPoint& point : ground.points) {
    const Point at = turned({point.at.x, point.at.y}, turn);
    if (point.kind == atlas::GroundPoint::Kind::Place)
      out.spots.push_back({Spot::Kind::Place, point.name, at});
    if (point.kind == atlas::GroundPoint::Kind::Objective)
      out.spots.push_back({Spot::Kind::Objective, point.name, at});
  }
  return out;
}

Sketch sketch_of(const Map& map, const Lay& lay) {
  Sketch out;
  out.surveyed = false;
  for (Terrain kind : {Terrain::Woods, Terrain::Hill, Terrain::Swamp, Terrain::Rough, Terrain::Town})
    add_hexes(out, map, lay, kind);
  for (const Place& place : map.places) {
    // A little below the middle and to the side, so that a counter hides neither the spot nor its name.
    out.spots.push_back({Spot::Kind::Place, place.name, lay.centre(place.hex) + Point{0.2, 0.3}});
  }
  return out;
}

}  // namespace longroll::picture
