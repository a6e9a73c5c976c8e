// The marks of the map in letters: one for each kind of ground, and for what lies on a hexside.
#pragma once

#include <string>
#include <string_view>

#include "app/terminal/paint.h"
#include "board/terrain.h"

namespace longroll::terminal {

struct Mark {
  std::string_view letter;
  Ink ink = Ink::Plain;
};

Mark mark_of(Terrain terrain);

// What can be seen of a hexside: the line itself (water, embankment, or the plain edge) and what crosses it.
struct SideMarks {
  Mark line;
  Mark crossing;  // empty: nothing crosses
};
SideMarks marks_of(Features features, std::string_view plain_edge);

inline constexpr std::string_view kObjectiveMark = "★";
inline constexpr std::string_view kBreastworkMark = "x";
inline constexpr std::string_view kEntrenchmentMark = "X";

}  // namespace longroll::terminal
