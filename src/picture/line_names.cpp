// Names of rivers, streams, roads and lanes, set beside their course.
#include <algorithm>
#include <cmath>

#include "picture/names.h"

namespace longroll::picture {
namespace {

struct Style {
  Hand hand;
  double off = 0;         // hexes between the line and the words
  double shortest = 1.2;  // lines shorter than this go without a name
};

struct Setting {
  std::vector<SetLetter> letters;
  double cost = 1e18;
};

// The words beside one stretch of a line: a parabola through the stretch, set off by how far the line leaves it, so that
// letters never bunch in a bend.
Setting beside(const Inscriptions& inscriptions, const Polyline& stretch, std::string_view words,
               const Style& style, double total, bool above) {
  const Point first = stretch.front(), last = stretch.back();
  const double chord = distance(first, last);
  const Point along = readable(unit(last - first));
  const Curve curve = fitted(between(first, last, 0.5), along, resampled(stretch, 0.05),
                             total > 1 ? Bending::Parabola : Bending::Straight);
  double deviation = 0;
  for (Point p : stretch) {
    const double t = dot(p - curve.origin, along), v = -dot(p - curve.origin, left_of(along));
    const double below = v - (curve.a + curve.b * t + curve.c * t * t);
    deviation = std::max(deviation, above ? -below : below);
  }
  const double off = style.off + std::min(0.16, deviation * 0.85);
  const double aside = above ? -off : off + style.hand.size * 0.66 / kUnits;
  const double half = std::max(chord, total + 0.3) / 2;
  Setting setting;
  setting.letters = set_along(curve.line(-half, half, aside), words, style.hand);
  setting.cost = inscriptions.cost(setting.letters, style.hand) + (1 - chord / length(stretch)) * 9;
  return setting;
}

void name_stretch(Inscriptions& inscriptions, const Scene& scene, const Polyline& line,
                  std::string_view words, const Style& style) {
  const double total = width_of(words, style.hand.face, style.hand.size, style.hand.spacing) / kUnits;
  const Measured measured(line);
  if (measured.length() < std::max(style.shortest, total * 1.15)) return;
  Setting best;
  constexpr int kTries = 40;
  for (int i = 0; i < kTries; ++i) {
    const double from = (measured.length() - total) * i / (kTries - 1);
    const Polyline stretch = measured.part(from, from + total);
    if (!scene.frame.grown(-0.08).contains(stretch.front()) ||
        !scene.frame.grown(-0.08).contains(stretch.back()))
      continue;
    for (bool above : {true, false}) {
      Setting setting = beside(inscriptions, stretch, words, style, total, above);
      setting.cost += std::abs(i - kTries / 2.0) * 0.01;
      const bool outside = std::any_of(
          setting.letters.begin(), setting.letters.end(),
          [&](const SetLetter& letter) { return !scene.frame.grown(-0.05).contains(letter.foot); });
      if (!outside && setting.cost < best.cost) best = std::move(setting);
    }
  }
  if (best.cost < 3.5) inscriptions.put(style.hand, best.letters, words);
}

// Long rivers are named again and again.
void name_course(Inscriptions& inscriptions, const Scene& scene, const Course& course, const Style& style) {
  const std::string words = printed(course.name);
  if (words.empty() || (words[0] >= 'a' && words[0] <= 'z')) return;  // a description, not a name
  const Measured line(course.line);
  const bool repeated = course.feature != Feature::Stream && is_water(course.feature) && line.length() > 9;
  const int times = repeated ? static_cast<int>(line.length() / 6) : 1;
  for (int i = 0; i < times; ++i)
    name_stretch(inscriptions, scene, line.part(line.length() * i / times, line.length() * (i + 1) / times),
                 words, style);
}

bool names_a_lane(std::string_view name) {
  return name.find("Road") != std::string_view::npos || name.find("ane") != std::string_view::npos;
}

}  // namespace

void name_courses(Inscriptions& inscriptions, const Scene& scene) {
  const double scale = name_scale(scene.detail);
  const Hand river = {Face::EngravedItalic, 19 * scale, 2.4 * scale, scene.theme.water_text};
  const Hand stream = {Face::EngravedItalic, 14.5 * scale, 0.9 * scale, scene.theme.water_text};
  const Hand road = {Face::Italic, 10.2 * scale, 0.6 * scale, scene.theme.track};
  // Longest first: of a course in several pieces the main one is named.
  const auto by_length = [](const std::vector<Course>& courses) {
    std::vector<const Course*> out;
    out.reserve(courses.size());
    for (const Course& course : courses) out.push_back(&course);
    std::sort(out.begin(), out.end(), [](const Course* a, const Course* b) {
      const double here = length(a->line), there = length(b->line);
      return here != there ? here > there : a < b;
    });
    return out;
  };
  std::vector<std::string> done;
  const auto first_time = [&](const std::string& name) {
    if (std::find(done.begin(), done.end(), name) != done.end()) return false;
    done.push_back(name);
    return true;
  };
  for (const Course* course : by_length(scene.side_lines)) {
    if (scene.detail == Detail::Coarse && course->feature == Feature::Stream) continue;
    if (course->feature != Feature::River && !first_time(printed(course->name))) continue;
    switch (course->feature) {
      case Feature::River:
        name_course(inscriptions, scene, *course, {river, 0.125});
        break;
      case Feature::Creek:
        name_course(inscriptions, scene, *course, {stream, 0.095});
        break;
      case Feature::Stream:
        name_course(inscriptions, scene, *course, {stream, 0.08});
        break;
      default:
        name_course(inscriptions, scene, *course, {road, 0.10, 1.6});
    }
  }
  if (scene.detail < Detail::Full) return;
  for (const Course* way : by_length(scene.ways)) {
    const bool main = way->feature != Feature::Track;
    if (!main && (scene.detail < Detail::Close || !names_a_lane(way->name))) continue;
    if (!first_time(printed(way->name))) continue;
    name_course(inscriptions, scene, *way, {road, main ? 0.085 : 0.06, 1.6});
  }
}

}  // namespace longroll::picture
