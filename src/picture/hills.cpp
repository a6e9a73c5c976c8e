// Hills: three tints, and hachures that run down the slope, heavier away from the light.
#include <array>

#include "picture/layers.h"
#include "picture/random.h"

namespace longroll::picture {
namespace {

struct Row {
  double start;  // hexes inside the foot
  double length;
  double width;
  double spacing;
};

// Light falls from the upper left of the sheet, whatever its bearing.
constexpr Point kLight = {-0.64, -0.77};

void add_stroke(Path& path, const Field& depth, Point top, const Row& row, double away, Random& random) {
  const double length = row.length * (0.80 + 0.28 * away) * random.between(0.70, 1.06);
  const double half = row.width * (0.55 + 0.5 * std::max(0.0, away)) / 2;
  // Halfway down the stroke takes the slope's direction again, so strokes bend with the ground and never cross.
  const Point first = depth.uphill(top) * -1;
  const Point middle = top + first * (length / 2);
  const Point second = unit(first + depth.uphill(middle) * -1);
  const Point end =
      middle + second * (length / 2) + Point{random.between(-0.01, 0.01), random.between(-0.01, 0.01)};
  const Point across = left_of(first) * half;
  path.move(top - across).quad(middle - across * 0.6, end).quad(middle + across * 0.6, top + across).close();
}

void add_row(Path& path, const Field& depth, const Row& row, Random& random) {
  for (const Ring& ring : outlines(depth, row.start)) {
    if (area(ring) < 0.02) continue;
    const Measured crest(closed(ring));
    for (double d = 0; d < crest.length();) {
      const Point top = crest.at(d);
      const double away = dot(depth.uphill(top), kLight);
      add_stroke(path, depth, top, row, away, random);
      d += row.spacing * random.between(0.75, 1.25) * (1.25 - 0.3 * std::max(0.0, away));
    }
  }
}

}  // namespace

void draw_hill_tints(Svg& svg, const Scene& scene) {
  const Shape& hill = scene.shapes.hill;
  if (hill.empty()) return;
  Path foot;
  for (const Ring& ring : hill.rings) foot.ring(ring);
  svg.path(foot, fill(scene.theme.hill_foot));
  struct Tint {
    double inside;
    Colour colour;
  };
  for (const Tint& tint : {Tint{0.16, scene.theme.hill_slope}, Tint{0.41, scene.theme.hill_top}}) {
    Path path;
    for (const Ring& ring : outlines(hill.depth, tint.inside)) path.ring(simplified_ring(ring, 0.006));
    svg.path(path, fill(tint.colour, 0.8));
  }
}

void draw_hachures(Svg& svg, const Scene& scene) {
  const Shape& hill = scene.shapes.hill;
  if (hill.empty()) return;
  Random random("hachures of " + scene.seed);
  Path path;
  switch (scene.detail) {
    case Detail::Glance:
      add_row(path, hill.depth, {0.25, 0.25, 0.075, 0.20}, random);
      break;
    case Detail::Coarse:
      add_row(path, hill.depth, {0.22, 0.22, 0.034, 0.095}, random);
      break;
    default:
      add_row(path, hill.depth, {0.20, 0.20, 0.019, 0.046}, random);
      add_row(path, hill.depth, {0.43, 0.15, 0.014, 0.055}, random);
  }
  svg.path(path, fill(scene.theme.hachure, 0.8));
}

}  // namespace longroll::picture
