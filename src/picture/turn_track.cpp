// The turn track: a box a turn, dark at night, with those who arrive and the marker on the turn being played.
#include <algorithm>

#include "picture/furniture.h"
#include "picture/lettering.h"

namespace longroll::picture {
namespace {

constexpr double kCell = 62, kRow = 68, kHeading = 18;

int cells_a_row(const std::vector<TurnBox>& turns, double room) {
  const int most = std::max(6, static_cast<int>(room / kCell));
  const int rows = std::max(1, (static_cast<int>(turns.size()) + most - 1) / most);
  return std::max(1, (static_cast<int>(turns.size()) + rows - 1) / rows);  // rows of equal length
}

void draw_turn_marker(Svg& svg, double x, double y) {
  const auto group = svg.group(attribute("transform", translate(x, y) + "scale(.4)"));
  static constexpr std::string_view kCard = "M5 0H95q5 0 5 5V95q0 5-5 5H5q-5 0-5-5V5q0-5 5-5z";
  svg.path(kCard, fill("#1A130A", 0.38) + attribute("transform", "translate(2 2.6)"));
  svg.path(kCard, fill("#C4502E") + attribute("stroke", "#5A1E0E") + attribute("stroke-width", 2.6));
  svg.path("M10 5H90q5 0 5 5V90q0 5-5 5H10q-5 0-5-5V10q0-5 5-5z", stroke("#FFF6E6", 1.6, 0.8));
  svg.path("M36 22H64L52 46L64 70H36L48 46Z", stroke("#FFF6E6", 4) + attribute("stroke-linejoin", "round"));
  svg.path("M40 67H60L50 52ZM43 27H57L50 38Z", fill("#FFF6E6"));
  svg.text(50, 91, "TURN", font(Face::Narrow, 19) + fill("#FFF6E6") + anchored(Anchor::Middle));
}

void draw_star(Svg& svg, const Theme& theme, double x, double y) {
  svg.path("M0-5.5L1.4-1.8L5.3-1.7L2.2.8L3.3 4.6L0 2.4L-3.3 4.6L-2.2.8L-5.3-1.7L-1.4-1.8Z",
           fill(theme.block) + attribute("transform", translate(x, y)));
}

void draw_turn(Svg& svg, const Scene& scene, const TurnBox& turn, double x, double y) {
  const Theme& theme = scene.theme;
  const Colour ink = turn.night ? theme.night_ink : theme.ink;
  svg.rect({{x, y}, {x + kCell - 4, y + kCell}}, fill(turn.night ? theme.night_box : theme.paper) +
                                                     attribute("stroke", theme.frame) +
                                                     attribute("stroke-width", 1.2) + attribute("rx", "4"));
  svg.text(x + 6, y + 15, std::to_string(turn.number), font(Face::EngravedBold, 14) + fill(ink));
  const bool wide = width_of(turn.time, Face::Italic, 9) > 34;  // "midnight" goes to the foot of the box
  svg.text(x + kCell - 9, wide ? y + kCell - 7 : y + 13, turn.time,
           font(Face::Italic, 9) + fill(ink) + anchored(Anchor::End));
  if (turn.victory_check) draw_star(svg, theme, x + 11, y + kCell - 10);
  write_stack(svg, turn.arriving, x + (kCell - 4) / 2, y + 41, 33, Detail::Coarse);
  if (turn.current) draw_turn_marker(svg, x + 9, y + 19);
}

}  // namespace

TrackSize turn_track_size(const std::vector<TurnBox>& turns, double room) {
  if (turns.empty()) return {};
  const int a_row = cells_a_row(turns, room);
  const int rows = (static_cast<int>(turns.size()) + a_row - 1) / a_row;
  return {a_row * kCell, kHeading + rows * kRow};
}

void draw_turn_track(Svg& svg, const Scene& scene, const std::vector<TurnBox>& turns, Point at, double room) {
  if (turns.empty()) return;
  svg.text(at.x, at.y + 2, "TURNS", font(Face::EngravedBold, 15, 3) + fill(scene.theme.ink));
  if (std::any_of(turns.begin(), turns.end(), [](const TurnBox& turn) { return turn.victory_check; })) {
    draw_star(svg, scene.theme, at.x + 98, at.y - 2);
    svg.text(at.x + 108, at.y + 2, "victory is judged",
             font(Face::Italic, 11.5) + fill(scene.theme.quiet_ink));
  }
  const int a_row = cells_a_row(turns, room);
  for (int i = 0; i < static_cast<int>(turns.size()); ++i) {
    const int row = i / a_row, column = i % a_row;
    draw_turn(svg, scene, turns[static_cast<std::size_t>(i)], at.x + column * kCell,
              at.y + kHeading + row * kRow);
  }
}

}  // namespace longroll::picture
