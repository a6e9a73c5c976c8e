#include "rally/results.h"

#include "rally/losses.h"

namespace longroll::rally {

namespace {

void lose_all(const Umpire& umpire, Role role) {
  Fight& fight = umpire.fight();
  for (UnitId unit : UnitSet(fight.units(role))) {
    lose_step(umpire, unit, StepLost::Cause::Automatic);
    ++fight.losses[role];
  }
}

UnitSet standing(const Situation& situation, const UnitSet& units) {
  UnitSet found;
  for (UnitId unit : units)
    if (situation.on_map(unit)) found.insert(unit);
  return found;
}

}  // namespace

void carry_out(const Umpire& umpire, const JudgeOdds&) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  Fight& fight = umpire.fight();
  if (fight.stopped) {
    // Ruling R142.
    umpire.next({LeaderLosses{fight.leaders}, EndFight{}});
    return;
  }
  const Odds odds = odds_of(scenario, situation, engagement_of(fight));
  fight.column = static_cast<std::int8_t>(odds.column);
  umpire.tell(OddsJudged{odds});
  // 10.3, ruling R42: guns that add to the defence have fired at range 0.
  for (SpotId target : fight.targets)
    if (const auto gun = gun_in(scenario, situation, target)) situation.fired_close.insert(*gun);
  umpire.next({JudgeLosses{}});
  if (odds.column == kAttackersFail) {
    lose_all(umpire, Role::Attacker);
  } else if (odds.column == kDefendersFail) {
    lose_all(umpire, Role::Defender);
    fight.dice |= standing(situation, fight.defenders);  // 9.3, ruling R100
  } else {
    const UnitSet all = fight.attackers | fight.defenders;
    for (UnitId unit : standing(situation, all))
      fight.quality[unit.index()] = static_cast<std::int8_t>(quality_of(scenario, situation, unit));
    umpire.next({CheckUnits{all}});
  }
}

void carry_out(const Umpire& umpire, const CheckUnits& step) {
  if (step.left.empty()) return;
  // Ruling R105: attackers first; all of it counts as one moment.
  const UnitSet attackers = step.left & umpire.fight().attackers;
  const UnitId unit = attackers.empty() ? step.left.first() : attackers.first();
  UnitSet left = step.left;
  left.erase(unit);
  umpire.next({RollCheck{unit}, CheckUnits{left}});
}

CheckResult combat_check(int die, int modifier, int quality, Role role) {
  // 9.4, rulings R4, R5: a natural 1 or 6 is not modified, and means what it says.
  if (die == 1) return {};
  if (die == 6) return {true, role == Role::Defender};
  const int roll = die + modifier;
  if (roll < quality) return {};
  if (roll == quality) return {false, true};
  // 9.4, ruling R107.
  return {true, role == Role::Defender && die > quality};
}

void carry_out(const Umpire& umpire, const RollCheck& step, int die) {
  Fight& fight = umpire.fight();
  const Role role = fight.attackers.contains(step.unit) ? Role::Attacker : Role::Defender;
  const OddsColumn& column = umpire.scenario.charts.columns[static_cast<std::size_t>(fight.column - 1)];
  const int modifier = role == Role::Attacker ? column.attacker_modifier : column.defender_modifier;
  const int quality = fight.quality[step.unit.index()];
  const CheckResult result = combat_check(die, modifier, quality, role);
  umpire.tell(QualityChecked{step.unit, CheckCause::Combat, die, modified(die, modifier), quality,
                             !result.loses_step && !result.retreats});
  if (result.retreats) fight.one_hex.insert(step.unit);
  if (!result.loses_step) return;
  lose_step(umpire, step.unit, StepLost::Cause::Combat);
  ++fight.losses[role];
}

void carry_out(const Umpire& umpire, const JudgeLosses&) {
  Fight& fight = umpire.fight();
  const Situation& situation = umpire.situation;
  // 9.5, ruling R101: the side that lost more falls back by the die, every unit of it.
  for (Role role : {Role::Attacker, Role::Defender})
    if (fight.losses[role] > fight.losses[other(role)]) fight.dice |= standing(situation, fight.units(role));
  for (UnitId unit : standing(situation, fight.one_hex)) fight.distance[unit.index()] = 1;
  fight.dice = standing(situation, fight.dice);
  umpire.next({RetreatDice{Role::Defender, fight.dice & fight.defenders},
               RetreatDice{Role::Attacker, fight.dice & fight.attackers}, BeginAdvance{},
               LeaderLosses{fight.leaders}, EndFight{}});
}

void carry_out(const Umpire& umpire, const LeaderLosses& step) {
  UnitSet left = step.left;
  for (UnitId leader : step.left) {
    left.erase(leader);
    if (!umpire.situation.on_map(leader)) continue;
    umpire.next({RollLeaderLoss{leader, 0}, LeaderLosses{left}});
    return;
  }
}

void carry_out(const Umpire& umpire, const RollLeaderLoss& step, int die) {
  if (step.first == 0) {
    umpire.next({RollLeaderLoss{step.leader, static_cast<std::uint8_t>(die)}});
    return;
  }
  const bool fell = umpire.scenario.charts.leader_falls[static_cast<std::size_t>(step.first + die)];
  umpire.tell(LeaderTriedByFire{step.leader, step.first, die, fell});
  if (fell) lose_leader(umpire, step.leader, false);
}

}  // namespace longroll::rally
