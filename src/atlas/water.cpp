#include "atlas/water.h"

#include <algorithm>

#include "atlas/hexside_path.h"
#include "atlas/runs.h"
#include "atlas/shapes.h"

namespace longroll::atlas {
namespace {

constexpr double kStep = 0.1;
constexpr double kNearShore = 0.8;      // a river line this near to water hexes is their bank
constexpr double kFarFromLine = 0.4;    // on average
constexpr double kAtJoint = 1.3;        // how far a joint may move
constexpr double kNearCrossing = 0.9;   // how far a true crossing may move
constexpr double kBesideOther = 0.4;    // cost of a side that another watercourse has
constexpr double kFalseCrossing = 0.3;  // cost of a side that a road crosses where the ground has no crossing

int rank_of(Feature f) {
  switch (f) {
    case Feature::River:
      return 3;
    case Feature::Creek:
      return 2;
    case Feature::Stream:
      return 1;
    default:
      return 0;
  }
}

class CourseLayer {
 public:
  CourseLayer(const Ground& ground, const std::vector<Way>& ways, Map& map, std::vector<std::string>& faults)
      : ground_(ground),
        ways_(ways),
        map_(map),
        faults_(faults),
        graph_(map.grid()),
        corners_of_(ground.lines.size()) {
    sides_of_ways_.resize(graph_.size());
    for (std::size_t i = 0; i < ways.size(); ++i)
      for (const Hexside side : crossed_sides(map, ways[i]))
        if (const auto at = graph_.find(side)) sides_of_ways_[*at].push_back(i);
  }

  std::vector<Course> lay() {
    lay_shore();
    for (std::size_t line : in_order()) lay_line(line);
    return std::move(courses_);
  }

 private:
  // Between a water hex and another one runs the bank of the river.
  void lay_shore() {
    shore_.assign(graph_.corners(), false);
    for (std::size_t i = 0; i < graph_.size(); ++i) {
      const Hexside side = graph_.side(i).name;
      const bool wet = map_.terrain(side.hex) == Terrain::Water;
      const bool other_wet = map_.terrain(*map_.grid().neighbour(side.hex, side.direction)) == Terrain::Water;
      if (wet == other_wet) continue;
      map_.add_feature(side.hex, side.direction, Feature::River);
      shore_sides_.push_back(i);
      for (std::size_t corner : graph_.side(i).corners) shore_[corner] = true;
    }
  }

  bool near_shore(SheetPoint point) const {
    return std::any_of(shore_sides_.begin(), shore_sides_.end(), [&](std::size_t side) {
      return distance_to_segment(point, graph_.side(side).ends[0], graph_.side(side).ends[1]) < kNearShore;
    });
  }

  bool touches(SheetPoint end, std::size_t line, std::size_t other) const {
    if (line == other || is_water(ground_.lines[line].kind) != is_water(ground_.lines[other].kind))
      return false;
    return !is_way(ground_.lines[other].kind) && distance_to_line(end, ground_.lines[other].points) < kJoin;
  }

  // Great waters first, and a line after those it flows into.
  std::vector<std::size_t> in_order() const {
    std::vector<std::size_t> waiting, order;
    for (int rank = 3; rank >= 0; --rank)
      for (std::size_t i = 0; i < ground_.lines.size(); ++i)
        if (!is_way(ground_.lines[i].kind) && rank_of(ground_.lines[i].kind) == rank) waiting.push_back(i);
    while (!waiting.empty()) {
      const auto is_ready = [&](std::size_t line) {
        return std::none_of(waiting.begin(), waiting.end(), [&](std::size_t other) {
          const std::vector<SheetPoint>& points = ground_.lines[line].points;
          const bool same = ground_.lines[other].kind == ground_.lines[line].kind;
          return same && (touches(points.front(), line, other) || touches(points.back(), line, other));
        });
      };
      auto next = std::find_if(waiting.begin(), waiting.end(), is_ready);
      const bool greatest_waits =
          next == waiting.end() || ground_.lines[*next].kind != ground_.lines[waiting[0]].kind;
      if (greatest_waits) next = waiting.begin();
      order.push_back(*next);
      waiting.erase(next);
    }
    return order;
  }

  void lay_line(std::size_t line) {
    const GroundLine& ground_line = ground_.lines[line];
    const std::vector<Run> runs = runs_on_map(map_.grid(), ground_line.points, kStep);
    for (const Run& run : runs) {
      if (ground_line.kind == Feature::River && is_bank(run)) continue;
      PathRequest request = request_for(line, run);
      HexsidePath path = best_path(graph_, request);
      if (path.corners.empty()) {
        request.start_at.clear();
        request.end_at.clear();
        path = best_path(graph_, request);
        faults_.push_back(title(ground_line) + " could not be joined to what it meets or to the map's edge");
      }
      if (run.from_off_map && run.to_off_map && is_far_from(run, path)) continue;
      cut_past_joints(path, request);
      trim_free_ends(path, request);
      show(line, path);
    }
  }

  static std::string title(const GroundLine& line) {
    return std::string(name_of(line.kind)) + (line.name.empty() ? "" : " \"" + line.name + "\"");
  }

  bool is_bank(const Run& run) const {
    const auto near =
        std::count_if(run.samples.begin(), run.samples.end(), [&](SheetPoint p) { return near_shore(p); });
    return static_cast<double>(near) > 0.6 * static_cast<double>(run.samples.size());
  }

  // The corners at which a path may begin or end; empty: anywhere.
  std::vector<bool> joints(std::size_t line, SheetPoint end, bool off_map) const {
    std::vector<bool> corners(graph_.corners(), false);
    bool any = false;
    const auto add_near = [&](std::size_t corner) {
      if (distance(graph_.corner_point(corner), end) > kAtJoint) return;
      corners[corner] = true;
      any = true;
    };
    for (std::size_t other = 0; other < ground_.lines.size(); ++other)
      if (touches(end, line, other))
        for (std::size_t corner : corners_of_[other]) add_near(corner);
    if (!any && is_water(ground_.lines[line].kind) && near_shore(end))
      for (std::size_t corner = 0; corner < graph_.corners(); ++corner)
        if (shore_[corner]) add_near(corner);
    if (!any && off_map)
      for (std::size_t corner = 0; corner < graph_.corners(); ++corner)
        if (graph_.on_edge(corner)) add_near(corner);
    return any ? corners : std::vector<bool>();
  }

  PathRequest request_for(std::size_t line, const Run& run) const {
    const Feature kind = ground_.lines[line].kind;
    PathRequest request{
        run.samples, std::vector<double>(graph_.size()), std::vector<bool>(graph_.size()), {}, {}};
    const std::vector<std::vector<SheetPoint>> crossings = true_crossings(line);
    for (std::size_t i = 0; i < graph_.size(); ++i) {
      const Hexside side = graph_.side(i).name;
      const Features there = map_.features(side.hex, side.direction);
      if (there.has(Feature::Stream) || there.has(Feature::Creek) || there.has(Feature::River))
        request.extra[i] += kBesideOther;
      if (is_false_crossing(crossings, i)) request.extra[i] += kFalseCrossing;
      const HexId other = *map_.grid().neighbour(side.hex, side.direction);
      if (map_.terrain(side.hex) == Terrain::Water && map_.terrain(other) == Terrain::Water)
        request.extra[i] = kForbidden;
    }
    for (const SidePin& pin : ground_.side_pins) {
      const bool crossing = pin.feature == Feature::Bridge || pin.feature == Feature::Ford;
      if (pin.feature != kind && !(crossing && is_water(kind))) continue;
      if (const auto at = graph_.find(pin.side)) {
        request.favoured[*at] = true;
        request.extra[*at] = 0;
      }
    }
    for (const Hexside side : ground_.bare_sides)
      if (const auto at = graph_.find(side)) request.extra[*at] = kForbidden;
    request.start_at = joints(line, run.samples.front(), run.from_off_map);
    request.end_at = joints(line, run.samples.back(), run.to_off_map);
    return request;
  }

  // By way: where the line and the way cross on the ground.
  std::vector<std::vector<SheetPoint>> true_crossings(std::size_t line) const {
    std::vector<std::vector<SheetPoint>> crossings(ways_.size());
    const shapes::Line course = shapes::line(ground_.lines[line].points);
    for (std::size_t way = 0; way < ways_.size(); ++way) {
      shapes::geometry::model::multi_point<shapes::Point> meetings;
      shapes::geometry::intersection(course, shapes::line(ground_.lines[ways_[way].line].points), meetings);
      for (const shapes::Point& at : meetings) crossings[way].push_back({at.x(), at.y()});
    }
    return crossings;
  }

  // A road crosses this side, but on the ground the two lines do not cross near it.
  bool is_false_crossing(const std::vector<std::vector<SheetPoint>>& crossings, std::size_t side) const {
    const SheetPoint middle = middle_of(map_.grid(), graph_.side(side).name);
    return std::any_of(sides_of_ways_[side].begin(), sides_of_ways_[side].end(), [&](std::size_t way) {
      return std::none_of(crossings[way].begin(), crossings[way].end(),
                          [&](SheetPoint at) { return distance(at, middle) < kNearCrossing; });
    });
  }

  // A path that has met the other watercourse is at its end, whatever the last bend of the line does.
  static void cut_past_joints(HexsidePath& path, const PathRequest& request) {
    if (path.sides.size() < 2) return;
    if (!request.end_at.empty()) {
      std::size_t last = 1;
      while (last < path.sides.size() && !request.end_at[path.corners[last]]) ++last;
      path.sides.resize(last);
      path.corners.resize(last + 1);
    }
    if (!request.start_at.empty()) {
      std::size_t first = path.sides.size() - 1;
      while (first > 0 && !request.start_at[path.corners[first]]) --first;
      path.sides.erase(path.sides.begin(), path.sides.begin() + static_cast<std::ptrdiff_t>(first));
      path.corners.erase(path.corners.begin(), path.corners.begin() + static_cast<std::ptrdiff_t>(first));
    }
  }

  // A spring is at the corner nearest to it.
  void trim_free_ends(HexsidePath& path, const PathRequest& request) const {
    const auto nearer = [&](SheetPoint end, std::size_t inner, std::size_t outer) {
      return distance(end, graph_.corner_point(inner)) < distance(end, graph_.corner_point(outer));
    };
    if (request.end_at.empty() && path.sides.size() > 1 &&
        nearer(request.samples.back(), path.corners[path.sides.size() - 1], path.corners.back())) {
      path.sides.pop_back();
      path.corners.pop_back();
    }
    if (request.start_at.empty() && path.sides.size() > 1 &&
        nearer(request.samples.front(), path.corners[1], path.corners[0])) {
      path.sides.erase(path.sides.begin());
      path.corners.erase(path.corners.begin());
    }
  }

  // A line that only brushes the edge of the map would be drawn a good way inside it.
  bool is_far_from(const Run& run, const HexsidePath& path) const {
    double sum = 0;
    for (SheetPoint sample : run.samples) {
      double least = 1e9;
      for (std::size_t side : path.sides)
        least = std::min(least,
                         distance_to_segment(sample, graph_.side(side).ends[0], graph_.side(side).ends[1]));
      sum += least;
    }
    return sum > kFarFromLine * static_cast<double>(run.samples.size());
  }

  void show(std::size_t line, const HexsidePath& path) {
    Course course{line, ground_.lines[line].kind, {}};
    for (std::size_t i : path.sides) {
      const Hexside side = graph_.side(i).name;
      course.sides.push_back(side);
      const Features there = map_.features(side.hex, side.direction);
      const bool greater = std::any_of(kAllFeatures.begin(), kAllFeatures.end(), [&](Feature f) {
        return is_water(f) && there.has(f) && rank_of(f) > rank_of(course.kind);
      });
      if (!greater || !is_water(course.kind)) map_.add_feature(side.hex, side.direction, course.kind);
    }
    corners_of_[line].insert(corners_of_[line].end(), path.corners.begin(), path.corners.end());
    courses_.push_back(std::move(course));
  }

  const Ground& ground_;
  const std::vector<Way>& ways_;
  Map& map_;
  std::vector<std::string>& faults_;
  SideGraph graph_;
  std::vector<std::vector<std::size_t>> sides_of_ways_;  // by side: the ways that cross it
  std::vector<std::vector<std::size_t>> corners_of_;     // by line: the corners of its courses
  std::vector<std::size_t> shore_sides_;
  std::vector<bool> shore_;  // by corner
  std::vector<Course> courses_;
};

}  // namespace

std::vector<Course> lay_courses(const Ground& ground, const std::vector<Way>& ways, Map& map,
                                std::vector<std::string>& faults) {
  return CourseLayer(ground, ways, map, faults).lay();
}

}  // namespace longroll::atlas
