#include "app/terminal/path_finder.h"

#include "aprils/movement.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

bool append(Path& path, const Path& leg) {
  for (HexId hex : leg) {
    if (path.full()) return false;
    path.push_back(hex);
  }
  return true;
}

}  // namespace

std::optional<Path> path_through(const Scenario& scenario, const Situation& situation, UnitId unit,
                                 const std::vector<HexId>& via, HexId to) {
  const Grid& grid = scenario.map.grid();
  Situation there = situation;  // the unit is set down at each named hex in turn, to look on from there
  std::vector<HexId> stops = via;
  stops.push_back(to);
  Path path;
  for (HexId stop : stops) {
    if (there.on_map(unit) && grid.adjacent(there.hex(unit), stop)) {
      if (!append(path, Path{stop})) return std::nullopt;
    } else {
      const Field field(scenario, there);
      Reach reach;
      find_reach(scenario, there, field, unit, reach);
      if (!reach.ends().contains(grid, stop)) return std::nullopt;
      if (!append(path, cheapest_path(scenario, there, field, unit, reach, stop).path)) return std::nullopt;
    }
    lift_unit(scenario, there, unit, Location::waiting());
    put_unit(scenario, there, unit, stop);
  }
  return path;
}

}  // namespace longroll::terminal
