#include "aprils/retreat.h"

#include <algorithm>

#include "aprils/battles/battle.h"
#include "aprils/results.h"

namespace longroll::aprils {
namespace {

bool left_before(const Situation& situation, UnitId unit, HexId hex) {
  return situation.fight && situation.fight->footprints.contains(Footprint{unit, hex});
}

// 6.5: the prohibitions, and ruling A37 against walking in circles. None: the hex is a candidate.
std::optional<Reason> forbidden(const Scenario& scenario, const Situation& situation, const Field& field,
                                UnitId unit, Direction d, HexId to) {
  const Grid& grid = scenario.map.grid();
  const Unit& who = scenario.unit(unit);
  const Side enemy = enemy_of(who.side);
  if (field.held[enemy].contains(grid, to)) return Reason::EnemyHeld;
  if (!scenario.moves.passable(who.kind, d).contains(grid, to)) {
    return river_bars(scenario.map.features(situation.hex(unit), d)) ? Reason::RiverBars : Reason::Barred;
  }
  if (scenario.rules->bars_step != nullptr &&
      scenario.rules->bars_step(scenario, situation, unit, situation.hex(unit), to))
    return Reason::SpecialRuleBars;
  if (field.zones(enemy).contains(grid, to) && !field.held[who.side].contains(grid, to))
    return Reason::RetreatForbidden;
  if (left_before(situation, unit, to)) return Reason::AlreadyRetreated;
  return std::nullopt;
}

// 6.5, rulings A33, A70: the number of enemy units whose distance grows, rivers ignored.
int enemies_left_behind(const Scenario& scenario, const Situation& situation, UnitId unit, HexId to) {
  const Grid& grid = scenario.map.grid();
  const HexId from = situation.hex(unit);
  int count = 0;
  for (UnitId enemy : scenario.units_of_side[enemy_of(scenario.unit(unit).side)]) {
    if (!situation.on_map(enemy)) continue;
    if (grid.distance(to, situation.hex(enemy)) > grid.distance(from, situation.hex(enemy))) ++count;
  }
  return count;
}

bool is_open(const RetreatHex& hex) { return !hex.forbidden && hex.ruled_out_by == 0; }

// Keeps the hexes that fulfil a priority, if any does; the others are ruled out by it.
template <class Fulfils>
void keep_preferred(RetreatHexes& hexes, int priority, Fulfils&& fulfils) {
  const bool any =
      std::any_of(hexes.begin(), hexes.end(), [&](const RetreatHex& h) { return is_open(h) && fulfils(h); });
  if (!any) return;
  for (RetreatHex& h : hexes)
    if (is_open(h) && !fulfils(h)) h.ruled_out_by = priority;
}

RetreatHexes judge_prohibitions(const Scenario& scenario, const Situation& situation, const Field& field,
                                UnitId unit) {
  RetreatHexes hexes;
  for (Direction d : kDirections) {
    const std::optional<HexId> to = scenario.map.grid().neighbour(situation.hex(unit), d);
    if (!to) continue;
    const std::optional<Reason> why = forbidden(scenario, situation, field, unit, d, *to);
    hexes.push_back({*to, d, why.has_value(), why.value_or(Reason::RetreatForbidden), 0});
  }
  return hexes;
}

// 6.5, ruling A33: the priorities one after the other. None of them rules out the last hex.
void judge_priorities(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                      RetreatHexes& hexes) {
  const Grid& grid = scenario.map.grid();
  const Side side = scenario.unit(unit).side;
  keep_preferred(hexes, 1, [&](const RetreatHex& h) { return !field.in_zone(enemy_of(side), h.hex); });
  keep_preferred(hexes, 2,
                 [&](const RetreatHex& h) { return scenario.friendly_direction(side, h.direction); });
  keep_preferred(hexes, 3, [&](const RetreatHex& h) { return !field.full[side].contains(grid, h.hex); });
  if (std::count_if(hexes.begin(), hexes.end(), is_open) < 2) return;
  std::array<int, 6> left_behind{};  // by direction
  int most = 0;
  for (const RetreatHex& h : hexes) {
    if (!is_open(h)) continue;
    int& count = left_behind[index_of(h.direction)];
    count = enemies_left_behind(scenario, situation, unit, h.hex);
    most = std::max(most, count);
  }
  keep_preferred(hexes, 4, [&](const RetreatHex& h) { return left_behind[index_of(h.direction)] == most; });
}

// 4.4, ruling A36: it stands on the map's edge, and one of its friendly directions leads off the map.
bool driven_off(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (scenario.unit(unit).kind == UnitKind::Gunboat) return false;  // 14.3, ruling A140: it loses a step
  for (Direction d : kDirections) {
    if (!scenario.map.grid().neighbour(situation.hex(unit), d) &&
        scenario.friendly_direction(scenario.unit(unit).side, d)) {
      return true;
    }
  }
  return false;
}

void note_retreat(const Umpire& umpire, UnitId unit) {
  umpire.situation.retreated.insert(unit);
  umpire.situation.displaced.insert(unit);
  if (umpire.situation.fight) umpire.situation.fight->retreated.insert(unit);
}

void go_to(const Umpire& umpire, UnitId unit, HexId to, RetreatCause cause) {
  Situation& situation = umpire.situation;
  const HexId from = situation.hex(unit);
  const Side enemy = enemy_of(umpire.scenario.unit(unit).side);
  if (situation.fight && !situation.fight->footprints.full())
    situation.fight->footprints.push_back(Footprint{unit, from});
  lift_unit(umpire.scenario, situation, unit, Location::waiting());
  put_unit(umpire.scenario, situation, unit, to);
  note_retreat(umpire, unit);
  umpire.tell(UnitRetreated{unit, from, to, cause});
  umpire.next({JudgeRetreat{unit, cause}});
  // 6.5: a morale check for every hex in an enemy zone that it retreats into.
  if (Field(umpire.scenario, situation).in_zone(enemy, to)) umpire.next({RollCheck{unit, true}});
  if (umpire.scenario.rules->unit_came != nullptr) umpire.scenario.rules->unit_came(umpire, unit);
}

void cannot_go(const Umpire& umpire, UnitId unit) {
  Situation& situation = umpire.situation;
  if (!driven_off(umpire.scenario, situation, unit)) {
    take_loss(umpire, unit, StepLost::Cause::NoRetreat);  // 6.5, ruling A35
    return;
  }
  umpire.tell(DrivenOffMap{unit, situation.hex(unit)});
  situation.steps[unit.index()] = 0;
  if (situation.fight) situation.fight->lost_steps.insert(unit);
  lift_unit(umpire.scenario, situation, unit, Location::gone());
}

// Whether the chosen hex is one of those open to the unit; else the prohibition or priority against it.
std::optional<Refusal> refuse_hex(const Scenario& scenario, const Situation& situation, UnitId unit,
                                  HexId to) {
  for (const RetreatHex& h : judge_retreats(scenario, situation, Field(scenario, situation), unit)) {
    if (h.hex != to) continue;
    if (h.forbidden) return Refusal{h.why, "6.5", unit, to, 0};
    if (h.ruled_out_by != 0) return Refusal{Reason::MustRetreatElsewhere, "6.5", unit, to, h.ruled_out_by};
    return std::nullopt;
  }
  return Refusal{Reason::NotAdjacent, "6.5", unit, std::nullopt, 0};
}

}  // namespace

Side side_of(const Scenario& scenario, const UnitSet& units) { return scenario.unit(units.first()).side; }

RetreatHexes judge_retreats(const Scenario& scenario, const Situation& situation, const Field& field,
                            UnitId unit) {
  RetreatHexes hexes = judge_prohibitions(scenario, situation, field, unit);
  if (scenario.rules->judge_retreats == nullptr ||
      !scenario.rules->judge_retreats(scenario, situation, unit, hexes))
    judge_priorities(scenario, situation, field, unit, hexes);
  return hexes;
}

bool has_way_back(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit) {
  RetreatHexes hexes = judge_prohibitions(scenario, situation, field, unit);
  if (scenario.rules->judge_retreats != nullptr)
    scenario.rules->judge_retreats(scenario, situation, unit, hexes);
  return std::any_of(hexes.begin(), hexes.end(), is_open);
}

FixedVector<HexId, 6> retreat_hexes(const Scenario& scenario, const Situation& situation, const Field& field,
                                    UnitId unit) {
  FixedVector<HexId, 6> open;
  for (const RetreatHex& h : judge_retreats(scenario, situation, field, unit))
    if (is_open(h)) open.push_back(h.hex);
  return open;
}

void offer(const Scenario& scenario, const Situation& situation, const RetreatUnits& step, Offers& offers) {
  const Field field(scenario, situation);
  for (UnitId unit : step.left) {
    const FixedVector<HexId, 6> hexes = retreat_hexes(scenario, situation, field, unit);
    for (HexId hex : hexes) offers.add(Retreat{unit, hex});
    if (hexes.empty()) offers.add(Retreat{unit, std::nullopt});
  }
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const RetreatUnits& step,
                              const Choice& choice) {
  const auto* retreat = std::get_if<Retreat>(&choice);
  if (retreat == nullptr) return Refusal{Reason::WrongKind, "6.5", std::nullopt, std::nullopt, 0};
  if (retreat->unit.index() >= scenario.units.size() || !step.left.contains(retreat->unit))
    return Refusal{Reason::NotInFight, "6.5", std::nullopt, std::nullopt, 0};
  if (retreat->to) return refuse_hex(scenario, situation, retreat->unit, *retreat->to);
  if (!has_way_back(scenario, situation, Field(scenario, situation), retreat->unit)) return std::nullopt;
  return Refusal{Reason::CanRetreat, "6.5", retreat->unit, std::nullopt, 0};
}

void carry_out(const Umpire& umpire, const RetreatUnits& step, const Choice& choice) {
  const auto& retreat = std::get<Retreat>(choice);
  UnitSet left = step.left;
  left.erase(retreat.unit);
  if (!left.empty()) umpire.next({RetreatUnits{left, step.cause}});
  if (retreat.to)
    go_to(umpire, retreat.unit, *retreat.to, step.cause);
  else
    cannot_go(umpire, retreat.unit);
}

void carry_out(const Umpire& umpire, const JudgeRetreat& step) {
  const Situation& situation = umpire.situation;
  if (!situation.on_map(step.unit)) return;
  const Field field(umpire.scenario, situation);
  const Side enemy = enemy_of(umpire.scenario.unit(step.unit).side);
  // 6.5, ruling A37: on, while overstacked, or in an automatic retreat still in a zone, and while a hex is open.
  const bool in_zone =
      step.cause == RetreatCause::Automatic && field.in_zone(enemy, situation.hex(step.unit));
  if (!in_zone && !situation.overstacked(step.unit)) return;
  if (has_way_back(umpire.scenario, situation, field, step.unit))
    umpire.next({ExtendRetreat{step.unit, step.cause}});
}

void offer(const Scenario& scenario, const Situation& situation, const ExtendRetreat& step, Offers& offers) {
  for (HexId hex : retreat_hexes(scenario, situation, Field(scenario, situation), step.unit))
    offers.add(Retreat{step.unit, hex});
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const ExtendRetreat& step,
                              const Choice& choice) {
  const auto* retreat = std::get_if<Retreat>(&choice);
  if (retreat == nullptr) return Refusal{Reason::WrongKind, "6.5", std::nullopt, std::nullopt, 0};
  if (retreat->unit != step.unit) return Refusal{Reason::NotInFight, "6.5", std::nullopt, std::nullopt, 0};
  if (!retreat->to) return Refusal{Reason::CanRetreat, "6.5", step.unit, std::nullopt, 0};
  return refuse_hex(scenario, situation, step.unit, *retreat->to);
}

void carry_out(const Umpire& umpire, const ExtendRetreat& step, const Choice& choice) {
  go_to(umpire, step.unit, *std::get<Retreat>(choice).to, step.cause);
}

void offer(const Scenario& scenario, const Situation& situation, const VoluntaryRetreats&, Offers& offers) {
  // 6.3.4, ruling A68: those of the defenders that have not retreated in this combat, one hex, where one is open.
  offers.add(StandFast{});
  const Fight& fight = *situation.fight;
  const Field field(scenario, situation);
  for (UnitId unit : fight.hit[Role::Defender] - fight.retreated) {
    if (!situation.on_map(unit)) continue;
    for (HexId hex : retreat_hexes(scenario, situation, field, unit)) offers.add(Retreat{unit, hex});
  }
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const VoluntaryRetreats&,
                              const Choice& choice) {
  if (std::holds_alternative<StandFast>(choice)) return std::nullopt;
  const auto* retreat = std::get_if<Retreat>(&choice);
  if (retreat == nullptr) return Refusal{Reason::WrongKind, "6.3.4", std::nullopt, std::nullopt, 0};
  const Fight& fight = *situation.fight;
  if (retreat->unit.index() >= scenario.units.size() || !fight.hit[Role::Defender].contains(retreat->unit) ||
      !situation.on_map(retreat->unit))
    return Refusal{Reason::NotInFight, "6.3.4", std::nullopt, std::nullopt, 0};
  if (fight.retreated.contains(retreat->unit))
    return Refusal{Reason::AlreadyRetreated, "6.3.4", retreat->unit, std::nullopt, 0};
  if (!retreat->to) return Refusal{Reason::NoRetreatOpen, "6.3.4", retreat->unit, std::nullopt, 0};
  return refuse_hex(scenario, situation, retreat->unit, *retreat->to);
}

void carry_out(const Umpire& umpire, const VoluntaryRetreats& step, const Choice& choice) {
  if (std::holds_alternative<StandFast>(choice)) return;
  const auto& retreat = std::get<Retreat>(choice);
  umpire.next({step});
  go_to(umpire, retreat.unit, *retreat.to, RetreatCause::Voluntary);
}

}  // namespace longroll::aprils
