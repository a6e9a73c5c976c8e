#include "picture/counter.h"

#include <algorithm>

#include "picture/counter_marks.h"
#include "picture/lettering.h"
#include "picture/symbols.h"

namespace longroll::picture {
namespace {

struct FormationColour {
  Colour band;
  Colour ink;
};
constexpr std::array<FormationColour, 12> kFormations = {{{"#A8322A", "#FFF6E6"},
                                                          {"#E9C049", "#241C10"},
                                                          {"#1F7F7A", "#FFF6E6"},
                                                          {"#9C78C4", "#140E08"},
                                                          {"#DB7A2E", "#140E08"},
                                                          {"#A6D3EE", "#241C10"},
                                                          {"#153B1C", "#FFF6E6"},
                                                          {"#E99AAE", "#241C10"},
                                                          {"#855935", "#FFF6E6"},
                                                          {"#C6D45A", "#241C10"},
                                                          {"#F8F3E4", "#241C10"},
                                                          {"#4E2358", "#FFF6E6"}}};

std::size_t formation_index(const CounterFace& face) {
  return static_cast<std::size_t>(face.formation + 11) % 12;
}
const FormationColour& formation(const CounterFace& face) { return kFormations[formation_index(face)]; }
// Colours 7 to 12 carry a bar, so that the series can be told apart without colour.
bool has_bar(const CounterFace& face) { return formation_index(face) >= 6; }

std::string clip(const CounterFace& face) {
  const std::string_view shape = face.kind == Kind::Chit ? "chit" : "card";
  return attribute("clip-path",
                   "url(#" + std::string(shape) + (face.side == Side::Union ? "-u" : "-c") + ")");
}

std::string outline(const CounterFace& face, double inset) {
  return face.kind == Kind::Chit ? chit_outline(face.side, inset) : card_outline(face.side, inset);
}

// Words squeezed to a width, never cut.
void write_fitted(Svg& svg, double x, double y, std::string_view words, double size, Colour ink,
                  std::string_view anchor, double room) {
  if (words.empty()) return;
  const double width = width_of(words, Face::Narrow, size);
  const std::string look = fill(ink) + attribute("font-size", size) +
                           (anchor == "start" ? std::string() : attribute("text-anchor", anchor));
  if (width <= room) return svg.text(x, y, words, look);
  svg.text(0, 0, words,
           look + attribute("transform", translate(x, y) + "scale(" + number(room / width, 3) + " 1)"));
}

double band_height(const CounterFace& face, Detail detail) {
  if (face.kind == Kind::Chit) return detail >= Detail::Full ? 30 : 36;
  switch (detail) {
    case Detail::Glance:
      return 50;
    case Detail::Coarse:
      return 32;
    case Detail::Full:
      return 24;
    default:
      return 23;
  }
}

void write_card(Svg& svg, const CounterFace& face, Detail detail) {
  const SideColours& colours = colours_of(face.side);
  const std::string shape = outline(face, 0);
  svg.path(shape, fill("#1A130A", 0.38) + attribute("transform", "translate(2 2.6)"));
  svg.path(shape, fill(colours.face));
  const double band = band_height(face, detail);
  const auto inside = svg.group(clip(face));
  if (face.reduced) {
    std::string hatching;
    for (int i = 0; i < 24; ++i) hatching += "M" + number(-100 + i * 9) + " 100l100-100";
    svg.path(hatching, stroke(colours.line, 1.6, 0.55));
  }
  svg.path("M0 0H100V" + number(band) + "H0Z", fill(formation(face).band));
  if (has_bar(face)) svg.path("M0 " + number(band - 5) + "H100v5H0Z", fill(formation(face).ink, 0.92));
  svg.path("M0 " + number(band) + "H100", stroke(colours.edge, 1.6));
  if (face.reduced && detail >= Detail::Coarse)
    svg.path(detail == Detail::Coarse ? "M0 69H100V100H0Z" : "M0 71H100V100H0Z", fill(colours.panel));
}

void write_band(Svg& svg, const CounterFace& face, Detail detail) {
  const Colour ink = formation(face).ink;
  const double middle = (band_height(face, detail) - (has_bar(face) ? 5 : 0)) / 2;
  if (face.kind == Kind::Chit) {
    const bool full = detail >= Detail::Full;
    const double foot = band_height(face, detail) - (has_bar(face) ? 5 : 0) - 6.5;
    write_fitted(svg, 50, foot, full ? face.code + "  " + typographic(face.name) : face.code,
                 full ? 15.5 : 24, ink, "middle", 62);
    return;
  }
  if (detail == Detail::Glance) return;
  if (detail == Detail::Coarse) {
    write_fitted(svg, 50, middle + 10.2, face.code, has_bar(face) ? 26 : 29, ink, "middle", 60);
    return;
  }
  // Clipped corners push the letter inwards.
  const double margin = face.side == Side::Confederate ? 9.5 : 4.5;
  write_fitted(svg, margin + 6.5, middle + 6.5, face.code, 18.5, ink, "middle", 14);
  svg.path("M" + number(margin + 14.5) + " 3.5V" + number(middle * 2 - 3.5), stroke(ink, 1, 0.55));
  write_fitted(svg, margin + 17.5, middle + 6, typographic(face.name), 17.2, ink, "start",
               100 - 2 * margin - 17);
}

void write_branch(Svg& svg, const CounterFace& face, Detail detail) {
  const SideColours& colours = colours_of(face.side);
  if (detail == Detail::Glance) {
    static constexpr std::array<std::string_view, 7> kSigns = {
        "M18 60L82 90M82 60L18 90", "M18 90L82 60", "M50 75h.1",         "M20 76q15 16 30 0t30 0",
        "M50 60V92M34 70H66",       "M50 75h.1",    "M24 66H76M24 84H76"};
    const bool dot = face.kind == Kind::Artillery || face.kind == Kind::Chit;
    svg.path(kSigns[static_cast<std::size_t>(face.kind)],
             stroke(colours.silhouette, dot ? 30 : 8) + attribute("stroke-linecap", "round"));
    return;
  }
  double x = 50, y = 50, scale = face.kind == Kind::Infantry ? 0.98 : 0.92;
  if (face.morale || face.quality) x = 47.5;
  if (detail == Detail::Coarse) x = 50, y = 51.5, scale = 0.8;
  if (face.kind == Kind::Chit) x = 50, y = detail == Detail::Coarse ? 52 : 48, scale = 0.74;
  const auto group = svg.group(attribute("transform", translate(x, y) + "scale(" + number(scale, 2) + ")"));
  write_silhouette(svg, face.kind, colours.silhouette, colours.face);
}

std::vector<std::string> parted(std::string_view figures) {
  std::vector<std::string> out(1);
  for (std::string_view letter : letters_of(figures)) {
    if (letter == "–" || letter == "-")
      out.emplace_back();
    else
      out.back() += letter;
  }
  return out;
}

// Leaders and chits have four figures, each with its own small caption.
void write_four_figures(Svg& svg, const CounterFace& face, Detail detail) {
  static constexpr std::array<std::string_view, 4> kLeader = {"CBT", "QUAL", "RNG", "INIT"};
  static constexpr std::array<std::string_view, 4> kRanges = {"0", "1", "2–3", "4–5"};
  const SideColours& colours = colours_of(face.side);
  const bool chit = face.kind == Kind::Chit;
  const std::vector<std::string> figures = parted(face.figures);
  for (std::size_t i = 0; i < figures.size() && i < 4; ++i) {
    const double x = chit ? 27.5 + 15 * static_cast<double>(i) : 17 + 22 * static_cast<double>(i);
    write_fitted(svg, x, chit ? 81 : 96, figures[i], chit ? 19 : 24, colours.ink, "middle", 18);
    if (!chit && i > 0) svg.path("M" + number(x - 11) + " 79V95", stroke(colours.ink, 1, 0.45));
    if (detail == Detail::Close)
      write_fitted(svg, x, chit ? 88.6 : 76, (chit ? kRanges : kLeader)[i], chit ? 7 : 6.6, colours.small_ink,
                   "middle", 18);
  }
}

void write_figures(Svg& svg, const CounterFace& face, Detail detail) {
  if (detail == Detail::Glance) return;
  const bool four = face.kind == Kind::Leader || face.kind == Kind::Chit;
  if (four && detail >= Detail::Full) return write_four_figures(svg, face, detail);
  const SideColours& colours = colours_of(face.side);
  const std::vector<std::string> parts = parted(face.figures);
  // At a distance attack and defence are enough.
  const std::size_t shown = detail == Detail::Coarse ? std::min<std::size_t>(2, parts.size()) : parts.size();
  std::string words;
  for (std::size_t i = 0; i < shown; ++i) words += (i == 0 ? "" : "–") + parts[i];
  const Colour ink = face.reduced ? colours.panel_ink : colours.ink;
  if (face.kind == Kind::Chit) return write_fitted(svg, 50, 84, words, 22, ink, "middle", 50);
  const double size = detail == Detail::Close ? 28 : detail == Detail::Full ? 29 : 34;
  write_fitted(svg, 50, detail == Detail::Coarse ? 96.5 : 95.3, words, size, ink, "middle", 75);
}

void write_ratings(Svg& svg, const CounterFace& face, Detail detail) {
  if (detail < Detail::Full || face.kind == Kind::Chit) return;
  const SideColours& colours = colours_of(face.side);
  const double band = band_height(face, detail);
  if (face.morale) {
    const int value = *face.morale;
    const std::string words = value > 0   ? "+" + std::to_string(value)
                              : value < 0 ? "−" + std::to_string(-value)
                                          : "0";
    svg.circle(86.5, band + 11.5, 9.9,
               fill(colours.ink) + attribute("stroke", colours.face) + attribute("stroke-width", 1.8));
    write_fitted(svg, 86.5, band + 16.6, words, 14.5,
                 face.side == Side::Union ? colours.face : Colour("#F4EFE3"), "middle", 15);
  }
  if (face.quality) {
    svg.path("M77.5 " + number(band + 2.5) + "h18v18h-18Z",
             fill(colours.ink) + attribute("stroke", colours.face) + attribute("stroke-width", 1.8));
    write_fitted(svg, 86.5, band + 17, std::to_string(*face.quality), 15.5,
                 face.side == Side::Union ? colours.face : Colour("#F4EFE3"), "middle", 15);
  }
  if (detail == Detail::Close)
    write_fitted(svg, 5.5, band + 10.4, face.designation, 9.6, colours.small_ink, "start", 22);
  for (int i = 0; i < face.steps; ++i)
    svg.circle(8.5, 62 - i * 8.5, 2.9,
               attribute("fill", i < face.steps_left ? colours.ink : Colour("none")) +
                   attribute("stroke", colours.ink) + attribute("stroke-width", 1.3));
}

}  // namespace

const SideColours& colours_of(Side side) {
  static constexpr SideColours kUnion = {"#2C4C7C", "#F7F0DE", "#B9C8DF", "#162B4B",
                                         "#6E8FBE", "#F7F0DE", "#D9DEE3", "#1B2F50"};
  static constexpr SideColours kConfederate = {"#BDB8AB", "#1F1B15", "#3F3A31", "#57524A",
                                               "#EBE7DD", "#2A251E", "#F4EFE3", "#2A251E"};
  return side == Side::Union ? kUnion : kConfederate;
}

void define_counters(Svg& svg) {
  define_silhouettes(svg);
  for (Side side : {Side::Union, Side::Confederate}) {
    const std::string end = side == Side::Union ? "-u\"><path d=\"" : "-c\"><path d=\"";
    svg.raw("<clipPath id=\"card" + end + card_outline(side, 0) + "\"/></clipPath>");
    svg.raw("<clipPath id=\"chit" + end + chit_outline(side, 0) + "\"/></clipPath>");
  }
}

void write_face(Svg& svg, const CounterFace& face, Detail detail) {
  const SideColours& colours = colours_of(face.side);
  const auto group = svg.group(face.ghost ? attribute("opacity", 0.42) : "");
  write_card(svg, face, detail);
  write_band(svg, face, detail);
  write_branch(svg, face, detail);
  write_figures(svg, face, detail);
  write_ratings(svg, face, detail);
  svg.path(outline(face, 2.2), stroke(colours.line, 1.1, 0.55));
  svg.path(outline(face, 0), stroke(colours.edge, 2.4));
  if (face.marks.moved) svg.path(outline(face, 0), fill("#F4EBD3", 0.1));
  if (face.selected) {
    svg.path(outline(face, -5), stroke("#1F170D", 9));
    svg.path(outline(face, -5), stroke("#FFD23F", 6));
  }
  if (face.offered) {
    svg.path(outline(face, -4), stroke("#1F170D", 6));
    svg.path(outline(face, -4), stroke("#FFF6DC", 4) + attribute("stroke-dasharray", "13 8"));
  }
  write_marks(svg, face.marks, detail);
}

void write_stack(Svg& svg, const std::vector<CounterFace>& faces, double x, double y, double size,
                 Detail detail) {
  if (faces.empty()) return;
  const std::size_t count = std::min<std::size_t>(faces.size(), 5);
  const double step = count == 1 ? 0 : count == 2 ? 11 : count == 3 ? 9 : count == 4 ? 7.5 : 6;
  const double scale = size / 100, spread = step * static_cast<double>(count - 1) / 2;
  const auto font_group = svg.group(font(Face::Narrow, 17.2));
  for (std::size_t i = 0; i < count; ++i) {
    // Each higher counter lies lower left, so that the band and corner of those beneath show.
    const double shift = (spread - static_cast<double>(i) * step) * scale;
    const auto group =
        svg.group(attribute("transform", translate(x - size / 2 + shift, y - size / 2 - shift) + "scale(" +
                                             number(scale, 3) + ")"));
    write_face(svg, faces[faces.size() - count + i], detail);
  }
  const bool small = detail < Detail::Full;
  if (count < (small ? 2u : 3u)) return;
  const double radius = small ? 19 : 13;
  const auto group = svg.group(attribute(
      "transform", translate(x - size / 2 - (spread - 2) * scale, y + size / 2 + (spread - 2) * scale) +
                       "scale(" + number(scale, 3) + ")"));
  svg.circle(0, 0, radius, fill("#F4EBD3") + attribute("stroke", "#1F170D") + attribute("stroke-width", 2.4));
  write_fitted(svg, 0, radius / 2, std::to_string(faces.size()), radius * 1.47, "#1F170D", "middle",
               radius * 1.6);
}

std::string draw_counter(const CounterFace& face, Detail detail) {
  Svg svg;
  svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-11 -11 126 122\"><defs>");
  define_counters(svg);
  svg.raw("</defs>");
  {
    const auto group = svg.group(font(Face::Narrow, 17.2));
    write_face(svg, face, detail);
  }
  svg.raw("</svg>");
  return svg.str();
}

}  // namespace longroll::picture
