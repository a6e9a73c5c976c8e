#include "rally/ground.h"

#include <algorithm>

#include "hex/line.h"

namespace longroll::rally {
namespace {

bool closed(Terrain terrain) { return terrain == Terrain::Water || terrain == Terrain::OutOfPlay; }

// Ruling R73: the costs of all terrain in the hex are added up; clear ground counts only where nothing else lies.
void add_up_costs(const Map& map, const Charts& charts, Spot& spot) {
  const Terrain terrain = map.terrain(spot.hex);
  const TerrainEffect& base = charts.of(terrain);
  const bool stream = map.inside(spot.hex).has(Feature::Stream);
  const bool base_counts = terrain != Terrain::Clear || !stream;
  spot.foot = (base_counts ? base.foot : 0) + (stream ? charts.stream.foot : 0);
  spot.horse = (base_counts ? base.horse : 0) + (stream ? charts.stream.horse : 0);
  if (base.in_zone > 0) spot.zone_extra = base.in_zone - base.foot;
}

}  // namespace

Ground::Ground(const Map& map, const Charts& charts) {
  lay_out(map, charts);
  connect(map);
  look_around(map, charts);
}

void Ground::lay_out(const Map& map, const Charts& charts) {
  const Grid& grid = map.grid();
  spots_.resize(grid.size());
  for (std::size_t i = 0; i < grid.size(); ++i) spots_[i].hex = HexId(i);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (!map.banks(HexId(i))) continue;
    Spot far;
    far.hex = HexId(i);
    far.bank = 1;
    far.other_bank = static_cast<std::uint16_t>(i);
    spots_[i].other_bank = static_cast<std::uint16_t>(spots_.size());
    spots_.push_back(far);
  }
  LONGROLL_CHECK(spots_.size() <= kMaxSpots, "the map has too many hexes");
  for (Spot& spot : spots_) {
    const Features inside = map.inside(spot.hex);
    spot.centre = grid.centre(spot.hex);
    spot.next.fill(kNowhere);
    spot.passable = !closed(map.terrain(spot.hex));
    spot.river = map.banks(spot.hex).has_value();
    spot.town = map.terrain(spot.hex) == Terrain::Town;
    add_up_costs(map, charts, spot);
    if (spot.river && inside.has(Feature::Ford)) spot.crossing = Crossing::Ford;
    if (spot.river && inside.has(Feature::Bridge)) spot.crossing = Crossing::Bridge;
    // Ruling R136: over a stream the bridge is the hex itself; over a river it is the way between the banks.
    spot.by_road = !spot.river && inside.has(Feature::Bridge) ? charts.bridge : charts.road;
    for (Direction d : kDirections) {
      if (map.features(spot.hex, d).has(Feature::Road)) spot.road = true;
      if (!grid.neighbour(spot.hex, d)) spot.edge = true;
    }
  }
}

void Ground::connect(const Map& map) {
  const Grid& grid = map.grid();
  for (Spot& spot : spots_) {
    const auto& banks = map.banks(spot.hex);
    for (Direction d : kDirections) {
      const auto hex = grid.neighbour(spot.hex, d);
      if (!hex || !spot.passable || closed(map.terrain(*hex))) continue;
      const auto& far = map.banks(*hex);
      std::uint16_t to = kNowhere;
      if (banks && far) {
        // Along the river: on to the bank of the same name.
        for (std::size_t bank = 0; bank < 2; ++bank)
          if (far->names[bank] == banks->names[spot.bank])
            to = bank == 0 ? hex->value() : spots_[hex->index()].other_bank;
      } else if (banks) {
        if (banks->has(spot.bank, d)) to = hex->value();
      } else if (far) {
        if (far->has(0, opposite(d))) to = hex->value();
        if (far->has(1, opposite(d))) to = spots_[hex->index()].other_bank;
      } else {
        to = hex->value();
      }
      if (to == kNowhere) continue;
      spot.next[longroll::index_of(d)] = to;
      const Features side = map.features(spot.hex, d);
      const auto bit = static_cast<std::uint8_t>(1u << longroll::index_of(d));
      if (side.has(Feature::Road)) spot.road_to = static_cast<std::uint8_t>(spot.road_to | bit);
      if (side.has(Feature::Railroad)) spot.rail_to = static_cast<std::uint8_t>(spot.rail_to | bit);
    }
  }
}

void Ground::look_around(const Map& map, const Charts& charts) {
  const Grid& grid = map.grid();
  seen_.assign(grid.size(), {});
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (std::size_t j = i; j < grid.size(); ++j) {
      // Sight is mutual, so each pair is judged once.
      if (grid.distance(HexId(i), HexId(j)) > kGunRange || sight_block(map, charts, HexId(i), HexId(j)))
        continue;
      seen_[i].push_back(HexId(j));
      if (i != j) seen_[j].push_back(HexId(i));
    }
  }
  for (auto& hexes : seen_) std::sort(hexes.begin(), hexes.end());
}

bool Ground::adjacent(SpotId a, SpotId b) const { return direction(a, b).has_value(); }

std::optional<Direction> Ground::direction(SpotId from, SpotId to) const {
  for (Direction d : kDirections)
    if (spots_[from.index()].next[longroll::index_of(d)] == to.value()) return d;
  return std::nullopt;
}

FixedVector<SpotId, 2> Ground::spots_of(HexId hex) const {
  FixedVector<SpotId, 2> found{SpotId(hex.index())};
  if (const auto far = other_bank(found[0])) found.push_back(*far);
  return found;
}

bool Ground::sees(HexId from, HexId to) const {
  return std::binary_search(seen_[from.index()].begin(), seen_[from.index()].end(), to);
}

std::string Ground::name(const Map& map, SpotId spot) const {
  const Spot& here = spots_[spot.index()];
  std::string name = map.grid().name(here.hex);
  if (const auto& banks = map.banks(here.hex)) name += "/" + banks->names[here.bank];
  return name;
}

std::optional<SpotId> Ground::named(const Map& map, std::string_view name) const {
  const std::size_t slash = name.find('/');
  const auto hex = map.grid().named(name.substr(0, slash));
  if (!hex) return std::nullopt;
  const auto& banks = map.banks(*hex);
  if (!banks) return slash == std::string_view::npos ? std::optional(SpotId(hex->index())) : std::nullopt;
  if (slash == std::string_view::npos) return std::nullopt;
  for (SpotId spot : spots_of(*hex))
    if (banks->names[spots_[spot.index()].bank] == name.substr(slash + 1)) return spot;
  return std::nullopt;
}

std::optional<HexId> sight_block(const Map& map, const Charts& charts, HexId from, HexId to) {
  const auto blocks = [&](HexId hex) { return charts.of(map.terrain(hex)).blocks_sight; };
  if (from == to) return std::nullopt;
  for (const LineStep& step : line_between(map.grid(), from, to).steps) {
    // Ruling R40: along a hexside both hexes must block.
    if (step.kind == LineStep::Kind::Through ? blocks(step.hex)
                                             : step.other && blocks(step.hex) && blocks(*step.other))
      return step.hex;
  }
  return std::nullopt;
}

}  // namespace longroll::rally
