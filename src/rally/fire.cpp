#include "rally/fire.h"

#include "rally/bombardment.h"
#include "rally/losses.h"

namespace longroll::rally {

Side side_asked(const Scenario&, const Situation& situation, const DefenderGuns&) {
  return situation.fight->side(Role::Defender);
}

void offer(const Scenario& scenario, const Situation& situation, const DefenderGuns& step, Offers& offers) {
  offers.add(Pass{});
  for (UnitId gun : scenario.guns & scenario.of_side[situation.fight->side(Role::Defender)])
    if (!refuse(scenario, situation, step, BringGun{gun})) offers.add(BringGun{gun});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const DefenderGuns& step,
               const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  const auto* bring = std::get_if<BringGun>(&choice);
  if (bring == nullptr) return refuse_as(Reason::WrongKind, "9.1");
  if (bring->gun.index() >= scenario.units.size() || !scenario.guns.contains(bring->gun) ||
      scenario.unit(bring->gun).side != situation.fight->side(Role::Defender))
    return refuse_as(Reason::NotYours, "9.1", bring->gun);
  return bars_gun(scenario, situation, bring->gun, situation.fight->targets[step.target], Placing::Combat);
}

void carry_out(const Umpire& umpire, const DefenderGuns& step, const Choice& choice) {
  const Fight& fight = umpire.fight();
  // Rulings R92, R94: one attempt for each defending hex, then the fire of each.
  if (step.target + 1u < fight.targets.size())
    umpire.next({DefenderGuns{static_cast<std::uint8_t>(step.target + 1)}});
  else
    umpire.next({DefensiveFire{0}});
  if (const auto* bring = std::get_if<BringGun>(&choice))
    umpire.next({RollGunPlaced{bring->gun, fight.targets[step.target]}});
}

void carry_out(const Umpire& umpire, const RollGunPlaced& step, int die) {
  const bool placed = die <= umpire.scenario.charts.gun_placed_up_to;
  umpire.tell(GunTried{step.gun, step.spot, die, placed});
  if (placed) put(umpire.scenario, umpire.situation, step.gun, step.spot);
}

Side side_asked(const Scenario&, const Situation& situation, const DefensiveFire&) {
  return situation.fight->side(Role::Defender);
}

void offer(const Scenario& scenario, const Situation& situation, const DefensiveFire& step, Offers& offers) {
  offers.add(Pass{});
  for (UnitId unit : situation.fight->attackers)
    if (!refuse(scenario, situation, step, FireAt{unit})) offers.add(FireAt{unit});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const DefensiveFire& step,
               const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  const auto* fire = std::get_if<FireAt>(&choice);
  if (fire == nullptr) return refuse_as(Reason::WrongKind, "9.2");
  const Fight& fight = *situation.fight;
  if (fire->unit.index() >= scenario.units.size() || !fight.attackers.contains(fire->unit))
    return refuse_as(Reason::NotInFight, "9.2", fire->unit);
  // 9.2, ruling R95: cavalry by itself does not fire.
  if (!can_fire(scenario, situation, engagement_of(fight), fight.targets[step.target]))
    return refuse_as(Reason::NotEligible, "9.2", fight.targets[step.target]);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const DefensiveFire& step, const Choice& choice) {
  const Fight& fight = umpire.fight();
  if (step.target + 1u < fight.targets.size())
    umpire.next({DefensiveFire{static_cast<std::uint8_t>(step.target + 1)}});
  if (const auto* fire = std::get_if<FireAt>(&choice))
    umpire.next({RollFire{fire->unit, fight.targets[step.target]}});
}

void carry_out(const Umpire& umpire, const RollFire& step, int die) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  Fight& fight = umpire.fight();
  const int modifier =
      sum_of(fire_modifiers(scenario, situation, engagement_of(fight), step.from, step.unit));
  const int quality = quality_of(scenario, situation, step.unit);
  const bool passed = passes(die, modifier, quality);
  umpire.tell(
      QualityChecked{step.unit, CheckCause::DefensiveFire, die, modified(die, modifier), quality, passed});
  // 10.3, ruling R151: guns in the hex have fired at range 0, whatever becomes of the attack.
  if (const auto gun = gun_in(scenario, situation, step.from)) situation.fired_close.insert(*gun);
  if (passed) return;
  lose_step(umpire, step.unit, StepLost::Cause::Fire);
  ++fight.losses[Role::Attacker];
  if (situation.on_map(step.unit)) return;
  // 9.2, ruling R97: an attacker was shattered, so the attack goes no further.
  fight.attackers.erase(step.unit);
  fight.stopped = true;
  umpire.tell(FightStopped{step.unit});
  while (!umpire.agenda.empty() && std::holds_alternative<DefensiveFire>(umpire.agenda.back()))
    umpire.agenda.pop_back();
}

}  // namespace longroll::rally
