// Boost.Geometry's shapes, for the files that intersect areas and lines.
#pragma once

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/multi_point.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>

#include "atlas/sheet.h"

namespace longroll::atlas::shapes {

namespace geometry = boost::geometry;
using Point = geometry::model::d2::point_xy<double>;
using Polygon = geometry::model::polygon<Point>;
using MultiPolygon = geometry::model::multi_polygon<Polygon>;
using Line = geometry::model::linestring<Point>;
using Box = geometry::model::box<Point>;

inline Point point(SheetPoint p) { return {p.x, p.y}; }

inline Line line(const std::vector<SheetPoint>& points) {
  Line made;
  for (SheetPoint p : points) made.push_back(point(p));
  return made;
}

inline Polygon polygon(const std::vector<std::vector<SheetPoint>>& rings) {
  Polygon made;
  made.inners().resize(rings.size() - 1);
  for (std::size_t i = 0; i < rings.size(); ++i)
    for (SheetPoint p : rings[i]) (i == 0 ? made.outer() : made.inners()[i - 1]).push_back(point(p));
  geometry::correct(made);
  return made;
}

inline Polygon hex_polygon(const Grid& grid, HexId hex) {
  std::vector<SheetPoint> ring;
  for (GridPoint corner : grid.corners(hex)) ring.push_back(on_sheet(corner));
  return polygon({ring});
}

}  // namespace longroll::atlas::shapes
