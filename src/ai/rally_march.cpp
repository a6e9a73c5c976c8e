#include "ai/rally_march.h"

#include <algorithm>

#include "ai/rally_assault.h"
#include "ai/rally_standing.h"
#include "rally/quality.h"

namespace longroll::rally {
namespace {

constexpr int kWorthTheMove = 4;  // a march must gain this much
constexpr int kWorthTheNight = 10;
constexpr int kWorthTheRide = 6;
constexpr int kMissed = 5;    // what a strength point might do elsewhere
constexpr int kFineness = 4;  // chance tells values apart in quarters of a point

struct Destination {
  SpotId spot;
  int value = 0;
};

template <class Value>
std::optional<Destination> best_end(const Outlook& outlook, const SpotSet& ends, int at_least, Dice* dice,
                                    Value&& value_of) {
  std::optional<Destination> best;
  const auto sway = static_cast<std::uint32_t>(kFineness * outlook.temper.sway);
  for (SpotId spot : ends) {
    const int value =
        value_of(spot) * kFineness + (dice == nullptr ? 0 : static_cast<int>(dice->below(sway)));
    if (value > (best ? best->value : at_least * kFineness)) best = Destination{spot, value};
  }
  return best;
}

bool in_contact(const Outlook& outlook, SpotId spot) { return outlook.field.zone.contains(spot); }

// 8.3: what leaving the enemy's zone may cost.
int cost_of_leaving(const Outlook& outlook, UnitId brigade) {
  const SpotId from = outlook.situation.spot(brigade);
  const Fighter self = outlook.fighter(brigade, from);
  const int modifier = exit_modifier(outlook.scenario, from, outlook.side);
  int faces = 0;
  for (int die = 1; die <= 6; ++die) faces += passes(die, modifier, self.quality) ? 0 : 1;
  return self.step * faces / 6;
}

// What comes of staying where the enemy is: activated, it has to attack.
int worth_of_staying(const Outlook& outlook, const Orders& orders, const Strikers& strikers, UnitId brigade) {
  const SpotId spot = outlook.situation.spot(brigade);
  if (!outlook.situation.fighters.contains(brigade) || !in_contact(outlook, spot)) return 0;
  Strikers there;
  for (const Striker& striker : strikers)
    if (striker.from == spot) there.push_back({striker.unit, spot, {}});
  const Assault fight = best_assault(outlook, orders, there, {});
  return fight.target == nullptr ? 0 : std::min(0, fight.worth) / static_cast<int>(there.size());
}

class Marching {
 public:
  Marching(const Outlook& outlook, const Table& table, Dice& dice)
      : outlook_(outlook), table_(table), dice_(dice), orders_(give_orders(outlook)) {
    const Situation& situation = outlook.situation;
    for (UnitId unit : situation.fighters) {
      if (!situation.on_map(unit)) continue;
      Striker striker{unit, situation.spot(unit), {}};
      if (const Offers::Marches* marches = marches_of(unit)) striker.ends = marches->reach.ends;
      strikers_.push_back(striker);
    }
  }

  Choice choose() {
    if (auto choice = attack()) return *choice;
    if (auto choice = take_place()) return *choice;
    for (const Offers::Marches& marches : table_.offers().marches())
      if (!marches.mover.combat)
        if (auto choice = ride(marches)) return *choice;
    return EndMovement{};
  }

 private:
  const Offers::Marches* marches_of(UnitId unit) const {
    for (const Offers::Marches& marches : table_.offers().marches())
      if (marches.mover.unit == unit) return &marches;
    return nullptr;
  }
  Choice march(const Offers::Marches& marches, SpotId to) const {
    return table_.offers().march(outlook_.scenario, outlook_.situation, marches, to);
  }

  // Attack after attack, as long as one is worth it; those that need nobody to move are left for the declaration.
  std::optional<Choice> attack() {
    SpotSet attacked;
    while (!strikers_.empty()) {
      Assault assault = best_assault(outlook_, orders_, strikers_, attacked);
      if (auto choice = seize(assault.target == nullptr ? 0 : assault.worth)) return choice;
      if (assault.target == nullptr) return std::nullopt;
      Stance stance = Stance::Withdraw;
      for (const Assault::Place& place : assault.places)
        stance = std::min(stance, orders_[place.unit].stance);
      if (assault.worth < least_gain(outlook_, stance)) assault = support(attacked);
      if (assault.target == nullptr) return std::nullopt;
      for (const Assault::Place& place : assault.places)
        if (place.spot != outlook_.situation.spot(place.unit))
          return march(*marches_of(place.unit), place.spot);
      attacked.insert(assault.target->spot);
      for (const Assault::Place& place : assault.places) engage(place.unit);
    }
    return std::nullopt;
  }

  // The attack of those who have marched up to the enemy and cannot stay out of it: whoever makes it better comes, too.
  Assault support(const SpotSet& attacked) const {
    Strikers committed;
    SpotSet others = attacked;
    for (const Striker& striker : strikers_)
      if (marches_of(striker.unit) == nullptr && in_contact(outlook_, striker.from))
        committed.push_back(striker);
    const Assault forced = best_assault(outlook_, orders_, committed, attacked);
    if (forced.target == nullptr) return forced;
    for (const Stack& stack : outlook_.enemy.stacks())
      if (stack.spot != forced.target->spot) others.insert(stack.spot);
    const Assault all = best_assault(outlook_, orders_, strikers_, others);
    return all.worth > forced.worth + kWorthTheMove ? all : forced;
  }

  // What lies open is taken before a fight that promises less, by whoever is missed least.
  std::optional<Choice> seize(int more_than) const {
    const Offers::Marches* best = nullptr;
    std::optional<SpotId> to;
    int most = std::max(more_than, kWorthTheMove);
    for (const Prize& prize : outlook_.prizes()) {
      if (outlook_.field.zone.contains(prize.spot)) continue;
      for (const Offers::Marches& marches : table_.offers().marches()) {
        const UnitId unit = marches.mover.unit;
        if (!marches.mover.combat || engaged_.contains(unit) || !marches.reach.ends.contains(prize.spot))
          continue;
        const Standing standing(outlook_, orders_, unit);
        const SpotId here = outlook_.situation.spot(unit);
        int worth = standing.taking(prize.spot) - standing.value(here) -
                    kMissed * strength(outlook_.scenario, outlook_.situation, unit).points;
        if (in_contact(outlook_, here)) worth -= cost_of_leaving(outlook_, unit);
        if (worth <= most) continue;
        most = worth;
        best = &marches;
        to = prize.spot;
      }
    }
    if (best == nullptr) return std::nullopt;
    return march(*best, *to);
  }

  void engage(UnitId unit) {
    engaged_.insert(unit);
    for (std::size_t i = 0; i < strikers_.size(); ++i)
      if (strikers_[i].unit == unit) {
        strikers_.erase_at(i);
        return;
      }
  }

  std::optional<Choice> take_place() {
    for (const Offers::Marches& marches : table_.offers().marches()) {
      const UnitId unit = marches.mover.unit;
      if (!marches.mover.combat || engaged_.contains(unit)) continue;
      const Standing standing(outlook_, orders_, unit);
      const SpotId here = outlook_.situation.spot(unit);
      int stay = standing.value(here) + worth_of_staying(outlook_, orders_, strikers_, unit);
      if (in_contact(outlook_, here)) stay += cost_of_leaving(outlook_, unit);
      const SpotSet ends = marches.reach.ends - outlook_.field.zone;
      const auto end = best_end(outlook_, ends, stay + kWorthTheMove, &dice_,
                                [&](SpotId spot) { return standing.taking(spot); });
      if (end) return march(marches, end->spot);
    }
    return std::nullopt;
  }

  std::optional<Choice> ride(const Offers::Marches& marches) const {
    const UnitId unit = marches.mover.unit;
    if (outlook_.scenario.trains.contains(unit)) return haul(marches);
    const LeaderStanding standing(outlook_, unit);
    const int here = standing.value(outlook_.situation.spot(unit));
    const auto end = best_end(outlook_, marches.reach.ends, here + kWorthTheRide, nullptr,
                              [&](SpotId spot) { return standing.value(spot); });
    if (end) return march(marches, end->spot);
    return std::nullopt;
  }

  // 12.0: the train goes where the enemy cannot come, is farthest, and friends are near.
  std::optional<Choice> haul(const Offers::Marches& marches) const {
    const auto value = [&](SpotId spot) {
      constexpr int kFarEnough = 6, kShut = 100;
      return (outlook_.open_to_enemy(spot) ? 0 : kShut) +
             10 * std::min(outlook_.nearest_enemy(spot), kFarEnough) +
             (outlook_.own.in(spot) != nullptr ? 5 : 0);
    };
    const int here = value(outlook_.situation.spot(marches.mover.unit));
    const auto end = best_end(outlook_, marches.reach.ends, here, nullptr, value);
    if (end) return march(marches, end->spot);
    return std::nullopt;
  }

  const Outlook& outlook_;
  const Table& table_;
  Dice& dice_;
  Orders orders_;
  Strikers strikers_;
  UnitSet engaged_;
};

}  // namespace

Choice choose_march(const Outlook& outlook, const Table& table, Dice& dice) {
  return Marching(outlook, table, dice).choose();
}

Choice choose_night_march(const Outlook& outlook, const Table& table, Dice& dice) {
  const Orders orders = give_orders(outlook);
  for (const Offers::Marches& marches : table.offers().marches()) {
    const UnitId unit = marches.mover.unit;
    if (!marches.mover.combat) continue;
    const Standing standing(outlook, orders, unit);
    int stay = standing.value(outlook.situation.spot(unit)) + kWorthTheNight;
    if (in_contact(outlook, outlook.situation.spot(unit))) stay += cost_of_leaving(outlook, unit);
    const auto end = best_end(outlook, marches.reach.ends, stay, &dice,
                              [&](SpotId spot) { return standing.taking(spot); });
    if (end) return table.offers().march(outlook.scenario, outlook.situation, marches, end->spot);
  }
  // 13.0: a second hex costs nothing to try, so whoever has far to go tries.
  constexpr int kFarToGo = 6;  // half points
  for (const Choice& choice : table.offers().plain())
    if (const auto* press = std::get_if<Press>(&choice)) {
      const Order& order = orders[press->unit];
      if (order.goal && order.stance == Stance::Attack &&
          outlook.ways.cost(outlook.situation.spot(press->unit), *order.goal) >= kFarToGo)
        return choice;
    }
  return EndMovement{};
}

Choice choose_blunder(const Outlook& victim, const Table& table) {
  constexpr int kWorthTheHarm = 10;
  const Orders orders = give_orders(victim);
  const bool may_end = !table.offers().plain().empty();
  for (const Offers::Marches& marches : table.offers().marches()) {
    if (marches.reach.ends.empty()) continue;
    const Standing standing(victim, orders, marches.mover.unit);
    const int here = -standing.value(victim.situation.spot(marches.mover.unit));
    const int at_least = may_end ? here + kWorthTheHarm : -1'000'000;
    const auto end = best_end(victim, marches.reach.ends, at_least, nullptr,
                              [&](SpotId spot) { return -standing.value(spot); });
    if (end) return table.offers().march(victim.scenario, victim.situation, marches, end->spot);
  }
  return may_end ? Choice(EndMovement{}) : table.choice(0);
}

Choice choose_ride(const Outlook& outlook, const Table& table, UnitId leader) {
  const LeaderStanding standing(outlook, leader);
  const Offers::Marches& marches = table.offers().marches().front();
  const int here = standing.value(outlook.situation.spot(leader));
  const auto end =
      best_end(outlook, marches.reach.ends, here, nullptr, [&](SpotId spot) { return standing.value(spot); });
  if (!end) return EndMovement{};
  return table.offers().march(outlook.scenario, outlook.situation, marches, end->spot);
}

}  // namespace longroll::rally
