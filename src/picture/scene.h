// All that the layers of one sheet are drawn from, made ready once.
#pragma once

#include <string>
#include <vector>

#include "board/map.h"
#include "picture/counter.h"
#include "picture/courses.h"
#include "picture/lay.h"
#include "picture/shapes.h"
#include "picture/sketch.h"
#include "picture/theme.h"

namespace longroll::picture {

struct Scene {
  const Map& map;
  const Theme& theme;
  Detail detail = Detail::Full;
  std::string seed;
  Lay lay;
  Box frame;
  Sketch sketch;
  Shapes shapes;
  std::vector<Course> side_lines;  // water and embankments
  std::vector<Course> ways;

  // Lines grow heavier as the sheet grows smaller.
  double heavier() const { return detail >= Detail::Full ? 1 : detail == Detail::Coarse ? 1.3 : 1.9; }
};

// `ground` is the surveyed battlefield; none: the hexes stand for it.
Scene scene_of(const Map& map, const atlas::Ground* ground, const Theme& theme, Detail detail,
               std::string seed, Turn turn = Turn::None);

Box units(const Box& hexes);

}  // namespace longroll::picture
