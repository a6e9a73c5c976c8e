#include "aprils/battles/shiloh_gunboats.h"

#include <algorithm>

#include "aprils/battles/shiloh.h"

namespace longroll::aprils::shiloh {
namespace {

constexpr int kOpenFire = 9;  // 14:00

constexpr std::array<std::string_view, 8> kDillBranch = {"2111", "2112", "2211", "2212",
                                                         "2311", "2312", "2411", "2412"};

bool is_gunboat(const Scenario& scenario, UnitId unit) {
  return scenario.unit(unit).kind == UnitKind::Gunboat;
}

// How far the nearest enemy battery is from a hex; none if there is none on the map.
std::optional<int> nearest_battery(const Scenario& scenario, const Situation& situation, Side enemy,
                                   HexId hex) {
  std::optional<int> nearest;
  for (UnitId unit : scenario.units_of_side[enemy]) {
    if (!situation.on_map(unit) || scenario.unit(unit).kind != UnitKind::Artillery) continue;
    const int distance = scenario.map.grid().distance(hex, situation.hex(unit));
    if (!nearest || distance < *nearest) nearest = distance;
  }
  return nearest;
}

// 14.6b: gunboats afloat with both steps.
UnitSet fit_to_shell(const Scenario& scenario, const Situation& situation, FormationId formation) {
  UnitSet fit;
  for (UnitId unit : scenario.units_of[formation.index()])
    if (is_gunboat(scenario, unit) && situation.on_map(unit) &&
        situation.steps_left(unit) == scenario.unit(unit).steps)
      fit.insert(unit);
  return fit;
}

// How many faces of the die send somebody in this hex back, all units together.
int hoped_for(const Scenario& scenario, const Situation& situation, HexId hex) {
  int faces = 0;
  for (UnitId unit : units_in(scenario, situation, hex))
    faces += std::clamp(scenario.charts.morale_pass - 2 - scenario.unit(unit).morale, 0, 6);
  return faces;
}

// 14.6b: enemy hexes within range, those first where most is to be hoped for.
std::vector<HexId> shelling_targets(const Scenario& scenario, const Situation& situation, UnitId gunboat) {
  const Grid& grid = scenario.map.grid();
  std::vector<HexId> targets;
  const Field field(scenario, situation);
  field.held[enemy_of(scenario.unit(gunboat).side)].for_each(grid, [&](HexId hex) {
    if (grid.distance(situation.hex(gunboat), hex) <= kGunRange) targets.push_back(hex);
  });
  std::sort(targets.begin(), targets.end(), [&](HexId a, HexId b) {
    const int hope_a = hoped_for(scenario, situation, a), hope_b = hoped_for(scenario, situation, b);
    return hope_a != hope_b ? hope_a > hope_b : a < b;
  });
  return targets;
}

}  // namespace

std::optional<Refusal> bars_attack(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (situation.turn >= kOpenFire || !is_gunboat(scenario, unit)) return std::nullopt;
  return Refusal{Reason::SpecialRuleBars, "14.3", unit, std::nullopt, 0};
}

HexSet open_to_gunboats(const Scenario& scenario) {
  HexSet ravine;
  for (std::string_view name : kDillBranch)
    if (const auto hex = scenario.map.grid().named(name)) ravine.insert(scenario.map.grid(), *hex);
  return ravine;
}

bool judge_retreats(const Scenario& scenario, const Situation& situation, UnitId unit, RetreatHexes& hexes) {
  if (!is_gunboat(scenario, unit)) return false;
  const Side enemy = enemy_of(scenario.unit(unit).side);
  const auto now = nearest_battery(scenario, situation, enemy, situation.hex(unit));
  for (RetreatHex& h : hexes) {
    if (h.forbidden) continue;
    const bool full = units_in(scenario, situation, h.hex).size() >= kStackingLimit;
    const bool farther = now && *nearest_battery(scenario, situation, enemy, h.hex) > *now;
    h.forbidden = full || !farther;
  }
  return true;
}

void begin_shelling(const Umpire& umpire, FormationId formation) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  if (!chosen(situation, Option::NightShelling) || !scenario.turn(situation.turn).night) return;
  const UnitSet gunboats = fit_to_shell(scenario, situation, formation);
  if (!gunboats.empty())
    umpire.next({SpecialQuestion{kShelling, scenario.formation(formation).side, gunboats}});
}

void offer_shelling(const Scenario& scenario, const Situation& situation, const SpecialQuestion& question,
                    Offers& offers) {
  for (UnitId gunboat : question.units)
    for (HexId hex : shelling_targets(scenario, situation, gunboat))
      offers.add(SpecialChoice{kShell, gunboat, hex});
  offers.add(SpecialChoice{kCeaseFire, std::nullopt, std::nullopt});
}

std::optional<Refusal> refuse_shelling(const Scenario& scenario, const Situation& situation,
                                       const SpecialQuestion& question, const SpecialChoice& choice) {
  const auto because = [&](Reason reason) {
    return Refusal{reason, "14.6b", choice.unit, choice.hex, choice.number};
  };
  const bool names_nothing = !choice.unit && !choice.hex;
  if (choice.number == kCeaseFire && names_nothing) return std::nullopt;
  if (choice.number != kShell || !choice.unit || !choice.hex)
    return Refusal{Reason::WrongKind, "14.6b", std::nullopt, std::nullopt, 0};
  if (choice.unit->index() >= scenario.units.size() || !question.units.contains(*choice.unit))
    return Refusal{Reason::NotAsked, "14.6b", std::nullopt, std::nullopt, 0};
  const std::vector<HexId> targets = shelling_targets(scenario, situation, *choice.unit);
  if (std::find(targets.begin(), targets.end(), *choice.hex) != targets.end()) return std::nullopt;
  const auto holder = holder_of(scenario, situation, *choice.hex);
  return because(holder == enemy_of(question.side) ? Reason::CannotReach : Reason::NoEnemyThere);
}

void shell(const Umpire& umpire, const SpecialQuestion& question, const SpecialChoice& choice) {
  if (choice.number == kCeaseFire) return;
  Situation& situation = umpire.situation;
  UnitSet left = question.units;
  left.erase(*choice.unit);
  if (!left.empty()) umpire.next({SpecialQuestion{kShelling, question.side, left}});
  const UnitSet shelled = units_in(umpire.scenario, situation, *choice.hex);
  // It is kept as a bombardment without dice, so that retreats know the hexes they come from (rulings A37, A82).
  Fight fight;
  fight.kind = FightKind::Bombardment;
  fight.attacker = question.side;
  fight.guns.insert(*choice.unit);
  fight.targets.push_back(*choice.hex);
  fight.hit[Role::Defender] = shelled;
  fight.attacker_rolls = fight.defender_rolls = false;
  situation.fight = fight;
  umpire.tell(SpecialHappened{"14.6b", kShell, choice.unit, 0, choice.hex});
  umpire.next({CheckUnits{shelled}, EndFight{}});
}

int check_bonus(const Scenario& scenario, const Situation& situation, const RollCheck& check) {
  // There are no combats at night (9.0), so that what is fought then is a shelling.
  return scenario.turn(situation.turn).night && situation.fight && !check.entered_zone ? 1 : 0;
}

void end_shelling(const Umpire& umpire) {
  if (!umpire.scenario.turn(umpire.situation.turn).night) return;
  // Ruling A142: what a combat phase remembers of retreats until its end means nothing here.
  umpire.situation.retreated.clear();
  umpire.situation.displaced.clear();
}

}  // namespace longroll::aprils::shiloh
