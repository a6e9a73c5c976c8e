// Water and embankments: banks under, water over, lining along the shores of what is broad.
#include <algorithm>
#include <array>

#include "picture/layers.h"

namespace longroll::picture {
namespace {

struct Widths {
  double bank, water;
};
Widths widths_of(Feature feature) {
  switch (feature) {
    case Feature::Stream:
      return {4.4, 1.8};
    case Feature::Creek:
      return {7.0, 4.0};
    default:
      return {13, 9.4};
  }
}

std::string round_stroke(Colour colour, double width) {
  return stroke(colour, width) + attribute("stroke-linecap", "round") + attribute("stroke-linejoin", "round");
}

void draw_broad_water(Svg& svg, const Scene& scene) {
  const Shape& water = scene.shapes.water;
  if (water.empty()) return;
  Path shore;
  for (const Ring& ring : water.rings) shore.ring(ring);
  svg.path(shore, fill(scene.theme.water) + attribute("stroke", scene.theme.bank) +
                      attribute("stroke-width", 3 * scene.heavier()) + attribute("stroke-linejoin", "round"));
  if (scene.detail == Detail::Glance) return;
  struct Lining {
    double inside, opacity;
  };
  for (const Lining& lining :
       {Lining{0.06, 0.8}, Lining{0.13, 0.55}, Lining{0.22, 0.35}, Lining{0.33, 0.22}}) {
    Path path;
    for (const Ring& ring : outlines(water.depth, lining.inside)) path.ring(simplified_ring(ring, 0.005));
    svg.path(path, stroke(scene.theme.ripple, 1.1, lining.opacity));
  }
}

// A spring: an end of a course that neither leaves the sheet nor joins other water.
bool is_spring(const Scene& scene, const Course& course, Point end) {
  if (!scene.frame.grown(-0.1).contains(end)) return false;
  if (!scene.shapes.water.empty() && scene.shapes.water.depth.at(end) > -0.2) return false;
  return std::none_of(scene.side_lines.begin(), scene.side_lines.end(), [&](const Course& other) {
    return &other != &course && is_water(other.feature) && distance_to(other.line, end) < 0.12;
  });
}

struct Cut {
  Polyline body;
  std::vector<Polyline> heads;
};
// The first third of a hex below a spring is thinner than the rest.
Cut cut_heads(const Scene& scene, const Course& course) {
  constexpr double kHead = 0.36;
  const Measured line(course.line);
  double from = 0, to = line.length();
  Cut cut;
  const bool may_rise_here = to > 1 && course.feature != Feature::River;
  if (may_rise_here && is_spring(scene, course, course.line.front())) {
    from = kHead;
    cut.heads.push_back(line.part(0, from));
  }
  if (may_rise_here && is_spring(scene, course, course.line.back())) {
    to -= kHead;
    cut.heads.push_back(line.part(to, line.length()));
  }
  cut.body = line.part(from, to);
  return cut;
}

}  // namespace

void draw_water(Svg& svg, const Scene& scene) {
  const double heavier = scene.heavier();
  struct Drawn {
    Feature feature;
    Path body;
  };
  std::array<Drawn, 3> drawn = {{{Feature::Stream, {}}, {Feature::Creek, {}}, {Feature::River, {}}}};
  Path heads;
  for (Drawn& kind : drawn)
    for (const Course& course : scene.side_lines) {
      if (course.feature != kind.feature) continue;
      const Cut cut = cut_heads(scene, course);
      kind.body.polyline(cut.body);
      for (const Polyline& head : cut.heads) heads.polyline(head);
    }
  // All banks before all water, so that a branch opens into its river, and a river into broad water.
  svg.path(heads, round_stroke(scene.theme.bank, 2.4 * heavier));
  for (const Drawn& kind : drawn)
    svg.path(kind.body, round_stroke(scene.theme.bank, widths_of(kind.feature).bank * heavier));
  draw_broad_water(svg, scene);
  for (const Drawn& kind : drawn)
    svg.path(kind.body, round_stroke(scene.theme.water, widths_of(kind.feature).water * heavier));
  if (scene.detail >= Detail::Full)
    svg.path(drawn[2].body, stroke(scene.theme.ripple, 1) + attribute("stroke-dasharray", "14 5 4 7"));
}

void draw_embankments(Svg& svg, const Scene& scene) {
  const double apart = scene.detail >= Detail::Full ? 0.05 : 0.1;
  Path line, ticks;
  for (const Course& course : scene.side_lines) {
    if (course.feature != Feature::Embankment) continue;
    line.polyline(course.line);
    const Measured measured(course.line);
    for (double d = apart / 2; d < measured.length(); d += apart) {
      const Point at = measured.at(d), across = left_of(measured.direction(d));
      for (double side : {-1.0, 1.0})
        ticks.move(at + across * (0.015 * side)).line(at + across * (0.06 * side));
    }
  }
  svg.path(line,
           stroke(scene.theme.embankment, 2.4 * scene.heavier()) + attribute("stroke-linejoin", "round"));
  svg.path(ticks, stroke(scene.theme.embankment, 1.2));
}

}  // namespace longroll::picture
