#include "picture/furniture.h"

#include <algorithm>
#include <numbers>

#include "picture/lettering.h"

namespace longroll::picture {
namespace {

std::string text_look(Face face, double size, Colour ink, Anchor anchor, double spacing = 0) {
  return font(face, size, spacing) + fill(ink) + anchored(anchor);
}

// A plate with hollowed corners.
std::string plate(double width, double height, double inset) {
  const double a = -width / 2 + inset, b = width / 2 - inset, top = inset, low = height - inset;
  constexpr double r = 16;
  const std::string hollow = "A16 16 0 0 0 ";
  return "M" + number(a + r) + " " + number(top) + "H" + number(b - r) + hollow + number(b) + " " +
         number(top + r) + "V" + number(low - r) + hollow + number(b - r) + " " + number(low) + "H" +
         number(a + r) + hollow + number(a) + " " + number(low - r) + "V" + number(top + r) + hollow +
         number(a + r) + " " + number(top) + "Z";
}

double cartouche_width(const SheetTitle& title) {
  return std::max({width_of(in_capitals(title.name), Face::EngravedBold, 58, 9),
                   width_of(title.below, Face::Engraved, 19, 2.4), 300.0}) +
         150;
}

void draw_cartouche(Svg& svg, const Theme& theme, const SheetTitle& title, double x, double y) {
  constexpr double kHeight = 160;
  const std::string name = typographic(in_capitals(title.name));
  const double width = cartouche_width(title);
  const auto group = svg.group(attribute("transform", translate(x, y)));
  svg.path(plate(width, kHeight, 0),
           fill(theme.paper) + attribute("stroke", theme.frame) + attribute("stroke-width", 2.6));
  svg.path(plate(width, kHeight, 6), stroke(theme.frame, 1));
  svg.text(0, 38, title.above, text_look(Face::EngravedItalic, 19, theme.quiet_ink, Anchor::Middle, 2));
  svg.text(4.5, 92, name, text_look(Face::EngravedBold, 58, theme.ink, Anchor::Middle, 9));
  const double arm = width * 0.29;
  svg.path("M" + number(-arm) + " 110H-16M16 110H" + number(arm), stroke(theme.frame, 1.2));
  for (double end : {-arm, arm}) svg.circle(end, 110, 2.4, fill(theme.frame));
  svg.path("M0 103.5L11 110L0 116.5L-11 110ZM0 107.2L-4.6 110L0 112.8L4.6 110Z", fill(theme.frame));
  svg.text(1, 139, title.below, text_look(Face::Engraved, 19, theme.ink, Anchor::Middle, 2.4));
}

void draw_caption(Svg& svg, const Theme& theme, const std::vector<std::string>& lines, double x, double foot,
                  Anchor anchor) {
  for (std::size_t i = 0; i < lines.size(); ++i)
    svg.text(x, foot - 17 * static_cast<double>(lines.size() - 1 - i), lines[i],
             text_look(Face::Italic, 14, theme.quiet_ink, anchor));
}

// `bearing` is the compass direction of the foot of the sheet.
void draw_north(Svg& svg, const Theme& theme, Point at, double bearing) {
  const double turn = -(bearing + 180);
  const auto group = svg.group(attribute("transform", translate(at.x, at.y) + "scale(1.25)"));
  svg.circle(0, 0, 30, stroke(theme.frame, 1));
  svg.circle(0, 0, 26.5, stroke(theme.frame, 2.2) + attribute("stroke-dasharray", "1 4.55"));
  const double radians = turn * std::numbers::pi / 180;
  {
    const auto needle = svg.group(attribute("transform", "rotate(" + number(turn) + ")"));
    svg.path("M0-54L8.5 0L0 54L-8.5 0Z",
             fill(theme.sheet) + attribute("stroke", theme.ink) + attribute("stroke-width", 1.4));
    svg.path("M0-54V54L-8.5 0ZM0-54L8.5 0H0Z", fill(theme.ink));
    svg.path("M0 54L-8.5 0H0Z",
             fill(theme.sheet) + attribute("stroke", theme.ink) + attribute("stroke-width", 1));
    svg.path("M-40 0H40", stroke(theme.ink, 1.2));
  }
  svg.text(68 * std::sin(radians), -68 * std::cos(radians) + 7.5, "N",
           text_look(Face::EngravedBold, 24, theme.ink, Anchor::Middle));
}

std::string with_commas(int value) {
  std::string digits = std::to_string(value);
  for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

void draw_scale(Svg& svg, const Theme& theme, Point at, int hex_yards) {
  constexpr int kHexes = 5;
  const auto group = svg.group(attribute("transform", translate(at.x, at.y)));
  for (int i = 0; i < kHexes; ++i)
    for (int row = 0; row < 2; ++row)
      svg.rect({{i * kUnits, row * 4.6}, {(i + 1) * kUnits, row * 4.6 + 4.6}},
               fill((i + row) % 2 == 0 ? theme.ink : theme.sheet) + attribute("stroke", theme.ink) +
                   attribute("stroke-width", 1));
  for (int i = 0; i <= kHexes; ++i) {
    svg.text(i * kUnits, -6, std::to_string(i), text_look(Face::Roman, 11.5, theme.ink, Anchor::Middle));
    svg.text(i * kUnits, 23, with_commas(i * hex_yards),
             text_look(Face::Roman, 10.5, theme.ink, Anchor::Middle));
  }
  svg.text(kHexes * kUnits + 22, -6, "hexes", text_look(Face::Italic, 11.5, theme.ink, Anchor::Start));
  svg.text(kHexes * kUnits + 22, 23, "yards", text_look(Face::Italic, 11.5, theme.ink, Anchor::Start));
}

// Room beside an edge for its arrows and for those who wait behind them.
double edge_room(const Scene& scene, const SheetContents& contents, Edge edge) {
  constexpr double kArrows = 84, kWaiting = 60;
  double room = 0;
  for (const PlacedArrow& placed : placed_arrows(scene, contents)) {
    if (placed.edge != edge) continue;
    room = std::max(room, kArrows);
    for (const WaitingGroup& group : contents.waiting)
      if (group.letter == placed.arrow.letter) room = kArrows + kWaiting;
  }
  return room;
}

// The strip below the map: key, turns and north side by side, or in two rows where the sheet is too narrow for that.
struct Strip {
  Point key, track, north;  // from the upper left corner of the strip, in units
  double track_room = 0;
  double width = 0, height = 0;
};

Strip strip_of(const Scene& scene, const SheetContents& contents) {
  constexpr double kNorth = 190, kGap = 40, kKeyHeight = 230, kScale = 140, kLeastTrack = 540;
  const double key = key_width(scene, contents);
  Strip strip;
  strip.width = std::max({scene.frame.width() * kUnits, key, kLeastTrack + kNorth});
  const bool one_row = strip.width - key - kGap - kNorth >= kLeastTrack;
  strip.track = one_row ? Point{key + kGap, 0} : Point{0, kKeyHeight};
  strip.track_room = strip.width - strip.track.x - kNorth;
  strip.north = {strip.width - 88, strip.track.y + 96};
  const TrackSize track = turn_track_size(contents.turns, strip.track_room);
  strip.height = std::max(kKeyHeight, strip.track.y + std::max(track.height + kScale, 200.0)) + 20;
  return strip;
}

constexpr double kTitleRoom = 208, kStripGap = 44;

}  // namespace

Margins margins_of(const Scene& scene, const SheetContents& contents) {
  constexpr double kSide = 168, kLeast = 40;
  const Strip strip = strip_of(scene, contents);
  const double needed = std::max(strip.width, cartouche_width(contents.title));
  const double side = std::max(kSide, (needed - scene.frame.width() * kUnits) / 2 + kLeast);
  return {side, side, kTitleRoom + edge_room(scene, contents, Edge::Top),
          kStripGap + strip.height + edge_room(scene, contents, Edge::Bottom)};
}

void draw_furniture(Svg& svg, const Scene& scene, const SheetContents& contents, const Margins& margins) {
  const Theme& theme = scene.theme;
  const Box frame = units(scene.frame);
  svg.rect(frame, stroke(theme.frame, 3));
  svg.rect(frame.grown(7), stroke(theme.frame, 1));
  draw_cartouche(svg, theme, contents.title, frame.middle().x, frame.low.y - margins.top + 22);
  const double caption_foot = frame.low.y - (margins.top - kTitleRoom) - 18;
  draw_caption(svg, theme, contents.left_caption, frame.low.x, caption_foot, Anchor::Start);
  draw_caption(svg, theme, contents.right_caption, frame.high.x, caption_foot, Anchor::End);
  draw_entries(svg, scene, contents);

  const Strip strip = strip_of(scene, contents);
  const Point corner = {frame.middle().x - strip.width / 2,
                        frame.high.y + kStripGap + edge_room(scene, contents, Edge::Bottom)};
  draw_key(svg, scene, contents, corner + strip.key);
  const Point track = corner + strip.track;
  draw_turn_track(svg, scene, contents.turns, track, strip.track_room);
  if (!scene.map.anchor) return;
  const double below = turn_track_size(contents.turns, strip.track_room).height;
  draw_scale(svg, theme, track + Point{8, below + 56}, scene.map.anchor->hex_yards);
  draw_north(svg, theme, corner + strip.north, scene.map.anchor->rows_toward);
}

}  // namespace longroll::picture
