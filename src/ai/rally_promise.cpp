#include "ai/rally_promise.h"

#include <algorithm>

#include "rally/command.h"

namespace longroll::rally {
namespace {

constexpr int kMarchShare = 70;   // percent of a march that usually comes off
constexpr int kOutOfCommand = 2;  // half points that a brigade out of command moves on the average
constexpr int kThinned = 4;       // steps that it is worth to thin a stack that is too high

void drop(Strikers& strikers, UnitId unit) {
  for (std::size_t i = 0; i < strikers.size(); ++i)
    if (strikers[i].unit == unit) return strikers.erase_at(i);
}

}  // namespace

int Promises::of(const UnitSet& units) const {
  Strikers strikers;
  for (UnitId unit : units)
    if (!strikers.full()) strikers.push_back(striker(unit));
  int sum = seize(strikers);
  SpotSet attacked;
  while (!strikers.empty()) {
    const Assault assault = best_assault(outlook_, orders_, strikers, attacked);
    if (assault.target == nullptr) break;
    Stance stance = Stance::Withdraw;
    for (const Assault::Place& place : assault.places) stance = std::min(stance, orders_[place.unit].stance);
    const int least = least_gain(outlook_, stance);
    if (assault.worth < least) break;
    // Who has to take any chance pays for bad ones, too.
    sum += assault.worth - std::min(0, least);
    attacked.insert(assault.target->spot);
    for (const Assault::Place& place : assault.places) drop(strikers, place.unit);
  }
  for (const Striker& striker : strikers) sum += march(striker);
  return sum - cost_of_high_stacks(units);
}

Striker Promises::striker(UnitId unit) const {
  Striker striker{unit, outlook_.situation.spot(unit), {}};
  if (!outlook_.field.zone.contains(striker.from))
    striker.ends = outlook_.ends_in_command(unit) & outlook_.field.zone;
  return striker;
}

// What lies open in reach of them, each taken by the weakest that can.
int Promises::seize(Strikers& strikers) const {
  int sum = 0;
  SpotSet taken;
  for (const Prize& prize : outlook_.prizes()) {
    if (outlook_.field.zone.contains(prize.spot) || taken.contains(prize.spot)) continue;
    const Striker* taker = nullptr;
    int least = 0;
    for (const Striker& striker : strikers) {
      const int points = strength(outlook_.scenario, outlook_.situation, striker.unit).points;
      if ((taker != nullptr && points >= least) ||
          !outlook_.ends_in_command(striker.unit).contains(prize.spot))
        continue;
      taker = &striker;
      least = points;
    }
    if (taker == nullptr) continue;
    taken.insert(prize.spot);
    const bool surely = in_command(outlook_.scenario, outlook_.situation, taker->unit);
    sum += outlook_.prize(prize.spot) * (surely ? kMarchShare : kMarchShare / 3) / 100;
    drop(strikers, taker->unit);
  }
  return sum;
}

// 8.1: what the movement phase costs stacks that are too high and are not thinned out in it.
int Promises::cost_of_high_stacks(const UnitSet& activated) const {
  int cost = 0;
  for (const Stack& stack : outlook_.own.stacks()) {
    if (!outlook_.overstacked(stack.spot) || outlook_.situation.arrivals.contains(stack.spot)) continue;
    if (!(stack.units & activated).empty()) continue;
    for (UnitId unit : stack.units) cost += outlook_.fighter(unit, stack.spot).step;
  }
  return cost;
}

// One that does not attack: its way to the goal, or out of danger.
int Promises::march(const Striker& striker) const {
  const Order& order = orders_[striker.unit];
  const Fighter self = outlook_.fighter(striker.unit, striker.from);
  if (outlook_.overstacked(striker.from)) return kThinned * self.step;
  const int danger = outlook_.danger(striker.from, self.points, self.quality, self.step);
  if (outlook_.field.zone.contains(striker.from))
    return order.stance == Stance::Withdraw ? danger / 2 : -self.step / 4;
  if (order.stance == Stance::Withdraw) return danger / 2;
  if (!order.goal) return 0;
  const int here = outlook_.way(striker.from, *order.goal);
  int least = std::min(
      here, outlook_.least_way(outlook_.ends_in_command(striker.unit) - outlook_.field.zone, *order.goal));
  // 7.3: out of command it may not come at all, and not far.
  if (!in_command(outlook_.scenario, outlook_.situation, striker.unit))
    least = std::max(least, here - kOutOfCommand);
  return order.pull * (here - least) * kMarchShare / 100;
}

}  // namespace longroll::rally
