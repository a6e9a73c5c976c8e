#include "picture/counter_marks.h"

#include <numbers>

namespace longroll::picture {
namespace {

enum class Plate { Tab, Triangle, Burst };

struct Mark {
  bool Marks::* shown;
  Plate plate;
  std::string_view colour, ink, sign;
};

// By weight: where there is room for one, it is the first.
constexpr std::array<Mark, 5> kMarks = {{
    {&Marks::retreated, Plate::Tab, "#9C2F24", "#FFF6E6",
     "M6 4.6V1Q6-3.6 1.4-3.6H-5M-1.2-7.6L-5.4-3.6L-1.2 .4"},
    {&Marks::attacked, Plate::Burst, "#D4552B", "#FFF6E6", "M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4"},
    {&Marks::in_enemy_zone, Plate::Triangle, "#F2B632", "#2C2216", "M0-1.6V4.6M0 7.8v.2"},
    {&Marks::overstacked, Plate::Tab, "#6A2C7A", "#FFF6E6",
     "M-6.4 5.6H6.4M-6.4 1.6H6.4M0-7.6V-4.6M0-1.8v.1M-6.4-2.2H-3M3-2.2H6.4"},
    {&Marks::moved, Plate::Tab, "#F4EBD3", "#2C2216", "M-6-5.4L-.6 0L-6 5.4M1-5.4L6.4 0L1 5.4"},
}};

std::string star(int points, double outer, double inner) {
  std::string out;
  for (int i = 0; i < 2 * points; ++i) {
    const double radius = i % 2 == 0 ? outer : inner, turn = std::numbers::pi * i / points;
    out += (i == 0 ? "M" : "L") + number(radius * std::cos(turn)) + " " + number(radius * std::sin(turn));
  }
  return out + "Z";
}

void write_mark(Svg& svg, const Mark& mark, double y, double radius) {
  const auto group =
      svg.group(attribute("transform", translate(100, y) + "scale(" + number(radius / 12, 2) + ")"));
  const std::string edge = fill(mark.colour) + attribute("stroke", "#1F170D") +
                           attribute("stroke-width", 1.6) + attribute("stroke-linejoin", "round");
  switch (mark.plate) {
    case Plate::Tab:
      svg.path("M-6.5-11.5h13q5 0 5 5v13q0 5-5 5h-13q-5 0-5-5v-13q0-5 5-5z", edge);
      break;
    case Plate::Triangle:
      svg.path("M0-13L13.4 10.4H-13.4Z", edge);
      break;
    case Plate::Burst:
      svg.path(star(8, 13.6, 9.8), edge);
      break;
  }
  svg.path(mark.sign, stroke(mark.ink, mark.plate == Plate::Triangle ? 3.2 : 2.7) +
                          attribute("stroke-linecap", "round") + attribute("stroke-linejoin", "round"));
}

}  // namespace

std::string card_outline(Side side, double inset) {
  const double low = inset, high = 100 - inset;
  if (side == Side::Confederate) {
    const std::string clip = number(low + 11), far = number(high - 11);
    return "M" + clip + " " + number(low) + "H" + far + "L" + number(high) + " " + clip + "V" + far + "L" +
           far + " " + number(high) + "H" + clip + "L" + number(low) + " " + far + "V" + clip + "Z";
  }
  const std::string side_length = number(high - low - 18);
  return "M" + number(low + 9) + " " + number(low) + "h" + side_length + "a9 9 0 0 1 9 9v" + side_length +
         "a9 9 0 0 1-9 9h-" + side_length + "a9 9 0 0 1-9-9v-" + side_length + "a9 9 0 0 1 9-9z";
}

std::string chit_outline(Side side, double inset) {
  const double radius = 47 - inset;
  if (side == Side::Union) {
    const std::string r = number(radius), across = number(2 * radius);
    return "M" + number(50 - radius) + " 50a" + r + " " + r + " 0 0 1 " + across + " 0a" + r + " " + r +
           " 0 0 1-" + across + " 0z";
  }
  std::string out;
  for (int i = 0; i < 8; ++i) {
    const double turn = std::numbers::pi * (i + 0.5) / 4;
    out += (i == 0 ? "M" : "L") + number(50 + 1.04 * radius * std::cos(turn)) + " " +
           number(50 + 1.04 * radius * std::sin(turn));
  }
  return out + "Z";
}

void write_marks(Svg& svg, const Marks& marks, Detail detail) {
  static constexpr std::array<double, 4> kRadius = {26, 19, 13, 11.5}, kFirst = {48, 50, 59, 57};
  const auto level = static_cast<std::size_t>(detail);
  const int room = detail >= Detail::Full ? 3 : 1;
  int shown = 0;
  for (const Mark& mark : kMarks) {
    if (!(marks.*mark.shown) || shown == room) continue;
    write_mark(svg, mark, kFirst[level] + shown * kRadius[level] * 1.9, kRadius[level]);
    ++shown;
  }
}

}  // namespace longroll::picture
