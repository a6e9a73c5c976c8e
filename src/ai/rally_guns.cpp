#include "ai/rally_guns.h"

#include "ai/rally_worth.h"
#include "rally/bombardment.h"
#include "rally/forecast.h"
#include "rally/quality.h"

namespace longroll::rally {
namespace {

constexpr int kDrivenOff = 12;    // a brigade that falls back a hex
constexpr int kInHand = 5;        // a chit that can still be brought to where an attack comes
constexpr int kSupport = 3;       // a point of guns beside brigades that may be attacked
constexpr int kOverrun = 40;      // guns where the enemy is too strong
constexpr int kOutOfAction = 18;  // a chit that has lost a duel
constexpr int kLostGun = kPoint;

int faces_failed(int quality) {
  int faces = 0;
  for (int die = 1; die <= 6; ++die) faces += passes(die, 0, quality) ? 0 : 1;
  return faces;
}

// 6.2: what a bombardment costs those in a place, on the average.
int worth_of_fire(const Outlook& outlook, const Stack& under, UnitId gun, SpotId from) {
  const HexId hex = outlook.scenario.ground.hex(under.spot);
  const int value = value_against(outlook.scenario, gun, distance(outlook.scenario, from, under.spot), hex);
  const int modifier = bombardment_modifier(outlook.scenario, hex);
  int steps = 0, hexes = 0;
  for (int die = 1; die <= 6; ++die) {
    steps += die + modifier < value ? 1 : 0;
    hexes += die + modifier <= value ? 1 : 0;
  }
  int sum = 0;
  for (UnitId unit : under.units) {
    const Fighter fighter = outlook.fighter(unit, under.spot);
    sum += faces_failed(fighter.quality) * (steps * fighter.step + hexes * kDrivenOff);
  }
  return sum / 36;
}

// What it is worth to have a chit in a place, besides its fire.
int worth_of_place(const Outlook& outlook, UnitId gun, SpotId spot, bool fires) {
  const Stack* stack = outlook.own.in(spot);
  const int threat = outlook.threat(spot);
  if (stack == nullptr || threat == 0) return 0;
  const int value = gun_value(outlook.scenario, gun, 0) / (fires ? 2 : 1);
  return kSupport * value - (threat > 3 * stack->points ? kOverrun : 0);
}

}  // namespace

std::vector<Weighed> weigh_guns(const Outlook& outlook, const Table& table, const PlaceGuns&) {
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain()) {
    const auto* place = std::get_if<PlaceGun>(&choice);
    if (place == nullptr) {
      list.push_back({choice, kInHand});
      continue;
    }
    int worth = worth_of_place(outlook, place->gun, place->spot, place->target.has_value());
    if (place->target)
      worth += worth_of_fire(outlook, *outlook.enemy.in(*place->target), place->gun, place->spot);
    list.push_back({choice, worth});
  }
  return list;
}

std::vector<Weighed> weigh_guns(const Outlook& outlook, const Table& table, const AnswerGuns& step) {
  const Scenario& scenario = outlook.scenario;
  const SpotId from = outlook.situation.spot(step.gun);
  const int range = distance(scenario, from, step.target);
  const auto hits = [&](UnitId gun, SpotId at) {
    const int value = value_against(scenario, gun, range, scenario.ground.hex(at));
    const int better = scenario.unit(gun).side == Side::Union ? 1 : 0;
    return std::clamp(value + better, 0, 6);
  };
  const Stack* under = outlook.own.in(step.target);
  const int spared = under == nullptr ? 0 : worth_of_fire(outlook, *under, step.gun, from);
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain()) {
    const auto* counter = std::get_if<Counter>(&choice);
    const int worth =
        counter == nullptr
            ? kInHand
            : spared + kOutOfAction * (hits(counter->gun, from) - hits(step.gun, step.target)) / 6;
    list.push_back({choice, worth});
  }
  return list;
}

std::vector<Weighed> weigh_guns(const Outlook& outlook, const Table& table, const DefenderGuns& step) {
  const Fight& fight = *outlook.situation.fight;
  const Stack* stack = outlook.own.in(fight.targets[step.target]);
  int attack = 0;
  for (UnitId unit : fight.attackers) attack += strength(outlook.scenario, outlook.situation, unit).points;
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain()) {
    const auto* bring = std::get_if<BringGun>(&choice);
    int worth = 0;
    if (bring != nullptr) {
      // The stronger the attack, the likelier the guns are lost with the place.
      const int guns = outlook.scenario.unit(bring->gun).guns[0];
      const int defence = guns + (stack == nullptr ? 0 : stack->points);
      worth = kDrivenOff * guns - kLostGun * attack / (4 * defence);
    }
    list.push_back({choice, worth});
  }
  return list;
}

std::vector<Weighed> weigh_fire(const Outlook& outlook, const Table& table, const DefensiveFire& step) {
  constexpr int kAttackStopped = 30;
  const Fight& fight = *outlook.situation.fight;
  const Engagement engagement = engagement_of(fight);
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain()) {
    const auto* fire = std::get_if<FireAt>(&choice);
    int worth = 0;
    if (fire != nullptr) {
      const int faces =
          fire_hits(outlook.scenario, outlook.situation, engagement, fight.targets[step.target], fire->unit);
      const bool shatters = outlook.situation.damaged.contains(fire->unit);
      worth = faces * (worth_of_step(outlook.scenario, outlook.situation, fire->unit) +
                       (shatters ? kAttackStopped : 0));
    }
    list.push_back({choice, worth});
  }
  return list;
}

}  // namespace longroll::rally
