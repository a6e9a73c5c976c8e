// 4.2 to 5 and 9: where units can go, compared on many small maps with a second telling of the rules that knows no
// bit rows and no tables.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "aprils/movement.h"
#include "kit/field.h"
#include "kit/files.h"

namespace longroll::aprils {
namespace {

// One unit's movement by the rules as printed, one hex at a time.
class Walker {
 public:
  Walker(const Scenario& scenario, const Situation& situation, UnitId unit)
      : scenario_(scenario),
        situation_(situation),
        unit_(unit),
        map_(scenario.map),
        grid_(scenario.map.grid()) {
    const Unit& who = scenario.unit(unit);
    side_ = who.side;
    kind_ = who.kind;
    allowance_ = 2 * (situation.steps_left(unit) == 2 || who.steps == 1 ? who.full : who.reduced).movement;
    if (situation.on_map(unit)) origin_ = situation.hex(unit);
    from_zone_ = origin_ && in_enemy_zone(*origin_);
  }

  // The cheapest cost of ending in each hex.
  std::map<HexId, int> ends() const {
    std::map<HexId, int> best;  // of being there
    std::vector<std::pair<HexId, int>> open;
    const auto arrive = [&](HexId hex, int cost, bool first) {
      if (!may_enter(hex) || (cost > allowance_ && !first)) return;
      const auto known = best.find(hex);
      if (known != best.end() && known->second <= cost) return;
      best[hex] = cost;
      if (cost <= allowance_ && !in_enemy_zone(hex)) open.emplace_back(hex, cost);
    };
    if (origin_) {
      for (Direction d : kDirections)
        if (const auto cost = step(*origin_, d)) arrive(*grid_.neighbour(*origin_, d), *cost, true);
    } else {
      for (HexId hex : gates()) arrive(hex, *entry(hex), true);
    }
    while (!open.empty()) {
      const auto [hex, spent] = open.back();
      open.pop_back();
      for (Direction d : kDirections)
        if (const auto cost = step(hex, d)) arrive(*grid_.neighbour(hex, d), spent + *cost, false);
    }
    std::map<HexId, int> found;
    for (const auto& [hex, cost] : best)
      if (friends_in(hex) < 2 && hex != origin_) found[hex] = cost;
    return found;
  }

  // The cost of this very path, if it is legal.
  std::optional<int> walk(const Path& path) const {
    int spent = 0;
    std::optional<HexId> here = origin_;
    for (std::size_t i = 0; i < path.size(); ++i) {
      std::optional<int> cost;
      if (here) {
        if (i > 0 && in_enemy_zone(*here)) return std::nullopt;
        for (Direction d : kDirections)
          if (grid_.neighbour(*here, d) == path[i]) cost = step(*here, d);
      } else if (gates().contains(path[i])) {
        cost = entry(path[i]);
      }
      if (!cost || !may_enter(path[i])) return std::nullopt;
      spent += *cost;
      if (i > 0 && spent > allowance_) return std::nullopt;
      here = path[i];
    }
    if (path.empty() || friends_in(*here) >= 2) return std::nullopt;
    return spent;
  }

 private:
  int friends_in(HexId hex) const { return count_in(hex, side_); }
  bool enemies_in(HexId hex) const { return count_in(hex, enemy_of(side_)) > 0; }
  int count_in(HexId hex, Side side) const {
    int count = 0;
    for (std::size_t i = 0; i < scenario_.units.size(); ++i)
      if (UnitId(i) != unit_ && scenario_.units[i].side == side && situation_.location[i].is(hex)) ++count;
    return count;
  }

  bool in_enemy_zone(HexId hex) const {
    for (Direction d : kDirections) {
      const auto next = grid_.neighbour(hex, d);
      if (!next || !enemies_in(*next) || impassable_river(map_.features(hex, d))) continue;
      bool covered = false;
      for (const Fortification& work : situation_.works)
        covered = covered || (work.hex == hex && (d == work.facing || d == turned(work.facing, 1) ||
                                                  d == turned(work.facing, 5)));
      if (!covered) return true;
    }
    return false;
  }

  bool may_enter(HexId hex) const {
    if (enemies_in(hex)) return false;
    if (!in_enemy_zone(hex)) return true;
    if (from_zone_) return false;
    if (scenario_.turn(situation_.turn).night && friends_in(hex) == 0) return false;
    return friends_in(hex) < 2;
  }

  static bool impassable_river(Features side) {
    return side.has(Feature::River) && !side.has(Feature::Bridge) && !side.has(Feature::Ford);
  }

  // The card, in half points; none where the kind may not go.
  std::optional<int> ground(Terrain terrain) const {
    const bool horse = kind_ == UnitKind::Cavalry, gun = kind_ == UnitKind::Artillery;
    switch (terrain) {
      case Terrain::Clear:
        return 2;
      case Terrain::Woods:
      case Terrain::Hill:
      case Terrain::Town:
        return 4;
      case Terrain::WoodedHill:
        return 6;
      case Terrain::Swamp:
        return gun ? std::nullopt : std::optional<int>(6);
      case Terrain::Rough:
        return gun || horse ? std::nullopt : std::optional<int>(8);
      case Terrain::Water:
      case Terrain::OutOfPlay:
        return std::nullopt;
    }
    return std::nullopt;
  }

  std::optional<int> step(HexId from, Direction d) const {
    const auto to = grid_.neighbour(from, d);
    if (!to) return std::nullopt;
    const Features side = map_.features(from, d);
    if (impassable_river(side)) return std::nullopt;
    if (friends_in(*to) < 2 && map_.terrain(*to) != Terrain::Water &&
        map_.terrain(*to) != Terrain::OutOfPlay) {
      if (side.has(Feature::Road)) return 1;
      if (side.has(Feature::Track) || side.has(Feature::Railroad)) return 2;
    }
    auto cost = ground(map_.terrain(*to));
    if (!cost) return std::nullopt;
    if (side.has(Feature::Embankment)) {
      if (kind_ != UnitKind::Infantry) return std::nullopt;
      *cost += 2;
    }
    if (side.has(Feature::Bridge)) return cost;
    if (side.has(Feature::Ford)) return *cost + (side.has(Feature::River) ? 4 : 0);
    return *cost + (side.has(Feature::Stream) ? 2 : 0) + (side.has(Feature::Creek) ? 4 : 0);
  }

  std::optional<int> entry(HexId hex) const {
    std::optional<int> best = ground(map_.terrain(hex));
    for (const Entry& gate : map_.entries) {
      const bool own = scenario_.unit(unit_).entry.find(gate.letter) != std::string::npos;
      if (!own || gate.hex != hex || !gate.by || friends_in(hex) >= 2) continue;
      const int by_road = *gate.by == Feature::Road ? 1 : 2;
      if (!best || by_road < *best) best = by_road;
    }
    return best;
  }

  std::set<HexId> gates() const {
    std::set<HexId> printed, open;
    for (const Entry& gate : map_.entries)
      if (scenario_.unit(unit_).entry.find(gate.letter) != std::string::npos) printed.insert(gate.hex);
    bool all_blocked = true;
    for (HexId hex : printed) {
      if (enemies_in(hex)) continue;
      all_blocked = false;
      if (entry(hex)) open.insert(hex);
    }
    if (!all_blocked) return open;
    for (int distance = 0; open.empty() && distance < 20; ++distance)
      for (std::size_t i = 0; i < grid_.size(); ++i)
        for (HexId hex : printed)
          if (on_edge(HexId(i)) && grid_.distance(hex, HexId(i)) == distance && !enemies_in(HexId(i)) &&
              ground(map_.terrain(HexId(i))))
            open.insert(HexId(i));
    return open;
  }

  bool on_edge(HexId hex) const {
    for (Direction d : kDirections)
      if (!grid_.neighbour(hex, d)) return true;
    return false;
  }

  const Scenario& scenario_;
  const Situation& situation_;
  UnitId unit_;
  const Map& map_;
  const Grid& grid_;
  Side side_ = Side::Union;
  UnitKind kind_ = UnitKind::Infantry;
  int allowance_ = 0;
  std::optional<HexId> origin_;
  bool from_zone_ = false;
};

// A battlefield thrown together: every terrain, every hexside, stacks, works, reinforcements, day or night.
class Throw {
 public:
  explicit Throw(std::mt19937& numbers) : numbers_(numbers), field_(7, 6) {
    draw_ground();
    for (Side side : kSides) {
      for (int i = 0; i < 7; ++i) stand(side, i);
      for (int i = 0; i < 2; ++i) wait(side, i);
    }
    if (one_in(3)) field_.night();
    field_.turn(2);
    field_.scenario();
    for (int i = 0; i < 2; ++i)
      field_.situation().works.push_back(
          Fortification{any_hex(), static_cast<Direction>(below(6)), false, Side::Union, 1});
    for (std::size_t i = 0; i < field_.scenario().units.size(); ++i)
      if (one_in(3)) lose_step(field_.scenario(), field_.situation(), UnitId(i));
  }

  kit::Field& field() { return field_; }

 private:
  std::size_t below(std::size_t n) { return numbers_() % n; }
  bool one_in(std::size_t n) { return below(n) == 0; }
  HexId any_hex() { return HexId(below(field_.draft().map.grid().size())); }

  void draw_ground() {
    Map& map = field_.draft().map;
    for (std::size_t i = 0; i < map.grid().size(); ++i) {
      if (!one_in(3)) map.set_terrain(HexId(i), static_cast<Terrain>(below(kTerrains)));
      for (Direction d : {Direction::North, Direction::NorthEast, Direction::SouthEast}) {
        if (one_in(3)) {
          map.add_feature(HexId(i), d, std::array{Feature::Stream, Feature::Creek, Feature::River}[below(3)]);
          if (one_in(3)) map.add_feature(HexId(i), d, Feature::Bridge);
          if (one_in(3)) map.add_feature(HexId(i), d, Feature::Ford);
        }
        if (one_in(5)) map.add_feature(HexId(i), d, Feature::Embankment);
        if (one_in(4))
          map.add_feature(HexId(i), d,
                          std::array{Feature::Road, Feature::Track, Feature::Railroad}[below(3)]);
      }
    }
    for (char letter : {'A', 'B'}) {
      const std::optional<Feature> by =
          one_in(2) ? std::optional(one_in(2) ? Feature::Road : Feature::Track) : std::nullopt;
      for (std::size_t i = 0; i <= below(2); ++i)
        map.entries.push_back({letter, HexId(below(2) * 36 + below(6)), by});  // the first or the last column
    }
  }

  Strengths values() { return {4, 4, static_cast<std::uint8_t>(1 + below(one_in(6) ? 12 : 5))}; }
  UnitKind kind() { return static_cast<UnitKind>(below(3)); }

  void stand(Side side, int number) {
    const Map& map = field_.draft().map;
    HexId hex = any_hex();
    // Some on top of a friend, and so in threes now and then; never with an enemy.
    for (const Unit& other : field_.draft().units)
      if (other.set_up && other.side == side && one_in(4)) hex = *other.set_up;
    for (const Unit& other : field_.draft().units)
      if (other.set_up == hex && other.side != side) return;
    if (map.terrain(hex) == Terrain::Water || map.terrain(hex) == Terrain::OutOfPlay) return;
    field_.unit((side == Side::Union ? "u" : "c") + std::to_string(number), side, kind(), values(),
                map.grid().name(hex), 0, values());
  }
  void wait(Side side, int number) {
    const std::string letters = one_in(3) ? "AB" : one_in(2) ? "A" : "B";
    field_.reinforcement((side == Side::Union ? "ur" : "cr") + std::to_string(number), side, kind(), values(),
                         1, letters);
  }

  std::mt19937& numbers_;
  kit::Field field_;
};

std::string spell(const Grid& grid, const Path& path) {
  std::string text;
  for (HexId hex : path) text += grid.name(hex) + " ";
  return text;
}

// Every unit's reach, costs and cheapest paths against the walker's.
void compare(const Scenario& scenario, const Situation& situation, const std::string& where) {
  const Grid& grid = scenario.map.grid();
  const Field field(scenario, situation);
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    const UnitId unit(i);
    if (situation.location[i].is_gone()) continue;
    const std::string who = where + ", " + scenario.units[i].id + " in " +
                            (situation.on_map(unit) ? grid.name(situation.hex(unit)) : "waiting");
    Reach reach;
    find_reach(scenario, situation, field, unit, reach);
    const std::map<HexId, int> expected = Walker(scenario, situation, unit).ends();
    std::map<HexId, int> found;
    reach.ends().for_each(grid, [&](HexId hex) { found[hex] = reach.cost(grid, hex).value_or(-1); });
    ASSERT_EQ(found.size(), expected.size()) << who;
    for (const auto& [hex, cost] : expected) {
      ASSERT_TRUE(found.contains(hex)) << who << ", " << grid.name(hex);
      ASSERT_EQ(found[hex], cost) << who << ", " << grid.name(hex);
      const PricedPath priced = cheapest_path(scenario, situation, field, unit, reach, hex);
      ASSERT_FALSE(priced.path.empty()) << who << ", " << grid.name(hex);
      ASSERT_EQ(priced.path.back(), hex) << who;
      ASSERT_EQ(priced.cost, cost) << who;
      const MarchVerdict verdict = judge_march(scenario, situation, field, March{unit, priced.path});
      ASSERT_FALSE(verdict.refusal) << who << ", path " << spell(grid, priced.path);
      ASSERT_EQ(verdict.cost, cost) << who << ", path " << spell(grid, priced.path);
    }
  }
}

TEST(Reach, C4_2_C4_3_C5_C8_2_C9_agrees_with_a_walk_hex_by_hex_on_many_maps) {
  std::mt19937 numbers(1862);
  for (int round = 0; round < 400; ++round) {
    Throw thrown(numbers);
    compare(thrown.field().scenario(), thrown.field().situation(), "round " + std::to_string(round));
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Reach, C4_2_C5_agrees_with_a_walk_hex_by_hex_on_the_pea_ridge_map) {
  std::mt19937 numbers(1861);
  const Scenario& scenario = kit::battle("aprils/pea-ridge");
  const Grid& grid = scenario.map.grid();
  for (int round = 0; round < 8; ++round) {
    Situation situation = set_up(scenario, {});
    situation.turn = 3;
    // Everybody on or off the map anywhere within some ten hexes of one another.
    const int column = static_cast<int>(numbers() % 6), row = static_cast<int>(numbers() % 10);
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
      const auto hex =
          grid.at(column + static_cast<int>(numbers() % 10), row + static_cast<int>(numbers() % 10));
      if (situation.location[i].on_map() || !hex || numbers() % 5 == 0) continue;
      if (holder_of(scenario, situation, *hex) == enemy_of(scenario.units[i].side)) continue;
      put_unit(scenario, situation, UnitId(i), *hex);
    }
    compare(scenario, situation, "round " + std::to_string(round));
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Reach, A8_any_path_is_judged_like_a_walk_hex_by_hex) {
  std::mt19937 numbers(1864);
  int accepted = 0;
  for (int round = 0; round < 300; ++round) {
    Throw thrown(numbers);
    const Scenario& scenario = thrown.field().scenario();
    const Situation& situation = thrown.field().situation();
    const Grid& grid = scenario.map.grid();
    const Field field(scenario, situation);
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
      const UnitId unit(i);
      if (situation.location[i].is_gone()) continue;
      const Walker walker(scenario, situation, unit);
      for (int attempt = 0; attempt < 30; ++attempt) {
        Path path;
        HexId here = situation.on_map(unit) ? situation.hex(unit) : scenario.map.entries[numbers() % 2].hex;
        if (!situation.on_map(unit)) path.push_back(here);
        for (std::size_t steps = numbers() % 6; steps > 0; --steps) {
          if (const auto next = grid.neighbour(here, static_cast<Direction>(numbers() % 6))) here = *next;
          path.push_back(here);
        }
        const std::optional<int> expected = walker.walk(path);
        const MarchVerdict verdict = judge_march(scenario, situation, field, March{unit, path});
        ASSERT_EQ(!verdict.refusal, expected.has_value())
            << "round " << round << ", " << scenario.units[i].id << ", path " << spell(grid, path);
        if (!expected) continue;
        ++accepted;
        ASSERT_EQ(verdict.cost, *expected)
            << "round " << round << ", " << scenario.units[i].id << ", path " << spell(grid, path);
      }
    }
  }
  EXPECT_GT(accepted, 5000);
}

}  // namespace
}  // namespace longroll::aprils
