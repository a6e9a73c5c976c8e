#include "picture/shapes.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "picture/random.h"

namespace longroll::picture {
namespace {

using Rule = std::function<bool(Terrain)>;

struct Bend {
  double add = 0.37;   // radius round the centre of a hex that has the terrain
  double cut = 0.37;   // round one that has not
  double round = 0.1;  // corners are rounded to about this radius
  double waver = 0.03;
};

class Bender {
 public:
  Bender(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed)
      : map_(map), lay_(lay), sketch_(sketch), area_(lay.frame().grown(kBeyondFrame)) {
    Hasher hasher;
    hasher.add_text(seed);
    seed_ = hasher.value();
  }

  Field drawn(Terrain kind) const {
    Field field(area_, -1);
    for (const SketchArea& area : sketch_.areas) {
      if (area.kind != kind || area.rings.empty()) continue;
      field.fill(area.rings.front(), 1);
      for (std::size_t i = 1; i < area.rings.size(); ++i) field.fill(area.rings[i], -1);
    }
    return field;
  }

  Shape bent(Field field, const Rule& has, Bend bend) const {
    const Field before = field;
    // Hexes alone would show their corners: they are rounded more and waver more than surveyed ground.
    if (!sketch_.surveyed) bend.round += 0.1, bend.waver = 0.11;
    each_hex([&](HexId hex) { correct(field, before, hex, has, bend); });
    each_hex([&](HexId hex) { hold_centre(field, hex, has, bend); });
    field = blurred(field, bend.round);
    waver(field, bend);
    return finished(std::move(field));
  }

  Shape finished(Field field) const {
    drop_specks(field, 0.05, 0.22, [&](Point p) { return centre_beside(p); });
    Shape shape;
    for (const Ring& ring : outlines(field, 0)) shape.rings.push_back(simplified_ring(ring, 0.004));
    if (shape.rings.empty()) return shape;
    shape.depth = blurred(signed_distance(field), 0.06);
    return shape;
  }

 private:
  void each_hex(const std::function<void(HexId)>& visit) const {
    for (std::size_t i = 0; i < map_.grid().size(); ++i) visit(HexId(i));
  }
  bool has_at(HexId hex, const Rule& has) const { return has(map_.terrain(hex)); }

  // The blur turned the edge into a ramp about twice as wide as its radius; wavering shifts it along that ramp.
  void waver(Field& field, const Bend& bend) const {
    const Noise noise(seed_ + static_cast<std::uint64_t>(++made_));
    const double steep = bend.waver / bend.round;
    for (int r = 0; r < field.rows(); ++r)
      for (int c = 0; c < field.columns(); ++c) {
        float& v = field.cell(c, r);
        if (std::abs(v) > 0.95f) continue;  // too far from the edge to move it
        const Point p = field.middle(c, r);
        v += static_cast<float>(steep *
                                (noise.at(p.x * 2.3, p.y * 2.3) + 0.5 * noise.at(p.x * 5.1, p.y * 5.1)));
      }
  }

  // Ground that is out of play stays as it was surveyed, under its veil.
  bool in_play(HexId hex) const { return map_.terrain(hex) != Terrain::OutOfPlay; }

  // Where the ground denies the hex, it is joined to its like neighbours as well, lest the correction be an island.
  void correct(Field& field, const Field& before, HexId hex, const Rule& has, const Bend& bend) const {
    if (!in_play(hex)) return;
    const bool here = has_at(hex, has);
    if ((before.at(lay_.centre(hex)) > 0) == here) return;
    for (Direction d : kDirections) {
      const auto next = map_.grid().neighbour(hex, d);
      if (next && in_play(*next) && has_at(*next, has) == here)
        field.fill(lay_.centre(hex), lay_.centre(*next), (here ? bend.add : bend.cut) * 0.8, here ? 1 : -1);
    }
  }
  void hold_centre(Field& field, HexId hex, const Rule& has, const Bend& bend) const {
    if (!in_play(hex)) return;
    const bool here = has_at(hex, has);
    field.fill(lay_.centre(hex), lay_.centre(hex), here ? bend.add : bend.cut, here ? 1 : -1);
  }
  bool centre_beside(Point p) const {
    const auto hex = lay_.hex_at(p);
    return hex && distance(p, lay_.centre(*hex)) < Field::kCell;
  }

  const Map& map_;
  const Lay& lay_;
  const Sketch& sketch_;
  Box area_;
  std::uint64_t seed_ = 0;
  mutable int made_ = 0;
};

// A surveyed broad river stands in the file as its two banks; between them lies water.
void fill_between_banks(Field& field, const Sketch& sketch) {
  std::vector<const Course*> banks;
  for (const Course& course : sketch.courses)
    if (course.feature == Feature::River && course.name.find("bank") != std::string::npos &&
        course.name.find("backwater") == std::string::npos)
      banks.push_back(&course);
  if (banks.size() != 2) return;
  const auto extended = [](const Polyline& line) {
    Polyline out = line;
    out.insert(out.begin(), line.front() + unit(line[0] - line[1]) * 3);
    out.push_back(line.back() + unit(line.back() - line[line.size() - 2]) * 3);
    return out;
  };
  Ring ring = extended(banks[0]->line), other = extended(banks[1]->line);
  if (distance(ring.back(), other.front()) > distance(ring.back(), other.back()))
    std::reverse(other.begin(), other.end());
  ring.insert(ring.end(), other.begin(), other.end());
  field.fill(ring, 1);
}

Shape broad_water(const Bender& bender, const Map& map, const Lay& lay, const Sketch& sketch) {
  Field field(lay.frame().grown(kBeyondFrame), -1);
  bool any = false;
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    if (map.terrain(HexId(i)) != Terrain::Water) continue;
    any = true;
    // Without a survey the hexes are all there is; with one they only hold the river open.
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(HexId(i), d);
      if (next && map.terrain(*next) == Terrain::Water)
        field.fill(lay.centre(HexId(i)), lay.centre(*next), 0.34, 1);
    }
  }
  if (!any) return {};
  fill_between_banks(field, sketch);
  return bender.bent(field, [](Terrain t) { return t == Terrain::Water; }, {0.38, 0.30, 0.26, 0.02});
}

// Cuts one shape out of another, a little beyond its edge.
void cut_out(const Bender& bender, Shape& from, const Shape& what, double beyond) {
  if (from.empty() || what.empty()) return;
  Field field = from.depth;
  for (std::size_t i = 0; i < field.cells().size(); ++i)
    field.cells()[i] = std::min(field.cells()[i], static_cast<float>(-what.depth.cells()[i] - beyond));
  from = bender.finished(std::move(field));
}

}  // namespace

Shapes shapes_of(const Map& map, const Lay& lay, const Sketch& sketch, std::string_view seed) {
  const Bender bender(map, lay, sketch, seed);
  Shapes out;
  // Woods run on under the swamp that is cut out of them, so that no bare strip is left between the two.
  Field wooded = bender.drawn(Terrain::Woods);
  const Field swampy = bender.drawn(Terrain::Swamp);
  for (std::size_t i = 0; i < wooded.cells().size(); ++i)
    wooded.cells()[i] = std::max(wooded.cells()[i], swampy.cells()[i]);
  const Rule under_trees = [](Terrain t) {
    return t == Terrain::Woods || t == Terrain::WoodedHill || t == Terrain::Swamp;
  };
  out.woods = bender.bent(std::move(wooded), under_trees, {});
  out.hill = bender.bent(bender.drawn(Terrain::Hill), [](Terrain t) { return is_hill(t); },
                         {0.42, 0.40, 0.1, 0.035});
  out.swamp = bender.bent(swampy, [](Terrain t) { return t == Terrain::Swamp; }, {});
  out.rough = bender.bent(bender.drawn(Terrain::Rough), [](Terrain t) { return t == Terrain::Rough; }, {});
  out.town = bender.bent(bender.drawn(Terrain::Town), [](Terrain t) { return t == Terrain::Town; },
                         {0.4, 0.36, 0.1, 0.02});
  out.water = broad_water(bender, map, lay, sketch);
  cut_out(bender, out.woods, out.water, 0.04);
  cut_out(bender, out.hill, out.water, 0.03);
  cut_out(bender, out.swamp, out.water, 0.02);
  cut_out(bender, out.woods, out.swamp, 0);
  cut_out(bender, out.woods, out.rough, 0);
  cut_out(bender, out.woods, out.town, 0);
  return out;
}

}  // namespace longroll::picture
