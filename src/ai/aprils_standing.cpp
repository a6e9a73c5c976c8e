#include "ai/aprils_standing.h"

#include <algorithm>

#include "ai/aprils_worth.h"

namespace longroll::aprils {
namespace {

constexpr int kHalfPoint = 8;   // worth of a half point of way nearer to the goal
constexpr int kNearEnough = 4;  // half points from an objective of ours: near enough to hold it
constexpr int kShelter = 14;    // worth of a column of ground where the enemy may come
constexpr int kNoWayOut = 60;
constexpr int kOneWayOut = 15;
constexpr int kContact = 260;  // in percent: contact is commitment, and seldom as cheap as it looks
constexpr int kLikelyLost = 40;
constexpr int kWorstFight = 120;
constexpr int kGunInContact = 50;
constexpr int kRingClosed = 30;
constexpr int kStepOfComer = 45;  // an enemy who is not here yet, on the average
constexpr int kPlaceOfComer = 10;
constexpr int kUnitsOfComer = 2;

}  // namespace

Standing::Standing(const Outlook& outlook, const Orders& orders, const Reserves& reserves, UnitId unit)
    : outlook_(outlook),
      orders_(orders),
      reserves_(reserves),
      unit_(unit),
      printed_(outlook.scenario.unit(unit)),
      now_(strengths(outlook.scenario, outlook.situation, unit)),
      step_(loss_of_step(outlook.scenario, outlook.situation, unit)),
      friends_(outlook.own_without(unit)),
      chance_to_fight_(outlook.chance_of_phase(outlook.side)),
      enemy_chance_to_fight_(outlook.chance_of_phase(enemy_of(outlook.side))) {}

int Standing::value(HexId hex) const {
  int value = (progress(hex) * outlook_.temper.progress + hold(hex) * outlook_.temper.hold) / 100;
  const int threat = outlook_.threat(hex);
  if (threat > 0 && enemy_chance_to_fight_ > 0) value -= kShelter * outlook_.shelter(hex);
  if (outlook_.field.in_zone(enemy_of(outlook_.side), hex)) {
    // Whoever holds an objective may lose it by a fight, but to leave it is to lose it at once.
    const int worst = -hold(hex) * kLikelyLost / 100 - kWorstFight;
    const int guns = is_gun(printed_.kind) ? kGunInContact : 0;
    return value + std::max(contact(hex) * kContact / 100, worst) - guns;
  }
  if (threat > 0) value += exposure(hex);
  if (is_gun(printed_.kind)) value += fields_of_fire(hex);
  return value;
}

int Standing::progress(HexId hex) const {
  if (outlook_.scenario.objectives.empty()) return 0;
  const std::size_t goal = orders_.goal[unit_.index()];
  int way = outlook_.ground.way(printed_.kind, goal, hex);
  if (outlook_.stakes.controller[goal] == outlook_.side) way = std::max(way, kNearEnough);
  return -kHalfPoint * way;
}

// Worth of being the one who holds an objective.
int Standing::hold(HexId hex) const {
  const std::optional<std::size_t> objective = outlook_.objective_in(hex);
  if (!objective || friends_.in(hex) != nullptr) return 0;
  const int stake = outlook_.stakes.of[*objective];
  if (outlook_.stakes.controller[*objective] != outlook_.side) return stake;
  // Already ours: a garrison is needed as far as the enemy is near.
  return outlook_.threat(hex) > 0 ? stake : stake / 8;
}

int Standing::contact(HexId hex) const {
  int facing = 0;
  outlook_.for_each_beside(
      hex, [&](HexId next, Direction) { facing += outlook_.enemy.in(next) != nullptr ? 1 : 0; });
  if (facing == 0) return exposure(hex);
  int gained = 0;
  int shelter = -outlook_.scenario.charts.largest_shift;
  Outlook::Force press;
  outlook_.for_each_beside(hex, [&](HexId next, Direction d) {
    const Stack* enemy = outlook_.enemy.in(next);
    if (enemy == nullptr) return;
    gained += attack_gained(hex, *enemy, d, facing) + ring_closed(hex, next);
    press.strength += enemy->attack / (1 + friends_facing(next, hex));
    press.units += enemy->units;
    press.rating = press.step == 0 ? enemy->rating : std::max(press.rating, enemy->rating);
    press.step = std::max(press.step, enemy->step);
    press.ground = std::max(press.ground, outlook_.worth_of_place(next));
    shelter = std::max(shelter, outlook_.shelter(hex, d));
  });
  press.strength += enemy_guns_on(hex) / 2;
  const int suffered = attack_suffered(hex, press, shelter);
  const int any_chance = std::max(chance_to_fight_, enemy_chance_to_fight_);
  return (gained * chance_to_fight_ * outlook_.temper.gain -
          suffered * enemy_chance_to_fight_ * outlook_.temper.danger -
          way_out(hex) * any_chance * outlook_.temper.danger) /
         10'000;
}

// What our attack on this enemy is worth more with the unit in it. It can always be given up for the place (6.2.2).
int Standing::attack_gained(HexId hex, const Stack& enemy, Direction to_enemy, int facing) const {
  const int committed = committed_against(enemy.hex);
  const int help = guns_on(enemy.hex) / 2 + reserves_[outlook_.enemy.number(enemy.hex)] / 2;
  const int place = outlook_.worth_of_place(hex);
  const Outlook::Force defender{enemy.defence, enemy.rating, enemy.step, outlook_.worth_of_place(enemy.hex),
                                enemy.units};
  const int supports = friends_facing(enemy.hex, hex);
  const int shelter =
      committed > 0 ? outlook_.shelter(enemy.hex) : outlook_.shelter(enemy.hex, opposite(to_enemy));
  const auto worth = [&](int attack, int units) {
    const Outlook::Force attacker{attack, printed_.morale, step_, place, units};
    return std::max(-place, outlook_.worth_of_assault(attacker, defender, shelter));
  };
  const int with = worth(committed + now_.attack / facing + help, supports + 1);
  return committed > 0 ? with - worth(committed + help, std::max(1, supports)) : with;
}

// What the enemy's attack on this hex is worth to him more, now that the unit is in it. He may give it up as well.
int Standing::attack_suffered(HexId hex, const Outlook::Force& attacker, int shelter) const {
  const int place = outlook_.worth_of_place(hex);
  const auto worth = [&](int defence, int rating, int step, int units) {
    const Outlook::Force defender{defence, rating, step, place, units};
    return std::max(-attacker.ground, outlook_.worth_of_assault(attacker, defender, shelter));
  };
  const Stack* mates = friends_.in(hex);
  if (mates == nullptr) return worth(now_.defence, printed_.morale, step_, 1);
  const int with = worth(now_.defence + mates->defence, std::max<int>(printed_.morale, mates->rating),
                         std::min(step_, mates->step), mates->units + 1);
  return with - worth(mates->defence, mates->rating, mates->step, mates->units);
}

// 6.5: worth of closing the last way back of an enemy.
int Standing::ring_closed(HexId hex, HexId enemy_hex) const {
  const Grid& grid = outlook_.grid();
  const HexSet& zones = outlook_.field.zones(outlook_.side);
  int open_before = 0, open_after = 0;
  for (Direction d : kDirections) {
    const std::optional<HexId> next = grid.neighbour(enemy_hex, d);
    if (!next || *next == hex || friends_.in(*next) != nullptr || outlook_.enemy.in(*next) != nullptr)
      continue;
    if (zones.contains(grid, *next)) continue;
    ++open_before;
    if (!grid.adjacent(hex, *next)) ++open_after;
  }
  return open_before > 0 && open_after == 0 ? kRingClosed : 0;
}

// 6.5: a unit that cannot retreat pays with steps.
int Standing::way_out(HexId hex) const {
  int ways = 0;
  for (Direction d : kDirections) {
    const std::optional<HexId> next = outlook_.grid().neighbour(hex, d);
    if (!next || !outlook_.scenario.moves.passable(printed_.kind, d).contains(outlook_.grid(), *next))
      continue;
    if (outlook_.enemy.in(*next) != nullptr) continue;
    if (!outlook_.field.in_zone(enemy_of(outlook_.side), *next) || friends_.in(*next) != nullptr) ++ways;
  }
  return ways == 0 ? kNoWayOut : ways == 1 ? kOneWayOut : 0;
}

// The enemy may come: half of what could is taken to do so.
int Standing::exposure(HexId hex) const {
  const Outlook::Force comer{outlook_.threat(hex) / 2, 0, kStepOfComer, kPlaceOfComer, kUnitsOfComer};
  const int suffered = attack_suffered(hex, comer, outlook_.shelter(hex));
  return -std::max(0, suffered) * enemy_chance_to_fight_ * outlook_.temper.danger / 20'000;
}

// 7.1: the best target, and something for every enemy whom friends will have to fight.
int Standing::fields_of_fire(HexId hex) const {
  const HexSet& seen = outlook_.scenario.sight.seen_from(hex);
  int best = 0;
  for (const Stack& enemy : outlook_.enemy.stacks()) {
    if (!seen.contains(outlook_.grid(), enemy.hex)) continue;
    const int attack = now_.attack / 2 + guns_on(enemy.hex) / 2;
    const int worth = 2 + (enemy.facing > 0 ? 5 * now_.attack : 0);
    const int column = ratio_of(attack, enemy.defence).column + outlook_.shelter(enemy.hex);
    int bombardment = 0;
    if (4 * attack >= enemy.defence && column >= 0)
      bombardment =
          outlook_.ground.toll(Role::Defender, std::min(column, kColumns - 1), printed_.morale).steps *
          enemy.step / 6;
    best = std::max(best, worth + bombardment);
  }
  return best;
}

int Standing::friends_facing(HexId enemy_hex, HexId except) const {
  int count = 0;
  outlook_.for_each_beside(enemy_hex, [&](HexId next, Direction) {
    if (next != except && friends_.in(next) != nullptr) ++count;
  });
  return count;
}

// What friends beside this enemy can spare for him: each stack has all its enemies to attack (6.1).
int Standing::committed_against(HexId enemy_hex) const {
  int committed = 0;
  outlook_.for_each_beside(enemy_hex, [&](HexId next, Direction) {
    if (const Stack* stack = friends_.in(next)) committed += stack->attack / std::max(1, stack->facing);
  });
  return committed;
}

int Standing::guns_on(HexId target) const {
  int attack = 0;
  for (const Stack& stack : friends_.stacks()) {
    if (stack.gun_attack == 0 || stack.facing > 0) continue;
    if (outlook_.scenario.sight.seen_from(stack.hex).contains(outlook_.grid(), target))
      attack += stack.gun_attack;
  }
  return attack;
}

int Standing::enemy_guns_on(HexId hex) const {
  int attack = 0;
  for (const Stack& stack : outlook_.enemy.stacks()) {
    if (stack.gun_attack == 0 || stack.facing > 0) continue;
    if (outlook_.scenario.sight.seen_from(stack.hex).contains(outlook_.grid(), hex))
      attack += stack.gun_attack;
  }
  return attack;
}

}  // namespace longroll::aprils
