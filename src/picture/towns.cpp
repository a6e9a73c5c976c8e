// Towns: blocks of houses along the street that runs through.
#include <algorithm>

#include "picture/layers.h"
#include "picture/random.h"

namespace longroll::picture {
namespace {

struct Street {
  Point middle;
  Point along;
};

Street street_in(const Scene& scene, HexId hex) {
  const Point centre = scene.lay.centre(hex);
  Street street = {centre, {1, 0}};
  double nearest = 0.4;
  for (const Course& way : scene.ways) {
    if (way.feature == Feature::Railroad || way.line.size() < 2) continue;
    const Measured line(way.line);
    const double d = line.nearest(centre);
    if (distance(line.at(d), centre) >= nearest) continue;
    nearest = distance(line.at(d), centre);
    street = {line.at(d), line.direction(d)};
  }
  return street;
}

// The blocks of one hex, in units round the middle of its street; none lies on a way.
class Blocks {
 public:
  Blocks(const Scene& scene, const Street& street) : scene_(scene), street_(street) {}

  void add(double x, double y, double width, double height) {
    const Point at = street_.middle + (street_.along * x - left_of(street_.along) * y) * (1 / kUnits);
    const bool in_the_way = std::any_of(scene_.ways.begin(), scene_.ways.end(),
                                        [&](const Course& way) { return distance_to(way.line, at) < 0.075; });
    if (in_the_way || std::hypot(x, y) > 37) return;
    data_ += "M" + number(x - width / 2) + " " + number(y - height / 2) + "h" + number(width) + "v" +
             number(height) + "h" + number(-width) + "z";
  }
  const std::string& data() const { return data_; }

 private:
  const Scene& scene_;
  const Street& street_;
  std::string data_;
};

}  // namespace

void draw_towns(Svg& svg, const Scene& scene) {
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i) {
    const HexId hex(i);
    if (scene.map.terrain(hex) != Terrain::Town) continue;
    const Street street = street_in(scene, hex);
    Random random(scene.seed + scene.map.grid().name(hex));
    Blocks blocks(scene, street);
    for (int along = -3; along <= 3; ++along)
      for (double side : {-1.0, 1.0}) {
        const double x = along * 10.5;
        if (random.unit() < 0.85) {
          const double height = random.between(5, 8), width = random.between(5, 9);
          blocks.add(x + random.between(-1.2, 1.2), side * (8 + height / 2), width, height);
        }
        if (random.unit() < 0.5 && std::abs(along) < 3) {  // the second row, behind
          const double width = random.between(5, 8), height = random.between(4, 6);
          blocks.add(x + random.between(-2, 2), side * random.between(20, 24), width, height);
        }
      }
    svg.path(blocks.data(),
             fill(scene.theme.block) + attribute("stroke", scene.theme.building) +
                 attribute("stroke-width", 0.7) +
                 attribute("transform", translate(street.middle.x * kUnits, street.middle.y * kUnits) +
                                            "rotate(" + number(degrees(street.along), 0) + ")"));
  }
}

}  // namespace longroll::picture
