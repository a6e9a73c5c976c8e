// Woods, swamp and rough: washes, the scalloped edge, and what grows or lies on them.
#include <algorithm>
#include <cmath>

#include "picture/layers.h"
#include "picture/random.h"

namespace longroll::picture {
namespace {

// Little arcs of uneven length, bulging outward.
void add_scallops(Path& path, const Ring& ring, Random& random) {
  const Measured edge(closed(ring));
  constexpr double kLow = 0.075, kHigh = 0.125;
  Ring points;
  for (double d = 0; d < edge.length() - kLow * 0.6; d += random.between(kLow, kHigh))
    points.push_back(edge.at(d));
  if (points.size() < 4) return;
  path.move(points.front());
  for (std::size_t i = 1; i <= points.size(); ++i) {
    const Point to = points[i % points.size()];
    path.arc(distance(points[i - 1], to) * random.between(0.56, 0.68), true, to);
  }
  path.close();
}

// Spots at least `spacing` apart wherever `allowed` holds, from top to bottom (Poisson disc, by darts).
template <class Allowed>
std::vector<Point> scattered(const Box& area, double spacing, Random& random, const Allowed& allowed) {
  const double cell = spacing / std::sqrt(2.0);
  const int columns = static_cast<int>(area.width() / cell) + 5,
            rows = static_cast<int>(area.height() / cell) + 5;
  std::vector<Point> spots;
  std::vector<int> grid(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), -1);
  const auto slot = [&](int c, int r) -> int& {
    return grid[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) +
                static_cast<std::size_t>(c)];
  };
  const auto crowded = [&](Point p, int c, int r) {
    for (int y = r - 2; y <= r + 2; ++y)
      for (int x = c - 2; x <= c + 2; ++x) {
        const int there = slot(x, y);
        if (there >= 0 && distance(spots[static_cast<std::size_t>(there)], p) < spacing) return true;
      }
    return false;
  };
  const int darts = static_cast<int>(area.width() * area.height() / (spacing * spacing) * 5);
  for (int i = 0; i < darts; ++i) {
    const double x = random.between(area.low.x, area.high.x), y = random.between(area.low.y, area.high.y);
    const Point p = {x, y};
    const int c = static_cast<int>((p.x - area.low.x) / cell) + 2,
              r = static_cast<int>((p.y - area.low.y) / cell) + 2;
    if (!allowed(p) || crowded(p, c, r)) continue;
    slot(c, r) = static_cast<int>(spots.size());
    spots.push_back(p);
  }
  std::sort(spots.begin(), spots.end(), [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  return spots;
}

double tree_spacing(Detail detail) {
  return detail == Detail::Close ? 0.150 : detail == Detail::Full ? 0.165 : 0.25;
}
double tree_scale(Detail detail) { return detail == Detail::Close ? 1 : detail == Detail::Full ? 1.1 : 1.9; }

void fill_rings(Svg& svg, const Shape& shape, const std::string& look) {
  Path path;
  for (const Ring& ring : shape.rings) path.ring(ring);
  svg.path(path, look);
}

}  // namespace

void draw_open_ground(Svg& svg, const Scene& scene) {
  fill_rings(svg, scene.shapes.swamp, fill(scene.theme.swamp, 0.9));
  fill_rings(svg, scene.shapes.rough, fill(scene.theme.rough));
  fill_rings(svg, scene.shapes.town, fill(scene.theme.town, 0.9));
}

void draw_woods(Svg& svg, const Scene& scene) {
  if (scene.detail == Detail::Glance) {
    fill_rings(svg, scene.shapes.woods,
               fill(scene.theme.woods, 0.95) + attribute("stroke", scene.theme.woods_edge) +
                   attribute("stroke-width", 3) + attribute("stroke-opacity", 0.7));
    return;
  }
  Random random("edge of woods of " + scene.seed);
  Path path;
  for (const Ring& ring : scene.shapes.woods.rings) add_scallops(path, ring, random);
  svg.path(path, fill(scene.theme.woods, 0.78) + attribute("stroke", scene.theme.woods_edge) +
                     attribute("stroke-width", scene.detail == Detail::Coarse ? 1.6 : 1.1) +
                     attribute("stroke-opacity", 0.8));
}

void draw_growth(Svg& svg, const Scene& scene, const Field& taken) {
  if (scene.detail == Detail::Glance) return;
  const Shapes& shapes = scene.shapes;
  const double spacing = tree_spacing(scene.detail), scale = tree_scale(scene.detail);
  const auto free = [&](Point p) { return taken.at(p) <= 0; };
  // Hachures on a slope stay clear of trees.
  const auto on_slope = [&](Point p) {
    if (shapes.hill.empty()) return false;
    const double depth = shapes.hill.depth.at(p);
    return depth > -0.01 && depth < 0.19;
  };
  const auto group = svg.group(attribute("transform", "scale(" + number(scale) + ")"));
  const auto put = [&](std::string_view id, Point p) {
    svg.use(id, p.x * kUnits / scale, p.y * kUnits / scale);
  };
  Random random("growth of " + scene.seed);
  if (!shapes.swamp.empty())
    for (Point p : scattered(scene.frame, spacing * 1.25, random,
                             [&](Point q) { return shapes.swamp.depth.at(q) > 0.07 && free(q); }))
      put(random.unit() < 0.2 ? "t2" : "tuft", p);
  if (!shapes.rough.empty())
    for (Point p : scattered(scene.frame, spacing * 1.3, random,
                             [&](Point q) { return shapes.rough.depth.at(q) > 0.07 && free(q); }))
      put("rock", p);
  if (shapes.woods.empty()) return;
  static constexpr std::string_view kTrees[] = {"t0", "t1", "t2"};
  for (Point p : scattered(scene.frame, spacing, random, [&](Point q) {
         return shapes.woods.depth.at(q) > 0.05 && free(q) && !on_slope(q);
       }))
    put(kTrees[random.below(3)], p);
}

}  // namespace longroll::picture
