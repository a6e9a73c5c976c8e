#include "aprils/reinforcements.h"

#include "aprils/battles/battle.h"

namespace longroll::aprils {
namespace {

bool on_edge(const Grid& grid, HexId hex) {
  const int c = grid.column(hex), r = grid.row(hex);
  return c == 0 || r == 0 || c == grid.shape().columns - 1 || r == grid.shape().rows - 1;
}

// 8.2, ruling A55: all edge hexes that the kind may enter, at the least distance from any blocked entry hex.
FixedVector<Gate, 32> nearest_edges(const Scenario& scenario, const Field& field, UnitKind kind, Side side,
                                    const FixedVector<Gate, 32>& blocked) {
  const Grid& grid = scenario.map.grid();
  FixedVector<Gate, 32> nearest;
  int least = 0;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId hex(i);
    if (!on_edge(grid, hex) || field.held[enemy_of(side)].contains(grid, hex)) continue;
    if (!entry_cost(scenario.map, scenario.charts, kind, Roads::Unusable, hex, std::nullopt)) continue;
    for (const Gate& gate : blocked) {
      const int distance = grid.distance(hex, gate.hex);
      if (nearest.empty() || distance < least) {
        nearest.clear();
        least = distance;
      }
      if (distance == least && !nearest.full() && (nearest.empty() || nearest.back().hex != hex)) {
        nearest.push_back({hex, std::nullopt});
      }
    }
  }
  return nearest;
}

}  // namespace

Arrival arrival_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (scenario.rules->arrival != nullptr) return scenario.rules->arrival(scenario, situation, unit);
  return {scenario.unit(unit).arrives, scenario.unit(unit).entry};
}

bool is_due(const Scenario& scenario, const Situation& situation, UnitId unit) {
  // 8.1: the owner may enter it on its turn or hold it back to any later one.
  return situation.location[unit.index()].is_waiting() &&
         arrival_of(scenario, situation, unit).turn <= situation.turn;
}

FixedVector<Gate, 32> gates_for(const Scenario& scenario, const Situation& situation, const Field& field,
                                UnitId unit) {
  const Arrival arrival = arrival_of(scenario, situation, unit);
  const Side side = scenario.unit(unit).side;
  FixedVector<Gate, 32> open, blocked;
  for (const Entry& entry : scenario.map.entries) {
    if (arrival.letters.find(entry.letter) == std::string_view::npos) continue;
    const bool enemy_held = field.held[enemy_of(side)].contains(scenario.map.grid(), entry.hex);
    (enemy_held ? blocked : open).push_back({entry.hex, entry.by});
  }
  // Ruling A55: with several hexes or letters, blocked means all of them.
  if (!open.empty() || scenario.blocked_entry_waits[side]) return open;
  return nearest_edges(scenario, field, scenario.unit(unit).kind, side, blocked);
}

}  // namespace longroll::aprils
