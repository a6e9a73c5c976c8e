// Roads, tracks and railroads, and where they cross water: bridges and fords.
#include <algorithm>

#include "picture/layers.h"

namespace longroll::picture {
namespace {

Path path_of(const Scene& scene, Feature feature) {
  Path path;
  for (const Course& way : scene.ways)
    if (way.feature == feature) path.polyline(way.line);
  return path;
}

std::string line_look(Colour colour, double width, double opacity = 1) {
  return stroke(colour, width, opacity) + attribute("stroke-linejoin", "round");
}
std::string dashes(double on, double off) {
  return attribute("stroke-dasharray", number(on) + " " + number(off));
}

// Where a way meets water near a hexside, and the way's direction there.
struct Meeting {
  Point at;
  Point along;
};

Meeting meeting_at(const Scene& scene, HexId hex, Direction d) {
  const auto [a, b] = scene.lay.side(hex, d);
  const Point middle = between(a, b, 0.5);
  Meeting best = {middle, unit(left_of(b - a))};
  double best_distance = 0.6;
  for (const Course& way : scene.ways) {
    if (!scene.map.features(hex, d).has(way.feature)) continue;
    for (const Course& water : scene.side_lines) {
      if (!is_water(water.feature)) continue;
      for (Point p : crossings(way.line, water.line)) {
        if (distance(p, middle) >= best_distance) continue;
        best_distance = distance(p, middle);
        const Measured measured(way.line);
        best = {p, measured.direction(measured.nearest(p))};
      }
    }
  }
  return best;
}

// Where ways cross the water of a hex; without any, the middle of its water.
std::vector<Meeting> meetings_in(const Scene& scene, HexId hex) {
  constexpr double kBesideHex = 0.12;  // a crossing may lie a little beyond the hexside
  std::vector<Meeting> found;
  Meeting lone;
  double least = 1e9;
  const Point centre = scene.lay.centre(hex);
  const Ring outline = scene.lay.outline(hex);
  for (const Course& water : scene.side_lines) {
    const Measured course(water.line);
    const double nearest = course.nearest(centre);
    if (const double away = distance(course.at(nearest), centre); away < least) {
      least = away;
      lone = {course.at(nearest), left_of(course.direction(nearest))};
    }
    for (const Course& way : scene.ways)
      for (Point p : crossings(way.line, water.line)) {
        if (!inside(outline, p) && distance_to(closed(outline), p) > kBesideHex) continue;
        const Measured measured(way.line);
        found.push_back({p, measured.direction(measured.nearest(p))});
      }
  }
  if (found.empty()) found.push_back(lone);
  return found;
}

double half_span(Features features) {
  if (features.has(Feature::River)) return 10.5;
  return features.has(Feature::Creek) ? 8 : 6.5;
}

void draw_crossing(Svg& svg, const Scene& scene, const Meeting& meeting, Features features) {
  const double half = half_span(features);
  const auto group = svg.group(attribute(
      "transform", translate(meeting.at.x * kUnits, meeting.at.y * kUnits) + "rotate(" +
                       number(degrees(meeting.along), 0) + ")" +
                       (scene.heavier() > 1 ? "scale(" + number(scene.heavier() * 0.9, 2) + ")" : "")));
  const std::string from = number(-half), to = number(half);
  if (features.has(Feature::Bridge)) {
    const std::string before = number(-half - 4), beyond = number(half + 4);
    svg.path("M" + from + "-4.6H" + to + "V4.6H" + from + "Z", fill(scene.theme.paper));
    svg.path("M" + before + "-8.2L" + from + "-4.8H" + to + "L" + beyond + "-8.2M" + before + " 8.2L" + from +
                 " 4.8H" + to + "L" + beyond + " 8.2",
             line_look(scene.theme.ink, 2));
    return;
  }
  const std::string rows = "M" + number(-half - 3) + "-4.2H" + number(half + 3) + "M" + number(-half - 3) +
                           " 4.2H" + number(half + 3);
  svg.path(rows, stroke(scene.theme.paper, 4.4) + attribute("stroke-linecap", "round"));
  svg.path(rows, stroke(scene.theme.ink, 2.1) + attribute("stroke-linecap", "round") + dashes(0.1, 4.2));
}

}  // namespace

void draw_ways(Svg& svg, const Scene& scene) {
  const Theme& theme = scene.theme;
  const double heavier = scene.heavier();
  const Path tracks = path_of(scene, Feature::Track), roads = path_of(scene, Feature::Road);
  if (scene.detail == Detail::Glance) {
    svg.path(tracks, line_look(theme.track, 5) + dashes(16, 9));
    svg.path(roads, line_look(theme.road_case, 9.5));
  } else {
    svg.path(tracks, line_look(theme.halo, 5.4 * heavier, 0.75));
    svg.path(tracks, line_look(theme.track, 2.1 * heavier) + dashes(8 * heavier, 4.2 * heavier));
    svg.path(roads, line_look(theme.road_case, 8.4 * heavier));
    svg.path(roads, line_look(theme.road, 5.4 * heavier));
  }
  const Path rails = path_of(scene, Feature::Railroad);
  svg.path(rails, line_look(theme.halo, 8 * heavier, 0.6));
  svg.path(rails, line_look(theme.rail, 2.2 * heavier));
  svg.path(rails, line_look(theme.rail, 8 * heavier) + dashes(1.5 * heavier, 9 * heavier));
}

void draw_crossings(Svg& svg, const Scene& scene) {
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i)
    for (Direction d : kDirections) {
      const HexId hex(i);
      const Features features = scene.map.features(hex, d);
      if (!features.has(Feature::Bridge) && !features.has(Feature::Ford)) continue;
      const auto next = scene.map.grid().neighbour(hex, d);
      if (next && *next < hex) continue;
      draw_crossing(svg, scene, meeting_at(scene, hex, d), features);
    }
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i) {
    const Features features = scene.map.inside(HexId(i));
    if (!features.has(Feature::Bridge) && !features.has(Feature::Ford)) continue;
    for (const Meeting& meeting : meetings_in(scene, HexId(i))) draw_crossing(svg, scene, meeting, features);
  }
}

}  // namespace longroll::picture
