#include "atlas/roads.h"

#include <algorithm>

namespace longroll::atlas {
namespace {

constexpr double kStep = 0.02;
constexpr double kCornerCut = 0.55;   // a hex passed for less than this is skipped where its neighbours touch
constexpr double kAtObjective = 0.3;  // but not one whose objective the way passes this near
constexpr double kSpike = 0.9;        // a way that turns back within this leaves the hex out
constexpr double kLooseEnd = 0.35;    // a way that ends on another one need not enter a last hex for less

struct Visit {
  Cell cell;
  double length = 0;
  bool holds_objective = false;
};

class Tracer {
 public:
  Tracer(const Ground& ground, const Grid& grid) : ground_(ground), grid_(grid) {}

  std::vector<Way> trace(bool (*is_wanted)(Feature)) {
    for (std::size_t i = 0; i < ground_.lines.size(); ++i) {
      if (!is_wanted(ground_.lines[i].kind)) continue;
      std::vector<Visit> visits = cleaned(visits_of(ground_.lines[i].points), ground_.lines[i].kind);
      Way way{i, ground_.lines[i].kind, {}};
      for (const Visit& visit : visits) way.cells.push_back(visit.cell);
      ways_.push_back(way);
      end_lengths_.push_back({visits.front().length, visits.back().length});
    }
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      const std::vector<SheetPoint>& points = ground_.lines[ways_[i].line].points;
      join_end(i, points.back());
      std::reverse(ways_[i].cells.begin(), ways_[i].cells.end());
      std::swap(end_lengths_[i].first, end_lengths_[i].last);
      join_end(i, points.front());
      std::reverse(ways_[i].cells.begin(), ways_[i].cells.end());
    }
    return std::move(ways_);
  }

 private:
  struct EndLengths {
    double first = 0;
    double last = 0;
  };

  std::vector<Visit> visits_of(const std::vector<SheetPoint>& points) const {
    std::vector<Visit> visits;
    const std::vector<SheetPoint> samples = sampled(points, kStep);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const Cell cell = cell_at(grid_, samples[i]);
      if (visits.empty() || visits.back().cell != cell) visits.push_back({cell, 0, false});
      visits.back().length += i == 0 ? 0 : distance(samples[i - 1], samples[i]);
    }
    for (const GroundPoint& point : ground_.points) {
      if (point.kind != GroundPoint::Kind::Objective || distance_to_line(point.at, points) > kAtObjective)
        continue;
      for (Visit& visit : visits)
        visit.holds_objective = visit.holds_objective || visit.cell == cell_at(grid_, point.at);
    }
    return visits;
  }

  bool is_pinned(Cell a, Cell b, Feature kind) const {
    const std::optional<Hexside> side = hexside_between(grid_, a, b);
    return side && std::any_of(ground_.side_pins.begin(), ground_.side_pins.end(),
                               [&](const SidePin& pin) { return pin.side == *side && pin.feature == kind; });
  }
  bool is_pinned(Cell cell, Feature kind) const {
    const std::optional<HexId> hex = hex_in(grid_, cell);
    return hex && std::any_of(ground_.inside_pins.begin(), ground_.inside_pins.end(),
                              [&](const InsidePin& pin) { return pin.hex == *hex && pin.feature == kind; });
  }
  bool is_bare(Cell a, Cell b) const {
    const std::optional<Hexside> side = hexside_between(grid_, a, b);
    return side &&
           std::find(ground_.bare_sides.begin(), ground_.bare_sides.end(), *side) != ground_.bare_sides.end();
  }

  bool can_skip(const std::vector<Visit>& visits, std::size_t i, Feature kind) const {
    const Cell before = visits[i - 1].cell, here = visits[i].cell, after = visits[i + 1].cell;
    if (is_pinned(before, here, kind) || is_pinned(here, after, kind) || is_pinned(here, kind)) return false;
    if (visits[i].holds_objective) return false;
    if (before == after) return visits[i].length < kSpike;
    if (!direction_between(grid_, before, after) || is_bare(before, after)) return false;
    // A bare side on the way is reason enough to go round it.
    return visits[i].length < kCornerCut || is_bare(before, here) || is_bare(here, after);
  }

  // Leaves out the shortest visit that can be skipped, until there is none.
  std::vector<Visit> cleaned(std::vector<Visit> visits, Feature kind) const {
    for (;;) {
      std::size_t shortest = 0;
      for (std::size_t i = 1; i + 1 < visits.size(); ++i)
        if (can_skip(visits, i, kind) && (shortest == 0 || visits[i].length < visits[shortest].length))
          shortest = i;
      if (shortest == 0) return visits;
      const auto at = visits.begin() + static_cast<std::ptrdiff_t>(shortest);
      visits[shortest - 1].length += visits[shortest].length;
      if (visits[shortest - 1].cell == visits[shortest + 1].cell) {
        visits[shortest - 1].length += visits[shortest + 1].length;
        visits.erase(at, at + 2);
      } else {
        visits.erase(at);
      }
    }
  }

  // Where the line ends on another one, its last cell becomes one of the other's.
  void join_end(std::size_t index, SheetPoint end) {
    for (std::size_t other = 0; other < ways_.size(); ++other) {
      if (other == index || distance_to_line(end, ground_.lines[ways_[other].line].points) > kJoin) continue;
      return join_to(ways_[index], end_lengths_[index].last, end, ways_[other]);
    }
  }

  void join_to(Way& way, double last_length, SheetPoint end, const Way& other) {
    const auto on_other = [&](Cell cell) {
      return std::find(other.cells.begin(), other.cells.end(), cell) != other.cells.end();
    };
    const std::size_t count = way.cells.size();
    const bool before_is_on = count >= 2 && on_other(way.cells[count - 2]);
    if (on_other(way.cells.back())) {
      if (before_is_on && count > 2 && last_length < kLooseEnd) way.cells.pop_back();
      return;
    }
    if (before_is_on && count > 2) return way.cells.pop_back();
    const Cell* best = nullptr;
    for (const Cell& cell : other.cells) {
      if (!direction_between(grid_, way.cells.back(), cell) || is_bare(way.cells.back(), cell)) continue;
      if (!best || distance(end, centre_of(grid_, cell)) < distance(end, centre_of(grid_, *best)))
        best = &cell;
    }
    if (best) way.cells.push_back(*best);
  }

  const Ground& ground_;
  const Grid& grid_;
  std::vector<Way> ways_;
  std::vector<EndLengths> end_lengths_;
};

}  // namespace

std::vector<Way> trace_ways(const Ground& ground, const Grid& grid) {
  return Tracer(ground, grid).trace(is_way);
}

std::vector<Way> trace_waters(const Ground& ground, const Grid& grid) {
  return Tracer(ground, grid).trace(is_water);
}

std::vector<Hexside> crossed_sides(const Map& map, const Way& way) {
  const auto is_closed = [&](Cell cell) {
    const std::optional<HexId> hex = hex_in(map.grid(), cell);
    return hex && (map.terrain(*hex) == Terrain::Water || map.terrain(*hex) == Terrain::OutOfPlay);
  };
  std::vector<Hexside> sides;
  for (std::size_t i = 1; i < way.cells.size(); ++i) {
    if (is_closed(way.cells[i - 1]) || is_closed(way.cells[i])) continue;
    if (const auto side = hexside_between(map.grid(), way.cells[i - 1], way.cells[i])) sides.push_back(*side);
  }
  return sides;
}

void lay_ways(const std::vector<Way>& ways, Map& map) {
  for (Feature kind : {Feature::Road, Feature::Railroad, Feature::Track})
    for (const Way& way : ways) {
      if (way.kind != kind) continue;
      for (const Hexside side : crossed_sides(map, way))
        if (kind != Feature::Track || !map.features(side.hex, side.direction).has(Feature::Road))
          map.add_feature(side.hex, side.direction, kind);
    }
}

}  // namespace longroll::atlas
