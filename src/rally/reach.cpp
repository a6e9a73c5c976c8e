#include "rally/reach.h"

#include <algorithm>

#include "rally/battles/battle.h"
#include "rally/front.h"

namespace longroll::rally {
namespace {

enum class Rate : std::uint8_t { Ground, Road };

// The steps that a march can take from a place at this rate: where to, and what each costs.
template <class Visit>
void for_each_stride(const Scenario& scenario, const Field& field, const Mover& mover, SpotId from, Rate rate,
                     Visit&& visit) {
  const Ground& ground = scenario.ground;
  const Charts& charts = scenario.charts;
  const Spot& here = ground[from];
  for (std::size_t d = 0; d < 6; ++d) {
    if (here.next[d] == Ground::kNowhere) continue;
    const SpotId to(here.next[d]);
    const Spot& there = ground[to];
    if (rate == Rate::Road) {
      if ((here.road_to >> d & 1u) != 0) visit(to, there.by_road);
      continue;
    }
    HalfPoints cost = mover.horse ? there.horse : there.foot;
    if (field.zone.contains(to)) cost += there.zone_extra;                      // ruling R75
    if ((here.rail_to >> d & 1u) != 0) cost = std::min(cost, charts.railroad);  // ruling R77
    visit(to, cost);
  }
  // Rulings R78, R79: a ford for all, a bridge within a road move.
  if (const auto far = ground.other_bank(from)) {
    if (here.crossing == Crossing::Ford && (rate == Rate::Ground || here.road)) visit(*far, charts.ford);
    if (here.crossing == Crossing::Bridge && (rate == Rate::Road || mover.one_step))
      visit(*far, charts.bridge);
  }
}

bool suits_temper(const Scenario& scenario, const Situation& situation, const Mover& mover, SpotId from,
                  SpotId to) {
  if (mover.temper == Personality::Wild) return true;
  if (mover.temper == Personality::Prudent) return false;
  const int before = nearest_enemy(scenario, situation, from, mover.side);
  const int after = nearest_enemy(scenario, situation, to, mover.side);
  return mover.temper == Personality::Aggressive ? after <= before : after >= before;
}

// Why a counter may not come into a place next to it, costs aside.
Verdict bars(const Scenario& scenario, const Situation& situation, const Field& field, const Mover& mover,
             SpotId from, SpotId to) {
  if (field.enemies.contains(to)) return refuse_as(Reason::EnemyThere, "8.1", mover.unit, to);
  if (!mover.combat) {
    // Rulings R12, R137.
    if (field.strangers.contains(to)) return refuse_as(Reason::EnemyThere, "8.4", mover.unit, to);
    if (field.zone.contains(to) && !field.friends.contains(to))
      return refuse_as(Reason::LeaderExposed, "8.3", mover.unit, to);
  } else if (mover.shuns_zones && field.zone.contains(to)) {
    const bool ordered = !situation.limited.contains(mover.unit);  // then it is his own nature
    return refuse_as(Reason::MayNotMeet, mover.one_step ? "13.0" : ordered ? "14.0" : "7.5", mover.unit, to);
  }
  if (mover.points > 0 && field.stack[to.index()] + mover.points > kStackingLimit)
    return refuse_as(Reason::Overstacks, "8.1", mover.unit, to);
  if (!suits_temper(scenario, situation, mover, from, to))
    return refuse_as(Reason::AgainstTemper, "14.0", mover.unit, to);
  if (scenario.rules->bars_march != nullptr)
    return scenario.rules->bars_march(scenario, situation, mover.unit, from, to);
  return std::nullopt;
}

// 8.3, ruling R84: a combat unit stops in the first enemy zone.
bool must_stop(const Field& field, const Mover& mover, SpotId at) {
  return mover.combat && field.zone.contains(at);
}

// What bars a march besides other counters.
bool bars_by_nature(const Scenario& scenario, const Situation& situation, const Mover& mover, SpotId from,
                    SpotId to) {
  return !suits_temper(scenario, situation, mover, from, to) ||
         (scenario.rules->bars_march != nullptr &&
          scenario.rules->bars_march(scenario, situation, mover.unit, from, to).has_value());
}

// Adds what it reaches to `ends`.
void flood(const Scenario& scenario, const Situation& situation, const Field& field, const Mover& mover,
           const SpotSet& closed, Rate rate, std::array<std::uint8_t, kMaxSpots>& cost, SpotSet& ends) {
  cost.fill(Reach::kFar);
  const HalfPoints budget = mover.one_step ? kLongestAllowance : mover.budget;
  if (rate == Rate::Road && !scenario.ground[mover.from].road) return;
  constexpr std::size_t kOftenEnough = 128;
  Front<kLongestAllowance + 1> front(kOftenEnough);
  cost[mover.from.index()] = 0;
  front.add(mover.from, 0);
  for (HalfPoints spent = 0; spent <= budget; ++spent)
    front.for_each_at(spent, [&](SpotId at) {
      if (cost[at.index()] != spent) return;
      if (at != mover.from && (mover.one_step || must_stop(field, mover, at))) return;
      for_each_stride(scenario, field, mover, at, rate, [&](SpotId to, HalfPoints step) {
        const HalfPoints sum = mover.one_step ? 1 : spent + step;
        if (sum > budget || sum >= cost[to.index()]) return;
        // Ruling R76: the road rate is for moves that meet no enemy zone.
        if (rate == Rate::Road && field.zone.contains(to)) return;
        if (closed.contains(to) || bars_by_nature(scenario, situation, mover, at, to)) return;
        cost[to.index()] = static_cast<std::uint8_t>(sum);
        ends.insert(to);
        front.add(to, sum);
      });
    });
}

}  // namespace

// The same that `bars` tells one by one, with reasons.
SpotSet closed_to(const Field& field, const Mover& mover) {
  SpotSet closed = field.enemies;
  if (!mover.combat)
    closed |= field.strangers | (field.zone - field.friends);  // rulings R12, R137
  else if (mover.shuns_zones)
    closed |= field.zone;
  if (mover.points > 0)
    for (SpotId spot : field.stacked)
      if (field.stack[spot.index()] + mover.points > kStackingLimit) closed.insert(spot);
  return closed;
}

int nearest_enemy(const Scenario& scenario, const Situation& situation, SpotId from, Side side) {
  int nearest = 1000;
  for (UnitId unit : scenario.brigades & scenario.of_side[enemy_of(side)])
    if (situation.on_map(unit)) nearest = std::min(nearest, distance(scenario, from, situation.spot(unit)));
  return nearest;
}

Mover mover_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& printed = scenario.unit(unit);
  Mover mover;
  mover.unit = unit;
  mover.side = printed.side;
  mover.from = situation.spot(unit);
  mover.budget = situation.allowance[unit.index()];
  mover.combat = printed.combat();
  mover.horse = printed.kind == UnitKind::Cavalry;
  mover.shuns_zones = situation.limited.contains(unit);
  mover.points = stacking_of(scenario, situation, unit);
  return mover;
}

void find_reach(const Scenario& scenario, const Situation& situation, const Field& field, const Mover& mover,
                Reach& reach) {
  const SpotSet closed = closed_to(field, mover);
  reach.ends.clear();
  flood(scenario, situation, field, mover, closed, Rate::Ground, reach.by_ground, reach.ends);
  if (mover.one_step)
    reach.by_road.fill(Reach::kFar);
  else
    flood(scenario, situation, field, mover, closed, Rate::Road, reach.by_road, reach.ends);
}

namespace {

FixedVector<SpotId, 7> beside(const Ground& ground, SpotId spot) {
  FixedVector<SpotId, 7> list;
  for (std::uint16_t to : ground[spot].next)
    if (to != Ground::kNowhere) list.push_back(SpotId(to));
  if (const auto far = ground.other_bank(spot)) list.push_back(*far);
  return list;
}

}  // namespace

Path path_to(const Scenario& scenario, const Situation& situation, const Field& field, const Mover& mover,
             const Reach& reach, SpotId to) {
  const Rate rate = reach.by_road[to.index()] < reach.by_ground[to.index()] ? Rate::Road : Rate::Ground;
  const auto& cost = rate == Rate::Road ? reach.by_road : reach.by_ground;
  FixedVector<SpotId, kLongestAllowance> back;
  for (SpotId at = to; at != mover.from;) {
    back.push_back(at);
    std::optional<SpotId> before;
    for (SpotId from : beside(scenario.ground, at)) {
      if (before || cost[from.index()] >= cost[at.index()]) continue;
      if (from != mover.from && must_stop(field, mover, from)) continue;
      for_each_stride(scenario, field, mover, from, rate, [&](SpotId next, HalfPoints step) {
        if (next == at && (mover.one_step || cost[from.index()] + step == cost[at.index()]) &&
            !bars(scenario, situation, field, mover, from, at))
          before = from;
      });
    }
    LONGROLL_CHECK(before.has_value(), "a reached place has no way back");
    at = *before;
  }
  Path path;
  for (std::size_t i = back.size(); i > 0; --i) path.push_back(back[i - 1]);
  return path;
}

namespace {

struct Sum {
  bool whole = false;  // every step exists at this rate
  HalfPoints cost = 0;
};

Sum add_up(const Scenario& scenario, const Field& field, const Mover& mover, const Path& path, Rate rate) {
  Sum sum{true, 0};
  SpotId at = mover.from;
  for (SpotId to : path) {
    bool found = false;
    for_each_stride(scenario, field, mover, at, rate, [&](SpotId next, HalfPoints step) {
      if (next != to) return;
      found = true;
      sum.cost += step;
    });
    if (!found || (rate == Rate::Road && field.zone.contains(to))) sum.whole = false;
    at = to;
  }
  if (rate == Rate::Road && !scenario.ground[mover.from].road) sum.whole = false;
  return sum;
}

bool side_by_side(const Ground& ground, SpotId from, SpotId to) {
  return ground.adjacent(from, to) ||
         (ground.other_bank(from) == to && ground[from].crossing != Crossing::None);
}

}  // namespace

PathCost judge_path(const Scenario& scenario, const Situation& situation, const Field& field,
                    const Mover& mover, const Path& path) {
  PathCost judged;
  const auto refuse = [&](Verdict verdict) {
    judged.refusal = verdict;
    return judged;
  };
  if (path.empty()) return refuse(refuse_as(Reason::EmptyPath, "8.0", mover.unit));
  if (mover.one_step && path.size() > 1) return refuse(refuse_as(Reason::OneHexOnly, "13.0", mover.unit));
  SpotId at = mover.from;
  for (SpotId to : path) {
    if (to.index() >= scenario.ground.size() || !side_by_side(scenario.ground, at, to))
      return refuse(refuse_as(Reason::NotAdjacent, "8.0", mover.unit, to));
    if (at != mover.from && must_stop(field, mover, at))
      return refuse(refuse_as(Reason::MustStop, "8.3", mover.unit, at));
    if (to == mover.from) return refuse(refuse_as(Reason::NotAdjacent, "8.0", mover.unit, to));
    if (const auto verdict = bars(scenario, situation, field, mover, at, to)) return refuse(verdict);
    at = to;
  }
  if (mover.one_step) {
    judged.cost = 1;
    return judged;
  }
  const Sum road = add_up(scenario, field, mover, path, Rate::Road);
  const Sum ground = add_up(scenario, field, mover, path, Rate::Ground);
  if (!road.whole && !ground.whole)
    return refuse(refuse_as(Reason::NoBridgeRoad, "8.5", mover.unit, path.back()));
  judged.road = road.whole && (!ground.whole || road.cost <= ground.cost);
  judged.cost = judged.road ? road.cost : ground.cost;
  if (judged.cost > mover.budget) {
    judged.refusal = Refusal{Reason::TooDear, "8.0", mover.unit, path.back(), judged.cost - mover.budget};
  }
  return judged;
}

}  // namespace longroll::rally
