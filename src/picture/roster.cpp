#include "picture/roster.h"

#include <algorithm>

#include "picture/lettering.h"

namespace longroll::picture {
namespace {

// Lengths in units of the picture; a counter is 100 by 100 of its own and is drawn at kCounter.
constexpr double kCounter = 72, kGap = 6, kCellWidth = 2 * kCounter + kGap + 26, kCellHeight = kCounter + 34;
constexpr int kCellsAcross = 4;
constexpr double kMargin = 40, kColumnWidth = kCellsAcross * kCellWidth, kBetween = 36;
constexpr double kHeading = 44, kTitleHeight = 120, kArmyHeight = 50, kAfterFormation = 14;

double height_of(const RosterFormation& formation) {
  const auto rows = (formation.units.size() + kCellsAcross - 1) / kCellsAcross;
  return kHeading + static_cast<double>(rows) * kCellHeight + kAfterFormation;
}

double height_of(const Roster& roster, Side side) {
  double height = 0;
  for (const RosterFormation& formation : roster.formations)
    if (formation.side == side) height += height_of(formation);
  return height;
}

class RosterDrawing {
 public:
  RosterDrawing(const Roster& roster, Tone tone) : roster_(roster), theme_(theme(tone)) {}

  std::string draw() {
    const double width = 2 * kMargin + 2 * kColumnWidth + kBetween;
    const double height = kTitleHeight + kArmyHeight + kMargin +
                          std::max(height_of(roster_, Side::Union), height_of(roster_, Side::Confederate));
    svg_.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width) + ' ' +
             number(height) + "\" width=\"" + number(width) + "\" height=\"" + number(height) +
             "\" role=\"img\"><title>" + escaped(roster_.title) + "</title><defs>");
    define_counters(svg_);
    svg_.raw("</defs>");
    svg_.rect({{0, 0}, {width, height}}, fill(theme_.paper));
    svg_.rect({{14, 14}, {width - 14, height - 14}}, stroke(theme_.frame, 2));
    svg_.rect({{20, 20}, {width - 20, height - 20}}, stroke(theme_.frame, 0.7));
    svg_.text(width / 2, 74, typographic(roster_.title),
              font(Face::Engraved, 40, 2) + fill(theme_.ink) + anchored(Anchor::Middle));
    svg_.text(width / 2, 104, typographic(roster_.subtitle),
              font(Face::EngravedItalic, 19) + fill(theme_.quiet_ink) + anchored(Anchor::Middle));
    draw_army(Side::Union, roster_.union_name, kMargin);
    draw_army(Side::Confederate, roster_.confederate_name, kMargin + kColumnWidth + kBetween);
    svg_.raw("</svg>\n");
    return svg_.str();
  }

 private:
  void draw_army(Side side, const std::string& name, double left) {
    svg_.text(left, kTitleHeight + 34, in_capitals(typographic(name)),
              font(Face::EngravedBold, 22, 3) + fill(theme_.ink));
    svg_.path("M" + number(left) + ' ' + number(kTitleHeight + 44) + "h" + number(kColumnWidth),
              stroke(theme_.ink, 1.4));
    double top = kTitleHeight + kArmyHeight;
    for (const RosterFormation& formation : roster_.formations) {
      if (formation.side != side) continue;
      svg_.text(left, top + 28, typographic(formation.name), font(Face::Italic, 18) + fill(theme_.ink));
      draw_units(formation, left, top + kHeading);
      top += height_of(formation);
    }
  }

  void draw_units(const RosterFormation& formation, double left, double top) {
    for (std::size_t i = 0; i < formation.units.size(); ++i) {
      const RosterUnit& unit = formation.units[i];
      const double x = left + static_cast<double>(i % kCellsAcross) * kCellWidth;
      const std::size_t row = i / kCellsAcross;
      const double y = top + static_cast<double>(row) * kCellHeight;
      draw_face(unit.front, x, y);
      if (unit.back) draw_face(*unit.back, x + kCounter + kGap, y);
      svg_.text(x, y + kCounter + 18, typographic(unit.note),
                font(Face::Roman, 13.5) + fill(theme_.quiet_ink));
    }
  }

  void draw_face(const CounterFace& face, double x, double y) {
    const auto place =
        svg_.group(font(Face::Narrow, 17.2) +
                   attribute("transform", translate(x, y) + "scale(" + number(kCounter / kUnits, 2) + ")"));
    write_face(svg_, face, Detail::Close);
  }

  const Roster& roster_;
  const Theme& theme_;
  Svg svg_;
};

}  // namespace

std::string draw_roster(const Roster& roster, Tone tone) { return RosterDrawing(roster, tone).draw(); }

}  // namespace longroll::picture
