// Small drawings that occur often: silhouettes, flags, marks of terrain, trees. Each is defined once and then used.
#pragma once

#include <optional>
#include <string>

#include "board/terrain.h"
#include "picture/counter.h"
#include "picture/svg.h"
#include "picture/theme.h"

namespace longroll::picture {

// Silhouettes fill a box of about 56 by 36 units round the origin.
void define_silhouettes(Svg& svg);
void write_silhouette(Svg& svg, Kind kind, Colour ink, Colour hole);

// Trees "t0" to "t2", "tuft" and "rock", and the soft blot of old paper.
void define_ground_symbols(Svg& svg, const Theme& theme);

// The mark of a terrain round (x, y), `size` units high; nothing for clear ground. `ink` stands for all its colours.
void write_terrain_mark(Svg& svg, Terrain terrain, double x, double y, double size, const Theme& theme);
void write_terrain_mark(Svg& svg, Terrain terrain, double x, double y, double size, Colour ink);
double terrain_mark_width(Terrain terrain);  // of a mark 10 units high

// The foot of the pole stands at (x, y).
void write_flag(Svg& svg, std::optional<Side> holder, double x, double y, double scale, const Theme& theme);

}  // namespace longroll::picture
