#include "aprils/results.h"

#include <algorithm>

#include "aprils/battles/battle.h"

namespace longroll::aprils {
namespace {

UnitSet alive(const Situation& situation, const UnitSet& units) {
  UnitSet found;
  for (UnitId unit : units)
    if (situation.on_map(unit)) found.insert(unit);
  return found;
}

// 6.3.1, ruling A30: the first loss falls on a unit of the declared rating; against guns alone none was declared (A66).
UnitSet may_lose(const Scenario& scenario, const Situation& situation, const TakeLosses& step) {
  const Fight& fight = *situation.fight;
  const UnitSet units = alive(situation, fight.hit[step.role]);
  if (!step.first || !fight.rating[step.role]) return units;
  UnitSet rated;
  for (UnitId unit : units)
    if (scenario.unit(unit).morale == *fight.rating[step.role]) rated.insert(unit);
  return rated;
}

}  // namespace

void take_loss(const Umpire& umpire, UnitId unit, StepLost::Cause cause) {
  const HexId hex = umpire.situation.hex(unit);
  lose_step(umpire.scenario, umpire.situation, unit);
  if (umpire.situation.fight) umpire.situation.fight->lost_steps.insert(unit);
  umpire.tell(StepLost{unit, umpire.situation.steps[unit.index()], hex, cause});
}

void carry_out(const Umpire& umpire, const ApplyResult& step) {
  const Fight& fight = umpire.fight();
  int present = 0;
  for (UnitId unit : alive(umpire.situation, fight.hit[step.role]))
    present += umpire.situation.steps_left(unit);
  // Ruling A30: losses beyond the steps present are void.
  const int losses = std::min<int>(fight.result[step.role].losses, present);
  // 6.3: losses, mandatory retreats, checks, and for the defender voluntary retreats, in this order.
  if (step.role == Role::Defender) umpire.next({VoluntaryRetreats{}});
  umpire.next({BeginChecks{step.role}});
  if (fight.result[step.role].retreat) umpire.next({BeginRetreats{step.role}});
  if (losses > 0) umpire.next({TakeLosses{step.role, static_cast<std::uint8_t>(losses), true}});
}

void offer(const Scenario& scenario, const Situation& situation, const TakeLosses& step, Offers& offers) {
  for (UnitId unit : may_lose(scenario, situation, step)) offers.add(Lose{unit});
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const TakeLosses& step,
                              const Choice& choice) {
  const auto* lose = std::get_if<Lose>(&choice);
  if (lose == nullptr) return Refusal{Reason::WrongKind, "6.3.1", std::nullopt, std::nullopt, 0};
  if (lose->unit.index() >= scenario.units.size() ||
      !alive(situation, situation.fight->hit[step.role]).contains(lose->unit))
    return Refusal{Reason::NotInFight, "6.3.1", std::nullopt, std::nullopt, 0};
  if (may_lose(scenario, situation, step).contains(lose->unit)) return std::nullopt;
  return Refusal{Reason::FirstLossElsewhere, "6.3.1", lose->unit, std::nullopt,
                 situation.fight->rating[step.role].value_or(0)};
}

void carry_out(const Umpire& umpire, const TakeLosses& step, const Choice& choice) {
  umpire.fight().lost_step[step.role] = true;
  if (step.left > 1) umpire.next({TakeLosses{step.role, static_cast<std::uint8_t>(step.left - 1), false}});
  take_loss(umpire, std::get<Lose>(choice).unit, StepLost::Cause::Combat);
}

void carry_out(const Umpire& umpire, const BeginRetreats& step) {
  const UnitSet units = alive(umpire.situation, umpire.fight().hit[step.role]);
  if (!units.empty()) umpire.next({RetreatUnits{units, RetreatCause::Result}});
}

void carry_out(const Umpire& umpire, const BeginChecks& step) {
  Fight& fight = umpire.fight();
  // 6.3.3, ruling A32: one step lost, and every survivor of the side checks; bombarding guns are not among them.
  UnitSet units;
  if (fight.lost_step[step.role]) units = alive(umpire.situation, fight.hit[step.role]);
  if (umpire.scenario.rules->must_check != nullptr)
    units |= umpire.scenario.rules->must_check(umpire.scenario, umpire.situation, step.role);
  if (!units.empty()) umpire.next({CheckUnits{units}});
}

void offer(const Scenario&, const Situation&, const CheckUnits& step, Offers& offers) {
  for (UnitId unit : step.left) offers.add(Check{unit});
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation&, const CheckUnits& step,
                              const Choice& choice) {
  const auto* check = std::get_if<Check>(&choice);
  if (check == nullptr) return Refusal{Reason::WrongKind, "6.3.3", std::nullopt, std::nullopt, 0};
  if (check->unit.index() < scenario.units.size() && step.left.contains(check->unit)) return std::nullopt;
  return Refusal{Reason::NotInFight, "6.3.3", std::nullopt, std::nullopt, 0};
}

void carry_out(const Umpire& umpire, const CheckUnits& step, const Choice& choice) {
  // Ruling A67: a check is followed by its retreat before the next unit checks.
  const UnitId unit = std::get<Check>(choice).unit;
  UnitSet left = step.left;
  left.erase(unit);
  if (!left.empty()) umpire.next({CheckUnits{left}});
  umpire.next({RollCheck{unit, false}});
}

void carry_out(const Umpire& umpire, const RollCheck& step, int die) {
  // 6.4, ruling A31: die and rating, 4 or more passes.
  int roll = die + umpire.scenario.unit(step.unit).morale;
  if (umpire.scenario.rules->check_bonus != nullptr)
    roll += umpire.scenario.rules->check_bonus(umpire.scenario, umpire.situation, step);
  const bool passed = roll >= umpire.scenario.charts.morale_pass;
  umpire.tell(MoraleChecked{step.unit, die, roll, passed, step.entered_zone});
  if (passed) return;
  if (step.entered_zone) {
    take_loss(umpire, step.unit, StepLost::Cause::EnteredZone);
  } else {
    umpire.next({RetreatUnits{UnitSet{step.unit}, RetreatCause::FailedCheck}});
  }
}

void carry_out(const Umpire& umpire, const EndFight&) {
  if (umpire.scenario.rules->after_fight != nullptr) umpire.scenario.rules->after_fight(umpire);
  umpire.situation.fight.reset();
}

}  // namespace longroll::aprils
