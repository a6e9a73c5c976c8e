#include "atlas/sheet.h"

#include <algorithm>
#include <cmath>

namespace longroll::atlas {
namespace {

constexpr double kColumnStep = 0.8660254037844386;  // from one column to the next
constexpr double kGridPointX = kColumnStep / 3;

double shift_of(const Grid& grid, int column) {
  const bool odd = (column + grid.shape().first_column) % 2 != 0;
  return odd != grid.shape().even_columns_shifted ? 0.5 : 0.0;
}

}  // namespace

double distance(SheetPoint a, SheetPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

double distance_to_segment(SheetPoint point, SheetPoint a, SheetPoint b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double square = dx * dx + dy * dy;
  if (square == 0) return distance(point, a);
  const double part = std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0.0, 1.0);
  return distance(point, {a.x + part * dx, a.y + part * dy});
}

double distance_to_line(SheetPoint point, const std::vector<SheetPoint>& line) {
  double least = distance(point, line.front());
  for (std::size_t i = 1; i < line.size(); ++i)
    least = std::min(least, distance_to_segment(point, line[i - 1], line[i]));
  return least;
}

std::vector<SheetPoint> sampled(const std::vector<SheetPoint>& line, double step) {
  double length = 0;
  for (std::size_t i = 1; i < line.size(); ++i) length += distance(line[i - 1], line[i]);
  const auto parts = std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(length / step)));
  const double each = length / static_cast<double>(parts);
  std::vector<SheetPoint> points = {line.front()};
  double walked = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const double here = distance(line[i - 1], line[i]);
    while (here > 0 && points.size() < parts && static_cast<double>(points.size()) * each <= walked + here) {
      const double part = (static_cast<double>(points.size()) * each - walked) / here;
      points.push_back({line[i - 1].x + part * (line[i].x - line[i - 1].x),
                        line[i - 1].y + part * (line[i].y - line[i - 1].y)});
    }
    walked += here;
  }
  points.push_back(line.back());
  return points;
}

SheetPoint on_sheet(GridPoint point) { return {point.x * kGridPointX, point.y / 2.0}; }

SheetPoint centre_of(const Grid& grid, Cell cell) {
  return {cell.column * kColumnStep, cell.row + shift_of(grid, cell.column)};
}

SheetPoint centre_of(const Grid& grid, HexId hex) { return centre_of(grid, cell_of(grid, hex)); }

Cell cell_of(const Grid& grid, HexId hex) { return {grid.column(hex), grid.row(hex)}; }

Cell cell_at(const Grid& grid, SheetPoint point) {
  const int near = static_cast<int>(std::floor(point.x / kColumnStep));
  Cell best;
  double least = 1e300;
  for (int column : {near, near + 1}) {
    const Cell cell{column, static_cast<int>(std::lround(point.y - shift_of(grid, column)))};
    const double away = distance(point, centre_of(grid, cell));
    if (away >= least) continue;
    least = away;
    best = cell;
  }
  return best;
}

std::optional<HexId> hex_in(const Grid& grid, Cell cell) { return grid.at(cell.column, cell.row); }

std::optional<HexId> hex_at(const Grid& grid, SheetPoint point) { return hex_in(grid, cell_at(grid, point)); }

HexId nearest_hex(const Grid& grid, SheetPoint point) {
  HexId best;
  for (std::size_t i = 1; i < grid.size(); ++i)
    if (distance(point, centre_of(grid, HexId(i))) < distance(point, centre_of(grid, best))) best = HexId(i);
  return best;
}

std::optional<Direction> direction_between(const Grid& grid, Cell from, Cell to) {
  const SheetPoint a = centre_of(grid, from), b = centre_of(grid, to);
  if (std::abs(distance(a, b) - 1) > 1e-6) return std::nullopt;
  if (from.column == to.column) return to.row < from.row ? Direction::North : Direction::South;
  const bool right = to.column > from.column;
  if (b.y < a.y) return right ? Direction::NorthEast : Direction::NorthWest;
  return right ? Direction::SouthEast : Direction::SouthWest;
}

Hexside hexside_of(const Grid& grid, HexId hex, Direction d) {
  const std::optional<HexId> next = grid.neighbour(hex, d);
  return next && *next < hex ? Hexside{*next, opposite(d)} : Hexside{hex, d};
}

std::optional<Hexside> hexside_between(const Grid& grid, Cell a, Cell b) {
  const std::optional<Direction> d = direction_between(grid, a, b);
  if (!d) return std::nullopt;
  if (const auto hex = hex_in(grid, a)) return hexside_of(grid, *hex, *d);
  if (const auto hex = hex_in(grid, b)) return hexside_of(grid, *hex, opposite(*d));
  return std::nullopt;
}

std::array<GridPoint, 2> ends_of(const Grid& grid, Hexside side) {
  const std::array<GridPoint, 6> corners = grid.corners(side.hex);
  const std::size_t at = index_of(side.direction);
  return {corners[at], corners[(at + 1) % 6]};
}

SheetPoint middle_of(const Grid& grid, Hexside side) {
  const auto [a, b] = ends_of(grid, side);
  const SheetPoint p = on_sheet(a), q = on_sheet(b);
  return {(p.x + q.x) / 2, (p.y + q.y) / 2};
}

std::string name_of(const Grid& grid, Hexside side) {
  const std::optional<HexId> next = grid.neighbour(side.hex, side.direction);
  return grid.name(side.hex) + (next ? "/" + grid.name(*next) : " " + std::string(name_of(side.direction)));
}

}  // namespace longroll::atlas
