#include "rally/sequence.h"

#include "rally/battles/battle.h"

namespace longroll::rally {

using Off = Location::Off;

namespace {

// 10.1: the places where a replacement can join one of his brigades.
SpotSet his_brigades(const Scenario& scenario, const Situation& situation, UnitId leader) {
  SpotSet spots;
  for (UnitId unit : scenario.units_of[scenario.unit(leader).formation.index()])
    if (situation.on_map(unit)) spots.insert(situation.spot(unit));
  return spots;
}

void forget_last_turn(Situation& s) {
  s.event_side.reset();
  s.activated = s.active = s.limited = s.fighters = s.moved = s.stepped = s.train_used = UnitSet{};
  s.fired = s.fired_close = s.lost_duel = s.guns_removed = UnitSet{};
  s.arrivals.clear();
  s.combats.clear();
  s.assigned.clear();
  s.fought.clear();
  s.fight.reset();
  for (Side side : kSides) {
    s.points[side] = 0;
    s.passed[side] = s.guns_passed[side] = s.commander_left[side] = s.free_division[side] = false;
    s.surging_unit[side].reset();
    s.surging_division[side].reset();
    s.surprising[side].reset();
  }
}

void begin_day(const Scenario& scenario, Situation& situation) {
  // Ruling R131.
  situation.shattered_today.clear();
  for (Side side : kSides) situation.used_today[side] = 0;
  for (UnitId gun : scenario.guns)
    if (situation.is(gun, Off::Depleted)) situation.send(gun, Off::Ready);
}

void bring_back_guns(const Scenario& scenario, Situation& situation, bool dawn) {
  for (UnitId gun : scenario.guns) {
    const std::uint8_t turn = situation.returns[gun.index()];
    const bool due = turn > 0 && turn <= situation.turn;
    // Ruling R130: at dawn all of it has rested.
    if ((situation.is(gun, Off::Resting) && (due || dawn)) || (situation.is(gun, Off::Waiting) && due))
      situation.send(gun, Off::Ready);
  }
}

}  // namespace

void carry_out(const Umpire& umpire, const BeginTurn&) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  ++situation.turn;
  forget_last_turn(situation);
  const bool first = situation.turn == 1;
  const Turn& today = scenario.turn(situation.turn);
  if (!first && scenario.turn(situation.turn - 1).day != today.day) begin_day(scenario, situation);
  bring_back_guns(scenario, situation, !first && scenario.turn(situation.turn - 1).night && !today.night);
  umpire.tell(TurnBegan{situation.turn});
  if (today.night) {
    umpire.next({NightPhase{}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
  } else {
    umpire.next({RollInitiative{0}, EventsPhase{}, BombardmentPhase{}, CommandPhase{}, RecoveryPhase{},
                 VictoryPhase{}, EndTurn{}});
    // P7: no dice and no event for who strikes first.
    if (first && scenario.first_initiative) {
      umpire.agenda.pop_back();
      situation.initiative = scenario.first_initiative;
      umpire.tell(InitiativeTaken{*situation.initiative});
    }
  }
  if (scenario.rules->begin_turn != nullptr) scenario.rules->begin_turn(umpire);
  // 10.1, ruling R120: replacements at the start of their turn; who has no brigade on the map waits.
  for (UnitId leader : scenario.leaders)
    if (situation.is(leader, Off::Track) && situation.returns[leader.index()] <= situation.turn &&
        !his_brigades(scenario, situation, leader).empty())
      umpire.next({PlaceLeader{leader}});
}

Side side_asked(const Scenario& scenario, const Situation&, const PlaceLeader& step) {
  return scenario.unit(step.leader).side;
}

void offer(const Scenario& scenario, const Situation& situation, const PlaceLeader& step, Offers& offers) {
  for (SpotId spot : his_brigades(scenario, situation, step.leader)) offers.add(Settle{spot});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const PlaceLeader& step,
               const Choice& choice) {
  const auto* settle = std::get_if<Settle>(&choice);
  if (settle == nullptr) return refuse_as(Reason::WrongKind, "10.1", step.leader);
  if (!his_brigades(scenario, situation, step.leader).contains(settle->spot))
    return refuse_as(Reason::NotThere, "10.1", step.leader, settle->spot);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const PlaceLeader& step, const Choice& choice) {
  const SpotId spot = std::get<Settle>(choice).spot;
  umpire.situation.replaced.insert(step.leader);
  put(umpire.scenario, umpire.situation, step.leader, spot);
  umpire.tell(LeaderReplaced{step.leader, spot});
}

void carry_out(const Umpire& umpire, const RollInitiative& step, int die) {
  Situation& situation = umpire.situation;
  if (step.union_die == 0) {
    umpire.next({RollInitiative{static_cast<std::uint8_t>(die)}});
    return;
  }
  umpire.tell(InitiativeRolled{step.union_die, die});
  if (step.union_die == die) {
    // 5.0, ruling R18: one event a turn, by the first tie.
    if (!situation.event_side) situation.event_side = die <= 3 ? Side::Confederate : Side::Union;
    if (!situation.initiative) {
      umpire.next({RollInitiative{0}});
      return;
    }
    situation.initiative = enemy_of(*situation.initiative);
  } else {
    situation.initiative = step.union_die > die ? Side::Union : Side::Confederate;
  }
  umpire.tell(InitiativeTaken{*situation.initiative});
}

void carry_out(const Umpire& umpire, const EndTurn&) {
  if (umpire.situation.outcome) return;
  LONGROLL_CHECK(umpire.situation.turn < umpire.scenario.last_turn(), "the last turn has no result");
  umpire.next({BeginTurn{}});
}

}  // namespace longroll::rally
