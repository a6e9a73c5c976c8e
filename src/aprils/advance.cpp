#include "aprils/advance.h"

#include <algorithm>

#include "aprils/battles/battle.h"

namespace longroll::aprils {
namespace {

// 6.6, ruling A38: attackers beside the hex after a combat, defenders after an automatic retreat.
UnitSet may_advance(const Scenario& scenario, const Situation& situation, Role role) {
  const Fight& fight = *situation.fight;
  UnitSet units;
  if (role == Role::Attacker) {
    units = fight.attackers;
  } else {
    for (HexId target : fight.targets) units |= units_in(scenario, situation, target, fight.side(role));
  }
  return units - fight.retreated - fight.advanced;
}

std::optional<Refusal> refuse_step(const Scenario& scenario, const Situation& situation, UnitId unit,
                                   HexId to) {
  const auto because = [&](Reason reason) { return Refusal{reason, "6.6", unit, to, 0}; };
  const UnitKind kind = scenario.unit(unit).kind;
  if (!situation.on_map(unit)) return because(Reason::NotOnMap);
  if (kind == UnitKind::Artillery || kind == UnitKind::Gunboat) return because(Reason::NeverGuns);
  const HexId from = situation.hex(unit);
  const std::optional<Direction> d = scenario.map.grid().direction(from, to);
  if (!d) return because(Reason::NotAdjacent);
  // Ruling A53: a road lifts a terrain ban; an unbridged river bars whatever lies on it.
  if (!scenario.moves.passable(kind, *d).contains(scenario.map.grid(), to))
    return because(river_bars(scenario.map.features(from, *d)) ? Reason::RiverBars : Reason::Barred);
  if (scenario.rules->bars_step != nullptr && scenario.rules->bars_step(scenario, situation, unit, from, to))
    return because(Reason::SpecialRuleBars);
  if (scenario.rules->bars_advance != nullptr &&
      scenario.rules->bars_advance(scenario, situation, unit, from, to))
    return Refusal{Reason::SpecialRuleBars, scenario.rules->march_rule, unit, to, 0};
  return std::nullopt;
}

// Rulings A72, A100: no enemy is there, and friends that retreated into it leave room.
bool may_be_taken(const Scenario& scenario, const Situation& situation, HexId hex, Side by) {
  const UnitSet there = units_in(scenario, situation, hex);
  return there.empty() || (scenario.unit(there.first()).side == by && there.size() < kStackingLimit);
}

}  // namespace

void carry_out(const Umpire& umpire, const BeginAdvance& step) {
  Fight& fight = umpire.fight();
  // 6.6: only the first hex that the enemy leaves. After an automatic retreat those were noted when it was declared.
  const HexList left = step.role == Role::Attacker ? fight.targets : fight.vacated;
  fight.vacated.clear();
  for (HexId hex : left)
    if (may_be_taken(umpire.scenario, umpire.situation, hex, fight.side(step.role)))
      fight.vacated.push_back(hex);
  if (!fight.vacated.empty()) umpire.next({OfferAdvance{step.role}});
}

void offer(const Scenario& scenario, const Situation& situation, const OfferAdvance& step, Offers& offers) {
  offers.add(NoAdvance{});
  const UnitSet units = may_advance(scenario, situation, step.role);
  for (HexId hex : situation.fight->vacated)
    for (UnitId unit : units)
      if (!refuse_step(scenario, situation, unit, hex)) offers.add(Advance{unit, hex});
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const OfferAdvance& step,
                              const Choice& choice) {
  if (std::holds_alternative<NoAdvance>(choice)) return std::nullopt;
  const auto* advance = std::get_if<Advance>(&choice);
  if (advance == nullptr) return Refusal{Reason::WrongKind, "6.6", std::nullopt, std::nullopt, 0};
  if (advance->unit.index() >= scenario.units.size() || !situation.fight->vacated.contains(advance->to))
    return Refusal{Reason::NotVacated, "6.6", std::nullopt, std::nullopt, 0};
  if (situation.fight->retreated.contains(advance->unit))
    return Refusal{Reason::AlreadyRetreated, "6.6", advance->unit, std::nullopt, 0};
  if (situation.fight->advanced.contains(advance->unit))
    return Refusal{Reason::AlreadyAdvanced, "6.6", advance->unit, std::nullopt, 0};
  if (!may_advance(scenario, situation, step.role).contains(advance->unit))
    return Refusal{Reason::NotInFight, "6.6", advance->unit, std::nullopt, 0};
  return refuse_step(scenario, situation, advance->unit, advance->to);
}

void carry_out(const Umpire& umpire, const OfferAdvance& step, const Choice& choice) {
  Fight& fight = umpire.fight();
  if (std::holds_alternative<NoAdvance>(choice)) {
    fight.vacated.clear();
    return;
  }
  const auto& advance = std::get<Advance>(choice);
  const HexId from = umpire.situation.hex(advance.unit);
  lift_unit(umpire.scenario, umpire.situation, advance.unit, Location::waiting());
  put_unit(umpire.scenario, umpire.situation, advance.unit, advance.to);
  umpire.situation.displaced.insert(advance.unit);
  fight.advanced.insert(advance.unit);
  // 6.6: one unit and no more into each hex.
  const auto taken = std::find(fight.vacated.begin(), fight.vacated.end(), advance.to);
  fight.vacated.erase_at(static_cast<std::size_t>(taken - fight.vacated.begin()));
  umpire.tell(UnitAdvanced{advance.unit, from, advance.to});
  if (!fight.vacated.empty()) umpire.next({step});
  if (umpire.scenario.rules->unit_came != nullptr) umpire.scenario.rules->unit_came(umpire, advance.unit);
}

}  // namespace longroll::aprils
