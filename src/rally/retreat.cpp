#include "rally/retreat.h"

#include <algorithm>

#include "rally/field.h"
#include "rally/losses.h"
#include "rally/movement.h"

namespace longroll::rally {
namespace {

// The enemies that a unit falls back from: those of its combat, where they stood when it began and where those who are
// left stand now (ruling R152), or the gun that fired (ruling R48).
struct Pursuit {
  SpotSet from;
  UnitSet units;
};

Pursuit pursuit_of(const Scenario& scenario, const Situation& situation, const RetreatOn& retreat) {
  Pursuit pursuit;
  if (retreat.gun) {
    pursuit.from.insert(*retreat.gun);
    return pursuit;
  }
  const Fight& fight = *situation.fight;
  const bool attacks = scenario.unit(retreat.unit).side == fight.attacker;
  pursuit.units = fight.units(attacks ? Role::Defender : Role::Attacker);
  if (attacks)
    for (SpotId target : fight.targets) pursuit.from.insert(target);
  else
    pursuit.from = fight.origins;
  for (UnitId unit : pursuit.units)
    if (situation.on_map(unit)) pursuit.from.insert(situation.spot(unit));
  return pursuit;
}

// Ruling R104: the zones of enemies that are not in this combat.
SpotSet other_zones(const Scenario& scenario, const Situation& situation, Side side,
                    const UnitSet& in_combat) {
  SpotSet zone;
  for (UnitId unit : (scenario.brigades & scenario.of_side[enemy_of(side)]) - in_combat)
    if (situation.on_map(unit)) add_zone(scenario.ground, situation.spot(unit), zone);
  return zone;
}

// Keeps those that pass the test, unless none does.
template <class Test>
void prefer(SpotList& list, Test&& test) {
  SpotList good;
  for (SpotId spot : list)
    if (test(spot)) good.push_back(spot);
  if (!good.empty()) list = good;
}

FixedVector<SpotId, 7> ways_out(const Ground& ground, SpotId spot) {
  FixedVector<SpotId, 7> ways;
  for (Direction d : kDirections)
    if (const auto to = ground.next(spot, d)) ways.push_back(*to);
  // Ruling R78: a retreat may use ford and bridge.
  if (const auto far = ground.other_bank(spot); far && ground[spot].crossing != Crossing::None)
    ways.push_back(*far);
  return ways;
}

}  // namespace

SpotList retreat_spots(const Scenario& scenario, const Situation& situation, const RetreatOn& retreat) {
  const Side side = scenario.unit(retreat.unit).side;
  const SpotId at = situation.spot(retreat.unit);
  const Pursuit pursuit = pursuit_of(scenario, situation, retreat);
  const Field field(scenario, situation, side);
  const auto all = [&](auto&& test) { return std::all_of(pursuit.from.begin(), pursuit.from.end(), test); };
  SpotList list;
  for (SpotId to : ways_out(scenario.ground, at)) {
    if (field.strangers.contains(to)) continue;
    // Ruling R103: nearer to none of them.
    if (all([&](SpotId enemy) { return distance(scenario, to, enemy) >= distance(scenario, at, enemy); }))
      list.push_back(to);
  }
  // Ruling R139: then, in this order, farther away, out of other zones, and without a stack that is too high.
  prefer(list, [&](SpotId to) {
    return all([&](SpotId enemy) { return distance(scenario, to, enemy) > distance(scenario, at, enemy); });
  });
  const SpotSet zone = other_zones(scenario, situation, side, pursuit.units);
  prefer(list, [&](SpotId to) { return !zone.contains(to); });
  const int points = stacking_of(scenario, situation, retreat.unit);
  prefer(list, [&](SpotId to) { return field.stack[to.index()] + points <= kStackingLimit; });
  return list;
}

void begin_retreat(const Umpire& umpire, const RetreatOn& retreat) {
  if (!retreat_spots(umpire.scenario, umpire.situation, retreat).empty()) {
    umpire.next({retreat});
    return;
  }
  shatter(umpire, retreat.unit);  // ruling R103
}

void offer_to_follow(const Umpire& umpire, SpotId origin, UnitId unit) {
  const Side side = umpire.scenario.unit(unit).side;
  if (!umpire.situation.on_map(unit) || umpire.situation.spot(unit) == origin) return;
  if (!brigades_in(umpire.scenario, umpire.situation, origin, side).empty()) return;
  for (UnitId leader : leaders_in(umpire.scenario, umpire.situation, origin, side))
    umpire.next({OfferFollow{leader, unit}});
}

namespace {

void go_on(const Umpire& umpire, RetreatOn retreat) {
  if (--retreat.left > 0)
    begin_retreat(umpire, retreat);
  else
    offer_to_follow(umpire, retreat.origin, retreat.unit);
}

void retreat_to(const Umpire& umpire, const RetreatOn& retreat, SpotId to) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  umpire.tell(UnitRetreated{retreat.unit, situation.spot(retreat.unit), to});
  come_to(umpire, retreat.unit, to);
  const UnitSet foes = pursuit_of(scenario, situation, retreat).units;
  // 9.5: another enemy's zone calls for a check.
  if (other_zones(scenario, situation, scenario.unit(retreat.unit).side, foes).contains(to))
    umpire.next({RollRetreatCheck{retreat}});
  else
    go_on(umpire, retreat);
}

UnitSet pending(const Situation& situation, Role role) {
  const Fight& fight = *situation.fight;
  UnitSet found;
  for (UnitId unit : fight.units(role) - fight.retreated)
    if (situation.on_map(unit) && fight.distance[unit.index()] > 0) found.insert(unit);
  return found;
}

RetreatOn retreat_of(const Situation& situation, UnitId unit) {
  return {unit, situation.fight->distance[unit.index()], situation.spot(unit), std::nullopt};
}

}  // namespace

void carry_out(const Umpire& umpire, const RollRetreatCheck& step, int die) {
  const UnitId unit = step.retreat.unit;
  const int quality = quality_of(umpire.scenario, umpire.situation, unit);
  const bool passed = passes(die, 0, quality);
  umpire.tell(QualityChecked{unit, CheckCause::RetreatZone, die, die, quality, passed});
  if (passed)
    go_on(umpire, step.retreat);
  else
    shatter(umpire, unit);
}

void carry_out(const Umpire& umpire, const RetreatDice& step) {
  if (!step.left.empty()) {
    UnitSet left = step.left;
    left.erase(step.left.first());
    umpire.next({RollRetreat{step.left.first()}, RetreatDice{step.role, left}});
    return;
  }
  if (!pending(umpire.situation, step.role).empty()) umpire.next({RetreatUnits{step.role}});
}

void carry_out(const Umpire& umpire, const RollRetreat& step, int die) {
  const std::uint8_t hexes = umpire.scenario.charts.retreat_hexes[static_cast<std::size_t>(die - 1)];
  umpire.tell(RetreatRolled{step.unit, die, hexes});
  std::uint8_t& distance = umpire.fight().distance[step.unit.index()];
  distance = std::max(distance, hexes);  // ruling R101
}

Side side_asked(const Scenario&, const Situation& situation, const RetreatUnits& step) {
  return situation.fight->side(step.role);
}

void offer(const Scenario& scenario, const Situation& situation, const RetreatUnits& step, Offers& offers) {
  for (UnitId unit : pending(situation, step.role)) {
    const SpotList spots = retreat_spots(scenario, situation, retreat_of(situation, unit));
    for (SpotId spot : spots) offers.add(Retreat{unit, spot});
    if (spots.empty()) offers.add(Retreat{unit, std::nullopt});
  }
}

namespace {

Verdict refuse_retreat(const Scenario& scenario, const Situation& situation, const RetreatOn& retreat,
                       const Retreat& choice) {
  const SpotList spots = retreat_spots(scenario, situation, retreat);
  if (!choice.to) {
    if (spots.empty()) return std::nullopt;
    return refuse_as(Reason::CanRetreat, "9.5", choice.unit, spots.front());
  }
  if (spots.contains(*choice.to)) return std::nullopt;
  return refuse_as(Reason::MustRetreatElsewhere, "9.5", choice.unit, *choice.to);
}

}  // namespace

Verdict refuse(const Scenario& scenario, const Situation& situation, const RetreatUnits& step,
               const Choice& choice) {
  const auto* retreat = std::get_if<Retreat>(&choice);
  if (retreat == nullptr) return refuse_as(Reason::WrongKind, "9.5");
  if (retreat->unit.index() >= scenario.units.size() ||
      !pending(situation, step.role).contains(retreat->unit))
    return refuse_as(Reason::NotInFight, "9.5", retreat->unit);
  return refuse_retreat(scenario, situation, retreat_of(situation, retreat->unit), *retreat);
}

void carry_out(const Umpire& umpire, const RetreatUnits& step, const Choice& choice) {
  const auto& retreat = std::get<Retreat>(choice);
  const RetreatOn way = retreat_of(umpire.situation, retreat.unit);
  umpire.fight().retreated.insert(retreat.unit);
  // RetreatDice asks for the rest.
  umpire.next({RetreatDice{step.role, {}}});
  if (retreat.to)
    retreat_to(umpire, way, *retreat.to);
  else
    shatter(umpire, retreat.unit);
}

Side side_asked(const Scenario& scenario, const Situation&, const RetreatOn& step) {
  return scenario.unit(step.unit).side;
}

void offer(const Scenario& scenario, const Situation& situation, const RetreatOn& step, Offers& offers) {
  for (SpotId spot : retreat_spots(scenario, situation, step)) offers.add(Retreat{step.unit, spot});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const RetreatOn& step,
               const Choice& choice) {
  const auto* retreat = std::get_if<Retreat>(&choice);
  if (retreat == nullptr) return refuse_as(Reason::WrongKind, "9.5");
  if (retreat->unit != step.unit) return refuse_as(Reason::NotNext, "9.5", step.unit);
  return refuse_retreat(scenario, situation, step, *retreat);
}

void carry_out(const Umpire& umpire, const RetreatOn& step, const Choice& choice) {
  retreat_to(umpire, step, *std::get<Retreat>(choice).to);
}

Side side_asked(const Scenario& scenario, const Situation&, const OfferFollow& step) {
  return scenario.unit(step.leader).side;
}

void offer(const Scenario&, const Situation&, const OfferFollow&, Offers& offers) {
  offers.add(Follow{});
  offers.add(Pass{});
}

Verdict refuse(const Scenario&, const Situation&, const OfferFollow& step, const Choice& choice) {
  if (std::holds_alternative<Follow>(choice) || std::holds_alternative<Pass>(choice)) return std::nullopt;
  return refuse_as(Reason::WrongKind, "9.5", step.leader);
}

void carry_out(const Umpire& umpire, const OfferFollow& step, const Choice& choice) {
  if (!std::holds_alternative<Follow>(choice)) return;
  const SpotId to = umpire.situation.spot(step.unit);
  umpire.tell(LeaderFled{step.leader, umpire.situation.spot(step.leader), to});
  const Side side = umpire.scenario.unit(step.leader).side;
  // 7.4: an army commander driven from his hex gives no bonus either.
  if (umpire.scenario.commander[side] == step.leader) umpire.situation.commander_left[side] = true;
  put(umpire.scenario, umpire.situation, step.leader, to);
}

}  // namespace longroll::rally
