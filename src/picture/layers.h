// The layers of the period view, each one step of the engraver. sheet.cpp lays them on in order.
#pragma once

#include "picture/scene.h"
#include "picture/svg.h"

namespace longroll::picture {

void draw_paper(Svg& svg, const Scene& scene, const Box& area);

void draw_hill_tints(Svg& svg, const Scene& scene);
void draw_hachures(Svg& svg, const Scene& scene);

void draw_fields(Svg& svg, const Scene& scene);
void draw_open_ground(Svg& svg, const Scene& scene);  // the washes of swamp, rough and towns
void draw_woods(Svg& svg, const Scene& scene);
// Trees, tufts and rocks, kept off all that `taken` marks with more than 0: lines, words, numbers.
void draw_growth(Svg& svg, const Scene& scene, const Field& taken);

void draw_water(Svg& svg, const Scene& scene);
void draw_embankments(Svg& svg, const Scene& scene);
void draw_ways(Svg& svg, const Scene& scene);
void draw_crossings(Svg& svg, const Scene& scene);  // bridges and fords
void draw_towns(Svg& svg, const Scene& scene);      // houses

void draw_hexsides(Svg& svg, const Scene& scene);
void draw_hex_numbers(Svg& svg, const Scene& scene);
void draw_veil(Svg& svg, const Scene& scene);  // over what is out of play
// Where the number and mark of a hex stand.
Box number_box(const Scene& scene, HexId hex);

}  // namespace longroll::picture
