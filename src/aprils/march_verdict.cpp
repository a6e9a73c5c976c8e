// 4.2, 5.0, 9.0: whether a march is legal, and why a hex cannot be reached.
#include "aprils/march.h"
#include "aprils/march_basis.h"

namespace longroll::aprils {

namespace {

// The rule to cite where limit_march stands against a hex.
std::string_view march_rule(const Scenario& scenario, const Situation& situation, UnitId unit, HexId hex) {
  const BattleRules& rules = *scenario.rules;
  return rules.march_rule_at != nullptr ? rules.march_rule_at(scenario, situation, unit, hex)
                                        : rules.march_rule;
}

}  // namespace

MarchVerdict judge_march(const Scenario& scenario, const Situation& situation, const Field& field,
                         const March& march) {
  const auto refuse_at = [&](Reason reason, std::string_view rule, HexId hex, int number = 0) {
    return MarchVerdict{0, Refusal{reason, rule, march.unit, hex, number}};
  };
  const Grid& grid = scenario.map.grid();
  const Unit& unit = scenario.unit(march.unit);
  const HexSet& zones = field.zones(enemy_of(unit.side));
  MarchLimits limits = march_limits(scenario, situation, field, march.unit);
  // A path that leads back through its own hex finds the unit itself gone from there.
  if (situation.on_map(march.unit) &&
      units_in(scenario, situation, situation.hex(march.unit)).size() == kStackingLimit)
    limits.full.erase(grid, situation.hex(march.unit));
  const HalfPoints allowance = allowance_of(scenario, situation, march.unit);
  const bool from_zone = begins_in_zone(scenario, situation, field, march.unit);
  if (march.path.empty()) return {0, Refusal{Reason::EmptyPath, "4.2", march.unit, std::nullopt, 0}};

  HalfPoints spent = 0;
  std::optional<HexId> here;
  if (situation.on_map(march.unit)) here = situation.hex(march.unit);
  for (std::size_t i = 0; i < march.path.size(); ++i) {
    const HexId to = march.path[i];
    const Roads roads = limits.full.contains(grid, to) ? Roads::Unusable : Roads::Usable;
    std::optional<HalfPoints> step;
    if (here) {
      const std::optional<Direction> d = grid.direction(*here, to);
      if (!d) return refuse_at(Reason::NotAdjacent, "4.2", to);
      if (i > 0 && zones.contains(grid, *here)) return refuse_at(Reason::MustStop, "5.0", *here);
      step = scenario.moves.cost(unit.kind, roads, *here, *d);
      if (!step) {
        const bool river = river_bars(scenario.map.features(*here, *d));
        return refuse_at(river ? Reason::RiverBars : Reason::Barred, "4.2", to);
      }
      if (limits.closes_side(grid, *d, to))
        return refuse_at(Reason::SpecialRuleBars, march_rule(scenario, situation, march.unit, to), to);
    } else {
      for (const Gate& gate : gates_for(scenario, situation, field, march.unit)) {
        if (gate.hex != to) continue;
        const auto cost = entry_cost(scenario.map, scenario.charts, unit.kind, roads, to, gate.by);
        if (cost && (!step || *cost < *step)) step = cost;
      }
      if (field.held[enemy_of(unit.side)].contains(grid, to))
        return refuse_at(Reason::EntryBlocked, "8.2", to);
      if (!step) return refuse_at(Reason::NotAnEntry, "8.2", to);
    }
    if (field.held[enemy_of(unit.side)].contains(grid, to)) return refuse_at(Reason::EnemyHeld, "4.2", to);
    if (limits.special.contains(grid, to))
      return refuse_at(Reason::SpecialRuleBars, march_rule(scenario, situation, march.unit, to), to);
    if (from_zone && zones.contains(grid, to)) return refuse_at(Reason::ZoneToZone, "5.0", to);
    if (scenario.turn(situation.turn).night && zones.contains(grid, to) &&
        !field.held[unit.side].contains(grid, to))
      return refuse_at(Reason::NightZone, "9.0", to);
    if (limits.closed.contains(grid, to)) return refuse_at(Reason::FullHex, "4.3", to);
    spent += *step;
    if (spent > allowance && i > 0) return refuse_at(Reason::TooDear, "4.2", to, spent - allowance);
    here = to;
  }
  // Ruling A10: a dear first hex ends the march; any hex after it costs more than is left, so it was refused above.
  if (here && limits.full.contains(grid, *here)) return refuse_at(Reason::FullHex, "4.3", *here);
  if (here && limits.pass_only.contains(grid, *here))
    return refuse_at(Reason::SpecialRuleBars, march_rule(scenario, situation, march.unit, *here), *here);
  return {spent, std::nullopt};
}

Refusal why_unreachable(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                        HexId to) {
  const auto because = [&](Reason reason, std::string_view rule, int number = 0) {
    return Refusal{reason, rule, unit, to, number};
  };
  const Grid& grid = scenario.map.grid();
  const Unit& who = scenario.unit(unit);
  const HexSet& zones = field.zones(enemy_of(who.side));
  MarchBasis basis = march_basis(scenario, situation, field, unit);
  MarchLimits& limits = basis.limits;
  if (situation.on_map(unit) && situation.hex(unit) == to) return because(Reason::EmptyPath, "4.2");
  if (field.held[enemy_of(who.side)].contains(grid, to)) return because(Reason::EnemyHeld, "4.2");
  if (limits.special.contains(grid, to) || limits.pass_only.contains(grid, to))
    return because(Reason::SpecialRuleBars, march_rule(scenario, situation, unit, to));
  if (limits.full.contains(grid, to)) return because(Reason::FullHex, "4.3");
  if (zones.contains(grid, to)) {
    if (begins_in_zone(scenario, situation, field, unit)) return because(Reason::ZoneToZone, "5.0");
    if (limits.closed.contains(grid, to)) return because(Reason::NightZone, "9.0");
  }
  const auto reach_with = [&](HalfPoints allowance, Reach& reach) {
    basis.allowance = allowance;
    find_reach(scenario, basis, reach);
    return reach.cost(grid, to);
  };
  Reach reach;
  const HalfPoints allowance = allowance_of(scenario, situation, unit);
  if (const auto cost = reach_with(kMaxAllowance, reach))
    return because(Reason::TooDear, "4.2", *cost - allowance);
  if (limits.closed_sides != nullptr) {
    limits.closed_sides = nullptr;
    if (reach_with(allowance, reach)) return because(Reason::SpecialRuleBars, scenario.rules->march_rule);
  }
  // Without zones it could be reached: every way passes one, and there the march ends.
  limits.stops = HexSet{};
  limits.closed = field.held[enemy_of(who.side)] | limits.special;
  if (reach_with(allowance, reach)) return because(Reason::BehindZone, "5.0");
  if (const auto cost = reach_with(kMaxAllowance, reach))
    return because(Reason::TooDear, "4.2", *cost - allowance);
  bool barred = true;
  for (Direction d : kDirections) barred = barred && !scenario.moves.passable(who.kind, d).contains(grid, to);
  return barred ? because(Reason::Barred, "4.2") : because(Reason::TooDear, "4.2", kMaxAllowance);
}

}  // namespace longroll::aprils
