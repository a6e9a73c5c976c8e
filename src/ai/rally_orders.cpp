#include "ai/rally_orders.h"

#include <algorithm>

#include "ai/rally_worth.h"

namespace longroll::rally {
namespace {

constexpr int kHorizon = 5;      // turns: an enemy farther off does not press an objective
constexpr int kLeastNeed = 4;    // strength points that every goal is given
constexpr int kTakersNeed = 14;  // in tenths of what the enemy has: to take
constexpr int kHoldersNeed = 9;  // to hold
constexpr int kNearby = 4;       // hexes: who stands together
constexpr int kPress = 50;       // what draws brigades to an enemy stack
constexpr int kMostPull = 6;
constexpr int kSure = 4;  // points ahead that are worth sitting on

int turns_for(int way) { return (way + kFootAllowance - 1) / kFootAllowance; }

struct Goal {
  SpotId place;
  int stake = 0;
  int need = 0;
  int sent = 0;
};

class Dispatcher {
 public:
  explicit Dispatcher(const Outlook& outlook) : outlook_(outlook) {
    const Scenario& scenario = outlook.scenario;
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) add_objective(i);
    if (outlook.lead() >= kSure) return;
    for (const Stack& stack : outlook.enemy.stacks())
      if (!goals_.full()) goals_.push_back({stack.spot, kPress, stack.points * kTakersNeed / 10, 0});
  }

  Orders dispatch() {
    Orders orders;
    // Those with the shortest way choose first.
    std::array<UnitSet, kHorizon + 1> by_turns;
    for (const Stack& stack : outlook_.own.stacks()) {
      int least = kHorizon;
      for (const Goal& goal : goals_)
        least = std::min(least, turns_for(outlook_.ways.cost(stack.spot, goal.place)));
      by_turns[static_cast<std::size_t>(least)] |= stack.units;
    }
    for (const UnitSet& units : by_turns)
      for (UnitId unit : units) orders.of[unit.index()] = order_for(unit);
    return orders;
  }

 private:
  void add_objective(std::size_t objective) {
    const SpotId place = outlook_.ways.place_of(objective);
    const bool ours = outlook_.situation.control[objective] == outlook_.side;
    const int pressure = pressure_on(place);
    int stake = stake_of(outlook_.scenario, outlook_.situation, objective);
    if (ours) stake = pressure == 0 ? 0 : stake * outlook_.temper.hold / 100;
    if (stake == 0) return;
    goals_.push_back({place, stake, kLeastNeed + pressure * (ours ? kHoldersNeed : kTakersNeed) / 10, 0});
  }

  int pressure_on(SpotId place) const {
    int pressure = 0;
    for (const Stack& stack : outlook_.enemy.stacks()) {
      const int turns = turns_for(outlook_.ways.cost(stack.spot, place));
      if (turns < kHorizon) pressure += stack.points * (kHorizon - turns) / kHorizon;
    }
    return pressure;
  }

  Order order_for(UnitId unit) {
    Order order;
    const SpotId from = outlook_.situation.spot(unit);
    order.stance = stance_at(from);
    Goal* best = nullptr;
    int best_draw = 0;
    for (Goal& goal : goals_) {
      const int turns = turns_for(outlook_.ways.cost(from, goal.place));
      // What lies beyond the end of the battle draws nobody.
      if (turns > outlook_.turns_left() + 1) continue;
      const int filled = goal.sent * 100 / goal.need;
      const int draw = goal.stake * std::clamp(150 - filled, 15, 100) / (turns + 2);
      if (draw <= best_draw) continue;
      best = &goal;
      best_draw = draw;
    }
    if (best == nullptr) return order;
    best->sent += strength(outlook_.scenario, outlook_.situation, unit).points;
    order.goal = best->place;
    order.pull = std::clamp(best->stake / 50, 1, kMostPull) * outlook_.temper.progress / 100;
    return order;
  }

  // Who is far outnumbered where he stands gives ground; who is ahead need not attack.
  Stance stance_at(SpotId spot) const {
    int ours = 0, theirs = 0;
    for (const Stack& stack : outlook_.own.stacks())
      if (distance(outlook_.scenario, stack.spot, spot) <= kNearby) ours += stack.points;
    for (const Stack& stack : outlook_.enemy.stacks())
      if (distance(outlook_.scenario, stack.spot, spot) <= kNearby) theirs += stack.points;
    if (theirs > 2 * ours) return Stance::Withdraw;
    return outlook_.lead() >= kSure && theirs >= ours ? Stance::Hold : Stance::Attack;
  }

  const Outlook& outlook_;
  FixedVector<Goal, kMaxObjectives + kMaxBrigades> goals_;
};

}  // namespace

Orders give_orders(const Outlook& outlook) { return Dispatcher(outlook).dispatch(); }

int least_gain(const Outlook& outlook, Stance stance) {
  constexpr int kUsual = 8, kHolding = 25, kWithdrawing = 40;
  if (stance == Stance::Withdraw) return kWithdrawing;
  if (stance == Stance::Hold) return kHolding;
  // Behind near the end, any chance must be taken.
  if (outlook.lead() <= 0 && outlook.turns_left() <= 3) return -kUsual * (4 - outlook.turns_left());
  return kUsual;
}

}  // namespace longroll::rally
