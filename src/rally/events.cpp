#include "rally/events.h"

#include "rally/activation.h"
#include "rally/movement.h"

namespace longroll::rally {

using Off = Location::Off;

namespace {

bool on_map(const Scenario& scenario, const Situation& situation, FormationId formation) {
  for (UnitId unit : scenario.units_of[formation.index()])
    if (situation.on_map(unit)) return true;
  return false;
}

bool has_corps(const Scenario& scenario, Side side) {
  for (const Formation& formation : scenario.formations)
    if (formation.side == side && formation.level == Rank::Corps) return true;
  return false;
}

// Whose counters the event speaks of: a blunder is the enemy's, a surge is one's own, an obtuse commander the asked side's.
Side side_spoken_of(const PickForEvent& step) {
  switch (step.kind) {
    case EventKind::GrandBlunder:
    case EventKind::Blunder:
    case EventKind::MinorBlunder:
      return enemy_of(step.side);
    default:
      return step.side;
  }
}

UnitSet units_to_pick(const Scenario& scenario, const Situation& situation, const PickForEvent& step) {
  UnitSet found;
  if (step.scope != Scope::Brigade) return found;
  for (UnitId unit : scenario.brigades & scenario.of_side[side_spoken_of(step)]) {
    if (!situation.on_map(unit)) continue;
    // 5, event 7, ruling R27.
    if (step.kind == EventKind::RallyRoundTheFlag && !situation.damaged.contains(unit)) continue;
    found.insert(unit);
  }
  return found;
}

FormationSet formations_to_pick(const Scenario& scenario, const Situation& situation,
                                const PickForEvent& step) {
  FormationSet found;
  if (step.scope == Scope::Brigade) return found;
  const Rank level = step.scope == Scope::Corps ? Rank::Corps : Rank::Division;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    const Formation& formation = scenario.formations[i];
    if (formation.side == side_spoken_of(step) && formation.level == level &&
        on_map(scenario, situation, FormationId(i)))
      found.insert(FormationId(i));
  }
  return found;
}

void ask_for(const Umpire& umpire, const PickForEvent& question) {
  if (units_to_pick(umpire.scenario, umpire.situation, question).empty() &&
      formations_to_pick(umpire.scenario, umpire.situation, question).empty()) {
    umpire.tell(EventHappened{question.kind, question.side, std::nullopt, std::nullopt, 0});
    return;
  }
  umpire.next({question});
}

// Rulings R21, R143: the units get their full allowance and may be marched about, no more.
void begin_blunder(const Umpire& umpire, Side mover, const UnitSet& units,
                   std::optional<FormationId> formation) {
  Situation& situation = umpire.situation;
  situation.active.clear();
  situation.limited.clear();
  for (UnitId unit : units) {
    if (!situation.on_map(unit)) continue;
    situation.active.insert(unit);
    situation.allowance[unit.index()] =
        static_cast<std::uint8_t>(allowance_of(umpire.scenario, situation, unit));
  }
  umpire.next({BlunderMoves{mover, formation}});
}

void happen(const Umpire& umpire, Side side, EventKind kind) {
  Situation& situation = umpire.situation;
  switch (kind) {
    case EventKind::GrandBlunder:
    case EventKind::Blunder:
      return umpire.next({RollBlunder{side, kind}});
    case EventKind::MinorBlunder:
      return ask_for(umpire, {side, kind, Scope::Brigade, false});
    case EventKind::ObtuseCommander:
      // Ruling R24: the victim picks.
      return ask_for(umpire, {enemy_of(side), kind, Scope::Division, false});
    case EventKind::PoorWeather:
      return umpire.next({RollWeather{0}});
    case EventKind::ArtilleryDepleted:
      if (guns_to_deplete(umpire.scenario, situation, enemy_of(side)).empty()) return;
      return umpire.next({DrawGun{enemy_of(side)}});
    case EventKind::RallyRoundTheFlag:
    case EventKind::BrigadeSurge:
      return ask_for(umpire, {side, kind, Scope::Brigade, false});
    case EventKind::SubordinatesInitiative:
      // Ruling R29: a voucher for this turn.
      situation.free_division[side] = true;
      umpire.tell(EventHappened{kind, side, std::nullopt, std::nullopt, 0});
      return;
    case EventKind::DivisionSurge:
    case EventKind::Surprise:
      return ask_for(umpire, {side, kind, Scope::Division, false});
  }
}

}  // namespace

void carry_out(const Umpire& umpire, const EventsPhase&) {
  Situation& situation = umpire.situation;
  if (situation.event_side) umpire.next({RollEvent{*situation.event_side, 0}});
  // 5, event 2, ruling R22: a blunder that lasts into this turn.
  for (Side side : kSides) {
    if (!situation.blundering[side] || situation.blunder_turn[side] != situation.turn) continue;
    const FormationId corps = *situation.blundering[side];
    if (!on_map(umpire.scenario, situation, corps)) continue;
    umpire.tell(EventHappened{EventKind::GrandBlunder, enemy_of(side), std::nullopt, corps, 0});
    begin_blunder(umpire, enemy_of(side), umpire.scenario.units_of[corps.index()], corps);
  }
}

void carry_out(const Umpire& umpire, const RollEvent& step, int die) {
  Situation& situation = umpire.situation;
  if (step.first == 0) {
    umpire.next({RollEvent{step.side, static_cast<std::uint8_t>(die)}});
    return;
  }
  const EventLine& line = umpire.scenario.charts.event(step.first + die);
  EventKind kind = line.kind;
  const auto bit = static_cast<std::uint16_t>(1u << index_of(kind));
  // 5.0, rulings R20, R26: once a day for the same side; guns last through the first five turns.
  if ((line.once_a_day && (situation.used_today[step.side] & bit) != 0) ||
      (kind == EventKind::ArtilleryDepleted && situation.turn < kFirstDepletedTurn))
    kind = EventKind::RallyRoundTheFlag;
  else if (line.once_a_day)
    situation.used_today[step.side] = static_cast<std::uint16_t>(situation.used_today[step.side] | bit);
  umpire.tell(EventRolled{step.side, step.first, die, line.kind, kind});
  happen(umpire, step.side, kind);
}

void carry_out(const Umpire& umpire, const RollBlunder& step, int die) {
  if (step.kind == EventKind::Blunder) {
    ask_for(umpire, {step.side, step.kind, die <= 4 ? Scope::Brigade : Scope::Division, false});
    return;
  }
  // 5, event 2, ruling R23: where the enemy has no corps, a division.
  const Scope scope = has_corps(umpire.scenario, enemy_of(step.side)) ? Scope::Corps : Scope::Division;
  ask_for(umpire, {step.side, step.kind, scope, die == 6});
}

Side side_asked(const Scenario&, const Situation&, const PickForEvent& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const PickForEvent& step, Offers& offers) {
  for (UnitId unit : units_to_pick(scenario, situation, step)) offers.add(PickUnit{unit});
  for (FormationId formation : formations_to_pick(scenario, situation, step))
    offers.add(PickFormation{formation});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const PickForEvent& step,
               const Choice& choice) {
  if (const auto* pick = std::get_if<PickUnit>(&choice)) {
    if (pick->unit.index() < scenario.units.size() &&
        units_to_pick(scenario, situation, step).contains(pick->unit))
      return std::nullopt;
    return refuse_as(Reason::NotEligible, "5.0", pick->unit);
  }
  if (const auto* pick = std::get_if<PickFormation>(&choice)) {
    if (pick->formation.index() < scenario.formations.size() &&
        formations_to_pick(scenario, situation, step).contains(pick->formation))
      return std::nullopt;
    return refuse_as(Reason::NotEligible, "5.0");
  }
  return refuse_as(Reason::WrongKind, "5.0");
}

void carry_out(const Umpire& umpire, const PickForEvent& step, const Choice& choice) {
  Situation& situation = umpire.situation;
  const auto* unit = std::get_if<PickUnit>(&choice);
  const auto* formation = std::get_if<PickFormation>(&choice);
  EventHappened told{step.kind, step.side, std::nullopt, std::nullopt, 0};
  if (unit != nullptr) told.unit = unit->unit;
  if (formation != nullptr) told.formation = formation->formation;
  umpire.tell(told);
  switch (step.kind) {
    case EventKind::GrandBlunder:
    case EventKind::Blunder:
    case EventKind::MinorBlunder:
      if (step.again) {
        situation.blundering[enemy_of(step.side)] = formation->formation;
        situation.blunder_turn[enemy_of(step.side)] = static_cast<std::uint8_t>(situation.turn + 1);
      }
      return begin_blunder(
          umpire, step.side,
          unit != nullptr ? UnitSet{unit->unit} : umpire.scenario.units_of[formation->formation.index()],
          told.formation);
    case EventKind::ObtuseCommander:
      situation.obtuse.insert(formation->formation);
      return;
    case EventKind::RallyRoundTheFlag:
      situation.damaged.erase(unit->unit);
      umpire.tell(UnitRestored{unit->unit});
      return;
    case EventKind::BrigadeSurge:
      situation.surging_unit[step.side] = unit->unit;
      return;
    case EventKind::DivisionSurge:
      situation.surging_division[step.side] = formation->formation;
      return;
    case EventKind::Surprise:
      situation.surprising[step.side] = formation->formation;
      return;
    case EventKind::PoorWeather:
    case EventKind::ArtilleryDepleted:
    case EventKind::SubordinatesInitiative:
      return;
  }
}

// 14.0: the letter of the unit, or of the leader whose whole formation blunders.
Mover blundering_mover(const Scenario& scenario, const Situation& situation, const BlunderMoves& step,
                       UnitId unit) {
  Mover mover = mover_of(scenario, situation, unit);
  if (!plays_personalities(scenario, situation)) return mover;
  mover.temper = scenario.unit(unit).personality;
  if (step.formation)
    if (const auto leader = scenario.formation(*step.formation).leader)
      mover.temper = scenario.unit(*leader).personality;
  if (mover.temper == Personality::Cautious) mover.shuns_zones = true;
  return mover;
}

namespace {

// 14.0, ruling R132: an aggressive or cautious unit that can move must.
std::optional<UnitId> who_must_move(const Scenario& scenario, const Situation& situation,
                                    const BlunderMoves& step) {
  if (!plays_personalities(scenario, situation)) return std::nullopt;
  for (UnitId unit : situation.active) {
    const Mover mover = blundering_mover(scenario, situation, step, unit);
    if (mover.temper != Personality::Aggressive && mover.temper != Personality::Cautious) continue;
    Reach reach;
    find_reach(scenario, situation, Field(scenario, situation, mover.side), mover, reach);
    if (!reach.ends.empty()) return unit;
  }
  return std::nullopt;
}

}  // namespace

Side side_asked(const Scenario&, const Situation&, const BlunderMoves& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const BlunderMoves& step, Offers& offers) {
  if (!who_must_move(scenario, situation, step)) offers.add(EndMovement{});
  for (UnitId unit : situation.active)
    offers.add_marches(scenario, situation, blundering_mover(scenario, situation, step, unit));
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const BlunderMoves& step,
               const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) {
    if (const auto unit = who_must_move(scenario, situation, step))
      return refuse_as(Reason::MustMove, "14.0", *unit);
    return std::nullopt;
  }
  const auto* march = std::get_if<March>(&choice);
  if (march == nullptr) return refuse_as(Reason::WrongKind, "5.0");
  if (march->unit.index() >= scenario.units.size() || !situation.active.contains(march->unit))
    return refuse_as(Reason::NotEligible, "5.0", march->unit);
  return refuse_march(scenario, situation, blundering_mover(scenario, situation, step, march->unit), *march);
}

void carry_out(const Umpire& umpire, const BlunderMoves& step, const Choice& choice) {
  if (std::holds_alternative<EndMovement>(choice)) {
    umpire.situation.active.clear();
    return;
  }
  umpire.next({step});
  begin_march(umpire, std::get<March>(choice));
}

void carry_out(const Umpire& umpire, const RollWeather& step, int die) {
  if (step.first == 0) {
    umpire.next({RollWeather{static_cast<std::uint8_t>(die)}});
    return;
  }
  // Ruling R25: this turn is the first of them.
  Situation& situation = umpire.situation;
  const int turns = step.first + die;
  situation.weather_until =
      std::max(situation.weather_until, static_cast<std::uint8_t>(situation.turn + turns - 1));
  umpire.tell(EventHappened{EventKind::PoorWeather, Side::Union, std::nullopt, std::nullopt, turns});
}

FixedVector<UnitId, kMaxUnits> guns_to_deplete(const Scenario& scenario, const Situation& situation,
                                               Side victim) {
  FixedVector<UnitId, kMaxUnits> found;
  for (UnitId gun : scenario.guns & scenario.of_side[victim])
    if (situation.on_map(gun) || situation.is(gun, Off::Ready) || situation.is(gun, Off::Resting))
      found.push_back(gun);
  return found;
}

void carry_out(const Umpire& umpire, const DrawGun& step, int number) {
  const UnitId gun =
      guns_to_deplete(umpire.scenario, umpire.situation, step.victim)[static_cast<std::size_t>(number - 1)];
  umpire.situation.send(gun, Off::Depleted);
  umpire.tell(EventHappened{EventKind::ArtilleryDepleted, enemy_of(step.victim), gun, std::nullopt, 0});
}

}  // namespace longroll::rally
