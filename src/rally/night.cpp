#include "rally/night.h"

#include "rally/movement.h"
#include "rally/quality.h"
#include "rally/reinforcements.h"

namespace longroll::rally {
namespace {

UnitSet still_to_move(const Scenario& scenario, const Situation& situation, Side side) {
  UnitSet found;
  for (UnitId unit : scenario.of_side[side] - scenario.guns - situation.moved - situation.stepped)
    if (situation.on_map(unit)) found.insert(unit);
  return found;
}

UnitSet can_press(const Scenario& scenario, const Situation& situation, Side side) {
  UnitSet found;
  for (UnitId unit : (situation.stepped & scenario.of_side[side]) - situation.moved)
    if (situation.on_map(unit)) found.insert(unit);
  return found;
}

}  // namespace

Mover night_mover(const Scenario& scenario, const Situation& situation, UnitId unit) {
  Mover mover = mover_of(scenario, situation, unit);
  mover.shuns_zones = true;
  mover.one_step = true;
  return mover;
}

void carry_out(const Umpire& umpire, const NightPhase&) {
  Situation& situation = umpire.situation;
  // Ruling R130: no dice; who had the initiative goes first.
  if (!situation.initiative) situation.initiative = umpire.scenario.first_initiative.value_or(Side::Union);
  const Side first = *situation.initiative;
  situation.limited.clear();
  // 7.2, ruling R150: points are kept for the next turn only, and this one has none to spend.
  for (Side side : kSides) situation.kept[side] = 0;
  umpire.next({NightMoves{first}, EndMovementPhase{first}, NightMoves{enemy_of(first)},
               EndMovementPhase{enemy_of(first)}});
  enter_at_night(umpire);
}

Side side_asked(const Scenario&, const Situation&, const NightMoves& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const NightMoves& step, Offers& offers) {
  offers.add(EndMovement{});
  for (UnitId unit : can_press(scenario, situation, step.side)) offers.add(Press{unit});
  for (UnitId unit : still_to_move(scenario, situation, step.side))
    offers.add_marches(scenario, situation, night_mover(scenario, situation, unit));
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const NightMoves& step,
               const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) return std::nullopt;
  if (const auto* press = std::get_if<Press>(&choice)) {
    if (press->unit.index() >= scenario.units.size() || scenario.unit(press->unit).side != step.side)
      return refuse_as(Reason::NotYours, "13.0", press->unit);
    if (!can_press(scenario, situation, step.side).contains(press->unit))
      return refuse_as(Reason::AlreadyPressed, "13.0", press->unit);
    return std::nullopt;
  }
  const auto* march = std::get_if<March>(&choice);
  if (march == nullptr) return refuse_as(Reason::WrongKind, "13.0");
  if (march->unit.index() >= scenario.units.size() || scenario.unit(march->unit).side != step.side)
    return refuse_as(Reason::NotYours, "13.0", march->unit);
  if (!still_to_move(scenario, situation, step.side).contains(march->unit))
    return refuse_as(Reason::NotActive, "13.0", march->unit);
  return refuse_march(scenario, situation, night_mover(scenario, situation, march->unit), *march);
}

void carry_out(const Umpire& umpire, const NightMoves& step, const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) return;
  umpire.next({step});
  if (const auto* press = std::get_if<Press>(&choice)) {
    umpire.situation.moved.insert(press->unit);
    umpire.next({RollPress{press->unit}});
    return;
  }
  const auto& march = std::get<March>(choice);
  if (umpire.scenario.brigades.contains(march.unit)) umpire.situation.stepped.insert(march.unit);
  begin_march(umpire, march);
}

void carry_out(const Umpire& umpire, const RollPress& step, int die) {
  const int quality = quality_of(umpire.scenario, umpire.situation, step.unit);
  const bool passed = passes(die, 0, quality);
  umpire.tell(QualityChecked{step.unit, CheckCause::NightMarch, die, die, quality, passed});
  if (passed) umpire.next({PressOn{step.unit}});
}

Side side_asked(const Scenario& scenario, const Situation&, const PressOn& step) {
  return scenario.unit(step.unit).side;
}

void offer(const Scenario& scenario, const Situation& situation, const PressOn& step, Offers& offers) {
  offers.add(EndMovement{});
  offers.add_marches(scenario, situation, night_mover(scenario, situation, step.unit));
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const PressOn& step,
               const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) return std::nullopt;
  const auto* march = std::get_if<March>(&choice);
  if (march == nullptr) return refuse_as(Reason::WrongKind, "13.0", step.unit);
  if (march->unit != step.unit) return refuse_as(Reason::NotActive, "13.0", march->unit);
  return refuse_march(scenario, situation, night_mover(scenario, situation, step.unit), *march);
}

void carry_out(const Umpire& umpire, const PressOn&, const Choice& choice) {
  if (const auto* march = std::get_if<March>(&choice)) begin_march(umpire, *march);
}

}  // namespace longroll::rally
