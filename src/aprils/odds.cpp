#include "aprils/odds.h"

#include <algorithm>

#include "aprils/battles/battle.h"
#include "aprils/fortifications.h"
#include "hex/line.h"

namespace longroll::aprils {
namespace {

int attack_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const int printed = strengths(scenario, situation, unit).attack;
  return scenario.rules->attack_of == nullptr ? printed
                                              : scenario.rules->attack_of(scenario, situation, unit, printed);
}

// Ruling A64: a gun's range is counted to its farthest target hex.
int range_to(const Scenario& scenario, const Situation& situation, UnitId gun, const HexList& targets) {
  int range = 0;
  for (HexId target : targets)
    range = std::max(range, scenario.map.grid().distance(situation.hex(gun), target));
  return range;
}

ShiftReason reason_of(Terrain terrain) {
  switch (terrain) {
    case Terrain::Hill:
      return ShiftReason::Hill;
    case Terrain::WoodedHill:
      return ShiftReason::WoodedHill;
    case Terrain::Swamp:
      return ShiftReason::Swamp;
    case Terrain::Rough:
      return ShiftReason::Rough;
    case Terrain::Town:
      return ShiftReason::Town;
    default:
      return ShiftReason::Woods;
  }
}

// 6.2.4, ruling A24: an attacker on a connected hex of the same hill takes the hill's advantage away.
// Ruling A63: so does a gun that bombards at range 1 from there.
bool attacked_along_hill(const Scenario& scenario, const Situation& situation, const Battle& battle,
                         HexId target) {
  for (UnitId unit : battle.adjacent | battle.guns) {
    const std::optional<Direction> d = scenario.map.grid().direction(situation.hex(unit), target);
    if (d && scenario.map.connected(situation.hex(unit), *d)) return true;
  }
  return false;
}

Shift hex_shift(const Scenario& scenario, const Situation& situation, const Battle& battle, HexId target) {
  const Terrain terrain = scenario.map.terrain(target);
  const TerrainEffect& effect = scenario.charts.of(terrain);
  if (is_hill(terrain) && attacked_along_hill(scenario, situation, battle, target)) {
    return {terrain == Terrain::Hill ? ShiftReason::Hill : ShiftReason::WoodedHillFromHill,
            effect.connected_shift, "6.2.4", target};
  }
  return {reason_of(terrain), effect.shift, "6.2.4", target};
}

// One hexside as an obstacle: its largest natural shift, and its work (ruling A23).
struct SideShift {
  Shift natural{ShiftReason::Stream, 0, "6.2.4", std::nullopt};
  Shift work{ShiftReason::Breastwork, 0, "10", std::nullopt};
  int total() const { return natural.value + work.value; }
};

ShiftReason reason_of(Feature feature) {
  switch (feature) {
    case Feature::Creek:
      return ShiftReason::Creek;
    case Feature::Bridge:
    case Feature::Ford:
      return ShiftReason::Crossing;
    case Feature::Embankment:
      return ShiftReason::Embankment;
    default:
      return ShiftReason::Stream;
  }
}

enum class Fire : std::uint8_t { Adjacent, Bombarding };

SideShift side_shift(const Scenario& scenario, const Situation& situation, HexId target, Direction from,
                     Fire fire) {
  SideShift shift;
  const Features side = scenario.map.features(target, from);
  const bool crossing = side.has(Feature::Bridge) || side.has(Feature::Ford);
  for (Feature feature : kAllFeatures) {
    if (!side.has(feature)) continue;
    const bool water = feature == Feature::Stream || feature == Feature::Creek || feature == Feature::River;
    if (water && crossing) continue;  // ruling A11: the crossing's shift stands in place of the water's
    const FeatureEffect& effect = scenario.charts.of(feature);
    if (fire == Fire::Bombarding && !effect.shift_in_bombardment) continue;  // 7.2
    if (effect.shift < shift.natural.value)
      shift.natural = {reason_of(feature), effect.shift, "6.2.4", target};
  }
  if (const Fortification* work = work_on(situation, target, from)) {
    shift.work = work->entrenchment
                     ? Shift{ShiftReason::Entrenchment, scenario.charts.entrenchment_shift, "10", target}
                     : Shift{ShiftReason::Breastwork, scenario.charts.breastwork_shift, "10", target};
  }
  return shift;
}

// The weakest of several hexsides counts, and only if each of them gives something.
void keep_weaker(std::optional<SideShift>& weakest, const SideShift& side) {
  if (!weakest || side.total() > weakest->total()) weakest = side;
}

// Rulings A23, A61: every pair of adjacent attacker and target hex.
std::optional<SideShift> assault_sides(const Scenario& scenario, const Situation& situation,
                                       const Battle& battle, bool& all_entrenched) {
  std::optional<SideShift> weakest;
  all_entrenched = true;
  for (UnitId unit : battle.adjacent) {
    for (HexId target : battle.targets) {
      const std::optional<Direction> d = scenario.map.grid().direction(target, situation.hex(unit));
      if (!d) continue;
      const SideShift side = side_shift(scenario, situation, target, *d, Fire::Adjacent);
      if (side.work.reason != ShiftReason::Entrenchment || side.work.value == 0) all_entrenched = false;
      keep_weaker(weakest, side);
    }
  }
  return weakest;
}

// 7.2, rulings A25, A63: the hexside over which each line of fire enters the target; at a corner the weaker of two.
std::optional<SideShift> bombardment_sides(const Scenario& scenario, const Situation& situation,
                                           const Battle& battle) {
  const Grid& grid = scenario.map.grid();
  std::optional<SideShift> weakest;
  for (UnitId gun : battle.guns) {
    for (HexId target : battle.targets) {
      const Line line = line_between(grid, situation.hex(gun), target);
      FixedVector<HexId, 2> last;
      if (line.steps.empty()) {
        last.push_back(situation.hex(gun));
      } else {
        last.push_back(line.steps.back().hex);
        if (line.steps.back().other) last.push_back(*line.steps.back().other);
      }
      for (HexId before : last) {
        const std::optional<Direction> d = grid.direction(target, before);
        if (d) keep_weaker(weakest, side_shift(scenario, situation, target, *d, Fire::Bombarding));
      }
    }
  }
  return weakest;
}

// 6.2.4, ruling A62: every hex around these is enemy-held or in an enemy zone; hexes off the map are left out.
bool surrounded(const Scenario& scenario, const Field& field, Side enemy, HexId hex) {
  const Grid& grid = scenario.map.grid();
  for (Direction d : kDirections) {
    const std::optional<HexId> next = grid.neighbour(hex, d);
    if (!next) continue;
    if (!field.held[enemy].contains(grid, *next) && !field.zones(enemy).contains(grid, *next)) return false;
  }
  return true;
}

bool attackers_surrounded(const Scenario& scenario, const Situation& situation, const Field& field,
                          const Battle& battle) {
  if (battle.adjacent.empty()) return false;
  for (UnitId unit : battle.adjacent)
    if (!surrounded(scenario, field, enemy_of(battle.attacker), situation.hex(unit))) return false;
  return true;
}

bool defenders_surrounded(const Scenario& scenario, const Field& field, const Battle& battle) {
  for (HexId target : battle.targets)
    if (!surrounded(scenario, field, battle.attacker, target)) return false;
  return true;
}

int capped(const Scenario& scenario, int shift) {
  return std::clamp(shift, -scenario.charts.largest_shift, scenario.charts.largest_shift);
}

}  // namespace

Ratio ratio_of(int attack, int defence) {
  if (defence == 0) return {kColumns - 1, 6};  // ruling A61
  // 6.2.3, ruling A21: rounded in the defender's favour either way.
  if (attack >= defence) {
    const int ratio = attack / defence;
    return {std::min(kEvenColumn + ratio - 1, kColumns - 1), ratio};
  }
  if (attack == 0) return {0, -defence};
  const int ratio = (defence + attack - 1) / attack;
  return {std::max(kEvenColumn - (ratio - 1), 0), -ratio};
}

UnitSet counted_defenders(const Scenario& scenario, const Situation& situation, HexId hex) {
  UnitSet counted;
  for (UnitId unit : units_in(scenario, situation, hex))
    if (!situation.overstacked(unit) && !situation.retreated.contains(unit)) counted.insert(unit);
  return counted;
}

int attack_strength(const Scenario& scenario, const Situation& situation, const Battle& battle) {
  int attack = 0, far = 0;
  for (UnitId unit : battle.adjacent) attack += attack_of(scenario, situation, unit);
  for (UnitId gun : battle.guns) {
    const int strength = attack_of(scenario, situation, gun);
    (range_to(scenario, situation, gun, battle.targets) > 1 ? far : attack) += strength;
  }
  return attack + far / 2;  // 7.1, ruling A39: the sum of the far guns is halved
}

int defence_strength(const Scenario& scenario, const Situation& situation, const HexList& targets) {
  int defence = 0;
  for (HexId target : targets)
    for (UnitId unit : counted_defenders(scenario, situation, target))
      defence += strengths(scenario, situation, unit).defence;
  return defence;
}

Odds odds_of(const Scenario& scenario, const Situation& situation, const Field& field, const Battle& battle) {
  Odds odds;
  odds.attack = attack_strength(scenario, situation, battle);
  odds.defence = defence_strength(scenario, situation, battle.targets);
  const Ratio ratio = ratio_of(odds.attack, odds.defence);
  odds.initial = ratio.column;
  odds.true_ratio = ratio.spoken;

  // 6.2.4: of several target hexes the terrain best for the defender.
  std::optional<Shift> ground;
  for (HexId target : battle.targets) {
    const Shift shift = hex_shift(scenario, situation, battle, target);
    if (!ground || shift.value < ground->value) ground = shift;
  }
  if (ground && ground->value != 0) odds.shifts.push_back(*ground);

  // 6.2.4: hexsides only if all attackers attack across one; in a combined attack the adjacent ones decide (A25).
  bool all_entrenched = false;
  const std::optional<SideShift> side = battle.adjacent.empty()
                                            ? bombardment_sides(scenario, situation, battle)
                                            : assault_sides(scenario, situation, battle, all_entrenched);
  if (side && side->natural.value != 0) odds.shifts.push_back(side->natural);
  if (side && side->work.value != 0) odds.shifts.push_back(side->work);
  odds.entrenched = side && all_entrenched;

  if (defenders_surrounded(scenario, field, battle))
    odds.shifts.push_back({ShiftReason::DefendersSurrounded, 1, "6.2.4", std::nullopt});
  if (scenario.rules->add_shifts != nullptr)
    scenario.rules->add_shifts(scenario, situation, battle, odds.shifts);
  int without_surrounded = 0;
  for (const Shift& shift : odds.shifts) without_surrounded += shift.value;
  // 6.2.6, ruling A26: carried below 1-4, the attacker does not roll.
  odds.attacker_rolls = odds.initial + capped(scenario, without_surrounded) >= 0;

  int sum = without_surrounded;
  if (attackers_surrounded(scenario, situation, field, battle)) {
    odds.shifts.push_back({ShiftReason::AttackersSurrounded, -1, "6.2.4", std::nullopt});
    sum -= 1;
  }
  odds.shift = capped(scenario, sum);
  odds.column = std::clamp(odds.initial + odds.shift, 0, kColumns - 1);
  return odds;
}

}  // namespace longroll::aprils
