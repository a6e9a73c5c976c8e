// Roads, tracks and railroads: the surveyed line, led through the hexsides the map says it crosses.
#include <algorithm>
#include <array>
#include <set>

#include "picture/chains.h"
#include "picture/courses.h"
#include "picture/random.h"
#include "picture/threader.h"

namespace longroll::picture {
namespace {

constexpr std::array<Feature, 3> kWays = {Feature::Track, Feature::Road, Feature::Railroad};
constexpr double kStep = 0.03;

struct Way {
  const Course* course;
  Polyline samples;
  std::vector<Threader::Crossing> crossings;
  Polyline line;
};

// Where a way ends on another, it has to follow the other's shift.
Point shift_of_joint(const std::vector<Way>& ways, const Way& way, Point end) {
  for (const Way& other : ways) {
    if (&other == &way) continue;
    for (std::size_t i = 0; i < other.samples.size(); ++i)
      if (distance(other.samples[i], end) < 0.06) return other.line[i] - end;
  }
  return {};
}

Polyline smoothed(const Polyline& line, const Noise& tremor) {
  Polyline out = relaxed(line, 6);
  for (std::size_t i = 1; i + 1 < out.size(); ++i) {
    const Point p = out[i];
    out[i] = p + Point{tremor.at(p.x * 4, p.y * 4), tremor.at(p.x * 4 + 30, p.y * 4)} * 0.012;
  }
  return simplified(out, 0.003);
}

// Hexes in place of a survey: from hexside to hexside, rounded past the centres.
void add_unsurveyed(std::vector<Course>& out, const Map& map, const Lay& lay, Feature feature,
                    const std::set<std::pair<HexId, HexId>>& surveyed, const Noise& noise) {
  std::vector<std::pair<HexId, HexId>> steps;
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    for (Direction d : kDirections) {
      const HexId hex(i);
      const auto next = map.grid().neighbour(hex, d);
      if (next && hex < *next && map.features(hex, d).has(feature) && !surveyed.contains({hex, *next}))
        steps.emplace_back(hex, *next);
    }
  const auto wavered = [&](Point p) {
    return p + Point{noise.at(p.x * 1.7, p.y * 1.7), noise.at(p.x * 1.7 + 50, p.y * 1.7)} * 0.09;
  };
  // A way that enters by the edge of the map comes from beyond it.
  const auto lead_off = [&](Polyline& line, HexId last) {
    for (Direction d : kDirections) {
      if (map.grid().neighbour(last, d) || !map.features(last, d).has(feature)) continue;
      const auto [a, b] = lay.side(last, d);
      const Point middle = between(a, b, 0.5);
      line.push_back(middle);
      line.push_back(middle + unit(middle - lay.centre(last)));
      return;
    }
  };
  for (const auto& run : chains(steps)) {
    Polyline line = {wavered(lay.centre(run.front()))};
    for (std::size_t i = 0; i + 1 < run.size(); ++i) {
      const auto [a, b] = lay.side(run[i], *map.grid().direction(run[i], run[i + 1]));
      line.push_back(between(a, b, 0.5 + 0.15 * noise.at(a.x * 3, b.y * 3)));
      line.push_back(wavered(lay.centre(run[i + 1])));
    }
    lead_off(line, run.back());
    std::reverse(line.begin(), line.end());
    lead_off(line, run.front());
    out.push_back({feature, "", simplified(rounded(std::move(line), 3), 0.003)});
  }
}

}  // namespace

std::vector<Course> way_courses(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed) {
  const Threader threader(map, lay);
  const Noise noise(seed);
  std::vector<Way> ways;
  for (const Course& course : sketch.courses) {
    if (!is_way(course.feature) || course.line.size() < 2) continue;
    Way& way = ways.emplace_back(Way{&course, resampled(course.line, kStep), {}, {}});
    way.crossings = threader.crossings(
        way.samples, [&](HexId from, HexId to) { return map.features(from, to).has(course.feature); });
    way.line = Threader::shifted(way.samples, way.crossings, {}, {});
  }
  std::vector<Course> out;
  for (Feature feature : kWays) {
    std::set<std::pair<HexId, HexId>> surveyed;
    for (const Way& way : ways) {
      if (way.course->feature != feature) continue;
      for (const auto& crossing : way.crossings)
        surveyed.insert({std::min(crossing.from, crossing.to), std::max(crossing.from, crossing.to)});
      const Polyline joined =
          Threader::shifted(way.samples, way.crossings, shift_of_joint(ways, way, way.samples.front()),
                            shift_of_joint(ways, way, way.samples.back()));
      out.push_back({feature, way.course->name, smoothed(joined, noise)});
    }
    add_unsurveyed(out, map, lay, feature, surveyed, noise);
  }
  return out;
}

}  // namespace longroll::picture
