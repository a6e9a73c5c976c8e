// One number for every small square of the sheet. Ground is bent, inset and outlined on such fields rather
// than by cutting polygons: growing, shrinking and smoothing are then exact, quick and never fail on an
// awkward outline.
#pragma once

#include <functional>
#include <vector>

#include "picture/geometry.h"

namespace longroll::picture {

class Field {
 public:
  static constexpr int kCellsPerHex = 20;
  static constexpr double kCell = 1.0 / kCellsPerHex;

  Field() = default;
  Field(const Box& area, float value);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  float& cell(int column, int row) { return cells_[index(column, row)]; }
  float cell(int column, int row) const { return cells_[index(column, row)]; }
  Point middle(int column, int row) const {
    return {low_.x + (column + 0.5) * kCell, low_.y + (row + 0.5) * kCell};
  }
  std::vector<float>& cells() { return cells_; }
  const std::vector<float>& cells() const { return cells_; }

  double at(Point p) const;          // interpolated; the nearest cell's beyond the edge
  Point uphill(Point p) const;       // direction in which the field grows fastest
  double sum(const Box& box) const;  // over the cells whose middles lie in the box, times their area

  void fill(const Ring& ring, float value);
  void fill(const Box& box, float value);
  // All within `radius` of the segment; a disc if the ends are one point.
  void fill(Point a, Point b, double radius, float value);
  void fill(const Polyline& line, double radius, float value);

 private:
  std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  int column_of(double x) const { return static_cast<int>(std::floor((x - low_.x) / kCell)); }
  int row_of(double y) const { return static_cast<int>(std::floor((y - low_.y) / kCell)); }

  Point low_;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<float> cells_;
};

Field blurred(const Field& field, double radius);
// Distance to where the field changes its sign: positive where the field is positive.
Field signed_distance(const Field& field);
// Outlines of all that is above the level, clockwise on the screen round what is inside, against the clock
// round holes.
std::vector<Ring> outlines(const Field& field, double level);
// Turns over islands and lakes smaller than the given areas, unless `keeps` holds for a cell of theirs.
void drop_specks(Field& field, double least_island, double least_lake,
                 const std::function<bool(Point)>& keeps);

}  // namespace longroll::picture
