#include "aprils/sight_table.h"

#include "hex/line.h"

namespace longroll::aprils {
namespace {

bool blocks(const Map& map, const Charts& charts, HexId hex) {
  return charts.of(map.terrain(hex)).blocks_sight;
}

// 7.1: an embankment blocks unless it borders the firing or the target hex.
bool bank_blocks(const Map& map, const Charts& charts, HexId a, HexId b, HexId from, HexId to) {
  if (a == from || a == to || b == from || b == to) return false;
  return map.features(a, b).has(Feature::Embankment) && charts.of(Feature::Embankment).blocks_sight;
}

// The hexes the line is in at one step: one, or the two beside a hexside.
FixedVector<HexId, 2> hexes_at(const LineStep& step) {
  FixedVector<HexId, 2> hexes{step.hex};
  if (step.other) hexes.push_back(*step.other);
  return hexes;
}

std::optional<SightBlock> block_along(const Map& map, const Charts& charts, HexId from, HexId to,
                                      const Line& line) {
  FixedVector<HexId, 2> before{from};
  for (const LineStep& step : line.steps) {
    const FixedVector<HexId, 2> here = hexes_at(step);
    if (step.kind == LineStep::Kind::Between) {
      // 7.1, ruling A40: along a hexside both hexes must block; an embankment on it blocks by itself.
      if (step.other && bank_blocks(map, charts, step.hex, *step.other, from, to)) {
        return SightBlock{step.hex, step.other, true};
      }
      if (step.other && blocks(map, charts, step.hex) && blocks(map, charts, *step.other)) {
        return SightBlock{step.hex, step.other, false};
      }
    } else if (blocks(map, charts, step.hex)) {
      return SightBlock{step.hex, std::nullopt, false};
    }
    // Between two steps the line crosses a hexside, or a corner where two hexsides meet: ruling A65, then both must block.
    bool all_banks = true;
    for (HexId a : before)
      for (HexId b : here)
        if (!map.grid().adjacent(a, b) || !bank_blocks(map, charts, a, b, from, to)) all_banks = false;
    if (all_banks) return SightBlock{before.front(), here.front(), true};
    before = here;
  }
  return std::nullopt;
}

}  // namespace

std::optional<SightBlock> sight_block(const Map& map, const Charts& charts, HexId from, HexId to) {
  return block_along(map, charts, from, to, line_between(map.grid(), from, to));
}

SightTable::SightTable(const Map& map, const Charts& charts) : seen_(map.grid().size()) {
  const Grid& grid = map.grid();
  const ShortLines lines(grid, kGunRange);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId from(i);
    // Sight is mutual, so each pair is judged once.
    lines.for_each(from, [&](HexId to, const Line& line) {
      if (block_along(map, charts, from, to, line)) return;
      seen_[from.index()].insert(grid, to);
      seen_[to.index()].insert(grid, from);
    });
  }
}

SightTable sight_afloat(const Map& map, const Charts& charts, const HexSet& open) {
  const Grid& grid = map.grid();
  Map opened = map;
  open.for_each(grid, [&](HexId hex) { opened.set_terrain(hex, Terrain::Clear); });
  SightTable table;
  table.seen_.resize(grid.size());
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId from(i);
    if (map.terrain(from) != Terrain::Water) continue;
    for (std::size_t j = 0; j < grid.size(); ++j) {
      const HexId to(j);
      const int range = grid.distance(from, to);
      if (range > 0 && range <= kGunRange && !sight_block(opened, charts, from, to))
        table.seen_[i].insert(grid, to);
    }
  }
  return table;
}

}  // namespace longroll::aprils
