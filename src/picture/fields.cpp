// Paper, and the ploughed ground of places that are called fields.
#include <numbers>

#include "picture/layers.h"
#include "picture/place_kinds.h"
#include "picture/random.h"

namespace longroll::picture {
namespace {

// One furrowed strip of a field: a turned rectangle, rows along it or across it.
struct Strip {
  Point at;
  Point along;
  double left, right, top, bottom;
  bool rows_across;

  Point place(double x, double y) const { return at + along * x + left_of(along) * -y; }
  Ring outline() const {
    return {place(left, top), place(right, top), place(right, bottom), place(left, bottom)};
  }
};

// Fields keep off woods, hills, water and ways.
Field open_ground(const Scene& scene) {
  Field open(scene.frame.grown(kBeyondFrame), 1);
  const auto close = [&](const Shape& shape, double margin) {
    if (shape.empty()) return;
    for (std::size_t i = 0; i < open.cells().size(); ++i)
      if (shape.depth.cells()[i] > -margin) open.cells()[i] = -1;
  };
  close(scene.shapes.woods, 0.05);
  close(scene.shapes.hill, 0.03);
  close(scene.shapes.swamp, 0.03);
  close(scene.shapes.water, 0.05);
  close(scene.shapes.town, 0.03);
  for (const Course& way : scene.ways) open.fill(way.line, way.feature == Feature::Road ? 0.105 : 0.08, -1);
  for (const Course& line : scene.side_lines)
    open.fill(line.line, line.feature == Feature::River ? 0.12 : 0.08, -1);
  return open;
}

void add_rows(Path& path, const Strip& strip, const Field& sown, Random& random) {
  constexpr double kApart = 0.052, kStep = 0.02, kMargin = 0.025, kShortest = 0.08;
  const double low = strip.rows_across ? strip.left : strip.top,
               high = strip.rows_across ? strip.right : strip.bottom;
  const double from = (strip.rows_across ? strip.top : strip.left) + kMargin;
  const double to = (strip.rows_across ? strip.bottom : strip.right) - kMargin;
  for (double row = low + kMargin; row < high - kMargin; row += kApart) {
    const double wavered = row + random.between(-0.006, 0.006);
    const auto place = [&](double d) {
      return strip.rows_across ? strip.place(wavered, d) : strip.place(d, wavered);
    };
    double start = from;
    for (double d = from;; d += kStep) {
      if (d < to && sown.at(place(d)) > 0.3) continue;
      if (d - kStep - start > kShortest) path.move(place(start)).line(place(d - kStep));
      start = d + kStep;
      if (d >= to) break;
    }
  }
}

}  // namespace

void draw_paper(Svg& svg, const Scene& scene, const Box& area) {
  Random random("paper of " + scene.seed);
  const int blots = static_cast<int>(area.width() * area.height() * 0.09);
  for (int i = 0; i < blots; ++i) {
    const double x = random.between(area.low.x, area.high.x), y = random.between(area.low.y, area.high.y);
    const double radius = random.between(0.5, 1.6);
    svg.raw("<ellipse" + attribute("cx", number(x * kUnits, 0)) + attribute("cy", number(y * kUnits, 0)) +
            attribute("rx", number(radius * kUnits, 0)) +
            attribute("ry", number(radius * kUnits * random.between(0.5, 0.9), 0)) +
            " fill=\"url(#blot)\"/>");
  }
}

void draw_fields(Svg& svg, const Scene& scene) {
  if (scene.detail < Detail::Full) return;
  std::vector<Strip> strips;
  for (const Spot& spot : scene.sketch.spots) {
    if (spot.kind != Spot::Kind::Place || !names_a_field(spot.name)) continue;
    const double turn = (Random(spot.name).unit() * 90 - 45) * std::numbers::pi / 180;
    const Point along = {std::cos(turn), std::sin(turn)};
    strips.push_back({spot.at, along, -0.64, 0.60, -0.50, -0.02, false});
    strips.push_back({spot.at, along, -0.64, 0.60, 0.02, 0.46, true});
  }
  if (strips.empty()) return;
  const Field open = open_ground(scene);
  Random random("furrows of " + scene.seed);
  Path rows, fences;
  for (bool across : {false, true}) {  // apart, or the two strips of a field would run together
    Field sown(scene.frame.grown(kBeyondFrame), -1);
    for (const Strip& strip : strips)
      if (strip.rows_across == across) sown.fill(strip.outline(), 1);
    for (std::size_t i = 0; i < sown.cells().size(); ++i)
      if (open.cells()[i] <= 0) sown.cells()[i] = -1;
    sown = blurred(sown, 0.03);
    drop_specks(sown, 0.06, 0.06, [](Point) { return false; });
    for (const Ring& ring : outlines(sown, 0)) fences.ring(simplified_ring(ring, 0.012));
    for (const Strip& strip : strips)
      if (strip.rows_across == across) add_rows(rows, strip, sown, random);
  }
  svg.path(fences, fill(scene.theme.furrow, 0.1) + attribute("stroke", scene.theme.furrow) +
                       attribute("stroke-width", 1.1) + attribute("stroke-dasharray", "3 2") +
                       attribute("stroke-opacity", 0.75));
  svg.path(rows, stroke(scene.theme.furrow, 1, 0.42));
}

}  // namespace longroll::picture
