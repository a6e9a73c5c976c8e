#include "ai/rally_command.h"

#include <algorithm>

#include "ai/rally_promise.h"
#include "ai/rally_worth.h"
#include "rally/activation.h"
#include "rally/purchases.h"
#include "rally/quality.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

constexpr int kKeptPoint = 6;  // what a point is worth that is kept for the next turn
constexpr int kFreeShare = 4;  // a purchase at no cost counts as a quarter of a point
// Percent: a brigade that acts without its division is seldom in time for anything.
constexpr int kAlone = 65;
constexpr int kUnsure = 3;  // one in so many of those does all he could who must check first
constexpr int kTrainInDanger = kPoint * kTrainPoints;
constexpr int kTrainNear = 3;  // hexes

int faces_passed(int quality) {
  int faces = 0;
  for (int die = 1; die <= 6; ++die) faces += passes(die, 0, quality) ? 1 : 0;
  return faces;
}

class Buyer {
 public:
  explicit Buyer(const Outlook& outlook) : outlook_(outlook), promises_(outlook) {}

  // What is promised, and for how many points; none: not a purchase to be weighed.
  std::optional<int> weigh(const Choice& choice) {
    if (std::holds_alternative<Pass>(choice)) return worth_of_a_kept_point();
    if (const auto* c = std::get_if<ActivateFormation>(&choice)) return formation(*c);
    if (const auto* c = std::get_if<ActivateUnit>(&choice)) return one(c->unit);
    if (const auto* c = std::get_if<Recover>(&choice)) return recovery(c->unit);
    if (std::holds_alternative<MoveTrain>(choice)) return train_to_move();
    if (std::holds_alternative<WakeTrain>(choice)) return train_to_wake();
    return std::nullopt;
  }

 private:
  // Ruling R53: what is above the commander's rating is lost, and on the last turn all of it.
  int worth_of_a_kept_point() const {
    const auto commander = serving_commander(outlook_.scenario, outlook_.situation, outlook_.side);
    const int rating = commander ? command(outlook_.scenario, outlook_.situation, *commander).initiative : 0;
    const bool lost = outlook_.situation.points[outlook_.side] > rating || outlook_.turns_left() <= 1;
    return lost ? 0 : kKeptPoint;
  }

  int formation(const ActivateFormation& purchase) {
    const Scenario& scenario = outlook_.scenario;
    const Situation& situation = outlook_.situation;
    int& known = benefit_[purchase.formation.index()];
    if (known == kUnknown) {
      const UnitSet all = idle_units(scenario, situation, purchase.formation);
      known = promises_.of(all);
      const UnitSet sure = surely_answering(purchase.formation, all);
      if (sure != all) {
        const int surely = sure.empty() ? 0 : promises_.of(sure);
        known = surely + (known - surely) / kUnsure;
      }
    }
    const UnitId leader = *scenario.formation(purchase.formation).leader;
    int faces = 6;
    if (is_tested(scenario, purchase)) {
      const bool harder =
          scenario.formation(purchase.formation).level == Rank::Division && purchase.price == 1;
      const int rating = command(scenario, situation, leader).initiative +
                         (near_commander(scenario, situation, leader) ? 1 : 0) - (harder ? 1 : 0);
      faces = std::clamp(rating, 0, 6);
    }
    const int cost = cost_of(scenario, situation, purchase);
    const int promised = known * faces / 6;
    return cost == 0 ? promised * kFreeShare : promised / cost;
  }

  int one(UnitId unit) const {
    const Scenario& scenario = outlook_.scenario;
    const Situation& situation = outlook_.situation;
    const int faces =
        led_directly(scenario, situation, unit) ? 6 : faces_passed(quality_of(scenario, situation, unit));
    return promises_.of(UnitSet{unit}) * faces / 6 * kAlone / 100 / price_of_unit(scenario, situation, unit);
  }

  // 7.3, R59: those who need no check of their own, nor one of their division.
  UnitSet surely_answering(FormationId formation, const UnitSet& units) const {
    const Scenario& scenario = outlook_.scenario;
    const Situation& situation = outlook_.situation;
    const UnitId over = *scenario.formation(formation).leader;
    UnitSet sure;
    for (UnitId unit : units) {
      if (!in_command(scenario, situation, unit)) continue;
      const FormationId division = scenario.unit(unit).formation;
      if (division != formation) {
        const auto leader = scenario.formation(division).leader;
        if (leader && situation.on_map(*leader) &&
            distance(scenario, situation, over, *leader) > command(scenario, situation, over).range)
          continue;
      }
      sure.insert(unit);
    }
    return sure;
  }

  int recovery(UnitId unit) const {
    const int faces = faces_passed(quality_of(outlook_.scenario, outlook_.situation, unit));
    const Unit& printed = outlook_.scenario.unit(unit);
    // 8.1: a stack that it makes too high loses more than it gains.
    if (outlook_.field.stack[outlook_.situation.spot(unit).index()] + printed.full.points -
            printed.damaged.points >
        kStackingLimit)
      return -1;
    const int gain = worth_of(outlook_.scenario, outlook_.situation, unit, false) -
                     worth_of(outlook_.scenario, outlook_.situation, unit, true);
    return gain * faces / 6;  // R56: for one point, wherever it is
  }

  int train_to_move() const {
    const SpotId spot = outlook_.situation.spot(*outlook_.scenario.train[outlook_.side]);
    return outlook_.open_to_enemy(spot) ? kTrainInDanger : -1;
  }

  // 12.0: quality for whoever is near and in reach of the enemy.
  int train_to_wake() const {
    constexpr int kForEach = 8;
    const SpotId spot = outlook_.situation.spot(*outlook_.scenario.train[outlook_.side]);
    // It can move away a turn later.
    if (outlook_.open_to_enemy(spot)) return kTrainInDanger / 2;
    if (outlook_.nearest_enemy(spot) <= kTrainNear) return -1;
    int worth = 0;
    for (const Stack& stack : outlook_.own.stacks())
      if (distance(outlook_.scenario, spot, stack.spot) <= kBaggageRange && outlook_.threat(stack.spot) > 0)
        worth += kForEach * static_cast<int>(stack.units.size());
    return worth;
  }

  static constexpr int kUnknown = -1'000'000;
  const Outlook& outlook_;
  Promises promises_;
  std::array<int, kMaxFormations> benefit_ = [] {
    std::array<int, kMaxFormations> none{};
    none.fill(kUnknown);
    return none;
  }();
};

// Whether most of those a leader commands are too far from him, or the enemy too near.
bool should_ride(const Outlook& outlook, UnitId leader) {
  const Scenario& scenario = outlook.scenario;
  const Situation& situation = outlook.situation;
  const SpotId spot = situation.spot(leader);
  const int range = command(scenario, situation, leader).range;
  int near = 0, all = 0;
  for (UnitId unit : scenario.units_of[scenario.unit(leader).formation.index()]) {
    if (!situation.on_map(unit)) continue;
    ++all;
    near += distance(scenario, spot, situation.spot(unit)) <= range ? 1 : 0;
  }
  if (all == 0) return false;
  if (outlook.own.in(spot) == nullptr && outlook.nearest_enemy(spot) <= 2) return true;
  return scenario.unit(leader).rank == Rank::Division ? near < all : 2 * near < all;
}

std::optional<Choice> ride_of(const Outlook& outlook, const Table& table, UnitId leader) {
  for (const Choice& choice : table.offers().plain()) {
    const auto* ride = std::get_if<ActivateLeader>(&choice);
    if (ride != nullptr && ride->leader == leader && should_ride(outlook, leader)) return choice;
  }
  return std::nullopt;
}

// Whether nobody of those a leader commands can still be activated this turn.
bool has_done(const Outlook& outlook, UnitId leader) {
  const Scenario& scenario = outlook.scenario;
  for (UnitId unit : scenario.units_of[scenario.unit(leader).formation.index()] & scenario.brigades)
    if (outlook.situation.on_map(unit) && !outlook.situation.activated.contains(unit)) return false;
  return true;
}

// 8.4: a leader whom the enemy could walk up to rides out of his way.
template <class May>
std::optional<Choice> flight(const Outlook& outlook, const Table& table, May&& may) {
  for (const Choice& choice : table.offers().plain()) {
    const auto* ride = std::get_if<ActivateLeader>(&choice);
    if (ride != nullptr && outlook.open_to_enemy(outlook.situation.spot(ride->leader)) && may(ride->leader))
      return choice;
  }
  return std::nullopt;
}

// A leader who should ride before his side has done for this turn; else the pass.
Choice last_ride(const Outlook& outlook, const Table& table) {
  for (UnitId leader : outlook.scenario.leaders & outlook.scenario.of_side[outlook.side])
    if (outlook.situation.on_map(leader))
      if (auto ride = ride_of(outlook, table, leader)) return *ride;
  return flight(outlook, table, [](UnitId) { return true; }).value_or(Pass{});
}

}  // namespace

std::vector<Weighed> weigh_purchases(const Outlook& outlook, const Table& table) {
  Buyer buyer(outlook);
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain())
    if (const auto worth = buyer.weigh(choice)) list.push_back({choice, *worth});
  return list;
}

Choice choose_purchase(const Outlook& outlook, const Table& table) {
  const Choice best = best_of(weigh_purchases(outlook, table));
  if (const auto* whole = std::get_if<ActivateFormation>(&best))
    if (auto ride = ride_of(outlook, table, *outlook.scenario.formation(whole->formation).leader))
      return *ride;
  if (std::holds_alternative<Pass>(best)) return last_ride(outlook, table);
  return best;
}

Choice choose_after_impulse(const Outlook& outlook, const Table& table) {
  if (outlook.situation.points[outlook.side] == 0) return last_ride(outlook, table);
  // 7.4: the army commander stays in his place while there are points to spend near him; the others ride with their men,
  // or when those have done for this turn.
  return flight(outlook, table,
                [&](UnitId leader) {
                  return outlook.scenario.unit(leader).rank != Rank::Army && has_done(outlook, leader);
                })
      .value_or(Pass{});
}

}  // namespace longroll::rally
