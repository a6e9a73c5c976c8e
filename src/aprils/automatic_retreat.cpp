#include "aprils/automatic_retreat.h"

#include <algorithm>

#include "aprils/battles/battle.h"
#include "aprils/combat.h"
#include "aprils/zones.h"

namespace longroll::aprils {
namespace {

bool zone_on(const Scenario& scenario, const Situation& situation, HexId from, HexId hex) {
  const std::optional<Direction> d = scenario.map.grid().direction(from, hex);
  return d && zone_reaches(scenario, situation, from, *d);
}

bool zone_on_any(const Scenario& scenario, const Situation& situation, HexId from, const UnitSet& units) {
  for (UnitId unit : units)
    if (zone_on(scenario, situation, from, situation.hex(unit))) return true;
  return false;
}

// 6.2.2, ruling A20: an enemy hex with a zone on a retreating unit and on no other that can still attack.
std::optional<HexId> left_out(const Scenario& scenario, const Situation& situation, Side side,
                              const HexSet& attackable, const HexList& targets, const UnitSet& retreating) {
  UnitSet others;
  for (UnitId unit : scenario.units_of_side[side] - retreating)
    if (able_to_attack(situation, unit)) others.insert(unit);
  std::optional<HexId> found;
  attackable.for_each(scenario.map.grid(), [&](HexId hex) {
    if (found || targets.contains(hex)) return;
    if (zone_on_any(scenario, situation, hex, retreating) && !zone_on_any(scenario, situation, hex, others))
      found = hex;
  });
  return found;
}

// The units of `side` that may stay because guns settle hex B, and they have another enemy to attack.
UnitSet may_stay(const Scenario& scenario, const Situation& situation, const HexSet& attackable,
                 const FallBack& choice, const UnitSet& drawn_in) {
  const Grid& grid = scenario.map.grid();
  UnitSet found;
  if (!choice.bombarded) return found;
  for (UnitId unit : drawn_in) {
    if (!able_to_attack(situation, unit)) continue;
    const HexId here = situation.hex(unit);
    bool only_there = true, other_target = false;
    for (HexId target : choice.targets)
      if (target != *choice.bombarded && zone_on(scenario, situation, target, here)) only_there = false;
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(here, d);
      if (next && attackable.contains(grid, *next) && !choice.targets.contains(*next) &&
          !river_bars(scenario.map.features(here, d))) {
        other_target = true;
      }
    }
    if (only_there && other_target) found.insert(unit);
  }
  return found;
}

// Adds what must join until nothing is left out. False: more hexes than a declaration can name.
bool close_over(const Scenario& scenario, const Situation& situation, Side side, const HexSet& attackable,
                HexList& targets) {
  for (;;) {
    const UnitSet retreating = units_in_zones_of(scenario, situation, side, targets);
    const std::optional<HexId> missing = left_out(scenario, situation, side, attackable, targets, retreating);
    if (!missing) return true;
    if (targets.full()) return false;
    targets.push_back(*missing);
  }
}

UnitSet guns_on(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                HexId target) {
  UnitSet guns;
  for (UnitId unit : scenario.units_of_side[side]) {
    if (!able_to_attack(situation, unit)) continue;
    if (attack_mode(scenario, situation, field, unit) != AttackMode::Bombarding) continue;
    if (!refuse_target(scenario, situation, field, unit, target)) guns.insert(unit);
  }
  return guns;
}

}  // namespace

UnitSet units_in_zones_of(const Scenario& scenario, const Situation& situation, Side side,
                          const HexList& targets) {
  UnitSet found;
  for (UnitId unit : scenario.units_of_side[side] - situation.attacked) {
    if (!situation.on_map(unit)) continue;
    for (HexId target : targets)
      if (zone_on(scenario, situation, target, situation.hex(unit))) found.insert(unit);
  }
  return found;
}

std::optional<Refusal> refuse_fall_back(const Scenario& scenario, const Situation& situation,
                                        const Field& field, Side side, const FallBack& choice) {
  const auto at = [](Reason reason, HexId hex) { return Refusal{reason, "6.2.2", std::nullopt, hex, 0}; };
  const auto of = [](Reason reason, UnitId unit) { return Refusal{reason, "6.2.2", unit, std::nullopt, 0}; };
  // 6.1, ruling A58: automatic retreats come before the first regular combat.
  if (situation.fighting_begun) return Refusal{Reason::AutomaticFirst, "6.1", std::nullopt, std::nullopt, 0};
  if (choice.targets.empty()) return Refusal{Reason::NoTargets, "6.2.2", std::nullopt, std::nullopt, 0};
  const HexSet attackable = attackable_hexes(scenario, situation, side);
  const UnitSet drawn_in = units_in_zones_of(scenario, situation, side, choice.targets);
  for (std::size_t i = 0; i < choice.targets.size(); ++i) {
    const HexId target = choice.targets[i];
    for (std::size_t j = 0; j < i; ++j)
      if (choice.targets[j] == target) return at(Reason::WasAttacked, target);
    if (!field.held[enemy_of(side)].contains(scenario.map.grid(), target))
      return at(Reason::NoEnemyThere, target);
    if (!attackable.contains(scenario.map.grid(), target)) return at(Reason::WasAttacked, target);
  }
  const UnitSet may = may_stay(scenario, situation, attackable, choice, drawn_in);
  for (UnitId unit : choice.stay)
    if (!may.contains(unit)) return of(Reason::MayNotStay, unit);
  const UnitSet retreating = drawn_in - choice.stay;
  for (HexId target : choice.targets)
    if (!zone_on_any(scenario, situation, target, retreating)) return at(Reason::NotInZone, target);
  if (const auto missing = left_out(scenario, situation, side, attackable, choice.targets, retreating))
    return at(Reason::TargetMustJoin, *missing);

  if (choice.bombarded.has_value() == choice.guns.empty())
    return Refusal{Reason::NoAttackers, "6.2.2", std::nullopt, choice.bombarded, 0};
  if (!choice.bombarded) return std::nullopt;
  if (!choice.targets.contains(*choice.bombarded)) return at(Reason::NotInZone, *choice.bombarded);
  const UnitSet guns = guns_on(scenario, situation, field, side, *choice.bombarded);
  for (UnitId gun : choice.guns)
    if (!guns.contains(gun)) return of(Reason::CannotReach, gun);
  // Ruling A20: true odds of at least 1-4.
  const Battle fire{side, {}, choice.guns, HexList{*choice.bombarded}};
  const int attack = attack_strength(scenario, situation, fire);
  if (attack == 0 || 4 * attack < defence_strength(scenario, situation, fire.targets))
    return Refusal{Reason::BelowOneToFour, "7.2", std::nullopt, choice.bombarded, 0};
  return std::nullopt;
}

void offer_fall_backs(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                      Offers& offers) {
  if (situation.fighting_begun) return;
  const HexSet attackable = attackable_hexes(scenario, situation, side);
  FixedVector<HexList, 40> sets;
  HexList everything;
  const auto keep = [&](HexList targets) {
    if (!close_over(scenario, situation, side, attackable, targets)) return;
    // The order in which hexes are named means nothing, so the list names them by id.
    std::sort(targets.begin(), targets.end());
    if (!sets.full() && !sets.contains(targets)) sets.push_back(targets);
  };
  attackable.for_each(scenario.map.grid(), [&](HexId hex) {
    if (units_in_zones_of(scenario, situation, side, HexList{hex}).empty()) return;
    keep(HexList{hex});
    if (!everything.full()) everything.push_back(hex);
  });
  if (everything.size() > 1) keep(everything);

  const auto add = [&](const FallBack& choice) {
    if (!refuse_fall_back(scenario, situation, field, side, choice)) offers.add(choice);
  };
  for (const HexList& targets : sets) {
    add(FallBack{targets, std::nullopt, {}, {}});
    for (HexId target : targets) {
      const UnitSet guns = guns_on(scenario, situation, field, side, target);
      if (guns.empty()) continue;
      FallBack covered{targets, target, guns, {}};
      add(covered);
      // The guns may let those stay who face somebody else; then fewer hexes need to be given up.
      covered.targets = HexList{target};
      covered.stay = may_stay(scenario, situation, attackable, covered,
                              units_in_zones_of(scenario, situation, side, covered.targets));
      if (!covered.stay.empty()) add(covered);
    }
  }
}

void begin_fall_back(const Umpire& umpire, Side side, const FallBack& choice) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  Fight fight;
  fight.kind = FightKind::AutomaticRetreat;
  fight.attacker = side;
  fight.attackers = units_in_zones_of(scenario, situation, side, choice.targets) - choice.stay;
  fight.guns = choice.guns;
  // The bombarded hex stands first, so that the guns know their target.
  if (choice.bombarded) fight.targets.push_back(*choice.bombarded);
  for (HexId target : choice.targets)
    if (choice.bombarded != target) fight.targets.push_back(target);
  fight.hit[Role::Attacker] = fight.attackers;
  fight.defender_rolls = false;
  // 6.6, ruling A38: whether they get away from these hexes or perish in them, a unit of the targets may advance there.
  for (UnitId unit : fight.attackers)
    if (!fight.vacated.contains(situation.hex(unit)) && !fight.vacated.full())
      fight.vacated.push_back(situation.hex(unit));
  for (HexId target : choice.targets) situation.defended |= units_in(scenario, situation, target);
  situation.attacked |= fight.attackers | fight.guns;
  situation.fight = fight;
  umpire.tell(FallBackDeclared{fight});
  umpire.next({RetreatUnits{fight.attackers, RetreatCause::Automatic}, CoverFire{},
               BeginAdvance{Role::Defender}, EndFight{}});
}

void carry_out(const Umpire& umpire, const CoverFire&) {
  Fight& fight = umpire.fight();
  if (fight.guns.empty()) return;
  const Field field(umpire.scenario, umpire.situation);
  const Battle battle{fight.attacker, {}, fight.guns, HexList{fight.targets.front()}};
  const Odds odds = odds_of(umpire.scenario, umpire.situation, field, battle);
  fight.column = static_cast<std::uint8_t>(odds.column);
  fight.attacker_rolls = odds.attacker_rolls;
  fight.hit[Role::Defender] = units_in(umpire.scenario, umpire.situation, fight.targets.front());
  Fight fire = fight;
  fire.targets = battle.targets;  // ruling A20: the guns fire at that hex alone
  umpire.tell(AttackDeclared{fire, odds});
  // Rulings A64, A68: below 1-4 nobody rolls, but the defender may still fall back.
  if (fight.attacker_rolls) {
    umpire.next({LendRating{Role::Attacker}, RollCombat{Role::Attacker}, ApplyResult{Role::Defender}});
  } else {
    umpire.next({ApplyResult{Role::Defender}});
  }
}

}  // namespace longroll::aprils
