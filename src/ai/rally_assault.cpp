#include "ai/rally_assault.h"

#include <algorithm>

#include "ai/rally_cordon.h"
#include "ai/rally_standing.h"

namespace longroll::rally {
namespace {

constexpr std::size_t kMostBrigades = 6;  // in one attack
constexpr int kNobodyForIt = -45;         // an enemy beside the attackers whom nobody is left to hold

class Planner {
 public:
  Planner(const Outlook& outlook, const Orders& orders, const Strikers& strikers)
      : outlook_(outlook), orders_(orders), strikers_(strikers) {
    for (const Striker& striker : strikers) {
      reached_ |= striker.ends;
      reached_.insert(striker.from);
    }
  }

  bool comes_beside(const Stack& target) const {
    bool comes = false;
    outlook_.for_each_beside(target.spot, [&](SpotId spot) { comes = comes || reached_.contains(spot); });
    return comes;
  }

  Assault against(const Stack& target) {
    gather(target);
    Assault best;
    Assault plan;
    plan.target = &target;
    int moved = 0;
    SpotSet entered;
    for (const Assault::Place& place : order_) {
      plan.places.push_back(place);
      moved += change_of_place(place);
      if (!entered.contains(place.spot)) moved += outlook_.prize(place.spot);
      entered.insert(place.spot);
      plan.worth = worth_of(plan) + moved;
      if (best.target == nullptr || plan.worth > best.worth) best = plan;
      if (plan.places.size() == kMostBrigades) break;
    }
    return best;
  }

 private:
  // Those beside the target already, then the strongest of the others, each into the best place that has room.
  void gather(const Stack& target) {
    order_.clear();
    FixedVector<SpotId, 6> beside;
    std::array<int, 6> room{};
    outlook_.for_each_beside(target.spot, [&](SpotId spot) {
      if (outlook_.field.enemies.contains(spot) || !outlook_.scenario.ground[spot].passable) return;
      room[beside.size()] = kStackingLimit - outlook_.field.stack[spot.index()];
      beside.push_back(spot);
    });
    FixedVector<const Striker*, kMaxBrigades> movers;
    for (const Striker& striker : strikers_) {
      if (beside.contains(striker.from)) {
        if (!order_.full()) order_.push_back({striker.unit, striker.from});
        continue;
      }
      const bool comes =
          std::any_of(beside.begin(), beside.end(), [&](SpotId spot) { return striker.ends.contains(spot); });
      if (comes) movers.push_back(&striker);
    }
    std::sort(movers.begin(), movers.end(), [&](const Striker* a, const Striker* b) {
      return std::pair(points(b->unit), a->unit) < std::pair(points(a->unit), b->unit);
    });
    for (const Striker* mover : movers) {
      if (order_.full()) break;
      std::optional<std::size_t> best;
      int best_value = 0;
      for (std::size_t i = 0; i < beside.size(); ++i) {
        if (!mover->ends.contains(beside[i]) || room[i] < points(mover->unit)) continue;
        const int value = value_of_place(beside[i], target);
        if (best && value <= best_value) continue;
        best = i;
        best_value = value;
      }
      if (!best) continue;
      room[*best] -= points(mover->unit);
      order_.push_back({mover->unit, beside[*best]});
    }
  }

  // What it means for a brigade to stand there when the fight is over; the fight itself changes much of it.
  int change_of_place(const Assault::Place& place) const {
    const SpotId from = outlook_.situation.spot(place.unit);
    if (from == place.spot) return 0;
    const Standing standing(outlook_, orders_, place.unit);
    return (standing.value(place.spot) - standing.value(from)) / 2;
  }

  int points(UnitId unit) const { return strength(outlook_.scenario, outlook_.situation, unit).points; }

  // Few other enemies beside it, cover from their fire, and shelter afterwards.
  int value_of_place(SpotId spot, const Stack& target) const {
    constexpr int kOtherEnemy = 8, kOpen = 10;
    int value = outlook_.prize(spot) - 3 * outlook_.ways.shift(outlook_.side, spot);
    outlook_.for_each_beside(spot, [&](SpotId next) {
      const Stack* enemy = outlook_.enemy.in(next);
      if (enemy != nullptr && enemy != &target) value -= kOtherEnemy * enemy->points;
    });
    if (outlook_.scenario.map.terrain(outlook_.scenario.ground.hex(spot)) == Terrain::Clear) value -= kOpen;
    return value;
  }

  // 9.0: every enemy beside an attacker is attacked too; the weakest attacker there is told off for it.
  int worth_of(const Assault& plan) const {
    FixedVector<const Stack*, 16> others;
    for (const Assault::Place& place : plan.places)
      outlook_.for_each_beside(place.spot, [&](SpotId next) {
        const Stack* enemy = outlook_.enemy.in(next);
        if (enemy != nullptr && enemy != plan.target && !others.contains(enemy) && !others.full())
          others.push_back(enemy);
      });
    UnitSet told_off;
    FixedVector<const Stack*, 16> unheld;
    int worth = 0;
    for (const Stack* enemy : others) {
      std::optional<Assault::Place> weakest;
      for (const Assault::Place& place : plan.places)
        if (!told_off.contains(place.unit) && outlook_.scenario.ground.adjacent(place.spot, enemy->spot) &&
            (!weakest || points(place.unit) < points(weakest->unit)))
          weakest = place;
      if (!weakest || told_off.size() + 1 == plan.places.size()) {
        unheld.push_back(enemy);
        continue;
      }
      told_off.insert(weakest->unit);
      Force alone;
      alone.units.push_back(outlook_.fighter(weakest->unit, weakest->spot));
      worth += outlook_.worth_of_attack(alone, *enemy);
    }
    Force force;
    UnitSet attackers;
    SpotSet from;
    for (const Assault::Place& place : plan.places) {
      if (told_off.contains(place.unit)) continue;
      attackers.insert(place.unit);
      from.insert(place.spot);
      force.units.push_back(outlook_.fighter(place.unit, place.spot));
      if (place.spot == outlook_.situation.spot(place.unit))
        force.leader =
            std::max(force.leader, leading_columns(outlook_, place.spot, UnitSet{place.unit}, outlook_.side));
    }
    Targets targets{plan.target};
    // R92: a single stack fights all of them in one combat.
    for (const Stack* enemy : unheld) {
      if (from.size() == 1 && !targets.full() && outlook_.scenario.ground.adjacent(from.first(), enemy->spot))
        targets.push_back(enemy);
      else
        worth += kNobodyForIt;
    }
    return worth +
           outlook_.worth_of_attack(force, targets, worth_of_cordon(outlook_, *plan.target, attackers, from));
  }

  const Outlook& outlook_;
  const Orders& orders_;
  const Strikers& strikers_;
  SpotSet reached_;
  FixedVector<Assault::Place, 16> order_;
};

}  // namespace

Assault best_assault(const Outlook& outlook, const Orders& orders, const Strikers& strikers,
                     const SpotSet& spared) {
  Planner planner(outlook, orders, strikers);
  Assault best;
  for (const Stack& target : outlook.enemy.stacks()) {
    if (spared.contains(target.spot) || !planner.comes_beside(target)) continue;
    Assault plan = planner.against(target);
    if (plan.target != nullptr && (best.target == nullptr || plan.worth > best.worth)) best = plan;
  }
  return best;
}

}  // namespace longroll::rally
