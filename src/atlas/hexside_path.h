// The best path of hexsides for a line that must run along them: continuous, without spurs, close to the line.
#pragma once

#include <limits>
#include <vector>

#include "atlas/sheet.h"

namespace longroll::atlas {

// The hexsides between two hexes of the map, joined at the corners of hexes.
class SideGraph {
 public:
  explicit SideGraph(const Grid& grid);

  struct Side {
    Hexside name;
    std::array<std::size_t, 2> corners{};
    std::array<SheetPoint, 2> ends{};
  };
  std::size_t size() const { return sides_.size(); }
  const Side& side(std::size_t index) const { return sides_[index]; }
  std::optional<std::size_t> find(Hexside name) const;

  std::size_t corners() const { return at_corner_.size(); }
  const std::vector<std::size_t>& sides_at(std::size_t corner) const { return at_corner_[corner]; }
  bool on_edge(std::size_t corner) const { return at_corner_[corner].size() < 3; }
  SheetPoint corner_point(std::size_t corner) const { return points_[corner]; }

 private:
  std::vector<Side> sides_;                          // in the order of their names
  std::vector<std::vector<std::size_t>> at_corner_;  // at most three sides each
  std::vector<SheetPoint> points_;
};

inline constexpr double kForbidden = std::numeric_limits<double>::infinity();

// What one line asks of its path. Corner lists are by corner, empty where any corner will do.
struct PathRequest {
  std::vector<SheetPoint> samples;  // at equal steps
  std::vector<double> extra;        // by side: added when the path takes it
  std::vector<bool> favoured;       // by side: a source puts the line here
  std::vector<bool> start_at;
  std::vector<bool> end_at;
};

struct HexsidePath {
  std::vector<std::size_t> sides;
  std::vector<std::size_t> corners;  // one more than sides; empty where there is no path
};

// The samples are matched to the sides in order, each paying the square of its distance; so a line that comes near
// itself again is still followed all the way, which a plain shortest path would not do.
HexsidePath best_path(const SideGraph& graph, const PathRequest& request);

}  // namespace longroll::atlas
