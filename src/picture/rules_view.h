// What the rules know of a map and nothing else: one flat colour a hex, water straight on hexsides, roads centre to
// centre, connected hill hexes ringed together.
#pragma once

#include "picture/scene.h"
#include "picture/svg.h"

namespace longroll::picture {

void draw_rules_view(Svg& svg, const Scene& scene);

}  // namespace longroll::picture
