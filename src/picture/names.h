// Names of the ground and where they are set: hills along their ridge, water along its course, places beside their spot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "picture/inscriptions.h"
#include "picture/scene.h"

namespace longroll::picture {

struct NamedHex {
  std::string name;
  HexId hex;
};

// Sets all names that the scene's detail shows. Objectives are named first, as they matter most.
void set_names(Inscriptions& inscriptions, const Scene& scene, const std::vector<NamedHex>& objectives);

// Parts of it, in the order in which they choose their places.
void name_hills(Inscriptions& inscriptions, const Scene& scene, const std::vector<NamedHex>& objectives);
void name_broad_water(Inscriptions& inscriptions, const Scene& scene);
void name_places(Inscriptions& inscriptions, const Scene& scene, const std::vector<NamedHex>& objectives);
void name_courses(Inscriptions& inscriptions, const Scene& scene);

// A name as the map prints it: without what stands in brackets, with a curled apostrophe.
std::string printed(std::string_view name);
double name_scale(Detail detail);

// A parabola v = a + b t + c t^2 through points, in the frame of an axis; straight or level if asked.
struct Curve {
  Point origin;
  Point along;
  double a = 0, b = 0, c = 0;

  Point place(double t, double aside = 0) const;
  Polyline line(double from, double to, double aside = 0) const;
};
enum class Bending { Level, Straight, Parabola };
Curve fitted(Point origin, Point along, const std::vector<Point>& points, Bending bending);

// A direction in which words read from left to right, or upward where they stand steep.
Point readable(Point direction);

}  // namespace longroll::picture
