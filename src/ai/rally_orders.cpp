#include "ai/rally_orders.h"

#include <algorithm>

#include "ai/rally_worth.h"

namespace longroll::rally {
namespace {

constexpr int kHorizon = 5;       // turns: an enemy farther off does not press an objective
constexpr int kLeastNeed = 4;     // strength points that every goal is given
constexpr int kTakersNeed = 14;   // in tenths of what the enemy has: to take
constexpr int kHoldersNeed = 9;   // to hold
constexpr int kWithinReach = 24;  // half points: an enemy so near could be in an objective in two turns
constexpr int kNearby = 4;        // hexes: who stands together
constexpr int kPress = 50;        // what draws brigades to an enemy stack
constexpr int kLeastPull = 4, kMostPull = 10;
constexpr int kSure = 6;  // points ahead that are worth sitting on

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
    for (std::size_t i = 0; i < outlook_.scenario.objectives.size(); ++i) post_garrison(i, orders);
    gather();
    // Those with the shortest way choose first.
    for (int turns = 0; turns <= kHorizon; ++turns)
      for (const Body& body : bodies_)
        if (body.turns == turns) send(body, orders);
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

  // An objective of ours that the enemy could walk into is kept by the brigade that is nearest to it.
  void post_garrison(std::size_t objective, Orders& orders) {
    if (outlook_.situation.control[objective] != outlook_.side) return;
    const SpotId place = outlook_.ways.place_of(objective);
    int enemy = Ways::kNone;
    for (const Stack& stack : outlook_.enemy.stacks())
      enemy = std::min(enemy, outlook_.ways.cost(stack.spot, place));
    if (enemy > kWithinReach) return;
    std::optional<UnitId> nearest;
    int least = enemy;
    for (const Stack& stack : outlook_.own.stacks())
      for (UnitId unit : stack.units - posted_) {
        const int way = outlook_.ways.cost(stack.spot, place);
        if (way > least || (nearest && way == least)) continue;
        least = way;
        nearest = unit;
      }
    if (!nearest) return;
    posted_.insert(*nearest);
    orders.of[nearest->index()] = {place, kMostPull, Stance::Hold};
  }

  // A division goes together; who belongs to none goes alone.
  struct Body {
    UnitSet units;
    int points = 0;
    int turns = kHorizon;  // to the nearest goal
    bool horse = true;
  };

  void gather() {
    std::array<std::uint8_t, kMaxFormations> body_of{};  // 0: none; else 1 + index
    for (UnitId unit : outlook_.scenario.brigades & outlook_.scenario.of_side[outlook_.side]) {
      if (!outlook_.situation.on_map(unit) || posted_.contains(unit)) continue;
      const FormationId formation = outlook_.scenario.unit(unit).formation;
      std::uint8_t& number = body_of[formation.index()];
      if (number == 0 || outlook_.scenario.formation(formation).level != Rank::Division) {
        bodies_.push_back({});
        number = static_cast<std::uint8_t>(bodies_.size());
      }
      Body& body = bodies_[number - 1u];
      body.units.insert(unit);
      body.points += strength(outlook_.scenario, outlook_.situation, unit).points;
      body.horse = body.horse && outlook_.scenario.unit(unit).kind == UnitKind::Cavalry;
    }
    for (Body& body : bodies_)
      for (const Goal& goal : goals_) body.turns = std::min(body.turns, turns_to(body, goal.place));
  }

  int turns_to(const Body& body, SpotId place) const {
    int sum = 0;
    for (UnitId unit : body.units) sum += outlook_.ways.cost(outlook_.situation.spot(unit), place);
    const int way = sum / static_cast<int>(body.units.size());
    return body.horse ? turns_for(way) / 2 : turns_for(way);
  }

  void send(const Body& body, Orders& orders) {
    Goal* best = nullptr;
    int best_draw = 0;
    for (Goal& goal : goals_) {
      const int turns = turns_to(body, goal.place);
      // What lies beyond the end of the battle draws nobody.
      if (turns > outlook_.turns_left() + 1) continue;
      const int filled = goal.sent * 100 / goal.need;
      const int draw = goal.stake * std::clamp(150 - filled, 15, 100) / (turns + 2);
      if (draw <= best_draw) continue;
      best = &goal;
      best_draw = draw;
    }
    if (best != nullptr) best->sent += body.points;
    for (UnitId unit : body.units) {
      Order& order = orders.of[unit.index()];
      order.stance = stance_at(outlook_.situation.spot(unit));
      if (best == nullptr) continue;
      order.goal = best->place;
      order.pull = std::clamp(best->stake / 50, kLeastPull, kMostPull) * outlook_.temper.progress / 100;
    }
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
  FixedVector<Body, kMaxBrigades> bodies_;
  UnitSet posted_;
};

}  // namespace

Orders give_orders(const Outlook& outlook) { return Dispatcher(outlook).dispatch(); }

int least_gain(const Outlook& outlook, Stance stance) {
  constexpr int kAhead = 0, kBehind = -8, kHolding = 25, kWithdrawing = 40;
  if (stance == Stance::Withdraw) return kWithdrawing;
  if (stance == Stance::Hold) return kHolding;
  if (outlook.lead() > 0) return kAhead;
  // Behind near the end, any chance must be taken.
  return kBehind * std::max(1, 5 - outlook.turns_left());
}

}  // namespace longroll::rally
