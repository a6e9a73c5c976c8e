// Streams and rivers that lie in hexes: the surveyed line, led through the hexes that the map gives it.
#include <algorithm>

#include "picture/chains.h"
#include "picture/courses.h"
#include "picture/random.h"
#include "picture/threader.h"

namespace longroll::picture {
namespace {

constexpr double kStep = 0.03;

bool is_wet(const Map& map, HexId hex) {
  return map.inside(hex).has(Feature::Stream) || map.inside(hex).has(Feature::River);
}

// A river keeps to its own hexes; a stream may end in one of them.
bool passes(const Map& map, Feature feature, HexId from, HexId to) {
  if (feature == Feature::River) return map.inside(from).has(feature) && map.inside(to).has(feature);
  return is_wet(map, from) && is_wet(map, to);
}

Course surveyed(const Map& map, const Threader& threader, const Course& course) {
  const Polyline samples = resampled(course.line, kStep);
  const auto crossings = threader.crossings(
      samples, [&](HexId from, HexId to) { return passes(map, course.feature, from, to); });
  const Polyline line = relaxed(Threader::shifted(samples, crossings, {}, {}), 6);
  return {course.feature, course.name, simplified(line, 0.003)};
}

// Steps from hex to hex along the water of one kind; the last hex of a stream opens into one river hex beside it.
std::vector<std::pair<HexId, HexId>> steps_of(const Map& map, Feature feature) {
  std::vector<std::pair<HexId, HexId>> steps;
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const HexId hex(i);
    if (!map.inside(hex).has(feature)) continue;
    int joined = 0;
    std::optional<HexId> river;
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(hex, d);
      if (!next) continue;
      if (!river && map.inside(*next).has(Feature::River)) river = next;
      if (!map.inside(*next).has(feature)) continue;
      ++joined;
      if (hex < *next) steps.emplace_back(hex, *next);
    }
    if (feature == Feature::Stream && river && joined < 2) steps.emplace_back(hex, *river);
  }
  return steps;
}

// In place of a survey: from hex to hex, wavering about the centres, and over the edge where a river leaves the map.
void add_unsurveyed(std::vector<Course>& out, const Map& map, const Lay& lay, Feature feature,
                    const Noise& noise) {
  const auto wavered = [&](HexId hex) {
    const Point p = lay.centre(hex);
    return p + Point{noise.at(p.x * 1.7, p.y * 1.7), noise.at(p.x * 1.7 + 50, p.y * 1.7)} * 0.12;
  };
  const auto lead_off = [&](Polyline& line, HexId last) {
    if (feature != Feature::River || map.inside(last).has(Feature::Stream)) return;
    for (Direction d : kDirections) {
      const auto& banks = map.banks(last);
      if (map.grid().neighbour(last, d) || (banks && (banks->has(0, d) || banks->has(1, d)))) continue;
      const auto [a, b] = lay.side(last, d);
      line.push_back(between(lay.centre(last), between(a, b, 0.5), 3));
      return;
    }
  };
  for (const auto& run : chains(steps_of(map, feature))) {
    Polyline line;
    for (HexId hex : run) line.push_back(wavered(hex));
    lead_off(line, run.back());
    std::reverse(line.begin(), line.end());
    lead_off(line, run.front());
    out.push_back({feature, "", simplified(rounded(std::move(line), 3), 0.003)});
  }
}

}  // namespace

bool has_water_in_hexes(const Map& map) {
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    if (is_wet(map, HexId(i))) return true;
  return false;
}

std::vector<Course> hex_courses(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed) {
  const Threader threader(map, lay);
  std::vector<Course> out;
  for (const Course& course : sketch.courses)
    if (is_water(course.feature) && course.line.size() > 1) out.push_back(surveyed(map, threader, course));
  if (sketch.surveyed) return out;
  for (Feature feature : {Feature::Stream, Feature::River})
    add_unsurveyed(out, map, lay, feature, Noise(seed));
  return out;
}

}  // namespace longroll::picture
