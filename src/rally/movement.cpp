#include "rally/movement.h"

#include "rally/battles/battle.h"
#include "rally/losses.h"

namespace longroll::rally {

namespace {

// Ruling R88: next to him, free of the enemy; beside friends if he can.
SpotList refuges(const Scenario& scenario, const Situation& situation, UnitId leader) {
  const Field field(scenario, situation, scenario.unit(leader).side);
  SpotList open, friendly;
  for (Direction d : kDirections) {
    const auto to = scenario.ground.next(situation.spot(leader), d);
    if (!to || field.strangers.contains(*to)) continue;
    open.push_back(*to);
    if (field.friends.contains(*to)) friendly.push_back(*to);
  }
  return friendly.empty() ? open : friendly;
}

}  // namespace

Verdict refuse_march(const Scenario& scenario, const Situation& situation, const Mover& mover,
                     const March& march) {
  const Field field(scenario, situation, mover.side);
  return judge_path(scenario, situation, field, mover, march.path).refusal;
}

void begin_march(const Umpire& umpire, const March& march) {
  Situation& situation = umpire.situation;
  const Unit& unit = umpire.scenario.unit(march.unit);
  situation.active.erase(march.unit);
  if (!unit.combat()) situation.moved.insert(march.unit);
  if (situation.limited.contains(march.unit)) situation.activated.insert(march.unit);  // ruling R67
  // 7.4: the bonus goes when the army commander leaves his hex.
  if (umpire.scenario.commander[unit.side] == march.unit) situation.commander_left[unit.side] = true;
  umpire.next({ContinueMarch{march.unit, march.path}});
  // 8.3: only combat units check, and only where they set out, since an enemy zone stops them.
  if (unit.combat() && in_enemy_zone(umpire.scenario, situation, situation.spot(march.unit), unit.side))
    umpire.next({RollExit{march.unit}});
}

void carry_out(const Umpire& umpire, const RollExit& step, int die) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  const int modifier = exit_modifier(scenario, situation.spot(step.unit), scenario.unit(step.unit).side);
  const int quality = quality_of(scenario, situation, step.unit);
  const bool passed = passes(die, modifier, quality);
  umpire.tell(QualityChecked{step.unit, CheckCause::Exit, die, modified(die, modifier), quality, passed});
  // 8.3, ruling R85: it moves on all the same.
  if (!passed) lose_step(umpire, step.unit, StepLost::Cause::Exit);
}

void carry_out(const Umpire& umpire, const ContinueMarch& step) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (!situation.on_map(step.unit)) return;
  const Unit& unit = scenario.unit(step.unit);
  UnitMarched told{step.unit, situation.spot(step.unit), {}};
  Path rest;
  std::optional<SpotId> met;
  for (SpotId to : step.path) {
    if (met) {
      rest.push_back(to);
      continue;
    }
    come_to(umpire, step.unit, to);
    told.path.push_back(to);
    if (unit.combat() && !(units_in(scenario, situation, to) - scenario.of_side[unit.side]).empty()) met = to;
  }
  umpire.tell(told);
  if (!rest.empty()) umpire.next({ContinueMarch{step.unit, rest}});
  if (met) meet_strangers(umpire, *met, unit.side, false);
}

void come_to(const Umpire& umpire, UnitId unit, SpotId spot) {
  put(umpire.scenario, umpire.situation, unit, spot);
  const auto entered = umpire.scenario.rules->entered;
  if (entered != nullptr && umpire.scenario.brigades.contains(unit)) entered(umpire, unit, spot);
}

void meet_strangers(const Umpire& umpire, SpotId spot, Side side, bool fighting) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  for (UnitId other : units_in(scenario, situation, spot) & scenario.of_side[enemy_of(side)]) {
    switch (scenario.unit(other).kind) {
      case UnitKind::Leader:
        umpire.next({RollLeaderCaught{other, fighting}});
        break;
      case UnitKind::Artillery:
        umpire.next({RollGunCaught{other}});
        break;
      case UnitKind::Train:
        // 12.0, ruling R129.
        situation.send(other, Location::Off::Captured);
        umpire.tell(TrainCaptured{other});
        break;
      case UnitKind::Infantry:
      case UnitKind::Cavalry:
        break;
    }
  }
}

void carry_out(const Umpire& umpire, const RollLeaderCaught& step, int die) {
  const Charts& charts = umpire.scenario.charts;
  // 8.4 on the march, 9.5 after combat.
  const int caught = step.fighting ? charts.leader_caught_fighting_up_to : charts.leader_caught_moving_up_to;
  const bool captured = die <= caught || refuges(umpire.scenario, umpire.situation, step.leader).empty();
  umpire.tell(LeaderCaught{step.leader, die, captured});
  if (captured)
    lose_leader(umpire, step.leader, true);
  else
    umpire.next({LeaderFlees{step.leader}});
}

void carry_out(const Umpire& umpire, const RollGunCaught& step, int die) {
  // 9.5, ruling R89: 1-3 captured, else it may come back.
  remove_gun(umpire, step.gun, die <= umpire.scenario.charts.gun_captured_up_to, die);
}

Side side_asked(const Scenario& scenario, const Situation&, const LeaderFlees& step) {
  return scenario.unit(step.leader).side;
}

void offer(const Scenario& scenario, const Situation& situation, const LeaderFlees& step, Offers& offers) {
  for (SpotId spot : refuges(scenario, situation, step.leader)) offers.add(Settle{spot});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const LeaderFlees& step,
               const Choice& choice) {
  const auto* settle = std::get_if<Settle>(&choice);
  if (settle == nullptr) return refuse_as(Reason::WrongKind, "8.4", step.leader);
  if (!refuges(scenario, situation, step.leader).contains(settle->spot))
    return refuse_as(Reason::NotThere, "8.4", step.leader, settle->spot);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const LeaderFlees& step, const Choice& choice) {
  const SpotId to = std::get<Settle>(choice).spot;
  umpire.tell(LeaderFled{step.leader, umpire.situation.spot(step.leader), to});
  // 7.4, ruling R141: an army commander who is driven from his hex has left it.
  const Side side = umpire.scenario.unit(step.leader).side;
  if (umpire.scenario.commander[side] == step.leader) umpire.situation.commander_left[side] = true;
  put(umpire.scenario, umpire.situation, step.leader, to);
}

Side side_asked(const Scenario&, const Situation&, const MoveUnits& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const MoveUnits&, Offers& offers) {
  offers.add(EndMovement{});
  for (UnitId unit : situation.active)
    offers.add_marches(scenario, situation, mover_of(scenario, situation, unit));
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const MoveUnits& step,
               const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) return std::nullopt;
  const auto* march = std::get_if<March>(&choice);
  if (march == nullptr) return refuse_as(Reason::WrongKind, "8.0");
  if (march->unit.index() >= scenario.units.size() || scenario.unit(march->unit).side != step.side)
    return refuse_as(Reason::NotYours, "8.0", march->unit);
  if (!situation.active.contains(march->unit)) return refuse_as(Reason::NotActive, "8.0", march->unit);
  return refuse_march(scenario, situation, mover_of(scenario, situation, march->unit), *march);
}

void carry_out(const Umpire& umpire, const MoveUnits& step, const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) {
    umpire.situation.active.clear();
    umpire.next({EndMovementPhase{step.side}});
    return;
  }
  umpire.next({step});
  begin_march(umpire, std::get<March>(choice));
}

Side side_asked(const Scenario& scenario, const Situation&, const MoveLeader& step) {
  return scenario.unit(step.leader).side;
}

void offer(const Scenario& scenario, const Situation& situation, const MoveLeader& step, Offers& offers) {
  offers.add(EndMovement{});
  offers.add_marches(scenario, situation, mover_of(scenario, situation, step.leader));
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const MoveLeader& step,
               const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) return std::nullopt;
  const auto* march = std::get_if<March>(&choice);
  if (march == nullptr) return refuse_as(Reason::WrongKind, "7.2", step.leader);
  if (march->unit != step.leader) return refuse_as(Reason::NotActive, "7.2", march->unit);
  return refuse_march(scenario, situation, mover_of(scenario, situation, step.leader), *march);
}

void carry_out(const Umpire& umpire, const MoveLeader& step, const Choice& choice) {
  umpire.situation.moved.insert(step.leader);
  if (const auto* march = std::get_if<March>(&choice)) begin_march(umpire, *march);
}

void carry_out(const Umpire& umpire, const EndMovementPhase& step) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  situation.active.clear();
  situation.limited.clear();
  // 8.1, rulings R70, R83: each unit of a stack that is too high loses a step, except where it has just come on.
  const Field field(scenario, situation, step.side);
  for (SpotId spot : field.friends) {
    if (field.stack[spot.index()] <= kStackingLimit || situation.arrivals.contains(spot)) continue;
    for (UnitId unit : brigades_in(scenario, situation, spot, step.side))
      lose_step(umpire, unit, StepLost::Cause::Stacking);
  }
}

}  // namespace longroll::rally
