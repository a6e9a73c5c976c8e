// The parts of a line that lie on the map.
#pragma once

#include <vector>

#include "atlas/sheet.h"

namespace longroll::atlas {

struct Run {
  std::vector<SheetPoint> samples;  // at equal steps
  bool from_off_map = false;
  bool to_off_map = false;
};

// A line that leaves the map for a moment has not left it; one that is on the map for a moment is not shown.
std::vector<Run> runs_on_map(const Grid& grid, const std::vector<SheetPoint>& line, double step);

}  // namespace longroll::atlas
