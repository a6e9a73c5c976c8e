#include "rally/recovery.h"

#include <algorithm>

#include "rally/activation.h"
#include "rally/bombardment.h"
#include "rally/field.h"
#include "rally/quality.h"

namespace longroll::rally {

using Off = Location::Off;

namespace {

UnitSet shattered(const Scenario& scenario, const Situation& situation) {
  UnitSet found;
  for (UnitId unit : scenario.brigades)
    if (situation.is(unit, Off::Shattered)) found.insert(unit);
  return found;
}

// 10.2: an enemy chit that could fire there, whatever stands between (ruling R122).
bool under_guns(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  for (UnitId gun : scenario.guns & scenario.of_side[enemy_of(side)])
    if (situation.on_map(gun) && gun_value(scenario, gun, distance(scenario, situation.spot(gun), spot)) > 0)
      return true;
  return false;
}

SpotSet places_near(const Scenario& scenario, const Situation& situation, UnitId unit, UnitId leader) {
  const Side side = scenario.unit(unit).side;
  const Field field(scenario, situation, side);
  const int points = stacking_of(scenario, situation, unit);
  SpotSet spots;
  for (std::size_t i = 0; i < scenario.ground.size(); ++i) {
    const SpotId spot(i);
    if (!scenario.ground[spot].passable || distance(scenario, spot, situation.spot(leader)) > kRallyRange)
      continue;
    if (field.strangers.contains(spot) || field.zone.contains(spot)) continue;
    if (field.stack[i] + points > kStackingLimit || under_guns(scenario, situation, spot, side)) continue;
    spots.insert(spot);
  }
  return spots;
}

void lose_for_good(const Umpire& umpire, UnitId unit) {
  umpire.situation.send(unit, Off::Lost);
  umpire.tell(UnitLost{unit});
}

constexpr int kInspiring = 2;  // 10.2: a quality bonus that helps to rally

}  // namespace

RallyPlace rally_place(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& printed = scenario.unit(unit);
  // 10.2: its own leader; failing that the army commander.
  for (const auto& leader :
       {scenario.formation(printed.formation).leader, serving_commander(scenario, situation, printed.side)}) {
    if (!leader || !situation.on_map(*leader)) continue;
    const SpotSet spots = places_near(scenario, situation, unit, *leader);
    if (!spots.empty()) return {leader, spots};
  }
  return {};
}

void carry_out(const Umpire& umpire, const RecoveryPhase&) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  UnitSet guns = situation.guns_removed;
  for (UnitId gun : scenario.guns)
    if (situation.on_map(gun)) guns.insert(gun);
  // Ruling R119: units rally while the enemy's guns still stand.
  umpire.next({RallyUnits{shattered(scenario, situation)}, ReturnGuns{guns}});
}

void carry_out(const Umpire& umpire, const RallyUnits& step) {
  if (step.left.empty()) return;
  const UnitSet first =
      step.left & umpire.scenario.of_side[umpire.situation.initiative.value_or(Side::Union)];
  const UnitId unit = first.empty() ? step.left.first() : first.first();
  UnitSet left = step.left;
  left.erase(unit);
  umpire.next({RallyUnits{left}});
  if (rally_place(umpire.scenario, umpire.situation, unit).spots.empty())
    lose_for_good(umpire, unit);
  else
    umpire.next({RollRally{unit}});
}

void carry_out(const Umpire& umpire, const RollRally& step, int die) {
  const RallyPlace place = rally_place(umpire.scenario, umpire.situation, step.unit);
  const bool inspired = command(umpire.scenario, umpire.situation, *place.leader).quality >= kInspiring;
  const int modifier = inspired ? -2 : -1;
  // 10.2, ruling R7: the better side of the counter.
  const int quality = counter_quality(umpire.scenario, umpire.situation, step.unit, false) +
                      battle_change(umpire.scenario, umpire.situation, step.unit);
  const bool passed = passes(die, modifier, quality);
  umpire.tell(QualityChecked{step.unit, CheckCause::Rally, die, modified(die, modifier), quality, passed});
  if (passed)
    umpire.next({PlaceRallied{step.unit}});
  else
    lose_for_good(umpire, step.unit);
}

Side side_asked(const Scenario& scenario, const Situation&, const PlaceRallied& step) {
  return scenario.unit(step.unit).side;
}

void offer(const Scenario& scenario, const Situation& situation, const PlaceRallied& step, Offers& offers) {
  for (SpotId spot : rally_place(scenario, situation, step.unit).spots) offers.add(Settle{spot});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const PlaceRallied& step,
               const Choice& choice) {
  const auto* settle = std::get_if<Settle>(&choice);
  if (settle == nullptr) return refuse_as(Reason::WrongKind, "10.2", step.unit);
  if (settle->spot.index() >= scenario.ground.size() ||
      !rally_place(scenario, situation, step.unit).spots.contains(settle->spot))
    return refuse_as(Reason::NotThere, "10.2", step.unit, settle->spot);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const PlaceRallied& step, const Choice& choice) {
  const SpotId spot = std::get<Settle>(choice).spot;
  umpire.situation.damaged.insert(step.unit);
  put(umpire.scenario, umpire.situation, step.unit, spot);
  umpire.tell(UnitRallied{step.unit, spot});
}

void carry_out(const Umpire& umpire, const ReturnGuns& step) {
  if (step.left.empty()) return;
  ReturnGuns rest = step;
  rest.left.erase(step.left.first());
  umpire.next({RollGunReturn{step.left.first()}, rest});
}

void carry_out(const Umpire& umpire, const RollGunReturn& step, int die) {
  Situation& situation = umpire.situation;
  const auto& table = umpire.scenario.charts.guns_return;
  // 10.3, ruling R123.
  int roll = die;
  if (umpire.scenario.unit(step.gun).side == Side::Confederate) ++roll;
  if (situation.fired_close.contains(step.gun)) ++roll;
  if (situation.lost_duel.contains(step.gun)) roll += 2;
  const int turns = table[static_cast<std::size_t>(std::min<int>(roll, static_cast<int>(table.size()))) - 1];
  situation.send(step.gun, Off::Resting);
  situation.returns[step.gun.index()] = static_cast<std::uint8_t>(situation.turn + turns);
  umpire.tell(GunResting{step.gun, die, situation.turn + turns});
}

}  // namespace longroll::rally
