#include "atlas/hexside_path.h"

#include <algorithm>
#include <map>
#include <queue>

namespace longroll::atlas {
namespace {

constexpr double kReach = 1.3;      // sides farther from the line are not looked at
constexpr double kSideCost = 0.05;  // against needless sides
constexpr double kStrayCost = 0.3;  // for a side taken while the line has not come that way
constexpr double kFavour = 0.1;     // of the distance counts on a favoured side

// A side walked in one direction while the line has been followed up to one sample.
struct State {
  double cost = 0;
  std::size_t index = 0;
  friend bool operator>(const State& a, const State& b) {
    return a.cost != b.cost ? a.cost > b.cost : a.index > b.index;
  }
};

class PathFinder {
 public:
  PathFinder(const SideGraph& graph, const PathRequest& request) : graph_(graph), request_(request) {
    local_.assign(graph.size(), kNone);
    for (std::size_t i = 0; i < graph.size(); ++i) {
      if (request.extra[i] == kForbidden) continue;
      const auto near = [&](SheetPoint sample) { return away(sample, i) < kReach; };
      if (!std::any_of(request.samples.begin(), request.samples.end(), near)) continue;
      local_[i] = sides_.size();
      sides_.push_back(i);
    }
    step_ = request.samples.size() < 2 ? 1 : std::max(1e-6, distance(request.samples[0], request.samples[1]));
    best_.assign(request.samples.size() * width(), kForbidden);
    before_.assign(best_.size(), kNone);
  }

  HexsidePath find() {
    for (std::size_t walk = 0; walk < width(); ++walk)
      if (allowed(request_.start_at, tail(walk)))
        reach(walk, taking_cost(walk, 0) + following_cost(walk, 0), kNone);
    while (!queue_.empty()) {
      const State state = queue_.top();
      queue_.pop();
      if (state.cost > best_[state.index]) continue;
      const std::size_t sample = state.index / width(), walk = state.index % width();
      if (sample + 1 == request_.samples.size() && allowed(request_.end_at, head(walk)))
        return path_to(state.index);
      if (sample + 1 < request_.samples.size())
        reach(state.index + width(), state.cost + following_cost(walk, sample + 1), state.index);
      for (std::size_t next : graph_.sides_at(head(walk))) {
        if (local_[next] == kNone || next == side(walk)) continue;
        const std::size_t turn = graph_.side(next).corners[0] == head(walk) ? 0 : 1;
        const std::size_t next_walk = local_[next] * 2 + turn;
        reach(sample * width() + next_walk, state.cost + taking_cost(next_walk, sample), state.index);
      }
    }
    return {};
  }

 private:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  static bool allowed(const std::vector<bool>& corners, std::size_t corner) {
    return corners.empty() || corners[corner];
  }
  std::size_t width() const { return sides_.size() * 2; }
  std::size_t side(std::size_t walk) const { return sides_[walk / 2]; }
  std::size_t tail(std::size_t walk) const { return graph_.side(side(walk)).corners[walk % 2]; }
  std::size_t head(std::size_t walk) const { return graph_.side(side(walk)).corners[1 - walk % 2]; }
  double away(SheetPoint sample, std::size_t index) const {
    return distance_to_segment(sample, graph_.side(index).ends[0], graph_.side(index).ends[1]);
  }

  double following_cost(std::size_t walk, std::size_t sample) const {
    const double far = away(request_.samples[sample], side(walk));
    return far * far * step_ * (request_.favoured[side(walk)] ? kFavour : 1);
  }
  double taking_cost(std::size_t walk, std::size_t sample) const {
    if (request_.favoured[side(walk)]) return request_.extra[side(walk)] + kSideCost * kFavour;
    const double far = away(request_.samples[sample], side(walk));
    return request_.extra[side(walk)] + kSideCost + kStrayCost * far * far;
  }

  void reach(std::size_t index, double cost, std::size_t from) {
    if (cost >= best_[index]) return;
    best_[index] = cost;
    before_[index] = from;
    queue_.push({cost, index});
  }

  HexsidePath path_to(std::size_t index) const {
    std::vector<std::size_t> walks;
    for (std::size_t at = index; at != kNone; at = before_[at])
      if (walks.empty() || walks.back() != at % width()) walks.push_back(at % width());
    std::reverse(walks.begin(), walks.end());
    HexsidePath path;
    path.corners.push_back(tail(walks.front()));
    for (std::size_t walk : walks) {
      path.sides.push_back(side(walk));
      path.corners.push_back(head(walk));
      // A corner met again closes a loop; a watercourse has none.
      const auto met = std::find(path.corners.begin(), path.corners.end() - 1, head(walk));
      if (met == path.corners.end() - 1) continue;
      const std::ptrdiff_t keep = met - path.corners.begin();
      path.corners.erase(path.corners.begin() + keep + 1, path.corners.end());
      path.sides.erase(path.sides.begin() + keep, path.sides.end());
    }
    return path;
  }

  const SideGraph& graph_;
  const PathRequest& request_;
  std::vector<std::size_t> sides_;  // those near the line
  std::vector<std::size_t> local_;  // by side: its place among them
  double step_ = 1;
  std::vector<double> best_;
  std::vector<std::size_t> before_;
  std::priority_queue<State, std::vector<State>, std::greater<>> queue_;
};

}  // namespace

SideGraph::SideGraph(const Grid& grid) {
  std::map<std::pair<int, int>, std::size_t> corner_numbers;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(HexId(i), d);
      if (!next || *next < HexId(i)) continue;
      Side side{Hexside{HexId(i), d}, {}, {}};
      const std::array<GridPoint, 2> ends = ends_of(grid, side.name);
      for (std::size_t end = 0; end < 2; ++end) {
        const auto [at, is_new] = corner_numbers.try_emplace({ends[end].x, ends[end].y}, at_corner_.size());
        if (is_new) {
          at_corner_.emplace_back();
          points_.push_back(on_sheet(ends[end]));
        }
        side.corners[end] = at->second;
        side.ends[end] = on_sheet(ends[end]);
        at_corner_[at->second].push_back(sides_.size());
      }
      sides_.push_back(side);
    }
  }
}

std::optional<std::size_t> SideGraph::find(Hexside name) const {
  const auto at =
      std::lower_bound(sides_.begin(), sides_.end(), name,
                       [](const Side& side, const Hexside& wanted) { return side.name < wanted; });
  if (at == sides_.end() || at->name != name) return std::nullopt;
  return static_cast<std::size_t>(at - sides_.begin());
}

HexsidePath best_path(const SideGraph& graph, const PathRequest& request) {
  return request.samples.empty() ? HexsidePath{} : PathFinder(graph, request).find();
}

}  // namespace longroll::atlas
