#include "aprils/zones.h"

#include "aprils/field.h"
#include "aprils/fortifications.h"

namespace longroll::aprils {
namespace {

// All six directions at once, column by column.
HexSet spread(const Grid& grid, const HexSet& held, const std::array<const HexSet*, 6>& open) {
  using Word = HexSet::Word;
  HexSet zones;
  const int columns = grid.shape().columns;
  for (int c = 0; c < columns; ++c) {
    const Word west = c > 0 ? held.word(c - 1) : 0;
    const Word here = held.word(c);
    const Word east = c + 1 < columns ? held.word(c + 1) : 0;
    if ((west | here | east) == 0) continue;
    // Side columns lie half a row lower if they are shifted, else half a row higher.
    const bool sides_shifted = !grid.shifted(c);
    zones.word(c) =
        ((here >> 1) & open[0]->word(c)) | ((sides_shifted ? west : west >> 1) & open[1]->word(c)) |
        ((sides_shifted ? west << 1 : west) & open[2]->word(c)) | ((here << 1) & open[3]->word(c)) |
        ((sides_shifted ? east << 1 : east) & open[4]->word(c)) |
        ((sides_shifted ? east : east >> 1) & open[5]->word(c));
  }
  return zones;
}

}  // namespace

HexSet zones_of(const Scenario& scenario, const Situation& situation, const HexSet& held) {
  // 5.0: a zone is the six hexes around a unit; units of all kinds exert it, friends do not cancel it (ruling A12).
  const Grid& grid = scenario.map.grid();
  std::array<const HexSet*, 6> open{};
  for (Direction d : kDirections) open[longroll::index_of(d)] = &scenario.moves.zone_passes(d);
  HexSet zones = spread(grid, held, open);
  // 5.0, 10: no zone passes into a hex over a side that its work covers.
  for (const Fortification& work : situation.works) {
    if (!zones.contains(grid, work.hex)) continue;
    bool reached = false;
    for (Direction d : kDirections) {
      if (work.covers(d) || !open[longroll::index_of(opposite(d))]->contains(grid, work.hex)) continue;
      const std::optional<HexId> from = grid.neighbour(work.hex, d);
      reached = reached || (from && held.contains(grid, *from));
    }
    if (!reached) zones.erase(grid, work.hex);
  }
  return zones;
}

bool zone_reaches(const Scenario& scenario, const Situation& situation, HexId from, Direction d) {
  const std::optional<HexId> to = scenario.map.grid().neighbour(from, d);
  if (!to || river_bars(scenario.map.features(from, d))) return false;
  return work_on(situation, *to, opposite(d)) == nullptr;
}

std::uint8_t zone_directions_into(const Scenario& scenario, const Situation& situation, HexId hex) {
  std::uint8_t bits = 0;
  for (Direction d : kDirections) {
    const std::optional<HexId> next = scenario.map.grid().neighbour(hex, d);
    if (next && zone_reaches(scenario, situation, *next, opposite(d))) {
      bits = static_cast<std::uint8_t>(bits | 1u << longroll::index_of(d));
    }
  }
  return bits;
}

}  // namespace longroll::aprils
