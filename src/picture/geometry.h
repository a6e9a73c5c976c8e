// Points and lines on the sheet, in hexes across flats (x to the right, y down), and what drawing does with
// them.
#pragma once

#include <cmath>
#include <optional>
#include <vector>

namespace longroll::picture {

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
inline double norm(Point a) { return std::hypot(a.x, a.y); }
inline double distance(Point a, Point b) { return norm(a - b); }
constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr Point between(Point a, Point b, double t) { return a + (b - a) * t; }
Point unit(Point a);  // of length 1; (1, 0) for a null vector
// A quarter turn against the clock as seen on the screen: the left hand of somebody walking along `a`.
constexpr Point left_of(Point a) { return {a.y, -a.x}; }
double degrees(Point direction);

struct Box {
  Point low;
  Point high;
  double width() const { return high.x - low.x; }
  double height() const { return high.y - low.y; }
  Point middle() const { return between(low, high, 0.5); }
  bool contains(Point p) const { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }
  Box grown(double by) const { return {{low.x - by, low.y - by}, {high.x + by, high.y + by}}; }
};
constexpr Box box_at(Point middle, double width, double height) {
  return {{middle.x - width / 2, middle.y - height / 2}, {middle.x + width / 2, middle.y + height / 2}};
}

using Polyline = std::vector<Point>;
using Ring = std::vector<Point>;  // closed: the last point joins the first, which is not repeated

// A line measured along itself.
class Measured {
 public:
  explicit Measured(Polyline line);
  double length() const { return reached_.empty() ? 0 : reached_.back(); }
  Point at(double distance_along) const;
  Point direction(
      double distance_along) const;  // averaged over a tenth of a hex, so that a kink does not show
  double nearest(Point p) const;     // distance along the line of its point nearest to p
  Polyline part(double from, double to) const;
  const Polyline& line() const { return line_; }

 private:
  Polyline line_;
  std::vector<double> reached_;
};

double length(const Polyline& line);
double distance_to(const Polyline& line, Point p);
Polyline closed(const Ring& ring);  // with the first point repeated at the end
Polyline resampled(const Polyline& line, double step);
// Corners cut (Chaikin), each time rounder; the ends stay.
Polyline rounded(Polyline line, int times);
Ring rounded_ring(Ring ring, int times);
// Each point drawn toward its neighbours; the ends stay.
Polyline relaxed(Polyline line, int times);

Polyline simplified(const Polyline& line, double tolerance);
Ring simplified_ring(const Ring& ring, double tolerance);
double area(const Ring& ring);
bool inside(const Ring& ring, Point p);
std::vector<Point> crossings(const Polyline& a, const Polyline& b);

}  // namespace longroll::picture
