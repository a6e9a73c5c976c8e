#include "picture/field.h"

#include <algorithm>

namespace longroll::picture {

Field::Field(const Box& area, float value)
    : low_(area.low),
      columns_(static_cast<int>(std::ceil(area.width() / kCell))),
      rows_(static_cast<int>(std::ceil(area.height() / kCell))),
      cells_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), value) {}

double Field::at(Point p) const {
  const double x = std::clamp((p.x - low_.x) / kCell - 0.5, 0.0, columns_ - 1.001);
  const double y = std::clamp((p.y - low_.y) / kCell - 0.5, 0.0, rows_ - 1.001);
  const int c = static_cast<int>(x), r = static_cast<int>(y);
  const double u = x - c, v = y - r;
  return (cell(c, r) * (1 - u) + cell(c + 1, r) * u) * (1 - v) +
         (cell(c, r + 1) * (1 - u) + cell(c + 1, r + 1) * u) * v;
}

Point Field::uphill(Point p) const {
  const double h = kCell;
  return unit({at({p.x + h, p.y}) - at({p.x - h, p.y}), at({p.x, p.y + h}) - at({p.x, p.y - h})});
}

double Field::sum(const Box& box) const {
  double total = 0;
  for (int r = std::max(0, row_of(box.low.y)); r <= std::min(rows_ - 1, row_of(box.high.y)); ++r)
    for (int c = std::max(0, column_of(box.low.x)); c <= std::min(columns_ - 1, column_of(box.high.x)); ++c)
      total += cell(c, r);
  return total * kCell * kCell;
}

void Field::fill(const Ring& ring, float value) {
  std::vector<double> cuts;
  for (int r = 0; r < rows_; ++r) {
    const double y = middle(0, r).y;
    cuts.clear();
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point a = ring[i], b = ring[(i + 1) % ring.size()];
      if ((a.y <= y) != (b.y <= y)) cuts.push_back(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
    }
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i + 1 < cuts.size(); i += 2) {
      const int from = std::max(0, static_cast<int>(std::ceil((cuts[i] - low_.x) / kCell - 0.5)));
      const int to =
          std::min(columns_ - 1, static_cast<int>(std::floor((cuts[i + 1] - low_.x) / kCell - 0.5)));
      for (int c = from; c <= to; ++c) cell(c, r) = value;
    }
  }
}

void Field::fill(const Box& box, float value) {
  for (int r = std::max(0, row_of(box.low.y)); r <= std::min(rows_ - 1, row_of(box.high.y)); ++r)
    for (int c = std::max(0, column_of(box.low.x)); c <= std::min(columns_ - 1, column_of(box.high.x)); ++c)
      cell(c, r) = value;
}

void Field::fill(Point a, Point b, double radius, float value) {
  const Point low = {std::min(a.x, b.x) - radius, std::min(a.y, b.y) - radius};
  const Point high = {std::max(a.x, b.x) + radius, std::max(a.y, b.y) + radius};
  const Point side = b - a;
  const double square = dot(side, side);
  for (int r = std::max(0, row_of(low.y)); r <= std::min(rows_ - 1, row_of(high.y)); ++r)
    for (int c = std::max(0, column_of(low.x)); c <= std::min(columns_ - 1, column_of(high.x)); ++c) {
      const Point p = middle(c, r);
      const double t = square == 0 ? 0 : std::clamp(dot(p - a, side) / square, 0.0, 1.0);
      if (distance(p, a + side * t) <= radius) cell(c, r) = value;
    }
}

void Field::fill(const Polyline& line, double radius, float value) {
  for (std::size_t i = 1; i < line.size(); ++i) fill(line[i - 1], line[i], radius, value);
}

namespace {

// One pass of a moving average over a row or column of `count` cells, `stride` apart.
void average(const float* from, float* to, int count, int stride, int reach) {
  const auto value = [&](int i) { return from[std::clamp(i, 0, count - 1) * stride]; };
  float sum = 0;
  for (int i = -reach; i <= reach; ++i) sum += value(i);
  const float share = 1.0f / static_cast<float>(2 * reach + 1);
  for (int i = 0; i < count; ++i) {
    to[i * stride] = sum * share;
    sum += value(i + reach + 1) - value(i - reach);
  }
}

}  // namespace

Field blurred(const Field& field, double radius) {
  const int reach = std::max(1, static_cast<int>(std::lround(radius / Field::kCell / 1.7)));
  Field out = field, half = field;
  for (int pass = 0; pass < 3; ++pass) {
    for (int r = 0; r < out.rows(); ++r) average(&out.cell(0, r), &half.cell(0, r), out.columns(), 1, reach);
    for (int c = 0; c < out.columns(); ++c)
      average(&half.cell(c, 0), &out.cell(c, 0), out.rows(), out.columns(), reach);
  }
  return out;
}

namespace {

constexpr float kFar = 1e10f;

// Squared distances along one row or column to the lowest parabola (Felzenszwalb and Huttenlocher).
class LowestParabolas {
 public:
  explicit LowestParabolas(int longest)
      : values_(static_cast<std::size_t>(longest)),
        at_(static_cast<std::size_t>(longest)),
        from_(static_cast<std::size_t>(longest) + 1) {}

  void run(float* cells, int count, int stride) {
    for (int i = 0; i < count; ++i) values_[static_cast<std::size_t>(i)] = cells[i * stride];
    std::size_t top = 0;
    at_[0] = 0;
    from_[0] = -kFar;
    from_[1] = kFar;
    for (int q = 1; q < count; ++q) {
      float meet = meeting(q, at_[top]);
      while (top > 0 && meet <= from_[top]) meet = meeting(q, at_[--top]);
      if (meet <= from_[top]) {
        at_[top] = q;  // only at the first parabola: the new one lies below it everywhere
        continue;
      }
      at_[++top] = q;
      from_[top] = meet;
      from_[top + 1] = kFar;
    }
    std::size_t k = 0;
    for (int q = 0; q < count; ++q) {
      while (from_[k + 1] < static_cast<float>(q)) ++k;
      const auto d = static_cast<float>(q - at_[k]);
      cells[q * stride] = d * d + values_[static_cast<std::size_t>(at_[k])];
    }
  }

 private:
  float meeting(int q, int p) const {
    const auto a = static_cast<float>(q), b = static_cast<float>(p);
    return ((values_[static_cast<std::size_t>(q)] + a * a) - (values_[static_cast<std::size_t>(p)] + b * b)) /
           (2 * a - 2 * b);
  }
  std::vector<float> values_;
  std::vector<int> at_;
  std::vector<float> from_;
};

Field squared_distance_to(const Field& field, bool positive) {
  Field out = field;
  for (float& v : out.cells()) v = ((v > 0) == positive) ? 0 : 1e6f;
  LowestParabolas lowest(std::max(out.columns(), out.rows()));
  for (int c = 0; c < out.columns(); ++c) lowest.run(&out.cell(c, 0), out.rows(), out.columns());
  for (int r = 0; r < out.rows(); ++r) lowest.run(&out.cell(0, r), out.columns(), 1);
  return out;
}

}  // namespace

Field signed_distance(const Field& field) {
  Field out = squared_distance_to(field, false);
  const Field outside = squared_distance_to(field, true);
  for (std::size_t i = 0; i < out.cells().size(); ++i) {
    const float in = out.cells()[i], off = outside.cells()[i];
    // Half a cell off either way: the change of sign lies between the two middles.
    out.cells()[i] = static_cast<float>((in > 0 ? std::sqrt(in) - 0.5f : -std::sqrt(off) + 0.5f) *
                                        static_cast<float>(Field::kCell));
  }
  return out;
}

void drop_specks(Field& field, double least_island, double least_lake,
                 const std::function<bool(Point)>& keeps) {
  const int columns = field.columns(), rows = field.rows();
  std::vector<char> seen(field.cells().size(), 0);
  std::vector<std::pair<int, int>> patch;
  const auto visit = [&](int c, int r, bool positive) {
    if (c < 0 || r < 0 || c >= columns || r >= rows) return;
    char& mark =
        seen[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(c)];
    if (mark || (field.cell(c, r) > 0) != positive) return;
    mark = 1;
    patch.emplace_back(c, r);
  };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      patch.clear();
      const bool positive = field.cell(c, r) > 0;
      visit(c, r, positive);
      bool kept = false;
      std::size_t looked_at = 0;
      while (looked_at < patch.size()) {  // it grows meanwhile
        const auto [x, y] = patch[looked_at++];
        kept = kept || keeps(field.middle(x, y));
        visit(x + 1, y, positive);
        visit(x - 1, y, positive);
        visit(x, y + 1, positive);
        visit(x, y - 1, positive);
      }
      const double size = static_cast<double>(patch.size()) * Field::kCell * Field::kCell;
      if (patch.empty() || kept || size >= (positive ? least_island : least_lake)) continue;
      for (const auto& [x, y] : patch) field.cell(x, y) = positive ? -0.5f : 0.5f;
    }
}

}  // namespace longroll::picture
