#include "picture/geometry.h"

#include <algorithm>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/register/linestring.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <boost/geometry/geometries/register/ring.hpp>
#include <numbers>

BOOST_GEOMETRY_REGISTER_POINT_2D(longroll::picture::Point, double, boost::geometry::cs::cartesian, x, y)
BOOST_GEOMETRY_REGISTER_LINESTRING(longroll::picture::Polyline)

namespace longroll::picture {
namespace bg = boost::geometry;
namespace {

using BoostRing =
    bg::model::ring<Point, true, false>;  // either direction, not closed: area's sign is dropped

BoostRing boost_ring(const Ring& ring) { return BoostRing(ring.begin(), ring.end()); }

}  // namespace

Point unit(Point a) {
  const double n = norm(a);
  return n == 0 ? Point{1, 0} : a * (1 / n);
}

double degrees(Point direction) { return std::atan2(direction.y, direction.x) * 180 / std::numbers::pi; }

Measured::Measured(Polyline line) : line_(std::move(line)) {
  reached_.reserve(line_.size());
  for (std::size_t i = 0; i < line_.size(); ++i)
    reached_.push_back(i == 0 ? 0 : reached_.back() + distance(line_[i - 1], line_[i]));
}

Point Measured::at(double distance_along) const {
  if (line_.empty()) return {};
  if (distance_along <= 0) return line_.front();
  if (distance_along >= length()) return line_.back();
  const auto next = std::upper_bound(reached_.begin(), reached_.end(), distance_along);
  const auto i = static_cast<std::size_t>(next - reached_.begin());
  const double side = reached_[i] - reached_[i - 1];
  return between(line_[i - 1], line_[i], side == 0 ? 0 : (distance_along - reached_[i - 1]) / side);
}

Point Measured::direction(double distance_along) const {
  constexpr double kSpan = 0.05;
  return unit(at(distance_along + kSpan) - at(distance_along - kSpan));
}

double Measured::nearest(Point p) const {
  double best = 0, best_distance = 1e18;
  for (std::size_t i = 1; i < line_.size(); ++i) {
    const Point a = line_[i - 1], side = line_[i] - a;
    const double square = dot(side, side);
    const double t = square == 0 ? 0 : std::clamp(dot(p - a, side) / square, 0.0, 1.0);
    const double d = distance(p, a + side * t);
    if (d >= best_distance) continue;
    best_distance = d;
    best = reached_[i - 1] + t * std::sqrt(square);
  }
  return best;
}

Polyline Measured::part(double from, double to) const {
  Polyline out = {at(from)};
  for (std::size_t i = 0; i < line_.size(); ++i)
    if (reached_[i] > from && reached_[i] < to) out.push_back(line_[i]);
  out.push_back(at(to));
  return out;
}

double length(const Polyline& line) { return Measured(line).length(); }

double distance_to(const Polyline& line, Point p) {
  const Measured measured(line);
  return distance(p, measured.at(measured.nearest(p)));
}

Polyline closed(const Ring& ring) {
  Polyline out = ring;
  if (!ring.empty()) out.push_back(ring.front());
  return out;
}

Polyline resampled(const Polyline& line, double step) {
  const Measured measured(line);
  const int parts = std::max(1, static_cast<int>(std::lround(measured.length() / step)));
  Polyline out;
  out.reserve(static_cast<std::size_t>(parts) + 1);
  for (int i = 0; i <= parts; ++i) out.push_back(measured.at(measured.length() * i / parts));
  return out;
}

Polyline rounded(Polyline line, int times) {
  for (; times > 0 && line.size() > 2; --times) {
    Polyline out = {line.front()};
    for (std::size_t i = 1; i < line.size(); ++i) {
      out.push_back(between(line[i - 1], line[i], 0.25));
      out.push_back(between(line[i - 1], line[i], 0.75));
    }
    out.push_back(line.back());
    line = std::move(out);
  }
  return line;
}

Ring rounded_ring(Ring ring, int times) {
  for (; times > 0; --times) {
    Ring out;
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point next = ring[(i + 1) % ring.size()];
      out.push_back(between(ring[i], next, 0.25));
      out.push_back(between(ring[i], next, 0.75));
    }
    ring = std::move(out);
  }
  return ring;
}

Polyline relaxed(Polyline line, int times) {
  for (; times > 0; --times) {
    Polyline out = line;
    for (std::size_t i = 1; i + 1 < line.size(); ++i)
      out[i] = (line[i - 1] + line[i] * 2 + line[i + 1]) * 0.25;
    line = std::move(out);
  }
  return line;
}

Polyline simplified(const Polyline& line, double tolerance) {
  Polyline out;
  bg::simplify(line, out, tolerance);
  return out;
}

Ring simplified_ring(const Ring& ring, double tolerance) {
  Polyline out = simplified(closed(ring), tolerance);
  if (out.size() > 1) out.pop_back();
  return out;
}

double area(const Ring& ring) { return std::abs(bg::area(boost_ring(ring))); }

bool inside(const Ring& ring, Point p) { return bg::within(p, boost_ring(ring)); }

std::vector<Point> crossings(const Polyline& a, const Polyline& b) {
  std::vector<Point> out;
  bg::intersection(a, b, out);
  return out;
}

}  // namespace longroll::picture
