// The key: a sample hex of each terrain and a stroke of each line that the map has.
#include <algorithm>
#include <array>

#include "picture/furniture.h"
#include "picture/lettering.h"
#include "picture/random.h"
#include "picture/symbols.h"

namespace longroll::picture {
namespace {

constexpr double kHexPitch = 84, kRowPitch = 88, kLinesWidth = 156, kFlagsWidth = 130;

bool map_has(const Map& map, Terrain terrain) {
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    if (map.terrain(HexId(i)) == terrain) return true;
  return false;
}

bool map_has(const Map& map, Feature feature) {
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    if (map.inside(HexId(i)).has(feature)) return true;
    for (Direction d : kDirections)
      if (map.features(HexId(i), d).has(feature)) return true;
  }
  return false;
}

std::vector<Terrain> terrains_of(const Map& map) {
  std::vector<Terrain> out = {Terrain::Clear};
  for (Terrain terrain : {Terrain::Woods, Terrain::Hill, Terrain::WoodedHill, Terrain::Swamp, Terrain::Rough,
                          Terrain::Town, Terrain::Water, Terrain::OutOfPlay})
    if (map_has(map, terrain)) out.push_back(terrain);
  return out;
}
std::size_t columns_for(std::size_t terrains) { return terrains <= 3 ? terrains : (terrains + 1) / 2; }

Ring blob(double radius, double waver, std::uint64_t seed) {
  const Noise noise(seed);
  Ring ring;
  for (int i = 0; i < 40; ++i) {
    const double turn = i * std::numbers::pi / 20;
    const Point p = {std::cos(turn), std::sin(turn)};
    ring.push_back(Point{0, 0.03} + p * (radius + waver * noise.at(p.x * 1.6 + 5, p.y * 1.6 + 5)));
  }
  return ring;
}

void add_scallops(Path& path, const Ring& ring, Random& random) {
  path.move(ring.front());
  for (std::size_t i = 1; i <= ring.size(); ++i) {
    const Point from = ring[i - 1], to = ring[i % ring.size()];
    path.arc(distance(from, to) * random.between(0.56, 0.68), true, to);
  }
  path.close();
}

void add_hachures(Path& path, const Ring& ring, Random& random) {
  for (double d = 0, end = length(closed(ring)); d < end; d += 0.046 * random.between(0.8, 1.3)) {
    const Point foot = Measured(closed(ring)).at(d);
    const Point inward = unit(Point{0, 0.03} - foot), across = left_of(inward) * 0.01;
    const Point top = foot + inward * random.between(0.17, 0.21);
    path.move(top - across).line(foot).line(top + across).close();
  }
}

void put_rings(Svg& svg, std::string_view id, int count, double radius, Random& random) {
  static constexpr std::array<std::string_view, 3> kTrees = {"t0", "t1", "t2"};
  for (int i = 0; i < count; ++i) {
    const double turn = 2.4 * i,
                 r = radius * std::sqrt((i + 0.3) / count);  // a sunflower: even, yet not in rows
    const Point p =
        Point{std::cos(turn), std::sin(turn)} * r + Point{random.between(-2, 2), random.between(-2, 2)};
    svg.use(id == "tree" ? kTrees[static_cast<std::size_t>(random.below(3))] : id, p.x, p.y + 3);
  }
}

void draw_sample(Svg& svg, const Theme& theme, Terrain terrain) {
  Random random(name_of(terrain));
  const Ring hill = blob(0.40, 0.05, 4), woods = blob(0.42, 0.05, 9), wet = blob(0.42, 0.06, 7);
  const auto wash = [&](const Ring& ring, Colour colour) {
    Path path;
    path.ring(rounded_ring(ring, 1));
    svg.path(path, fill(colour));
  };
  if (is_hill(terrain)) {
    wash(hill, theme.hill_foot);
    wash(blob(0.24, 0.04, 4), theme.hill_slope);
  }
  if (terrain == Terrain::Woods || terrain == Terrain::WoodedHill) {
    Path edge;
    add_scallops(edge, woods, random);
    svg.path(edge, fill(theme.woods, 0.78) + attribute("stroke", theme.woods_edge) +
                       attribute("stroke-width", 1.2));
  }
  if (is_hill(terrain)) {
    Path strokes;
    add_hachures(strokes, hill, random);
    svg.path(strokes, fill(theme.hachure, 0.9));
  }
  switch (terrain) {
    case Terrain::Woods:
      put_rings(svg, "tree", 17, 35, random);
      break;
    case Terrain::WoodedHill:
      put_rings(svg, "tree", 5, 15, random);
      break;
    case Terrain::Swamp:
      wash(wet, theme.swamp);
      put_rings(svg, "tuft", 9, 32, random);
      break;
    case Terrain::Rough:
      wash(wet, theme.rough);
      put_rings(svg, "rock", 9, 32, random);
      break;
    case Terrain::Town:
      wash(blob(0.4, 0.03, 5), theme.town);
      svg.path(
          "M-32-14h8v-8h-8zM-20-14h9v-7h-9zM-7-14h7v-9h-7zM5-14h9v-8h-9zM18-14h8v-7h-8zM-28 6h9v8h-9zM-15 "
          "6h7v9h-7z"
          "M-4 6h9v7h-9zM9 6h8v9h-8zM21 6h7v8h-7zM-10 19h8v6h-8zM4 19h7v6h-7z",
          fill(theme.block) + attribute("stroke", theme.building) + attribute("stroke-width", 0.7));
      break;
    case Terrain::Water:
      svg.path("M-60-60H60V60H-60Z", fill(theme.water));
      svg.path(
          "M-50-24q12-9 24 0t24 0t24 0t24 0M-62-2q12-9 24 0t24 0t24 0t24 0t24 0M-50 20q12-9 24 0t24 0t24 "
          "0t24 0M"
          "-50 40q12-9 24 0t24 0t24 0t24 0",
          stroke(theme.ripple, 1.6));
      break;
    default:
      break;
  }
}

void draw_sample_hex(Svg& svg, const Theme& theme, Terrain terrain, Point at) {
  static constexpr std::string_view kHex = "M-28.9-50H28.9L57.7 0L28.9 50H-28.9L-57.7 0Z";
  const auto group = svg.group(attribute("transform", translate(at.x, at.y) + "scale(.58)"));
  svg.path(kHex, fill(terrain == Terrain::OutOfPlay ? theme.outside : theme.paper));
  {
    const auto inside = svg.group(attribute("clip-path", "url(#sample)"));
    draw_sample(svg, theme, terrain);
  }
  svg.path(kHex, stroke(theme.grid, 2, 0.7));
}

void draw_sample_line(Svg& svg, const Theme& theme, Feature feature) {
  static constexpr std::string_view kBend = "M0 1q20-7 44 0", kWave = "M0 2q11-8 22-1t22-1",
                                    kBrook = "M22-10V10";
  const auto water = [&](std::string_view data, double bank, double inner) {
    svg.path(data, stroke(theme.bank, bank));
    svg.path(data, stroke(theme.water, inner));
  };
  switch (feature) {
    case Feature::Road:
      svg.path(kBend, stroke(theme.road_case, 8.4));
      svg.path(kBend, stroke(theme.road, 5.4));
      break;
    case Feature::Track:
      svg.path(kBend, stroke(theme.track, 2.1) + attribute("stroke-dasharray", "8 4.2"));
      break;
    case Feature::Railroad:
      svg.path("M0 0H44", stroke(theme.rail, 2.2));
      svg.path("M3 0H44", stroke(theme.rail, 8) + attribute("stroke-dasharray", "1.5 9"));
      break;
    case Feature::Embankment:
      svg.path("M0 0H44", stroke(theme.embankment, 2.4));
      svg.path("M2-6V6M7-6V6M12-6V6M17-6V6M22-6V6M27-6V6M32-6V6M37-6V6M42-6V6",
               stroke(theme.embankment, 1.2));
      break;
    case Feature::Stream:
      water(kWave, 4.4, 1.8);
      break;
    case Feature::Creek:
      water(kWave, 7, 4);
      break;
    case Feature::River:
      water(kWave, 13, 9.4);
      break;
    case Feature::Bridge:
      water(kBrook, 7, 4);
      svg.path("M14-4.6H30V4.6H14Z", fill(theme.paper));
      svg.path("M10-8.2L14-4.8H30L34-8.2M10 8.2L14 4.8H30L34 8.2", stroke(theme.ink, 2));
      break;
    case Feature::Ford: {
      const std::string round = attribute("stroke-linecap", "round");
      water(kBrook, 7, 4);
      svg.path("M11-4.2H33M11 4.2H33", stroke(theme.paper, 4.4) + round);
      svg.path("M11-4.2H33M11 4.2H33",
               stroke(theme.ink, 2.1) + round + attribute("stroke-dasharray", ".1 4.2"));
      break;
    }
  }
}

void draw_flag_key(Svg& svg, const Theme& theme, Point at) {
  struct Line {
    std::optional<Side> holder;
    std::string_view words;
  };
  svg.text(at.x, at.y - 32, "HELD BY", font(Face::EngravedBold, 15, 3) + fill(theme.ink));
  at.y += 20;
  for (const Line& line :
       {Line{Side::Union, "the Union"}, Line{Side::Confederate, "the Confederates"}, Line{{}, "nobody"}}) {
    write_flag(svg, line.holder, at.x, at.y, 1, theme);
    svg.text(at.x + 36, at.y - 14, line.words, font(Face::Italic, 11.5) + fill(theme.ink));
    at.y += 47;
  }
}

}  // namespace

double key_width(const Scene& scene, const SheetContents& contents) {
  return kHexPitch * static_cast<double>(columns_for(terrains_of(scene.map).size())) + kLinesWidth +
         (contents.objectives.empty() ? 0 : kFlagsWidth);
}

void draw_key(Svg& svg, const Scene& scene, const SheetContents& contents, Point at) {
  const Theme& theme = scene.theme;
  svg.raw("<clipPath id=\"sample\"><path d=\"M-28.9-50H28.9L57.7 0L28.9 50H-28.9L-57.7 0Z\"/></clipPath>");
  svg.text(at.x, at.y + 2, "GROUND", font(Face::EngravedBold, 15, 3) + fill(theme.ink));
  const std::vector<Terrain> terrains = terrains_of(scene.map);
  const std::size_t columns = columns_for(terrains.size());
  for (std::size_t i = 0; i < terrains.size(); ++i) {
    const std::size_t row = i / columns, column = i % columns;
    const Point middle =
        at + Point{34 + kHexPitch * static_cast<double>(column), 48 + kRowPitch * static_cast<double>(row)};
    draw_sample_hex(svg, theme, terrains[i], middle);
    svg.text(middle.x, middle.y + 46, name_of(terrains[i]),
             font(Face::Italic, 11.5) + fill(theme.ink) + anchored(Anchor::Middle));
  }
  const double x = at.x + kHexPitch * static_cast<double>(columns) + 26;
  double y = at.y + 10;
  for (Feature feature : {Feature::Road, Feature::Track, Feature::Railroad, Feature::Embankment,
                          Feature::Stream, Feature::Creek, Feature::River, Feature::Bridge, Feature::Ford}) {
    if (!map_has(scene.map, feature)) continue;
    const auto group = svg.group(attribute("transform", translate(x, y)));
    draw_sample_line(svg, theme, feature);
    svg.text(56, 4, name_of(feature), font(Face::Italic, 11.5) + fill(theme.ink));
    y += 23.5;
  }
  if (!contents.objectives.empty()) draw_flag_key(svg, theme, {x + kLinesWidth - 10, at.y + 34});
}

}  // namespace longroll::picture
