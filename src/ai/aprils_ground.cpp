#include "ai/aprils_ground.h"

#include <algorithm>
#include <functional>
#include <queue>

namespace longroll::aprils {

Ground::Ground(const Scenario& scenario) : victory_lines_(scenario), hexes_(scenario.map.grid().size()) {
  const Grid& grid = scenario.map.grid();
  ways_.assign(scenario.objectives.size() * kUnitKinds * hexes_, kUnreachable);
  for (std::size_t objective = 0; objective < scenario.objectives.size(); ++objective)
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
      measure_ways(scenario, objective, static_cast<UnitKind>(kind));
  near_.resize(hexes_);
  for (std::size_t i = 0; i < hexes_; ++i) look_around(grid, HexId(i));
  weigh_shelter(scenario);
  sum_tables(scenario.charts);
}

// Ring by ring.
void Ground::look_around(const Grid& grid, HexId centre) {
  std::vector<Near>& near = near_[centre.index()];
  HexSet seen;
  seen.insert(grid, centre);
  near.push_back({centre, 0});
  for (std::size_t i = 0; i < near.size() && near[i].distance < kSurroundings; ++i) {
    const Near from = near[i];
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(from.hex, d);
      if (!next || seen.contains(grid, *next)) continue;
      seen.insert(grid, *next);
      near.push_back({*next, static_cast<std::uint8_t>(from.distance + 1)});
    }
  }
}

// The least-cost flood, backward from the objective.
void Ground::measure_ways(const Scenario& scenario, std::size_t objective, UnitKind kind) {
  const Grid& grid = scenario.map.grid();
  std::int16_t* way = &ways_[(objective * kUnitKinds + index_of(kind)) * hexes_];
  using Entry = std::pair<int, std::size_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  const HexId goal = scenario.objectives[objective].hex;
  way[goal.index()] = 0;
  open.push({0, goal.index()});
  while (!open.empty()) {
    const auto [cost, index] = open.top();
    open.pop();
    if (cost > way[index]) continue;
    for (Direction d : kDirections) {
      const std::optional<HexId> from = grid.neighbour(HexId(index), d);
      if (!from) continue;
      const auto step = step_cost(scenario.map, scenario.charts, kind, Roads::Usable, *from, opposite(d));
      if (!step || cost + *step >= way[from->index()]) continue;
      way[from->index()] = static_cast<std::int16_t>(cost + *step);
      open.push({cost + *step, from->index()});
    }
  }
}

// 6.2.4: the hex, less if its hill goes on in the attacker's, and the most that the hexside gives.
void Ground::weigh_shelter(const Scenario& scenario) {
  shelter_.resize(hexes_);
  for (std::size_t i = 0; i < hexes_; ++i) {
    const HexId hex(i);
    const TerrainEffect& effect = scenario.charts.of(scenario.map.terrain(hex));
    for (Direction d : kDirections) {
      const bool along_hill = is_hill(scenario.map.terrain(hex)) && scenario.map.connected(hex, d);
      const Features side = scenario.map.features(hex, d);
      int side_shift = 0;
      for (Feature feature : kAllFeatures)
        if (side.has(feature)) side_shift = std::min(side_shift, scenario.charts.of(feature).shift);
      shelter_[i][longroll::index_of(d)] =
          static_cast<std::int8_t>((along_hill ? effect.connected_shift : effect.shift) + side_shift);
    }
  }
}

void Ground::sum_tables(const Charts& charts) {
  for (Role role : {Role::Attacker, Role::Defender}) {
    const ResultTable& table = role == Role::Attacker ? charts.defender : charts.attacker;
    for (int column = 0; column < kColumns; ++column) {
      for (int rating = -kHighestRating; rating <= kHighestRating; ++rating) {
        Toll& toll =
            tolls_[role][static_cast<std::size_t>(column)][static_cast<std::size_t>(rating + kHighestRating)];
        for (int die = 1; die <= 6; ++die) {
          const CombatResult result = table.at(column, die + rating);
          toll.steps += result.losses;
          toll.retreats += result.retreat ? 1 : 0;
          toll.checks += result.losses > 0 && !result.retreat ? 1 : 0;
        }
      }
    }
  }
}

const Ground::Toll& Ground::toll(Role suffers, int column, int enemy_rating) const {
  const int row = std::clamp(enemy_rating, -kHighestRating, kHighestRating) + kHighestRating;
  return tolls_[suffers][static_cast<std::size_t>(column)][static_cast<std::size_t>(row)];
}

}  // namespace longroll::aprils
