// The printed grid: faint hexsides with firm corners, numbers with the mark of the ruling terrain, the veil outside.
#include "picture/chains.h"
#include "picture/layers.h"
#include "picture/lettering.h"
#include "picture/symbols.h"

namespace longroll::picture {
namespace {

constexpr double kNumberSize = 9.6, kNumberSpacing = 0.35, kNumberFoot = 39.5, kMarkSize = 9.8;

bool in_play(const Scene& scene, HexId hex) { return scene.map.terrain(hex) != Terrain::OutOfPlay; }

// Calls visit(a, b) for every hexside of the sheet once.
template <class Visit>
void each_hexside(const Scene& scene, Visit&& visit) {
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i)
    for (Direction d : kDirections) {
      const auto next = scene.map.grid().neighbour(HexId(i), d);
      if (next && *next < HexId(i)) continue;
      if (!in_play(scene, HexId(i)) && (!next || !in_play(scene, *next))) continue;
      const auto [a, b] = scene.lay.side(HexId(i), d);
      visit(a, b);
    }
}

double number_width(const Scene& scene, HexId hex) {
  return width_of(scene.map.grid().name(hex), Face::Narrow, kNumberSize, kNumberSpacing);
}

}  // namespace

void draw_hexsides(Svg& svg, const Scene& scene) {
  Path sides, corners;
  each_hexside(scene, [&](Point a, Point b) {
    sides.move(a).line(b);
    corners.move(a).line(between(a, b, 0.13)).move(b).line(between(b, a, 0.13));
  });
  const bool glance = scene.detail == Detail::Glance;
  const double width = glance ? 2.6 : scene.detail == Detail::Coarse ? 1.6 : 0.9;
  svg.path(sides, stroke(scene.theme.grid, width, scene.theme.side_opacity * (glance ? 0.76 : 1)));
  if (scene.detail >= Detail::Full)
    svg.path(corners, stroke(scene.theme.grid, 1.5, scene.theme.corner_opacity) +
                          attribute("stroke-linecap", "round"));
}

Box number_box(const Scene& scene, HexId hex) {
  const double mark = terrain_mark_width(scene.map.terrain(hex));
  const double width = (number_width(scene, hex) + (mark > 0 ? mark + 2 : 0)) / kUnits;
  return box_at(scene.lay.centre(hex) + Point{0, -0.43}, width + 0.03, 0.115);
}

void draw_hex_numbers(Svg& svg, const Scene& scene) {
  if (scene.detail < Detail::Full) return;
  Svg marks;
  const auto halo = [&] {
    return svg.group(font(Face::Narrow, kNumberSize, kNumberSpacing) + fill(scene.theme.hex_number) +
                     attribute("stroke", scene.theme.halo) + attribute("stroke-width", 2.4) +
                     attribute("stroke-opacity", 0.7) + attribute("stroke-linejoin", "round"));
  };
  {
    const auto outer = halo();
    const auto numbers = svg.group(attribute("id", "numbers"));
    for (std::size_t i = 0; i < scene.map.grid().size(); ++i) {
      const HexId hex(i);
      const Terrain terrain = scene.map.terrain(hex);
      if (!in_play(scene, hex)) continue;
      const Box box = number_box(scene, hex).grown(-0.015);
      const double foot = scene.lay.centre(hex).y * kUnits - kNumberFoot;
      svg.text(box.low.x * kUnits, foot, scene.map.grid().name(hex));
      const double mark = terrain_mark_width(terrain);
      write_terrain_mark(marks, terrain, box.high.x * kUnits - mark / 2, foot - 3.4, kMarkSize, scene.theme);
    }
  }
  svg.raw("<use href=\"#numbers\"" + font(Face::Narrow, kNumberSize, kNumberSpacing) +
          fill(scene.theme.hex_number, scene.theme.number_opacity) + "/>");
  svg.raw(marks.str());
}

void draw_veil(Svg& svg, const Scene& scene) {
  std::vector<std::pair<std::pair<int, int>, std::pair<int, int>>> border;
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i) {
    if (!in_play(scene, HexId(i))) continue;
    const auto corners = scene.map.grid().corners(HexId(i));
    for (Direction d : kDirections) {
      const auto next = scene.map.grid().neighbour(HexId(i), d);
      if (next && in_play(scene, *next)) continue;
      const GridPoint a = corners[index_of(d)], b = corners[(index_of(d) + 1) % 6];
      border.push_back({{a.x, a.y}, {b.x, b.y}});
    }
  }
  const Box frame = scene.frame.grown(0.02);
  Path path;
  path.ring({frame.low, {frame.high.x, frame.low.y}, frame.high, {frame.low.x, frame.high.y}});
  for (const auto& run : chains(border)) {
    Ring ring;
    for (const auto& [x, y] : run) ring.push_back(scene.lay.on_sheet(GridPoint{x, y}));
    path.ring(ring);
  }
  std::string dry;
  if (!scene.shapes.water.empty()) {
    // A broad river stays one river where its far shore lies out of play.
    Path land;
    land.ring({frame.low, {frame.high.x, frame.low.y}, frame.high, {frame.low.x, frame.high.y}});
    for (const Ring& ring : scene.shapes.water.rings) land.ring(ring);
    svg.raw("<clipPath id=\"dry-land\"><path" + attribute("d", land.data()) +
            attribute("clip-rule", "evenodd") + "/></clipPath>");
    dry = attribute("clip-path", "url(#dry-land)");
  }
  svg.path(path, fill(scene.theme.outside, 0.55) + attribute("fill-rule", "evenodd") + dry);
}

}  // namespace longroll::picture
