#include "aprils/contacts.h"

#include "aprils/battles/battle.h"
#include "aprils/zones.h"

namespace longroll::aprils {
namespace {

bool is_gun(UnitKind kind) { return kind == UnitKind::Artillery || kind == UnitKind::Gunboat; }

int attack_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  Battle alone;
  alone.adjacent.insert(unit);
  return attack_strength(scenario, situation, alone);
}

// Hexes of one side's units outside a set, for duties: ruling A18 looks at those that have not moved since the start.
HexSet hexes_without(const Scenario& scenario, const Situation& situation, Side side,
                     const UnitSet& left_out) {
  HexSet hexes;
  for (UnitId unit : scenario.units_of_side[side] - left_out)
    if (situation.on_map(unit)) hexes.insert(scenario.map.grid(), situation.hex(unit));
  return hexes;
}

}  // namespace

AttackMode attack_mode(const Scenario& scenario, const Situation& situation, const Field& field,
                       UnitId unit) {
  if (!is_gun(scenario.unit(unit).kind)) return AttackMode::Adjacent;
  const Side enemy = enemy_of(scenario.unit(unit).side);
  return field.in_zone(enemy, situation.hex(unit)) ? AttackMode::Adjacent : AttackMode::Bombarding;
}

std::optional<Refusal> barred_from_attack(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (scenario.rules->bars_attack == nullptr) return std::nullopt;
  return scenario.rules->bars_attack(scenario, situation, unit);
}

bool able_to_attack(const Situation& situation, UnitId unit) {
  return situation.on_map(unit) && !situation.overstacked(unit) && !situation.attacked.contains(unit);
}

std::optional<Refusal> refuse_target(const Scenario& scenario, const Situation& situation, const Field& field,
                                     UnitId unit, HexId target) {
  const auto because = [&](Reason reason, std::string_view rule) {
    return Refusal{reason, rule, unit, target, 0};
  };
  const Grid& grid = scenario.map.grid();
  const HexId from = situation.hex(unit);
  if (auto barred = barred_from_attack(scenario, situation, unit)) return barred;
  if (attack_mode(scenario, situation, field, unit) == AttackMode::Adjacent) {
    // 6.1, 7.1: adjacent, and no river between that has neither bridge nor ford.
    const std::optional<Direction> d = grid.direction(from, target);
    if (!d) return because(is_gun(scenario.unit(unit).kind) ? Reason::GunInZone : Reason::CannotReach, "6.1");
    if (river_bars(scenario.map.features(from, *d))) return because(Reason::RiverBars, "7.1");
    return std::nullopt;
  }
  if (situation.retreated.contains(unit)) return because(Reason::GunRetreated, "7.1");
  if (grid.distance(from, target) > kGunRange) return because(Reason::CannotReach, "7.1");
  if (!scenario.seen_by(scenario.unit(unit).kind, from).contains(grid, target))
    return because(Reason::NoSight, "7.1");
  return std::nullopt;
}

HexSet attackable_hexes(const Scenario& scenario, const Situation& situation, Side attacker) {
  return hexes_without(scenario, situation, enemy_of(attacker), situation.defended);
}

bool Contacts::any_duty() const {
  for (const Striker& striker : strikers)
    if (striker.duty) return true;
  for (const Target& target : targets)
    if (target.duty) return true;
  return false;
}

Contacts find_contacts(const Scenario& scenario, const Situation& situation, const Field& field, Side side) {
  const Grid& grid = scenario.map.grid();
  const Side enemy = enemy_of(side);
  const HexSet attackable = attackable_hexes(scenario, situation, side);
  Contacts contacts;
  if (attackable.empty()) return contacts;

  // Ruling A18: duties rest on contacts between units that stand where they stood when the phase began.
  const HexSet steady_enemies =
      hexes_without(scenario, situation, enemy, situation.defended | situation.displaced);
  const HexSet steady_friends = hexes_without(scenario, situation, side, situation.displaced);
  const HexSet duty_zones = zones_of(scenario, situation, steady_enemies);

  const auto number_of = [&](HexId hex) {
    for (std::size_t i = 0; i < contacts.targets.size(); ++i)
      if (contacts.targets[i].hex == hex) return TargetId(i);
    contacts.targets.push_back({hex, defence_strength(scenario, situation, HexList{hex}), false});
    return TargetId(contacts.targets.size() - 1);
  };

  for (UnitId unit : scenario.units_of_side[side]) {
    if (!able_to_attack(situation, unit) || barred_from_attack(scenario, situation, unit)) continue;
    const HexId from = situation.hex(unit);
    Contacts::Striker striker{unit, attack_mode(scenario, situation, field, unit), 0, false, {}};
    if (striker.mode == AttackMode::Adjacent) {
      for (Direction d : kDirections) {
        const std::optional<HexId> next = grid.neighbour(from, d);
        if (!next || !attackable.contains(grid, *next) || river_bars(scenario.map.features(from, d)))
          continue;
        striker.can.insert(number_of(*next));
      }
    } else if (!situation.retreated.contains(unit)) {
      (scenario.seen_by(scenario.unit(unit).kind, from) & attackable).for_each(grid, [&](HexId hex) {
        striker.can.insert(number_of(hex));
      });
    }
    if (striker.can.empty()) continue;
    striker.attack = attack_of(scenario, situation, unit);
    // 6.1, rulings A16, A51: in an enemy zone, and not one that lay overstacked when the phase began.
    striker.duty = duty_zones.contains(grid, from) && !situation.displaced.contains(unit) &&
                   !situation.risen.contains(unit);
    contacts.strikers.push_back(striker);
  }
  // 6.1: an enemy with a zone on a friendly-held hex must be attacked, though none of ours there can do it any more.
  steady_enemies.for_each(grid, [&](HexId hex) {
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(hex, d);
      if (!next || !steady_friends.contains(grid, *next)) continue;
      if (zone_reaches(scenario, situation, hex, d)) contacts.targets[number_of(hex).index()].duty = true;
    }
  });
  return contacts;
}

}  // namespace longroll::aprils
