#include "picture/lay.h"

#include <algorithm>

namespace longroll::picture {

Point turned(Point p, Turn turn) {
  switch (turn) {
    case Turn::Right:
      return {-p.y, p.x};
    case Turn::Half:
      return {-p.x, -p.y};
    case Turn::Left:
      return {p.y, -p.x};
    default:
      return p;
  }
}

Point turned_back(Point p, Turn turn) {
  return turned(p, turn == Turn::Right ? Turn::Left : turn == Turn::Left ? Turn::Right : turn);
}

std::array<Point, 6> Lay::corners(HexId hex) const {
  std::array<Point, 6> out;
  const auto corners = grid_->corners(hex);
  std::transform(corners.begin(), corners.end(), out.begin(), [this](GridPoint p) { return on_sheet(p); });
  return out;
}

std::array<Point, 2> Lay::side(HexId hex, Direction d) const {
  const auto all = corners(hex);
  return {all[index_of(d)], all[(index_of(d) + 1) % 6]};
}

Ring Lay::outline(HexId hex) const {
  const auto all = corners(hex);
  return Ring(all.begin(), all.end());
}

std::optional<HexId> Lay::hex_at(Point on_turned) const {
  const Point p = turned_back(on_turned, turn_);
  constexpr double kPitch = std::numbers::sqrt3 / 2;
  const int near_column = static_cast<int>(std::lround(p.x / kPitch));
  std::optional<HexId> best;
  double best_distance = kCornerRadius + 1e-6;
  for (int column = near_column - 1; column <= near_column + 1; ++column) {
    const double shift = grid_->shifted(column) ? 0.5 : 0;
    const int row = static_cast<int>(std::lround(p.y - shift));
    const double d = distance(p, {column * kPitch, row + shift});
    if (d >= best_distance) continue;
    best_distance = d;
    best = grid_->at(column, row);
  }
  return best;
}

Box Lay::frame() const {
  const GridShape& shape = grid_->shape();
  const double right = (shape.columns - 1) * std::numbers::sqrt3 / 2 + kCornerRadius;
  bool any_shifted = false, all_shifted = true;
  for (int c = 0; c < shape.columns; ++c) {
    any_shifted = any_shifted || grid_->shifted(c);
    all_shifted = all_shifted && grid_->shifted(c);
  }
  const Point one = turned({-kCornerRadius, all_shifted ? 0.0 : -0.5}, turn_);
  const Point other = turned({right, shape.rows - 0.5 + (any_shifted ? 0.5 : 0)}, turn_);
  return {{std::min(one.x, other.x), std::min(one.y, other.y)},
          {std::max(one.x, other.x), std::max(one.y, other.y)}};
}

}  // namespace longroll::picture
