#include "rally/bombardment.h"

#include "rally/battles/battle.h"
#include "rally/field.h"
#include "rally/losses.h"
#include "rally/retreat.h"

namespace longroll::rally {

using Off = Location::Off;

int gun_value(const Scenario& scenario, UnitId gun, int range) {
  const auto& values = scenario.unit(gun).guns;
  if (range > kGunRange) return 0;
  return range <= 1 ? values[static_cast<std::size_t>(range)] : range <= 3 ? values[2] : values[3];
}

int value_against(const Scenario& scenario, UnitId gun, int range, HexId target) {
  const int value = gun_value(scenario, gun, range);
  return scenario.charts.of(scenario.map.terrain(target)).halves_fire ? (value + 1) / 2 : value;
}

int bombardment_modifier(const Scenario& scenario, HexId target) {
  return scenario.charts.of(scenario.map.terrain(target)).bombardment_die;
}

// P5: at dusk they reach one hex.
int gun_range(const Scenario& scenario, const Situation& situation) {
  return scenario.turn(situation.turn).dusk ? 1 : kGunRange;
}

namespace {

// 6.1, ruling R32: with a brigade of the formation it belongs to.
bool has_unit_of(const Scenario& scenario, const Situation& situation, UnitId gun, SpotId spot) {
  for (UnitId unit : scenario.units_of[scenario.unit(gun).formation.index()])
    if (situation.location[unit.index()].is(spot)) return true;
  return scenario.rules->lends_guns != nullptr && scenario.rules->lends_guns(scenario, situation, gun, spot);
}

bool has_target(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  for (UnitId unit : scenario.brigades & scenario.of_side[enemy_of(side)])
    if (situation.location[unit.index()].is(spot)) return true;
  return false;
}

bool good(const Scenario& scenario, SpotId spot) { return spot.index() < scenario.ground.size(); }

}  // namespace

Verdict bars_gun(const Scenario& scenario, const Situation& situation, UnitId gun, SpotId spot,
                 Placing placing) {
  if (!situation.is(gun, Off::Ready)) return refuse_as(Reason::NotAvailable, "6.1", gun);
  if (!has_unit_of(scenario, situation, gun, spot)) return refuse_as(Reason::NoUnitOfIts, "6.1", gun, spot);
  // 6.1, ruling R33: a road opens the ground, a railroad does not.
  const HexId hex = scenario.ground.hex(spot);
  if (scenario.charts.of(scenario.map.terrain(hex)).bars_guns && !scenario.ground[spot].road)
    return refuse_as(Reason::GunsBarred, "6.1", gun, spot);
  if (gun_in(scenario, situation, spot)) return refuse_as(Reason::GunThere, "6.1", gun, spot);
  // 6.1, ruling R34.
  if (placing == Placing::Bombardment && in_enemy_zone(scenario, situation, spot, scenario.unit(gun).side))
    return refuse_as(Reason::EnemyZone, "6.1", gun, spot);
  return std::nullopt;
}

Verdict bars_fire(const Scenario& scenario, const Situation& situation, UnitId gun, SpotId spot,
                  SpotId target) {
  if (!has_target(scenario, situation, target, scenario.unit(gun).side))
    return refuse_as(Reason::NoTarget, "6.2", gun, target);
  const int range = distance(scenario, spot, target);
  if (range > gun_range(scenario, situation) || gun_value(scenario, gun, range) == 0)
    return refuse_as(Reason::OutOfRange, "6.2", gun, target);
  if (!scenario.ground.sees(scenario.ground.hex(spot), scenario.ground.hex(target)))
    return refuse_as(Reason::NoSight, "6.2", gun, target);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const BombardmentPhase&) {
  umpire.next({ChooseFirst{*umpire.situation.initiative}});
}

namespace {

bool can_place(const Scenario& scenario, const Situation& situation, Side side) {
  for (UnitId gun : scenario.guns & scenario.of_side[side]) {
    if (!situation.is(gun, Off::Ready)) continue;
    for (UnitId unit : scenario.brigades & scenario.of_side[side])
      if (situation.on_map(unit) &&
          !bars_gun(scenario, situation, gun, situation.spot(unit), Placing::Bombardment))
        return true;
  }
  return false;
}

}  // namespace

Side side_asked(const Scenario&, const Situation&, const ChooseFirst& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const ChooseFirst& step, Offers& offers) {
  for (Side side : {step.side, enemy_of(step.side)})
    if (!refuse(scenario, situation, step, GoFirst{side})) offers.add(GoFirst{side});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const ChooseFirst& step,
               const Choice& choice) {
  const auto* first = std::get_if<GoFirst>(&choice);
  if (first == nullptr) return refuse_as(Reason::WrongKind, "6.0");
  // Ruling R145: who goes first matters only where both have something to place.
  const bool both =
      can_place(scenario, situation, Side::Union) && can_place(scenario, situation, Side::Confederate);
  return first->side == step.side || both ? std::nullopt : refuse_as(Reason::NotEligible, "6.0");
}

void carry_out(const Umpire& umpire, const ChooseFirst&, const Choice& choice) {
  const Side first = std::get<GoFirst>(choice).side;
  umpire.tell(GunsFirst{first});
  umpire.next({PlaceGuns{first}});
}

Side side_asked(const Scenario&, const Situation&, const PlaceGuns& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const PlaceGuns& step, Offers& offers) {
  offers.add(Pass{});
  const UnitSet own = scenario.of_side[step.side];
  SpotSet ours, theirs;
  for (UnitId unit : scenario.brigades)
    if (situation.on_map(unit)) (own.contains(unit) ? ours : theirs).insert(situation.spot(unit));
  for (UnitId gun : scenario.guns& own) {
    if (!situation.is(gun, Off::Ready)) continue;
    for (SpotId spot : ours) {
      if (bars_gun(scenario, situation, gun, spot, Placing::Bombardment)) continue;
      offers.add(PlaceGun{gun, spot, std::nullopt});
      for (SpotId target : theirs)
        if (distance(scenario, spot, target) <= kGunRange &&
            !bars_fire(scenario, situation, gun, spot, target))
          offers.add(PlaceGun{gun, spot, target});
    }
  }
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const PlaceGuns& step,
               const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  const auto* place = std::get_if<PlaceGun>(&choice);
  if (place == nullptr) return refuse_as(Reason::WrongKind, "6.1");
  if (place->gun.index() >= scenario.units.size() || !scenario.guns.contains(place->gun) ||
      scenario.unit(place->gun).side != step.side)
    return refuse_as(Reason::NotYours, "6.1", place->gun);
  if (!good(scenario, place->spot)) return refuse_as(Reason::NoUnitOfIts, "6.1", place->gun);
  if (auto verdict = bars_gun(scenario, situation, place->gun, place->spot, Placing::Bombardment))
    return verdict;
  if (!place->target) return std::nullopt;
  if (!good(scenario, *place->target)) return refuse_as(Reason::NoTarget, "6.2", place->gun);
  return bars_fire(scenario, situation, place->gun, place->spot, *place->target);
}

void carry_out(const Umpire& umpire, const PlaceGuns& step, const Choice& choice) {
  Situation& situation = umpire.situation;
  const Side enemy = enemy_of(step.side);
  if (std::holds_alternative<Pass>(choice)) {
    // Ruling R31: a pass is final; the other side may go on.
    situation.guns_passed[step.side] = true;
    if (!situation.guns_passed[enemy]) umpire.next({PlaceGuns{enemy}});
    return;
  }
  const auto& place = std::get<PlaceGun>(choice);
  umpire.next({PlaceGuns{situation.guns_passed[enemy] ? step.side : enemy}});
  put(umpire.scenario, situation, place.gun, place.spot);
  umpire.tell(GunPlaced{place.gun, place.spot, place.target});
  if (place.target) umpire.next({AnswerGuns{place.gun, *place.target}});
}

Side side_asked(const Scenario& scenario, const Situation&, const AnswerGuns& step) {
  return enemy_of(scenario.unit(step.gun).side);
}

void offer(const Scenario& scenario, const Situation& situation, const AnswerGuns& step, Offers& offers) {
  offers.add(Pass{});
  for (UnitId gun : scenario.guns & scenario.of_side[side_asked(scenario, situation, step)])
    if (!refuse(scenario, situation, step, Counter{gun})) offers.add(Counter{gun});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const AnswerGuns& step,
               const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  const auto* counter = std::get_if<Counter>(&choice);
  if (counter == nullptr) return refuse_as(Reason::WrongKind, "6.3");
  if (counter->gun.index() >= scenario.units.size() || !scenario.guns.contains(counter->gun) ||
      scenario.unit(counter->gun).side == scenario.unit(step.gun).side)
    return refuse_as(Reason::NotYours, "6.3", counter->gun);
  // Ruling R44: newly placed, within the limits of 6.1.
  if (auto verdict = bars_gun(scenario, situation, counter->gun, step.target, Placing::Bombardment))
    return verdict;
  if (gun_value(scenario, counter->gun, distance(scenario, situation.spot(step.gun), step.target)) == 0)
    return refuse_as(Reason::OutOfRange, "6.3", counter->gun);
  return std::nullopt;
}

namespace {

void note_fire(Situation& situation, UnitId gun, int range) {
  situation.fired.insert(gun);  // 6.2, 6.3, ruling R43
  if (range <= 1) situation.fired_close.insert(gun);
}

}  // namespace

void carry_out(const Umpire& umpire, const AnswerGuns& step, const Choice& choice) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const int range = distance(scenario, situation.spot(step.gun), step.target);
  note_fire(situation, step.gun, range);
  if (std::holds_alternative<Pass>(choice)) {
    umpire.next({RollBombardment{step.gun, step.target}});
    return;
  }
  // 6.3, ruling R45: the duel takes the place of the bombardment.
  const UnitId answering = std::get<Counter>(choice).gun;
  put(scenario, situation, answering, step.target);
  note_fire(situation, answering, range);
  umpire.tell(GunPlaced{answering, step.target, situation.spot(step.gun)});
  umpire.next({RollDuel{step.gun, answering, 0}});
}

void carry_out(const Umpire& umpire, const RollBombardment& step, int die) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  const SpotId from = situation.spot(step.gun);
  const HexId hex = scenario.ground.hex(step.target);
  const int value = value_against(scenario, step.gun, distance(scenario, from, step.target), hex);
  const int roll = die + bombardment_modifier(scenario, hex);
  umpire.tell(BombardmentRolled{step.gun, step.target, die, roll, value});
  const UnitSet under = brigades_in(scenario, situation, step.target, enemy_of(scenario.unit(step.gun).side));
  if (scenario.rules->under_fire != nullptr) scenario.rules->under_fire(umpire, under);
  // 6.2, ruling R37: below the value it costs a step and a hex, equal to it a hex.
  if (roll > value) return;
  umpire.next({CheckBombarded{under, from, roll < value}});
}

void carry_out(const Umpire& umpire, const CheckBombarded& step) {
  if (step.left.empty()) return;
  CheckBombarded rest = step;
  rest.left.erase(step.left.first());
  umpire.next({RollBombarded{step.left.first(), step.gun, step.loses_step}, rest});
}

void carry_out(const Umpire& umpire, const RollBombarded& step, int die) {
  const int quality = quality_of(umpire.scenario, umpire.situation, step.unit);
  const bool passed = passes(die, 0, quality);
  umpire.tell(QualityChecked{step.unit, CheckCause::Bombardment, die, die, quality, passed});
  if (passed) return;
  if (step.loses_step) lose_step(umpire, step.unit, StepLost::Cause::Bombardment);
  if (umpire.situation.on_map(step.unit))
    begin_retreat(umpire, RetreatOn{step.unit, 1, umpire.situation.spot(step.unit), step.gun});
}

void carry_out(const Umpire& umpire, const RollDuel& step, int die) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (step.first == 0) {
    umpire.next({RollDuel{step.gun, step.answering, static_cast<std::uint8_t>(die)}});
    return;
  }
  const int range = distance(scenario, situation, step.gun, step.answering);
  // 6.3, ruling R46: both at once; the other's ground counts.
  const auto hits = [&](UnitId gun, UnitId against, int thrown) {
    const int roll = duel_roll(scenario.unit(gun).side, thrown);
    const int value = value_against(scenario, gun, range, scenario.ground.hex(situation.spot(against)));
    umpire.tell(DuelRolled{gun, against, thrown, roll, value, roll <= value});
    return roll <= value;
  };
  const bool first = hits(step.gun, step.answering, step.first);
  const bool second = hits(step.answering, step.gun, die);
  const auto lose = [&](UnitId gun) {
    situation.lost_duel.insert(gun);
    remove_gun(umpire, gun, false, 0);
  };
  if (first) lose(step.answering);
  if (second) lose(step.gun);
}

}  // namespace longroll::rally
