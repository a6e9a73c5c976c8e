#include "ai/aprils_march.h"

#include <algorithm>

#include "ai/aprils_standing.h"
#include "ai/aprils_works.h"
#include "ai/aprils_worth.h"
#include "aprils/battles/battle.h"
#include "aprils/movement.h"

namespace longroll::aprils {
namespace {

constexpr int kMustGo = -1'000'000;  // worth of staying for a unit that is off the map or overstacked
constexpr int kWorthTheMove = 4;     // a march must gain this much
constexpr int kFineness = 4;         // chance tells values apart in quarters of a point

struct Marcher {
  UnitId unit;
  int turn_to_go = 0;  // smaller goes first
  HexSet ends;
  IndexSet<Id<struct EnemyStackTag, std::uint8_t>, kMaxUnits> can_strike;
};
using Marchers = FixedVector<Marcher, 32>;

// Those who must go first, then whoever is nearest to the goal, then whoever enters; guns follow.
int turn_to_go(const Outlook& outlook, const Orders& orders, UnitId unit) {
  const Unit& printed = outlook.scenario.unit(unit);
  int turn = is_gun(printed.kind) ? 2 * Ground::kUnreachable : 0;
  if (!outlook.situation.on_map(unit))
    return turn + Ground::kUnreachable - strengths(outlook.scenario, outlook.situation, unit).attack;
  if (outlook.situation.overstacked(unit)) return 0;
  if (outlook.scenario.objectives.empty()) return turn;
  return turn + outlook.ground.way(printed.kind, orders.goal[unit.index()], outlook.situation.hex(unit));
}

Marchers gather(const Outlook& outlook, const Orders& orders, FormationId formation) {
  Marchers marchers;
  const HexSet& zones = outlook.field.zones(enemy_of(outlook.side));
  Reach reach;
  for (UnitId unit : outlook.scenario.units_of[formation.index()]) {
    if (marchers.full() || !may_march(outlook.scenario, outlook.situation, unit)) continue;
    find_reach(outlook.scenario, outlook.situation, outlook.field, unit, reach);
    if (reach.ends().empty()) continue;
    Marcher marcher{unit, turn_to_go(outlook, orders, unit), reach.ends(), {}};
    if (!is_gun(outlook.scenario.unit(unit).kind)) {
      (marcher.ends & zones).for_each(outlook.grid(), [&](HexId hex) {
        outlook.for_each_beside(hex, [&](HexId next, Direction) {
          if (outlook.enemy.in(next) != nullptr)
            marcher.can_strike.insert(Id<EnemyStackTag, std::uint8_t>(outlook.enemy.number(next)));
        });
      });
    }
    marchers.push_back(marcher);
  }
  std::sort(marchers.begin(), marchers.end(), [](const Marcher& a, const Marcher& b) {
    return std::pair(a.turn_to_go, a.unit) < std::pair(b.turn_to_go, b.unit);
  });
  return marchers;
}

// What the others who are still to move could bring against each enemy stack.
Reserves reserves_for(const Outlook& outlook, const Marchers& marchers, UnitId except) {
  Reserves reserves{};
  for (const Marcher& marcher : marchers) {
    if (marcher.unit == except) continue;
    const int attack = strengths(outlook.scenario, outlook.situation, marcher.unit).attack;
    for (auto stack : marcher.can_strike) reserves[stack.index()] += attack;
  }
  return reserves;
}

struct Destination {
  HexId hex;
  int value = 0;
};

std::optional<Destination> best_end(const Outlook& outlook, const Standing& standing, const HexSet& ends,
                                    int at_least, Dice& dice) {
  std::optional<Destination> best;
  ends.for_each(outlook.grid(), [&](HexId hex) {
    const auto sway = static_cast<std::uint32_t>(kFineness * outlook.temper.sway);
    const int value = standing.value(hex) * kFineness + static_cast<int>(dice.below(sway));
    if (value > (best ? best->value : at_least * kFineness)) best = Destination{hex, value};
  });
  return best;
}

}  // namespace

bool may_march(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (situation.moved.contains(unit) || situation.location[unit.index()].is_gone()) return false;
  if (!situation.on_map(unit) && !is_due(scenario, situation, unit)) return false;
  return scenario.rules->bars_unit == nullptr || !scenario.rules->bars_unit(scenario, situation, unit);
}

Choice choose_march(const Outlook& outlook, const Table& table, FormationId formation, Dice& dice) {
  const Situation& situation = outlook.situation;
  Orders orders = give_orders(outlook);
  if (outlook.temper.goal) orders.goal.fill(*outlook.temper.goal);
  const Marchers marchers = gather(outlook, orders, formation);
  for (const Marcher& marcher : marchers) {
    const Reserves reserves = reserves_for(outlook, marchers, marcher.unit);
    const Standing standing(outlook, orders, reserves, marcher.unit);
    const bool must_go = !situation.on_map(marcher.unit) || situation.overstacked(marcher.unit);
    const int at_least = must_go ? kMustGo : standing.value(situation.hex(marcher.unit)) + kWorthTheMove;
    const std::optional<Destination> end = best_end(outlook, standing, marcher.ends, at_least, dice);
    if (!end) continue;
    Reach reach;
    find_reach(outlook.scenario, situation, outlook.field, marcher.unit, reach);
    return March{
        marcher.unit,
        cheapest_path(outlook.scenario, situation, outlook.field, marcher.unit, reach, end->hex).path};
  }
  if (const auto work = choose_work(outlook, formation)) return *work;
  return table.choice(0);  // ending the phase, which is offered first if it may be ended
}

}  // namespace longroll::aprils
