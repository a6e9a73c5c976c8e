#include "aprils/movement.h"

#include "aprils/battles/battle.h"
#include "aprils/march_basis.h"

namespace longroll::aprils {

namespace {

// May this unit of the formation still do something in the phase?
bool can_act(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (situation.moved.contains(unit)) return false;
  if (!situation.on_map(unit) && !is_due(scenario, situation, unit)) return false;
  return scenario.rules->bars_unit == nullptr || !scenario.rules->bars_unit(scenario, situation, unit);
}

}  // namespace

Side side_of(const Scenario& scenario, const MoveFormation& step) {
  return scenario.formation(step.formation).side;
}

UnitSet must_leave(const Scenario& scenario, const Situation& situation, FormationId formation) {
  UnitSet found;
  for (UnitId unit : scenario.units_of[formation.index()]) {
    // 4.3, ruling A14: an overstacked unit leaves at its first opportunity, if it has a move at all.
    if (!situation.on_map(unit) || !situation.overstacked(unit) || !can_act(scenario, situation, unit))
      continue;
    Reach reach;
    find_reach(scenario, situation, Field(scenario, situation), unit, reach);
    if (!reach.ends().empty()) found.insert(unit);
  }
  return found;
}

void offer(const Scenario& scenario, const Situation& situation, const MoveFormation& step, Offers& offers) {
  const Field field(scenario, situation);
  if (must_leave(scenario, situation, step.formation).empty()) offers.add(EndMovement{});
  MarchBases bases(scenario, situation, field, side_of(scenario, step));
  for (UnitId unit : scenario.units_of[step.formation.index()] - situation.moved) {
    if (offers.enough_marching()) return;
    if (!can_act(scenario, situation, unit)) continue;
    offers.add_marches(scenario, unit, bases.of(unit));
    if (scenario.rules->offer_works != nullptr)
      scenario.rules->offer_works(scenario, situation, field, unit, offers);
  }
}

namespace {

// Why this unit may not act in the phase, whatever it wants to do.
std::optional<Refusal> refuse_unit(const Scenario& scenario, const Situation& situation,
                                   const MoveFormation& step, UnitId unit) {
  const auto because = [&](Reason reason, std::string_view rule) {
    return Refusal{reason, rule, unit, std::nullopt, 0};
  };
  if (unit.index() >= scenario.units.size())
    return Refusal{Reason::Gone, "4.1", std::nullopt, std::nullopt, 0};
  if (scenario.unit(unit).formation != step.formation) return because(Reason::OtherFormation, "4.1");
  if (situation.location[unit.index()].is_gone()) return because(Reason::Gone, "2.2");
  if (situation.moved.contains(unit)) return because(Reason::AlreadyMoved, "4.2");
  if (!situation.on_map(unit) && !is_due(scenario, situation, unit)) return because(Reason::NotDue, "8.1");
  if (scenario.rules->bars_unit != nullptr) return scenario.rules->bars_unit(scenario, situation, unit);
  return std::nullopt;
}

std::optional<Refusal> refuse_march(const Scenario& scenario, const Situation& situation,
                                    const MoveFormation& step, const March& march) {
  if (auto refusal = refuse_unit(scenario, situation, step, march.unit)) return refusal;
  for (HexId hex : march.path)
    if (hex.index() >= scenario.map.grid().size())
      return Refusal{Reason::NotAdjacent, "4.2", march.unit, std::nullopt, 0};
  return judge_march(scenario, situation, Field(scenario, situation), march).refusal;
}

std::optional<Refusal> refuse_build(const Scenario& scenario, const Situation& situation,
                                    const MoveFormation& step, const Build& build) {
  if (auto refusal = refuse_unit(scenario, situation, step, build.unit)) return refusal;
  // 10: nothing may be built where the battle's own rules do not say so.
  if (scenario.rules->refuse_work == nullptr)
    return Refusal{Reason::MayNotBuild, "10", build.unit, std::nullopt, 0};
  return scenario.rules->refuse_work(scenario, situation, Field(scenario, situation), build);
}

}  // namespace

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const MoveFormation& step,
                              const Choice& choice) {
  if (const auto* march = std::get_if<March>(&choice)) return refuse_march(scenario, situation, step, *march);
  if (const auto* build = std::get_if<Build>(&choice)) return refuse_build(scenario, situation, step, *build);
  if (std::holds_alternative<EndMovement>(choice)) {
    const UnitSet held_up = must_leave(scenario, situation, step.formation);
    if (held_up.empty()) return std::nullopt;
    return Refusal{Reason::MustLeaveFirst, "4.3", held_up.first(), situation.hex(held_up.first()), 0};
  }
  return Refusal{Reason::WrongKind, "4.1", std::nullopt, std::nullopt, 0};
}

void carry_out(const Umpire& umpire, const MoveFormation& step, const Choice& choice) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (std::holds_alternative<EndMovement>(choice)) {
    situation.has_acted.insert(step.formation);
    umpire.tell(MovementEnded{step.formation});
    if (scenario.rules->end_movement != nullptr) scenario.rules->end_movement(umpire, step.formation);
    return;
  }
  umpire.next({step});
  if (const auto* build = std::get_if<Build>(&choice)) {
    situation.moved.insert(build->unit);
    scenario.rules->build_work(umpire, *build);
    return;
  }
  const auto& march = std::get<March>(choice);
  UnitMarched told{march.unit, std::nullopt, march.path, 0};
  if (situation.on_map(march.unit)) told.from = situation.hex(march.unit);
  if (umpire.log != nullptr)
    told.cost = judge_march(scenario, situation, Field(scenario, situation), march).cost;
  lift_unit(scenario, situation, march.unit, Location::waiting());
  for (HexId hex : march.path) note_passage(scenario, situation, scenario.unit(march.unit).side, hex);
  put_unit(scenario, situation, march.unit, march.path.back());
  situation.moved.insert(march.unit);
  umpire.tell(told);
  if (scenario.rules->unit_came != nullptr) scenario.rules->unit_came(umpire, march.unit);
}

}  // namespace longroll::aprils
