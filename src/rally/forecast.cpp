#include "rally/forecast.h"

#include <map>
#include <tuple>

#include "rally/quality.h"
#include "rally/results.h"

namespace longroll::rally {
namespace {

using Key = std::tuple<bool, int, int, int, int, int, int, int>;  // stopped, column, then pairs by role

struct Tally {
  std::map<Key, std::uint64_t> weights;
  void add(const Key& key, std::uint64_t weight) { weights[key] += weight; }
};

// The units as fire leaves them.
struct State {
  Situation situation;
  Engagement engagement;
  ByRole<int> losses{};
  ByRole<int> shattered{};
  bool stopped = false;
};

void hit(State& state, UnitId unit, Role role) {
  ++state.losses[role];
  if (state.situation.damaged.contains(unit)) {
    ++state.shattered[role];
    state.situation.send(unit, Location::Off::Shattered);
  } else {
    state.situation.damaged.insert(unit);
  }
}

// What one unit's check can do, by faces of the die.
struct Faces {
  int nothing = 0, one_hex = 0, loss = 0, loss_and_hex = 0;
};

Faces faces_of(int modifier, int quality, Role role) {
  Faces faces;
  for (int die = 1; die <= 6; ++die) {
    const CheckResult result = combat_check(die, modifier, quality, role);
    int& count = result.loses_step ? (result.retreats ? faces.loss_and_hex : faces.loss)
                                   : (result.retreats ? faces.one_hex : faces.nothing);
    ++count;
  }
  return faces;
}

// 9.4: all units' checks, one unit after the other; counts of losses, shattered units and hexes owed.
using Counts = std::map<std::tuple<int, int, int>, std::uint64_t>;

Counts checks_of(const Scenario& scenario, const State& state, Role role, int modifier) {
  const UnitSet& units = role == Role::Attacker ? state.engagement.attackers : state.engagement.defenders;
  Counts counts{{{0, 0, 0}, 1}};
  for (UnitId unit : units) {
    const Faces faces = faces_of(modifier, quality_of(scenario, state.situation, unit), role);
    const bool damaged = state.situation.damaged.contains(unit);
    Counts after;
    for (const auto& [key, weight] : counts) {
      const auto [losses, shattered, hexes] = key;
      const auto times = [w = weight](int n) { return w * static_cast<std::uint64_t>(n); };
      if (faces.nothing > 0) after[{losses, shattered, hexes}] += times(faces.nothing);
      if (faces.one_hex > 0) after[{losses, shattered, hexes + 1}] += times(faces.one_hex);
      if (faces.loss > 0) after[{losses + 1, shattered + damaged, hexes}] += times(faces.loss);
      if (faces.loss_and_hex > 0)
        after[{losses + 1, shattered + damaged, hexes + (damaged ? 0 : 1)}] += times(faces.loss_and_hex);
    }
    counts = std::move(after);
  }
  return counts;
}

std::uint64_t power_of_six(std::size_t n) {
  std::uint64_t power = 1;
  for (std::size_t i = 0; i < n; ++i) power *= 6;
  return power;
}

// Everything after the fire; `weight` is its share, and dice that are not rolled count as six equal faces.
void finish(const Scenario& scenario, const State& state, std::uint64_t weight, std::size_t dice,
            Tally& tally) {
  if (state.stopped) {
    tally.add({true, 0, state.losses[Role::Attacker], 0, state.shattered[Role::Attacker], 0, 0, 0},
              weight * power_of_six(dice));
    return;
  }
  const Odds odds = odds_of(scenario, state.situation, state.engagement);
  if (odds.column == kAttackersFail || odds.column == kDefendersFail) {
    State end = state;
    const Role role = odds.column == kAttackersFail ? Role::Attacker : Role::Defender;
    for (UnitId unit : role == Role::Attacker ? state.engagement.attackers : state.engagement.defenders)
      hit(end, unit, role);
    tally.add({false, odds.column, end.losses[Role::Attacker], end.losses[Role::Defender],
               end.shattered[Role::Attacker], end.shattered[Role::Defender], 0, 0},
              weight * power_of_six(dice));
    return;
  }
  const Counts attackers = checks_of(scenario, state, Role::Attacker, odds.attacker_modifier);
  const Counts defenders = checks_of(scenario, state, Role::Defender, odds.defender_modifier);
  for (const auto& [a, wa] : attackers)
    for (const auto& [d, wd] : defenders)
      tally.add(
          {false, odds.column, state.losses[Role::Attacker] + std::get<0>(a), std::get<0>(d),
           state.shattered[Role::Attacker] + std::get<1>(a), std::get<1>(d), std::get<2>(a), std::get<2>(d)},
          weight * wa * wd);
}

void fire_next(const Scenario& scenario, const State& state, const std::vector<FirePlan>& fire,
               std::size_t next, std::uint64_t weight, std::size_t checks, Tally& tally) {
  if (next == fire.size() || state.stopped) {
    finish(scenario, state, weight, checks + (fire.size() - next), tally);
    return;
  }
  const FirePlan& plan = fire[next];
  const int hits = fire_hits(scenario, state.situation, state.engagement, plan.from, plan.target);
  if (hits < 6)
    fire_next(scenario, state, fire, next + 1, weight * static_cast<std::uint64_t>(6 - hits), checks, tally);
  if (hits == 0) return;
  State after = state;
  hit(after, plan.target, Role::Attacker);
  after.stopped = after.shattered[Role::Attacker] > 0;
  fire_next(scenario, after, fire, next + 1, weight * static_cast<std::uint64_t>(hits), checks, tally);
}

}  // namespace

int fire_hits(const Scenario& scenario, const Situation& situation, const Engagement& engagement, SpotId from,
              UnitId target) {
  const int modifier = sum_of(fire_modifiers(scenario, situation, engagement, from, target));
  const int quality = quality_of(scenario, situation, target);
  int hits = 0;
  for (int die = 1; die <= 6; ++die) hits += passes(die, modifier, quality) ? 0 : 1;
  return hits;
}

std::vector<FirePlan> likely_fire(const Scenario& scenario, const Situation& situation,
                                  const Engagement& engagement) {
  std::vector<FirePlan> plans;
  for (SpotId from : engagement.targets) {
    if (!can_fire(scenario, situation, engagement, from)) continue;
    std::optional<UnitId> best;
    int most = -1;
    for (UnitId unit : engagement.attackers) {
      const int hits = fire_hits(scenario, situation, engagement, from, unit);
      if (hits <= most) continue;
      most = hits;
      best = unit;
    }
    if (best) plans.push_back({from, *best});
  }
  return plans;
}

Forecast forecast(const Scenario& scenario, const Situation& situation, const Engagement& engagement,
                  const std::vector<FirePlan>& fire) {
  State state{situation, engagement, {}, {}, false};
  const std::size_t checks = engagement.attackers.size() + engagement.defenders.size();
  Tally tally;
  fire_next(scenario, state, fire, 0, 1, checks, tally);
  Forecast result;
  result.total = power_of_six(checks + fire.size());
  for (const auto& [key, weight] : tally.weights) {
    const auto& [stopped, column, a_loss, d_loss, a_shattered, d_shattered, a_hex, d_hex] = key;
    ForecastEntry entry;
    entry.stopped = stopped;
    entry.column = column;
    entry.losses = {{a_loss, d_loss}};
    entry.shattered = {{a_shattered, d_shattered}};
    entry.one_hex = {{a_hex, d_hex}};
    // 9.5, rulings R100, R101.
    entry.side_retreats[Role::Attacker] = !stopped && a_loss > d_loss;
    entry.side_retreats[Role::Defender] = !stopped && (d_loss > a_loss || column == kDefendersFail);
    entry.weight = weight;
    result.entries.push_back(entry);
  }
  return result;
}

}  // namespace longroll::rally
