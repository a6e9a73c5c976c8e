#include "picture/names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace longroll::picture {

std::string printed(std::string_view name) { return typographic(name.substr(0, name.find(" ("))); }

double name_scale(Detail detail) { return detail == Detail::Close ? 1 : detail == Detail::Full ? 1.25 : 1.9; }

Point Curve::place(double t, double aside) const {
  const double v = a + b * t + c * t * t + aside;
  return origin + along * t - left_of(along) * v;
}

Polyline Curve::line(double from, double to, double aside) const {
  Polyline out;
  for (int i = 0; i <= 24; ++i) out.push_back(place(from + (to - from) * i / 24, aside));
  return out;
}

namespace {

// Solves three equations in three unknowns by elimination; a column without a pivot counts as 0.
std::array<double, 3> solved(std::array<std::array<double, 4>, 3> rows) {
  for (std::size_t k = 0; k < 3; ++k) {
    std::size_t pivot = k;
    for (std::size_t r = k + 1; r < 3; ++r)
      if (std::abs(rows[r][k]) > std::abs(rows[pivot][k])) pivot = r;
    std::swap(rows[k], rows[pivot]);
    if (std::abs(rows[k][k]) < 1e-12) continue;
    for (std::size_t r = 0; r < 3; ++r) {
      if (r == k) continue;
      const double factor = rows[r][k] / rows[k][k];
      for (std::size_t c = k; c < 4; ++c) rows[r][c] -= factor * rows[k][c];
    }
  }
  std::array<double, 3> out{};
  for (std::size_t k = 0; k < 3; ++k) out[k] = std::abs(rows[k][k]) < 1e-12 ? 0 : rows[k][3] / rows[k][k];
  return out;
}

}  // namespace

Curve fitted(Point origin, Point along, const std::vector<Point>& points, Bending bending) {
  const std::size_t terms = bending == Bending::Level ? 1 : bending == Bending::Straight ? 2 : 3;
  std::array<std::array<double, 4>, 3> rows{};
  for (Point p : points) {
    const double t = dot(p - origin, along), v = -dot(p - origin, left_of(along));
    const std::array<double, 3> powers = {1, t, t * t};
    for (std::size_t r = 0; r < terms; ++r) {
      for (std::size_t c = 0; c < terms; ++c) rows[r][c] += powers[r] * powers[c];
      rows[r][3] += powers[r] * v;
    }
  }
  const auto [a, b, c] = solved(rows);
  return {origin, along, a, b, c};
}

Point readable(Point direction) {
  const bool steep = std::abs(direction.x) < 0.35;
  if (steep ? direction.y > 0 : direction.x < 0) return direction * -1;
  return direction;
}

void set_names(Inscriptions& inscriptions, const Scene& scene, const std::vector<NamedHex>& objectives) {
  if (scene.detail == Detail::Glance) return;
  name_hills(inscriptions, scene, objectives);
  name_broad_water(inscriptions, scene);
  name_places(inscriptions, scene, objectives);
  name_courses(inscriptions, scene);
}

}  // namespace longroll::picture
