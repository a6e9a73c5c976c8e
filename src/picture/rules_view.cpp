#include "picture/rules_view.h"

#include <algorithm>

#include "format/map_file.h"
#include "picture/chains.h"
#include "picture/lettering.h"
#include "picture/symbols.h"

namespace longroll::picture {
namespace {

template <class Visit>
void each_hex(const Scene& scene, Visit&& visit) {
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i) visit(HexId(i));
}

// Calls visit(hex, direction) for every hexside that has the feature, once.
template <class Visit>
void each_side_with(const Scene& scene, Feature feature, Visit&& visit) {
  each_hex(scene, [&](HexId hex) {
    for (Direction d : kDirections) {
      const auto next = scene.map.grid().neighbour(hex, d);
      if (scene.map.features(hex, d).has(feature) && !(next && *next < hex)) visit(hex, d);
    }
  });
}

Colour mark_ink(Terrain terrain) {
  const bool dark = terrain == Terrain::WoodedHill || terrain == Terrain::Town || terrain == Terrain::Water;
  return dark ? "#FBF5E4" : "#2A2716";
}

void draw_hexes(Svg& svg, const Scene& scene) {
  for (std::size_t t = 0; t < kTerrains; ++t) {
    Path path;
    each_hex(scene, [&](HexId hex) {
      if (index_of(scene.map.terrain(hex)) == t) path.ring(scene.lay.outline(hex));
    });
    svg.path(path, fill(scene.theme.rules_view[t]) + attribute("stroke", scene.theme.grid) +
                       attribute("stroke-opacity", 0.45) + attribute("stroke-width", 1.4));
  }
  each_hex(scene, [&](HexId hex) {
    const Point centre = scene.lay.centre(hex) * kUnits;
    write_terrain_mark(svg, scene.map.terrain(hex), centre.x, centre.y + 6, 30,
                       mark_ink(scene.map.terrain(hex)));
  });
}

// The sides of hill hexes that do not lead to a connected hex, drawn a little inside.
void draw_hill_rings(Svg& svg, const Scene& scene) {
  Path path;
  each_hex(scene, [&](HexId hex) {
    if (!is_hill(scene.map.terrain(hex))) return;
    const Point centre = scene.lay.centre(hex);
    const auto corners = scene.lay.corners(hex);
    // Beside a connected hex the line runs on to the hexside between; else it turns at the inset corner.
    const auto end = [&](std::size_t corner, Direction beside, std::size_t beyond) {
      const Point toward = scene.map.connected(hex, beside) ? corners[beyond % 6] : centre;
      return between(corners[corner % 6], toward, 0.09);
    };
    for (Direction d : kDirections) {
      if (scene.map.connected(hex, d)) continue;
      const std::size_t i = index_of(d);
      path.move(end(i, turned(d, -1), i + 5)).line(end(i + 1, turned(d, 1), i + 2));
    }
  });
  svg.path(path, stroke(scene.theme.hachure, 4) + attribute("stroke-linecap", "round"));
}

void draw_sides(Svg& svg, const Scene& scene) {
  struct Look {
    Feature feature;
    double bank, water;
  };
  const std::string round = attribute("stroke-linecap", "round");
  for (const Look& look :
       {Look{Feature::Stream, 6, 0}, Look{Feature::Creek, 10, 6}, Look{Feature::River, 16, 10}}) {
    Path path;
    each_side_with(scene, look.feature, [&](HexId hex, Direction d) {
      const auto [a, b] = scene.lay.side(hex, d);
      path.move(a).line(b);
    });
    svg.path(path, stroke(scene.theme.bank, look.bank) + round);
    if (look.water > 0)
      svg.path(path, stroke(scene.theme.water, look.water) + round +
                         (look.feature == Feature::Creek ? attribute("stroke-dasharray", "10 8") : ""));
  }
  Path banks;
  each_side_with(scene, Feature::Embankment, [&](HexId hex, Direction d) {
    const auto [a, b] = scene.lay.side(hex, d);
    banks.move(a).line(b);
  });
  svg.path(banks, stroke(scene.theme.embankment, 8) + attribute("stroke-dasharray", "4 4"));
}

// Water in hexes, from centre to centre; the last hex of a stream opens into a river, and a river leaves by the edge.
void draw_water_in_hexes(Svg& svg, const Scene& scene) {
  const Grid& grid = scene.map.grid();
  const auto has = [&](HexId hex, Feature feature) { return scene.map.inside(hex).has(feature); };
  const auto is_end_of_stream = [&](HexId hex) {
    return std::count_if(kDirections.begin(), kDirections.end(), [&](Direction d) {
             const auto next = grid.neighbour(hex, d);
             return next && has(*next, Feature::Stream);
           }) < 2;
  };
  const std::string round = attribute("stroke-linecap", "round") + attribute("stroke-linejoin", "round");
  for (Feature feature : {Feature::Stream, Feature::River}) {
    Path path;
    each_hex(scene, [&](HexId hex) {
      if (!has(hex, feature)) return;
      path.move(scene.lay.centre(hex)).line(scene.lay.centre(hex) + Point{0.001, 0});
      const bool opens = feature == Feature::Stream && is_end_of_stream(hex);
      bool joined = false;
      for (Direction d : kDirections) {
        const auto next = grid.neighbour(hex, d);
        const bool on = next && has(*next, feature), into_river = next && opens && has(*next, Feature::River);
        if (!on && (!into_river || joined)) continue;
        joined = joined || into_river;
        path.move(scene.lay.centre(hex)).line(scene.lay.centre(*next));
      }
      if (const auto off = way_off_the_map(grid, hex); off && feature == Feature::River) {
        const auto [a, b] = scene.lay.side(hex, *off);
        path.move(scene.lay.centre(hex)).line(between(a, b, 0.5));
      }
    });
    const bool river = feature == Feature::River;
    svg.path(path, stroke(scene.theme.bank, river ? 22 : 6) + round);
    if (river) svg.path(path, stroke(scene.theme.water, 16) + round);
  }
}

Path ways_with(const Scene& scene, Feature feature) {
  std::vector<std::pair<HexId, HexId>> steps;
  Path path;
  each_side_with(scene, feature, [&](HexId hex, Direction d) {
    if (const auto next = scene.map.grid().neighbour(hex, d)) {
      steps.emplace_back(hex, *next);
      return;
    }
    const auto [a, b] = scene.lay.side(hex, d);
    path.move(scene.lay.centre(hex)).line(between(a, b, 0.5));
  });
  for (const auto& run : chains(steps)) {
    Polyline line;
    for (HexId hex : run) line.push_back(scene.lay.centre(hex));
    path.polyline(line);
  }
  return path;
}

void mark_ways(Svg& svg, const Scene& scene) {
  const Theme& theme = scene.theme;
  const std::string round = attribute("stroke-linejoin", "round") + attribute("stroke-linecap", "round");
  const Path tracks = ways_with(scene, Feature::Track), roads = ways_with(scene, Feature::Road),
             rails = ways_with(scene, Feature::Railroad);
  svg.path(tracks, stroke(theme.halo, 6, 0.7) + round);
  svg.path(tracks, stroke(theme.track, 3.4) + attribute("stroke-dasharray", "9 5"));
  svg.path(roads, stroke(theme.road_case, 10) + round);
  svg.path(roads, stroke(theme.road, 6) + round);
  svg.path(rails, stroke(theme.rail, 3) + round);
  svg.path(rails, stroke(theme.rail, 10) + attribute("stroke-dasharray", "2 10"));
}

void draw_crossing(Svg& svg, const Scene& scene, Feature feature, Point at, Point along) {
  const auto group = svg.group(attribute(
      "transform", translate(at.x * kUnits, at.y * kUnits) + "rotate(" + number(degrees(along), 0) + ")"));
  if (feature == Feature::Bridge) {
    svg.path("M-13-7H13V7H-13Z",
             fill(scene.theme.paper) + attribute("stroke", scene.theme.ink) + attribute("stroke-width", 2.6));
    return;
  }
  const std::string round = attribute("stroke-linecap", "round");
  svg.path("M-14-6H14M-14 6H14", stroke(scene.theme.paper, 6) + round);
  svg.path("M-14-6H14M-14 6H14",
           stroke(scene.theme.ink, 3.4) + round + attribute("stroke-dasharray", ".1 5.5"));
}

// From the middle of one bank to that of the other; over a stream, along the road.
Point across_hex(const Scene& scene, HexId hex) {
  Point along;
  const auto& banks = scene.map.banks(hex);
  for (Direction d : kDirections) {
    const auto [a, b] = scene.lay.side(hex, d);
    const Point toward = between(a, b, 0.5) - scene.lay.centre(hex);
    if (banks && banks->has(0, d)) along = along + toward;
    if (banks && banks->has(1, d)) along = along - toward;
    if (!banks && scene.map.features(hex, d).has(Feature::Road)) return toward;
  }
  return along;
}

void mark_crossings(Svg& svg, const Scene& scene) {
  for (Feature feature : {Feature::Bridge, Feature::Ford}) {
    each_side_with(scene, feature, [&](HexId hex, Direction d) {
      const auto [a, b] = scene.lay.side(hex, d);
      draw_crossing(svg, scene, feature, between(a, b, 0.5), left_of(b - a));
    });
    each_hex(scene, [&](HexId hex) {
      if (scene.map.inside(hex).has(feature))
        draw_crossing(svg, scene, feature, scene.lay.centre(hex), across_hex(scene, hex));
    });
  }
}

void draw_numbers(Svg& svg, const Scene& scene) {
  if (scene.detail == Detail::Glance) return;
  const auto group = svg.group(font(Face::Narrow, 15) + attribute("text-anchor", "middle"));
  each_hex(scene, [&](HexId hex) {
    const Terrain terrain = scene.map.terrain(hex);
    if (terrain == Terrain::OutOfPlay) return;
    const Point centre = scene.lay.centre(hex) * kUnits;
    const bool on_dark = mark_ink(terrain) != mark_ink(Terrain::Clear) || &scene.theme == &theme(Tone::Dark);
    svg.text(centre.x, centre.y - 32, scene.map.grid().name(hex), fill(on_dark ? "#FBF5E4" : "#2A2716"));
  });
}

}  // namespace

void draw_rules_view(Svg& svg, const Scene& scene) {
  draw_hexes(svg, scene);
  draw_hill_rings(svg, scene);
  draw_sides(svg, scene);
  draw_water_in_hexes(svg, scene);
  mark_ways(svg, scene);
  mark_crossings(svg, scene);
  draw_numbers(svg, scene);
}

}  // namespace longroll::picture
