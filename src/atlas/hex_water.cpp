#include "atlas/hex_water.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "format/map_file.h"

namespace longroll::atlas {
namespace {

constexpr double kReach = 1.0;       // how far a crossing may move to its hex
constexpr double kPinReach = 1.5;    // a pinned crossing this near is the same one
constexpr double kWithoutWay = 0.6;  // worth of a way that uses the crossing

std::string title(const GroundLine& line) {
  return std::string(name_of(line.kind)) + (line.name.empty() ? "" : " \"" + line.name + "\"");
}

bool has_water(Features f) { return f.has(Feature::Stream) || f.has(Feature::River); }

bool is_crossing(Feature f) { return f == Feature::Bridge || f == Feature::Ford; }

// How far a vector of the sheet goes east and north.
struct OnCompass {
  double east = 0;
  double north = 0;
};
OnCompass on_compass(SheetPoint vector, double rows_toward) {
  const double down = rows_toward * std::numbers::pi / 180, right = down - std::numbers::pi / 2;
  return {vector.x * std::sin(right) + vector.y * std::sin(down),
          vector.x * std::cos(right) + vector.y * std::cos(down)};
}

std::uint8_t bit_of(Direction d) { return static_cast<std::uint8_t>(1u << index_of(d)); }

// One river, hex by hex: which neighbours lie to its left and to its right as it is drawn.
class RiverBanks {
 public:
  RiverBanks(const Ground& ground, const Way& river, Map& map, std::vector<std::string>& faults)
      : ground_(ground), river_(river), map_(map), faults_(faults) {}

  void lay() {
    for (std::size_t i = 0; i < river_.cells.size(); ++i)
      if (const auto hex = hex_in(map_.grid(), river_.cells[i])) part(*hex, i);
    const bool left_is_first = name_banks();
    for (Parted& parted : parted_) {
      Banks banks{names_, {parted.left, parted.right}};
      if (!left_is_first) std::swap(banks.sides[0], banks.sides[1]);
      map_.set_banks(parted.hex, banks);
    }
  }

 private:
  struct Parted {
    HexId hex;
    std::uint8_t left = 0, right = 0;  // one bit a direction
  };

  std::string name() const { return title(ground_.lines[river_.line]); }

  // Where the river leaves the hex toward a cell of its course; at the course's end, over the map's edge.
  std::optional<Direction> way_out(HexId hex, std::size_t at, int step) const {
    const bool at_end = step < 0 ? at == 0 : at + 1 == river_.cells.size();
    if (at_end) return way_off_the_map(map_.grid(), hex);
    const std::size_t other = step < 0 ? at - 1 : at + 1;
    return direction_between(map_.grid(), river_.cells[at], river_.cells[other]);
  }

  void part(HexId hex, std::size_t at) {
    const std::optional<Direction> from = way_out(hex, at, -1), to = way_out(hex, at, +1);
    if (!from || !to || *from == *to) {
      faults_.push_back(name() + " ends in " + map_.grid().name(hex) + " and parts no banks there");
      return;
    }
    Parted parted{hex, 0, 0};
    // Clockwise from where the river comes lies its left, seen downstream; from where it goes, its right.
    for (Direction d = turned(*from, 1); d != *to; d = turned(d, 1)) add_side(parted.left, hex, d);
    for (Direction d = turned(*to, 1); d != *from; d = turned(d, 1)) add_side(parted.right, hex, d);
    parted_.push_back(parted);
  }

  void add_side(std::uint8_t& sides, HexId hex, Direction d) {
    const std::optional<HexId> next = map_.grid().neighbour(hex, d);
    if (!next) return;
    // A river hex beside a river hex is reached along the bank of the same name: true only along the course.
    if (!map_.inside(*next).has(Feature::River))
      sides = static_cast<std::uint8_t>(sides | bit_of(d));
    else if (hex < *next)
      faults_.push_back(name() + " in " + map_.grid().name(hex) + " touches a river in " +
                        map_.grid().name(*next) + " beside its course");
  }

  // Whether the left bank is the first of the names, which are those of the compass directions it lies toward.
  bool name_banks() {
    SheetPoint leftward;
    for (const Parted& parted : parted_)
      for (Direction d : kDirections) {
        const double sign = (parted.left & bit_of(d)) != 0 ? 1 : (parted.right & bit_of(d)) != 0 ? -1 : 0;
        const SheetPoint middle = middle_of(map_.grid(), hexside_of(map_.grid(), parted.hex, d));
        const SheetPoint centre = centre_of(map_.grid(), parted.hex);
        leftward.x += sign * (middle.x - centre.x);
        leftward.y += sign * (middle.y - centre.y);
      }
    const OnCompass left = on_compass(leftward, ground_.anchor.rows_toward);
    const bool by_east = std::abs(left.east) >= std::abs(left.north);
    names_ =
        by_east ? std::array<std::string, 2>{"east", "west"} : std::array<std::string, 2>{"north", "south"};
    return (by_east ? left.east : left.north) > 0;
  }

  const Ground& ground_;
  const Way& river_;
  Map& map_;
  std::vector<std::string>& faults_;
  std::vector<Parted> parted_;
  std::array<std::string, 2> names_;
};

void lay_hexes(const std::vector<Way>& waters, Feature kind, Map& map) {
  for (const Way& water : waters) {
    // In hexes a creek is a stream: the charts know no third kind.
    if ((water.kind == Feature::River) != (kind == Feature::River)) continue;
    for (Cell cell : water.cells)
      if (const auto hex = hex_in(map.grid(), cell); hex && !map.inside(*hex).has(Feature::River))
        map.add_inside(*hex, kind);
  }
}

void apply_water_pins(const Ground& ground, Map& map, std::vector<std::string>& overridden,
                      std::vector<std::string>& faults) {
  const Grid& grid = map.grid();
  for (const InsidePin& pin : ground.inside_pins) {
    if (is_crossing(pin.feature) || map.inside(pin.hex).has(pin.feature)) continue;
    if (pin.feature == Feature::River || map.inside(pin.hex).has(Feature::River)) {
      faults.push_back(grid.name(pin.hex) + ": " + std::string(name_of(pin.feature)) +
                       " pinned, but the ground leads its rivers elsewhere");
      continue;
    }
    map.add_inside(pin.hex, pin.feature);
    overridden.push_back(grid.name(pin.hex) + ": " + std::string(name_of(pin.feature)) +
                         " pinned, the ground has none there" +
                         (pin.source.empty() ? "" : " (" + pin.source + ")"));
  }
  for (const SidePin& pin : ground.side_pins)
    if (!is_way(pin.feature))
      faults.push_back(name_of(grid, pin.side) + ": " + std::string(name_of(pin.feature)) +
                       " pinned on a hexside, but in this game it lies in hexes");
}

bool carries_way(const Map& map, HexId hex) {
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) {
    return map.features(hex, d).has(Feature::Road) || map.features(hex, d).has(Feature::Railroad);
  });
}

// A road that comes to the hex on both banks.
bool carries_road_over(const Map& map, HexId hex) {
  const auto& banks = map.banks(hex);
  if (!banks) return carries_way(map, hex);
  std::array<bool, 2> met{};
  for (std::size_t bank = 0; bank < 2; ++bank)
    for (Direction d : kDirections)
      if (banks->has(bank, d) && map.features(hex, d).has(Feature::Road)) met[bank] = true;
  return met[0] && met[1];
}

void lay_point(const GroundPoint& point, Feature kind, const Ground& ground, Map& map,
               std::vector<std::string>& faults) {
  const Grid& grid = map.grid();
  const bool pinned =
      std::any_of(ground.inside_pins.begin(), ground.inside_pins.end(), [&](const InsidePin& pin) {
        return pin.feature == kind && distance(point.at, centre_of(grid, pin.hex)) < kPinReach;
      });
  if (pinned) return;
  std::optional<HexId> best;
  double least = kReach + kWithoutWay;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const double far = distance(point.at, centre_of(grid, HexId(i)));
    if (far > kReach || !has_water(map.inside(HexId(i)))) continue;
    const double worth = far + (carries_way(map, HexId(i)) ? 0 : kWithoutWay);
    if (worth >= least) continue;
    least = worth;
    best = HexId(i);
  }
  if (!best)
    faults.push_back(std::string(name_of(kind)) + " \"" + point.name + "\" is near no watercourse");
  else
    map.add_inside(*best, kind);
}

// A river hex is crossed at bridges and fords only, so a way that comes over it has one.
void bridge_ways(const Ground& ground, const std::vector<Way>& ways, Map& map,
                 std::vector<std::string>& faults) {
  const Grid& grid = map.grid();
  const auto bank_toward = [&](HexId hex, Cell from, Cell to) -> std::optional<std::size_t> {
    const auto d = direction_between(grid, from, to);
    for (std::size_t bank = 0; bank < 2; ++bank)
      if (d && map.banks(hex)->has(bank, *d)) return bank;
    return std::nullopt;
  };
  for (const Way& way : ways) {
    for (std::size_t i = 1; i + 1 < way.cells.size(); ++i) {
      const auto hex = hex_in(grid, way.cells[i]);
      if (!hex || !map.banks(*hex)) continue;
      const auto before = bank_toward(*hex, way.cells[i], way.cells[i - 1]);
      const auto after = bank_toward(*hex, way.cells[i], way.cells[i + 1]);
      const Features inside = map.inside(*hex);
      if (!before || !after || *before == *after || inside.has(Feature::Bridge) || inside.has(Feature::Ford))
        continue;
      map.add_inside(*hex, Feature::Bridge);
      faults.push_back(title(ground.lines[way.line]) + " crosses the river in " + grid.name(*hex) +
                       " where the ground has no crossing; a bridge was added");
    }
  }
}

}  // namespace

void lay_hex_waters(const Ground& ground, const std::vector<Way>& waters, Map& map,
                    std::vector<std::string>& overridden, std::vector<std::string>& faults) {
  lay_hexes(waters, Feature::River, map);
  lay_hexes(waters, Feature::Stream, map);
  for (const Way& water : waters)
    if (water.kind == Feature::River) RiverBanks(ground, water, map, faults).lay();
  apply_water_pins(ground, map, overridden, faults);
}

void lay_hex_crossings(const Ground& ground, const std::vector<Way>& ways, Map& map,
                       std::vector<std::string>& faults) {
  for (const InsidePin& pin : ground.inside_pins) {
    if (!is_crossing(pin.feature)) continue;
    if (has_water(map.inside(pin.hex)))
      map.add_inside(pin.hex, pin.feature);
    else
      faults.push_back(map.grid().name(pin.hex) + ": " + std::string(name_of(pin.feature)) +
                       " pinned where there is no water");
  }
  for (const GroundPoint& point : ground.points) {
    if (point.kind == GroundPoint::Kind::Bridge) lay_point(point, Feature::Bridge, ground, map, faults);
    if (point.kind == GroundPoint::Kind::Ford) lay_point(point, Feature::Ford, ground, map, faults);
  }
  bridge_ways(ground, ways, map, faults);
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    if (map.inside(HexId(i)).has(Feature::Bridge) && !carries_road_over(map, HexId(i)))
      faults.push_back("the bridge in " + map.grid().name(HexId(i)) + " carries no road from bank to bank");
}

}  // namespace longroll::atlas
