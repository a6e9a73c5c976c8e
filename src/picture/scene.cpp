#include "picture/scene.h"

namespace longroll::picture {

Scene scene_of(const Map& map, const atlas::Ground* ground, const Theme& theme, Detail detail,
               std::string seed, Turn turn) {
  const Lay lay(map.grid(), turn);
  Scene scene{map, theme, detail, std::move(seed), lay, lay.frame(), {}, {}, {}, {}};
  scene.sketch = ground ? sketch_of(*ground, turn) : sketch_of(map, lay);
  scene.shapes = shapes_of(map, lay, scene.sketch, scene.seed);
  scene.side_lines = has_water_in_hexes(map)
                         ? hex_courses(map, lay, scene.sketch, scene.seed)
                         : side_courses(map, lay, scene.sketch, scene.shapes.water, scene.seed);
  scene.ways = way_courses(map, lay, scene.sketch, scene.seed);
  return scene;
}

Box units(const Box& hexes) { return {hexes.low * kUnits, hexes.high * kUnits}; }

}  // namespace longroll::picture
