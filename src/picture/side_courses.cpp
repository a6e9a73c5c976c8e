// Watercourses and embankments: runs of hexsides, allowed to stray a little toward the true course.
#include <algorithm>
#include <array>

#include "picture/chains.h"
#include "picture/courses.h"
#include "picture/random.h"

namespace longroll::picture {
namespace {

constexpr std::array<Feature, 4> kAlongSides = {Feature::Stream, Feature::Creek, Feature::River,
                                                Feature::Embankment};

using Corner = std::pair<int, int>;  // a GridPoint that can be ordered
Corner corner(GridPoint p) { return {p.x, p.y}; }

bool is_bank(const Course& course) {
  return course.name.find("bank") != std::string::npos && course.name.find("backwater") == std::string::npos;
}

class SideCourses {
 public:
  SideCourses(const Map& map, const Lay& lay, const Sketch& sketch, const Shape& water, std::string_view seed)
      : map_(map), lay_(lay), water_(water), noise_(seed) {
    for (const Course& course : sketch.courses)
      if (!is_way(course.feature) && course.line.size() > 1 &&
          !(course.feature == Feature::River && is_bank(course)))
        surveyed_.push_back({&course, Measured(course.line)});
  }

  std::vector<Course> all() const {
    std::vector<Course> out;
    for (Feature feature : kAlongSides) {
      // Runs are kept apart by name, so that a branch does not end the run of its river.
      std::map<std::size_t, std::vector<std::pair<Corner, Corner>>> sides_by_survey;
      for (const auto& side : sides(feature)) sides_by_survey[survey_of(side, feature)].push_back(side);
      for (const auto& [survey, sides] : sides_by_survey)
        for (const auto& run : chains(sides)) out.push_back(drawn(run, feature, survey));
    }
    return out;
  }

 private:
  Point on_sheet(const Corner& c) const { return lay_.on_sheet(GridPoint{c.first, c.second}); }

  struct Surveyed {
    const Course* course;
    Measured line;
  };

  std::vector<std::pair<Corner, Corner>> sides(Feature feature) const {
    std::vector<std::pair<Corner, Corner>> out;
    for (std::size_t i = 0; i < map_.grid().size(); ++i)
      for (Direction d : kDirections) {
        const HexId hex(i);
        if (!map_.features(hex, d).has(feature)) continue;
        const auto next = map_.grid().neighbour(hex, d);
        if (next && *next < hex) continue;
        if (in_broad_water(hex) || (next && in_broad_water(*next))) continue;  // the shore is drawn as such
        const auto corners = map_.grid().corners(hex);
        out.emplace_back(corner(corners[index_of(d)]), corner(corners[(index_of(d) + 1) % 6]));
      }
    return out;
  }

  bool in_broad_water(HexId hex) const { return map_.terrain(hex) == Terrain::Water; }

  // Index of the nearest survey of that feature; the number of surveys if there is none near.
  std::size_t survey_of(const std::pair<Corner, Corner>& side, Feature feature) const {
    const Point a = on_sheet(side.first), b = on_sheet(side.second);
    std::size_t best = surveyed_.size();
    double best_distance = 1.6;
    for (std::size_t i = 0; i < surveyed_.size(); ++i) {
      if (surveyed_[i].course->feature != feature) continue;
      double d = 0;
      for (double t : {0.1, 0.5, 0.9}) d += distance_to_survey(i, between(a, b, t));
      if (d < best_distance) best_distance = d, best = i;
    }
    return best;
  }
  double distance_to_survey(std::size_t i, Point p) const {
    const Measured& line = surveyed_[i].line;
    return distance(p, line.at(line.nearest(p)));
  }

  // A point of a hexside, strayed toward the nearest survey and then a little at will. It depends on the place alone,
  // so that runs meeting there still meet.
  Point strayed(Point p, double most, double meander) const {
    Point pull;
    double near = 0.6;
    for (const Surveyed& surveyed : surveyed_) {
      const Point q = surveyed.line.at(surveyed.line.nearest(p));
      if (distance(p, q) < near) near = distance(p, q), pull = q - p;
    }
    if (norm(pull) > most) pull = unit(pull) * most;
    return p + pull + Point{noise_.at(p.x * 3.1, p.y * 3.1), noise_.at(p.x * 3.1 + 40, p.y * 3.1)} * meander;
  }

  Course drawn(const std::vector<Corner>& run, Feature feature, std::size_t survey) const {
    const double meander = feature == Feature::Embankment ? 0 : survey == surveyed_.size() ? 0.06 : 0.045;
    Polyline line;
    for (std::size_t i = 0; i + 1 < run.size(); ++i)
      for (double t : {0.0, 0.25, 0.5, 0.75})
        line.push_back(
            strayed(between(on_sheet(run[i]), on_sheet(run[i + 1]), t), t == 0 ? 0.06 : 0.085, meander));
    line.push_back(strayed(on_sheet(run.back()), 0.06, meander));
    lead_off(line, survey);
    std::reverse(line.begin(), line.end());
    lead_off(line, survey);
    std::reverse(line.begin(), line.end());
    return {feature, survey == surveyed_.size() ? "" : surveyed_[survey].course->name,
            simplified(rounded(std::move(line), 3), 0.003)};
  }

  // Beyond the last hex the survey goes on to the frame; beside broad water the course runs into it.
  void lead_off(Polyline& line, std::size_t survey) const {
    const Point end = line.back();
    if (!water_.empty() && water_.depth.at(end) > -0.5 && water_.depth.at(end) < 0.05) {
      line.push_back(end + water_.depth.uphill(end) * (0.12 - water_.depth.at(end)));
      return;
    }
    if (survey == surveyed_.size()) return;
    const Measured& true_line = surveyed_[survey].line;
    const double here = true_line.nearest(end);
    for (double step : {-0.08, 0.08}) {
      // The last hexside may stop a little short of the edge of the map.
      int inside = 1;
      while (inside < 11 && lay_.hex_at(true_line.at(here + inside * step))) ++inside;
      Polyline tail;
      for (double d = here + std::max(2, inside / 2) * step; d > 0 && d < true_line.length(); d += step) {
        tail.push_back(true_line.at(d));
        if (!lay_.frame().grown(0.3).contains(tail.back())) break;
      }
      if (inside == 11 || tail.size() < 2) continue;
      line.insert(line.end(), tail.begin(), tail.end());
      return;
    }
  }

  const Map& map_;
  const Lay& lay_;
  const Shape& water_;
  Noise noise_;
  std::vector<Surveyed> surveyed_;
};

}  // namespace

std::vector<Course> side_courses(const Map& map, const Lay& lay, const Sketch& sketch, const Shape& water,
                                 std::string_view seed) {
  return SideCourses(map, lay, sketch, water, seed).all();
}

}  // namespace longroll::picture
