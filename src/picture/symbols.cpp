#include "picture/symbols.h"

#include <array>
#include <numbers>

namespace longroll::picture {
namespace {

constexpr std::string_view kMan =
    "M-2.9-12.6L-2.2-15.6Q-1.9-16.6-.8-16.5L3.1-16.1Q4-16 "
    "3.9-15.1L3.7-13.3L5.6-12.6L5.5-11.9L3.7-11.9Q3.9-8.6 "
    "1.4-8.2L1.3-7.3Q4.2-6.9 5-4.2L7 1.2L4.6 2.4L3.5.2L3.6 4.6Q4.8 10 5.9 16.3L8.4 17.2V18H2.6L.4 7.8Q-.8 "
    "13-3.2 "
    "16.6L-1.4 17.3V18H-7.4Q-4.6 12.5-3.7 5.4L-3.9-3.2Q-3.9-6.8-1.6-7.3L-1.5-8.3Q-3.5-9.2-3.1-11.8ZM-6.6-20.2"
    "L-5.4-20.9L2.6-5.2L6.4 1L8 1.6L6.6 3.8L4.2 2.6L.6-4.4Z";
constexpr std::string_view kHorseman =
    "M-27-2.5Q-24.6-8.4-18.4-7.2Q-13-9.2-7-7.4Q1-6 7.2-8.2Q11-10.6 13.4-15.2Q14.8-18.2 "
    "17.8-19.4L18.6-22.2L20.4-19.6"
    "Q23.6-17.8 25-14.4L28.4-10.6Q28.6-8.4 26.2-8.2L22.6-9.8Q20.2-9.8 19.2-7Q18.2-2 15.2 1.4L20.6 3.4Q25.4 "
    "3.2 26.6 "
    "6.6L27.4 11.2L25.2 12.2L23.6 8Q19.6 8 15.4 6.6L18.2 9.6Q21.4 10.8 21 13.2L19.4 17.6L17 17.2L17.6 "
    "13.4Q13 11.8 "
    "9.4 6.4Q1 8.2-6.8 5.2Q-10.4 7.6-14.8 8.8L-17.4 12.4L-22 17.4L-24 16.2L-20.8 11.6L-18.6 7.2Q-15.6 5.2-14 "
    "2.8"
    "Q-16.4 6-21.4 7.4L-25.6 11.6L-27.4 10.2L-24.2 5.2Q-19.4 2.4-17.6-3.2Q-21-4.6-23.2-1Q-25 2.6-29.6 "
    "3.6Q-27.4 1"
    "-27-2.5Z";
constexpr std::string_view kRider =
    "M-5.4-7.4Q-4.6-12.6-2.6-16.4Q-2.2-19-.4-19.6L-.6-20.6L-2.8-20.8L-2.7-21.7L-.9-21.8L-.4-24.4Q-.2-25.4.9-"
    "25.2"
    "L4.2-24.6L4.4-22.2L6.4-21.6L6.2-20.8L4.4-20.9Q4.4-18.4 2.4-18Q4.4-16.6 "
    "4.8-14L9.8-12.2L9.6-10.2L4-10.6L3-7"
    "Q5.6-4.6 5-1.2L4.4 5L7.4 6L6.8 "
    "7.4H1.2L1.4-1.4Q-2.8-2-5.4-7.4ZM-2.6-15.6L-9.8-20.6Q-18-25.4-25.4-23.6Q-18-23.4"
    "-11-18.4L-4.2-12.8Z";
constexpr std::string_view kGun =
    "M-31 13.6L-7.4-1.8L-3 2.2L-26.6 16.6L-31.4 "
    "16.8ZM-17.4-9.6Q-18.6-12.4-15.6-13.2L-13.8-13.5L26.6-10.8L28-12V-5"
    "L26.6-6.2L-11.8-4.2Q-16-4.4-17.4-7.2L-20.4-7.4V-9.4Z";
constexpr std::string_view kBoat =
    "M-31 5H31L27 13.6Q26 15 24 15H-24Q-27 15-28 13ZM-25 3.6L-20-5.6H17L24 "
    "3.6ZM-7.6-7V-19.4H-3.4V-7ZM3.4-7V-19.4H7.6"
    "V-7ZM-8.8-20.8H-2.2V-18.8H-8.8ZM2.2-20.8H8.8V-18.8H2.2ZM11.4-7V-11.4H16.4V-7ZM-24-7.6V-18L-15.4-15.4L-"
    "23-12.8V"
    "-7.6ZM-2.8-21.6q-3-2-7.6-1.2t-8-1.4q4.6.4 7.6-.6t8 1.2zM8.2-21.6q-2.4-2.4-6-2t-6.6-1.4q4 0 6.6-.8t6 "
    "2.2z";
constexpr std::string_view kPorts = "M-15.6-2.6h4.6v3.6h-4.6zM-4.8-2.6h4.6v3.6h-4.6zM6-2.6h4.6v3.6h-4.6z";
constexpr std::string_view kOfficer =
    "M-23 18Q-22.4 6.6-12.6 3.4L-5.6 "
    "1L-5.4-2.6Q-8.4-5-8.8-9.2L-9.4-11.6Q-16-11.2-18.8-13.2Q-13.6-14-9.8-14.6Q-9.4"
    "-21.6-5.4-22.8Q-2.6-21 0-21.6Q3.4-23.4 6.2-22.2Q9.4-20.4 9.8-14.6Q15.4-14.4 19.6-16.6Q16.4-11.4 "
    "9.4-11.4L8.8"
    "-8.6Q8.4-4.6 5.4-2.4L5.6 1L12.6 3.4Q22.4 6.6 23 18Z";
constexpr std::string_view kBraid =
    "M-17.6 9.2L-9.4 6.6L-8.8 8.6L-17 11.2ZM17.6 9.2L9.4 6.6L8.8 8.6L17 11.2ZM-.9 7h1.8v2h-1.8zM-.9 "
    "11h1.8v2h-1.8zM"
    "-.9 15h1.8v2h-1.8z";
constexpr std::string_view kWagon =
    "M-24 1.6Q-28.4-14.6-25-18.2Q-21.6-15-13.4-15.6Q-4-15.2 4.4-15.6Q13.4-15 17.6-18.6Q22.4-13.6 17 "
    "1.6ZM-25.6 3H18.6"
    "L16.6 8.4H-23.6ZM17.6 5.4L31 9.2L30.4 11.2L16.6 8Z";
constexpr std::string_view kHoops =
    "M-14.4-14.6Q-16.4-6.4-14.6 1.4L-13.2 1.4Q-14.8-6.4-13-14.6ZM-2.2-14.4Q-3-6.4-2.2 "
    "1.4H-.9Q-1.6-6.4-.8-14.4ZM9.2"
    "-14.6Q10.4-6.4 9 1.4H10.4Q11.8-6.4 10.6-14.6Z";

void write_wheel(Svg& svg, double x, double y, double radius, double rim, int spokes) {
  svg.circle(x, y, radius, attribute("fill", "none") + attribute("stroke-width", rim));
  svg.circle(x, y, radius / 5, attribute("stroke", "none"));
  Path path;
  for (int i = 0; i < spokes; ++i) {
    const double turn = 2 * std::numbers::pi * i / spokes;
    path.move(Point{x, y} * (1 / kUnits));
    path.line(Point{x + radius * std::cos(turn), y + radius * std::sin(turn)} * (1 / kUnits));
  }
  svg.path(path, attribute("stroke-width", rim / 2));
}

std::string_view id_of(Kind kind) {
  switch (kind) {
    case Kind::Infantry:
      return "infantry";
    case Kind::Cavalry:
      return "cavalry";
    case Kind::Gunboat:
      return "gunboat";
    case Kind::Leader:
      return "leader";
    case Kind::Baggage:
      return "baggage";
    default:
      return "artillery";
  }
}

std::string_view holes_of(Kind kind) {
  switch (kind) {
    case Kind::Gunboat:
      return kPorts;
    case Kind::Leader:
      return kBraid;
    case Kind::Baggage:
      return kHoops;
    default:
      return {};
  }
}

std::string placed(double x, double y) { return attribute("transform", translate(x, y)); }

// The colours come from the <use>: fill for the solid parts, stroke for the wheels.
void define_silhouette(Svg& svg, Kind kind) {
  const auto group = svg.group(attribute("id", id_of(kind)));
  const std::string solid = attribute("stroke", "none");
  switch (kind) {
    case Kind::Infantry:
      for (double x : {-17.0, 0.0, 17.0}) svg.path(kMan, solid + placed(x, 1));
      break;
    case Kind::Cavalry:
      svg.path(kHorseman, solid + placed(0.5, 2.5));
      svg.path(kRider, solid + placed(0.5, 2.5));
      break;
    case Kind::Gunboat:
      svg.path(kBoat, solid + placed(0, 3));
      break;
    case Kind::Leader:
      svg.path(kOfficer, solid + placed(0, 1));
      break;
    case Kind::Baggage:
      svg.path(kWagon, solid + placed(-1, 0));
      write_wheel(svg, -16, 9.6, 8.6, 2.2, 8);
      write_wheel(svg, 8.4, 11, 7.2, 2.1, 8);
      break;
    default:
      svg.path(kGun, solid + placed(2, 1));
      write_wheel(svg, 4, 5, 13.2, 2.8, 10);
  }
}

}  // namespace

void define_silhouettes(Svg& svg) {
  for (Kind kind : kKinds)
    if (kind != Kind::Chit) define_silhouette(svg, kind);
}

void write_silhouette(Svg& svg, Kind kind, Colour ink, Colour hole) {
  svg.raw("<use href=\"#" + std::string(id_of(kind)) + "\"" + fill(ink) + attribute("stroke", ink) + "/>");
  const double dy = kind == Kind::Gunboat ? 3 : kind == Kind::Leader ? 1 : 0;
  svg.path(holes_of(kind), fill(hole) + placed(kind == Kind::Baggage ? -1 : 0, dy));
}

void define_ground_symbols(Svg& svg, const Theme& theme) {
  struct Crown {
    std::string_view id, outline, shade;
  };
  static constexpr std::array<Crown, 3> kCrowns = {
      {{"t0",
        "M-4.6 1.6A2.6 2.6 0 0 1-3.6-2.4A3.1 3.1 0 0 1 1.4-4.2A2.9 2.9 0 0 1 4.7-.6A2.5 2.5 0 0 1 3.4 "
        "2.8A3.2 3.2 0 "
        "0 1-1 3.3A2.5 2.5 0 0 1-4.6 1.6Z",
        "M4.7-.6A2.5 2.5 0 0 1 3.4 2.8A3.2 3.2 0 0 1-1 3.3A2.5 2.5 0 0 1-3.4 2.7Q.6 2.6 2.2.4Q3-1 "
        "2.9-3.3A2.9 2.9 0 "
        "0 1 4.7-.6Z"},
       {"t1",
        "M-3.9 2A2.5 2.5 0 0 1-3.7-2A2.9 2.9 0 0 1 .2-3.9A2.7 2.7 0 0 1 3.8-1.4A2.4 2.4 0 0 1 3.1 2.4A3 3 0 "
        "0 1-.6 "
        "3A2.3 2.3 0 0 1-3.9 2Z",
        "M3.8-1.4A2.4 2.4 0 0 1 3.1 2.4A3 3 0 0 1-.6 3A2.3 2.3 0 0 1-2.8 2.6Q.4 2.3 1.6.3Q2.3-1 2-3.4A2.7 "
        "2.7 0 0 1 "
        "3.8-1.4Z"},
       {"t2",
        "M-3 1.9A2.2 2.2 0 0 1-2.8-1.6A2.5 2.5 0 0 1 1.2-2.9A2.2 2.2 0 0 1 3.2.2A2.2 2.2 0 0 1 1 2.8A2.4 2.4 "
        "0 0 1-3 "
        "1.9Z",
        "M3.2.2A2.2 2.2 0 0 1 1 2.8A2.4 2.4 0 0 1-2.2 2.3Q.4 1.8 1.2.2Q1.7-1 1.4-2.7A2.2 2.2 0 0 1 3.2.2Z"}}};
  svg.raw("<radialGradient id=\"blot\"><stop offset=\"0\" stop-color=\"" + std::string(theme.fleck) +
          "\" stop-opacity=\".11\"/><stop offset=\"1\" stop-color=\"" + std::string(theme.fleck) +
          "\" stop-opacity=\"0\"/></radialGradient>");
  for (const Crown& crown : kCrowns) {
    const auto group = svg.group(attribute("id", crown.id));
    svg.path("M-2 4.4Q2.6 5.2 6.2 3Q3 6-2 4.4Z", fill(theme.tree_ink, 0.26));
    svg.path(crown.outline, fill(theme.tree_light));
    svg.path(crown.shade, fill(theme.tree_dark, 0.5));
    svg.path(crown.outline, stroke(theme.tree_ink, 0.65, 0.7));
  }
  svg.path("M-5 2.6H5M0 2.6V-4M-2 2.6L-3.6-2M2 2.6L3.6-2",
           attribute("id", "tuft") + stroke(theme.tuft, 1) + attribute("stroke-linecap", "round"));
  svg.path("M-4 2L-2-2L0 2M0 2L2.2-3L4.4 2",
           attribute("id", "rock") + stroke(theme.rough_ink, 1) + attribute("stroke-linejoin", "round"));
}

namespace {

struct MarkInks {
  Colour tree, hill, tuft, rock, house, wave;
};

void write_mark(Svg& svg, Terrain terrain, double x, double y, double size, const MarkInks& inks) {
  const auto at = [&](double dx) {
    return attribute("transform", translate(x + dx * size / 10, y) + "scale(" + number(size / 10, 2) + ")");
  };
  const auto tree = [&](double dx) {
    svg.path("M-1 5V2.2A3.6 3.6 0 1 1 1 2.2V5Z", fill(inks.tree) + at(dx));
  };
  const auto hill = [&](double dx) {
    svg.path("M-6 4.6Q-2.6-3.8 0-4.6Q2.6-3.8 6 4.6H3.4Q1.6-.6 0-1.6Q-1.6-.6-3.4 4.6Z",
             fill(inks.hill) + at(dx));
  };
  switch (terrain) {
    case Terrain::Woods:
      tree(0);
      break;
    case Terrain::Hill:
      hill(0);
      break;
    case Terrain::WoodedHill:
      hill(-4.2);
      tree(5.2);
      break;
    case Terrain::Swamp:
      svg.path("M-6 4H6M0 4V-4.5M-2.4 4L-4-2.4M2.4 4L4-2.4",
               stroke(inks.tuft, 1.7) + attribute("stroke-linecap", "round") + at(0));
      break;
    case Terrain::Rough:
      svg.path("M-6 4.5L-3-1.5L-.6 4.5ZM.4 4.5L3-4L6 4.5Z", fill(inks.rock) + at(0));
      break;
    case Terrain::Town:
      svg.path("M-5.5 4.5V-1L-2.5-4.2L.5-1V4.5ZM1.8 4.5V-.5H5.8V4.5Z", fill(inks.house) + at(0));
      break;
    case Terrain::Water:
      svg.path("M-6-1.6q1.5-2.4 3 0t3 0t3 0t3 0M-6 2.4q1.5-2.4 3 0t3 0t3 0t3 0",
               stroke(inks.wave, 1.5) + at(0));
      break;
    case Terrain::Clear:
    case Terrain::OutOfPlay:
      break;
  }
}

}  // namespace

void write_terrain_mark(Svg& svg, Terrain terrain, double x, double y, double size, const Theme& theme) {
  write_mark(svg, terrain, x, y, size,
             {theme.woods_mark, theme.hachure, theme.tuft, theme.rough_ink, theme.block, theme.bank});
}

void write_terrain_mark(Svg& svg, Terrain terrain, double x, double y, double size, Colour ink) {
  write_mark(svg, terrain, x, y, size, {ink, ink, ink, ink, ink, ink});
}

double terrain_mark_width(Terrain terrain) {
  switch (terrain) {
    case Terrain::Clear:
    case Terrain::OutOfPlay:
      return 0;
    case Terrain::WoodedHill:
      return 19;
    case Terrain::Woods:
      return 7.5;
    default:
      return 12;
  }
}

void write_flag(Svg& svg, std::optional<Side> holder, double x, double y, double scale, const Theme& theme) {
  const auto group = svg.group(attribute("transform", translate(x, y) + "scale(" + number(scale, 2) + ")"));
  svg.raw("<ellipse cx=\"1\" cy=\"1\" rx=\"5\" ry=\"1.8\" fill=\"#1A130A\" opacity=\".4\"/>");
  svg.path("M0 0V-28", stroke(theme.halo, 5.4, 0.8) + attribute("stroke-linecap", "round"));
  const std::string edge =
      attribute("stroke", "#1F170D") + attribute("stroke-width", 1.8) + attribute("stroke-linejoin", "round");
  if (!holder) {
    svg.path("M1-28L27-20.2L1-12.4Z", fill("#FBF5E4") + edge);
    svg.path("M5.5-20.2H14", stroke("#6A5A40", 1.8) + attribute("stroke-dasharray", "2.4 2"));
  } else if (*holder == Side::Union) {
    svg.path("M1-28L27-20.2L1-12.4Z", fill("#2C4C7C") + edge);
    svg.path("M2-20.2H18", stroke("#F7F0DE", 3.4));
  } else {
    svg.path("M1-28H27L20-20.2L27-12.4H1Z", fill("#A39E91") + edge);
    svg.path("M3-24.4H21.4M3-16H21.4", stroke("#2A251E", 1.8));
  }
  svg.path("M0 1V-29", stroke(theme.flagpole, 2.4) + attribute("stroke-linecap", "round"));
  svg.circle(0, -30, 2.1, fill(theme.flagpole));
}

}  // namespace longroll::picture
