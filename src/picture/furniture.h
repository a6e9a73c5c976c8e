// What stands in the margin of a furnished sheet: title, captions, entry arrows, key, turns, scale and north.
#pragma once

#include "picture/scene.h"
#include "picture/sheet.h"
#include "picture/svg.h"

namespace longroll::picture {

struct Margins {
  double left = 0, right = 0, top = 0, bottom = 0;  // units round the frame
};

Margins margins_of(const Scene& scene, const SheetContents& contents);
void draw_furniture(Svg& svg, const Scene& scene, const SheetContents& contents, const Margins& margins);

// Parts of it.
enum class Edge { Left, Right, Top, Bottom };
struct PlacedArrow {
  EntryArrow arrow;
  Edge edge;
  Point at;  // on the frame, in units
};
std::vector<PlacedArrow> placed_arrows(const Scene& scene, const SheetContents& contents);
void draw_entries(Svg& svg, const Scene& scene, const SheetContents& contents);

// Each draws from its upper left corner.
double key_width(const Scene& scene, const SheetContents& contents);
void draw_key(Svg& svg, const Scene& scene, const SheetContents& contents, Point at);
struct TrackSize {
  double width = 0, height = 0;
};
TrackSize turn_track_size(const std::vector<TurnBox>& turns, double room);
void draw_turn_track(Svg& svg, const Scene& scene, const std::vector<TurnBox>& turns, Point at, double room);

}  // namespace longroll::picture
