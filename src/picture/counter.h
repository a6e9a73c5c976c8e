// Counters as cardboard: what a face shows, one face as a picture, a stack on the sheet. No rules are known here.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "picture/svg.h"

namespace longroll::picture {

enum class Side : std::uint8_t { Union, Confederate };

enum class Kind : std::uint8_t { Infantry, Cavalry, Artillery, Gunboat, Leader, Chit, Baggage };
inline constexpr std::array<Kind, 7> kKinds = {Kind::Infantry, Kind::Cavalry, Kind::Artillery, Kind::Gunboat,
                                               Kind::Leader,   Kind::Chit,    Kind::Baggage};

// How much a picture shows, from a glance at the whole field to a close look.
enum class Detail : std::uint8_t { Glance, Coarse, Full, Close };
constexpr Detail detail_for(double hex_pixels) {
  return hex_pixels < 28   ? Detail::Glance
         : hex_pixels < 56 ? Detail::Coarse
         : hex_pixels < 90 ? Detail::Full
                           : Detail::Close;
}

// What has happened to a unit; the weightiest are shown first.
struct Marks {
  bool retreated = false;
  bool attacked = false;
  bool in_enemy_zone = false;
  bool overstacked = false;
  bool moved = false;
};

struct CounterFace {
  Side side = Side::Union;
  int formation = 1;  // 1 to 12: the colour of the band
  std::string code;   // the formation's letter
  std::string name;
  std::string designation;  // as short as it can be: "1/4", "MSG"
  Kind kind = Kind::Infantry;
  std::string figures;         // "4–4–4", parted by en dashes or hyphens
  std::optional<int> morale;   // signed, in a disc; none: no rating printed
  std::optional<int> quality;  // in a square
  int steps = 2;               // 0: no dots
  int steps_left = 2;
  bool reduced = false;
  Marks marks;
  bool ghost = false;  // where it stood, or will stand
  bool selected = false;
  bool offered = false;
};

// One face as an SVG of its own, with room for shadow, outline and marks.
std::string draw_counter(const CounterFace& face, Detail detail);

// For a sheet: definitions once, then faces (100 by 100 units from the origin) and stacks.
void define_counters(Svg& svg);
void write_face(Svg& svg, const CounterFace& face, Detail detail);
// Bottom first. The middle of the stack is at (x, y) in units; `size` is the side of a counter.
void write_stack(Svg& svg, const std::vector<CounterFace>& faces, double x, double y, double size,
                 Detail detail);

// The side of a counter on a sheet, in units.
constexpr double counter_size(Detail detail) {
  switch (detail) {
    case Detail::Glance:
      return 84;
    case Detail::Coarse:
      return 76;
    case Detail::Full:
      return 68;
    default:
      return 66;
  }
}

struct SideColours {
  std::string_view face, ink, small_ink, edge, line, silhouette, panel, panel_ink;
};
const SideColours& colours_of(Side side);

}  // namespace longroll::picture
