#include "ai/aprils_works.h"

#include <algorithm>

#include "aprils/battles/battle.h"

namespace longroll::aprils {
namespace {

constexpr int kNear = 6;      // hexes: enemies who may be here in the morning
constexpr int kHoldsTwo = 2;  // an objective is worth twice the digging

using Pressure = std::array<int, 6>;

// The enemy's strength by the sides of a hex over which he would come, less the farther off he is.
Pressure pressure_on(const Outlook& outlook, HexId hex) {
  const Grid& grid = outlook.grid();
  Pressure pressure{};
  for (const Stack& enemy : outlook.enemy.stacks()) {
    const int distance = grid.distance(hex, enemy.hex);
    if (distance > kNear) continue;
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(hex, d);
      if (next && grid.distance(*next, enemy.hex) < distance)
        pressure[index_of(d)] += enemy.attack * (kNear + 1 - distance);
    }
  }
  return pressure;
}

// A work covers the side it faces and the two beside that.
int covered(const Pressure& pressure, Direction facing) {
  const std::size_t i = index_of(facing);
  return pressure[(i + 5) % 6] + pressure[i] + pressure[(i + 1) % 6];
}

}  // namespace

std::optional<Build> choose_work(const Outlook& outlook, FormationId formation) {
  const Scenario& scenario = outlook.scenario;
  if (scenario.rules->refuse_work == nullptr) return std::nullopt;
  std::optional<Build> best;
  int most = 0;
  for (UnitId unit : scenario.units_of[formation.index()]) {
    if (outlook.situation.moved.contains(unit) || !outlook.situation.on_map(unit)) continue;
    const HexId hex = outlook.situation.hex(unit);
    const Pressure pressure = pressure_on(outlook, hex);
    for (Direction facing : kDirections) {
      const int need = covered(pressure, facing) * (outlook.objective_in(hex) ? kHoldsTwo : 1);
      const Build build{unit, facing};
      if (need <= most || scenario.rules->refuse_work(scenario, outlook.situation, outlook.field, build))
        continue;
      best = build;
      most = need;
    }
  }
  return best;
}

}  // namespace longroll::aprils
