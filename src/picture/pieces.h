// What lies on the map: flags, works and counters.
#pragma once

#include "picture/scene.h"
#include "picture/sheet.h"
#include "picture/svg.h"

namespace longroll::picture {

void draw_flags(Svg& svg, const Scene& scene, const SheetContents& contents);
void draw_fortifications(Svg& svg, const Scene& scene, const SheetContents& contents);
void draw_counters(Svg& svg, const Scene& scene, const SheetContents& contents);

// What they cover, for names to keep off.
std::vector<Box> held_by_pieces(const Scene& scene, const SheetContents& contents);

}  // namespace longroll::picture
