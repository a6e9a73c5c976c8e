#include "rally/forecast.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "rally/field.h"
#include "rally/quality.h"
#include "rally/results.h"
#include "rally/retreat.h"

namespace longroll::rally {
namespace {

// The units as fire leaves them.
struct State {
  Situation situation;
  Engagement engagement;
  ByRole<int> losses{};
  ByRole<int> shattered{};
  bool stopped = false;

  const UnitSet& units(Role role) const {
    return role == Role::Attacker ? engagement.attackers : engagement.defenders;
  }
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

// What one unit's check can do, with its chance; 9.3: an automatic result is certain.
struct Check {
  CheckResult result;
  double chance = 0;
};
using Checks = FixedVector<Check, 4>;

Checks checks_of(int modifier, int quality, Role role) {
  Checks checks;
  for (int die = 1; die <= 6; ++die) {
    const CheckResult result = combat_check(die, modifier, quality, role);
    const auto same = std::find_if(checks.begin(), checks.end(), [&](const Check& known) {
      return known.result.loses_step == result.loses_step && known.result.retreats == result.retreats;
    });
    if (same != checks.end())
      same->chance += 1.0 / 6;
    else
      checks.push_back({result, 1.0 / 6});
  }
  return checks;
}

// A side's checks put together: losses, shattered, standing units that owe a hex, shattered on the way back.
using Counts = std::map<std::tuple<int, int, int, int>, double>;

// Everything that is known of a unit before the checks.
struct Fighter {
  UnitId unit;
  bool damaged = false;
  Checks checks;
  // To stand after a retreat of so many hexes, as the unit is, and with a step lost in its check.
  std::array<double, 4> way{};
  std::array<double, 4> hurt_way{};

  const std::array<double, 4>& way_after(const CheckResult& result) const {
    return result.loses_step ? hurt_way : way;
  }
};

// 9.5: how far, by the die or by the hex owed, with its chance.
std::array<double, 4> distances(const Charts& charts, bool by_die, bool owes) {
  std::array<double, 4> chance{};
  if (!by_die) {
    chance[owes ? 1 : 0] = 1;
    return chance;
  }
  for (std::uint8_t hexes : charts.retreat_hexes) chance[hexes] += 1.0 / 6;
  return chance;
}

// The chance not to survive a retreat of that length; exactly none where every way is safe.
double risk_of(const std::array<double, 4>& way, const std::array<double, 4>& far) {
  double dies = 0;
  for (std::size_t d = 0; d < far.size(); ++d) dies += far[d] * (1 - way[d]);
  return dies;
}

bool is_shattered(const Fighter& fighter, const CheckResult& result) {
  return result.loses_step && fighter.damaged;
}

// 9.4, 9.5: one unit after the other, for a side that does, or does not, fall back by the die.
Counts count(const Charts& charts, const std::vector<Fighter>& side, bool by_die) {
  Counts counts{{{0, 0, 0, 0}, 1.0}};
  for (const Fighter& fighter : side) {
    Counts after;
    for (const auto& [key, chance] : counts) {
      const auto [losses, shattered, hexes, lost] = key;
      for (const Check& check : fighter.checks) {
        const double both = chance * check.chance;
        const int loss = losses + (check.result.loses_step ? 1 : 0);
        if (is_shattered(fighter, check.result)) {
          after[{loss, shattered + 1, hexes, lost}] += both;
          continue;
        }
        const int owing = hexes + (check.result.retreats ? 1 : 0);
        const double dies =
            risk_of(fighter.way_after(check.result), distances(charts, by_die, check.result.retreats));
        after[{loss, shattered, owing, lost}] += both * (1 - dies);
        if (dies > 0) after[{loss, shattered, owing, lost + 1}] += both * dies;
      }
    }
    counts = std::move(after);
  }
  return counts;
}

// The chances of 0, 1, 2 ... losses among these, one of them left out.
std::vector<double> losses_among(const std::vector<Fighter>& side, std::optional<UnitId> without) {
  std::vector<double> chance{1.0};
  for (const Fighter& fighter : side) {
    if (without && fighter.unit == *without) continue;
    double loses = 0;
    for (const Check& check : fighter.checks)
      if (check.result.loses_step) loses += check.chance;
    std::vector<double> after(chance.size() + 1, 0.0);
    for (std::size_t n = 0; n < chance.size(); ++n) {
      after[n] += chance[n] * (1 - loses);
      after[n + 1] += chance[n] * loses;
    }
    chance = std::move(after);
  }
  return chance;
}

class Forecaster {
 public:
  Forecaster(const Scenario& scenario, const Situation& situation, const Engagement& engagement)
      : scenario_(scenario), damaged_before_(situation.damaged) {
    for (Role role : {Role::Attacker, Role::Defender})
      for (UnitId unit : role == Role::Attacker ? engagement.attackers : engagement.defenders) {
        units_[unit].unit = unit;
        ways_[unit] = ways_back(scenario, situation, engagement, unit);
        Situation hurt = situation;
        hurt.damaged.insert(unit);
        hurt_ways_[unit] = ways_back(scenario, hurt, engagement, unit);
      }
  }

  void fire_next(const State& state, const std::vector<FirePlan>& fire, std::size_t next, double chance) {
    if (next == fire.size() || state.stopped) return finish(state, chance);
    const FirePlan& plan = fire[next];
    const double hits = fire_hits(scenario_, state.situation, state.engagement, plan.from, plan.target) / 6.0;
    if (hits < 1) fire_next(state, fire, next + 1, chance * (1 - hits));
    if (hits == 0) return;
    State after = state;
    hit(after, plan.target, Role::Attacker);
    after.stopped = after.shattered[Role::Attacker] > 0;
    fire_next(after, fire, next + 1, chance * hits);
  }

  Forecast take(const Engagement& engagement) {
    Forecast result;
    for (const auto& [key, chance] : tally_) {
      ForecastEntry entry;
      std::array<int, 8> pairs{};
      std::tie(entry.stopped, entry.column, pairs, entry.vacated) = key;
      entry.losses = {{pairs[0], pairs[1]}};
      entry.shattered = {{pairs[2], pairs[3]}};
      entry.one_hex = {{pairs[4], pairs[5]}};
      entry.lost_in_retreat = {{pairs[6], pairs[7]}};
      for (Role role : {Role::Attacker, Role::Defender})
        entry.side_retreats[role] = !entry.stopped && falls_back(entry.column, role, entry.losses);
      entry.chance = chance;
      result.entries.push_back(entry);
    }
    for (Role role : {Role::Attacker, Role::Defender})
      for (UnitId unit : role == Role::Attacker ? engagement.attackers : engagement.defenders)
        result.units.push_back(units_[unit]);
    return result;
  }

 private:
  using Key = std::tuple<bool, int, std::array<int, 8>, bool>;

  // 9.5, rulings R100, R101.
  static bool falls_back(int column, Role role, const ByRole<int>& losses) {
    return losses[role] > losses[other(role)] || (role == Role::Defender && column == kDefendersFail);
  }

  std::vector<Fighter> fighters(const State& state, Role role, const Odds& odds) const {
    std::vector<Fighter> side;
    for (UnitId unit : state.units(role)) {
      if (!state.situation.on_map(unit)) continue;
      const bool damaged = state.situation.damaged.contains(unit);
      Fighter fighter{unit, damaged, {}, (damaged ? hurt_ways_ : ways_).at(unit), hurt_ways_.at(unit)};
      const bool fails = odds.column == (role == Role::Attacker ? kAttackersFail : kDefendersFail);
      const bool automatic = odds.column == kAttackersFail || odds.column == kDefendersFail;
      if (automatic)
        fighter.checks.push_back({{fails, false}, 1.0});
      else
        fighter.checks = checks_of(role == Role::Attacker ? odds.attacker_modifier : odds.defender_modifier,
                                   quality_of(scenario_, state.situation, unit), role);
      side.push_back(fighter);
    }
    return side;
  }

  // Everything after the fire.
  void finish(const State& state, double chance) {
    if (state.stopped) {
      tally_[{true,
              0,
              {state.losses[Role::Attacker], 0, state.shattered[Role::Attacker], 0, 0, 0, 0, 0},
              false}] += chance;
      for (Role role : {Role::Attacker, Role::Defender})
        for (UnitId unit : state.units(role)) keep(state, unit, chance);
      return;
    }
    const Odds odds = odds_of(scenario_, state.situation, state.engagement);
    const std::vector<Fighter> attackers = fighters(state, Role::Attacker, odds);
    const std::vector<Fighter> defenders = fighters(state, Role::Defender, odds);
    for (bool a_die : {false, true}) {
      for (bool d_die : {false, true}) {
        if (a_die && d_die) continue;
        add_pairs(state, odds.column, attackers, defenders, a_die, d_die, chance);
      }
    }
    add_units(state, odds.column, Role::Attacker, attackers, defenders, chance);
    add_units(state, odds.column, Role::Defender, defenders, attackers, chance);
  }

  void add_pairs(const State& state, int column, const std::vector<Fighter>& attackers,
                 const std::vector<Fighter>& defenders, bool a_die, bool d_die, double chance) {
    const Counts ours = count(scenario_.charts, attackers, a_die);
    const Counts theirs = count(scenario_.charts, defenders, d_die);
    for (const auto& [a, chance_a] : ours)
      for (const auto& [d, chance_d] : theirs) {
        const auto [a_loss, a_gone, a_hex, a_lost] = a;
        const auto [d_loss, d_gone, d_hex, d_lost] = d;
        const ByRole<int> losses{{state.losses[Role::Attacker] + a_loss, d_loss}};
        // Only what agrees with the hypothesis on who falls back.
        if (falls_back(column, Role::Attacker, losses) != a_die ||
            falls_back(column, Role::Defender, losses) != d_die)
          continue;
        const int stay = static_cast<int>(attackers.size()) - a_gone - a_hex;
        const int hold = static_cast<int>(defenders.size()) - d_gone - d_hex;
        const bool vacated = (d_die || hold == 0) && !a_die && stay > 0;
        tally_[{false,
                column,
                {losses[Role::Attacker], d_loss, state.shattered[Role::Attacker] + a_gone, d_gone, a_hex,
                 d_hex, a_lost, d_lost},
                vacated}] += chance * chance_a * chance_d;
      }
  }

  void add_units(const State& state, int column, Role role, const std::vector<Fighter>& side,
                 const std::vector<Fighter>& against, double chance) {
    const std::vector<double> theirs = losses_among(against, std::nullopt);
    for (const Fighter& fighter : side) {
      const std::vector<double> rest = losses_among(side, fighter.unit);
      for (const Check& check : fighter.checks) {
        for (std::size_t own = 0; own < rest.size(); ++own)
          for (std::size_t foe = 0; foe < theirs.size(); ++foe) {
            ByRole<int> losses = state.losses;
            losses[role] += static_cast<int>(own) + (check.result.loses_step ? 1 : 0);
            losses[other(role)] += static_cast<int>(foe);
            settle(state, fighter, check.result, falls_back(column, role, losses),
                   chance * check.chance * rest[own] * theirs[foe]);
          }
      }
    }
  }

  // One unit, when all is known that bears on it.
  void settle(const State& state, const Fighter& fighter, const CheckResult& result, bool by_die,
              double chance) {
    UnitForecast& told = units_[fighter.unit];
    if (is_shattered(fighter, result)) {
      told.shattered += chance;
      return;
    }
    const auto far = distances(scenario_.charts, by_die, result.retreats);
    const std::array<double, 4>& way = fighter.way_after(result);
    for (std::size_t d = 0; d < far.size(); ++d) told.retreats[d] += chance * far[d] * way[d];
    const double dies = risk_of(way, far);
    told.shattered += chance * dies;
    if (result.loses_step || was_hit(state, fighter.unit)) told.damaged += chance * (1 - dies);
  }

  // A combat that was stopped leaves everybody where he is.
  void keep(const State& state, UnitId unit, double chance) {
    UnitForecast& told = units_[unit];
    if (!state.situation.on_map(unit)) {
      told.shattered += chance;
      return;
    }
    told.retreats[0] += chance;
    if (was_hit(state, unit)) told.damaged += chance;
  }

  bool was_hit(const State& state, UnitId unit) const {
    return state.situation.damaged.contains(unit) && !damaged_before_.contains(unit);
  }

  const Scenario& scenario_;
  UnitSet damaged_before_;
  std::map<UnitId, std::array<double, 4>> ways_, hurt_ways_;
  std::map<UnitId, UnitForecast> units_;
  std::map<Key, double> tally_;
};

// The best chance to stand after `left` more hexes.
double best_way(const Scenario& scenario, Situation& situation, const RetreatOn& retreat,
                const SpotSet& others) {
  if (retreat.left == 0) return 1;
  const UnitId unit = retreat.unit;
  const SpotId at = situation.spot(unit);
  double best = 0;
  for (SpotId to : retreat_spots(scenario, situation, retreat)) {
    situation.location[unit.index()] = Location::in(to);
    double stands = 1;
    if (others.contains(to)) {
      int passed = 0;
      for (int die = 1; die <= 6; ++die)
        passed += passes(die, 0, quality_of(scenario, situation, unit)) ? 1 : 0;
      stands = passed / 6.0;
    }
    RetreatOn rest = retreat;
    --rest.left;
    best = std::max(best, stands * best_way(scenario, situation, rest, others));
    situation.location[unit.index()] = Location::in(at);
    if (best == 1) break;
  }
  return best;
}

}  // namespace

std::array<double, 4> ways_back(const Scenario& scenario, const Situation& situation,
                                const Engagement& engagement, UnitId unit) {
  Situation now = situation;
  Fight fight;
  fight.attacker = engagement.attacker;
  fight.attackers = engagement.attackers;
  fight.defenders = engagement.defenders;
  fight.targets = engagement.targets;
  if (situation.fight)
    fight.origins = situation.fight->origins;
  else
    for (UnitId attacker : engagement.attackers) fight.origins.insert(situation.spot(attacker));
  now.fight = fight;
  const Side side = scenario.unit(unit).side;
  SpotSet others;
  for (UnitId enemy :
       (scenario.brigades & scenario.of_side[enemy_of(side)]) - engagement.attackers - engagement.defenders)
    if (now.on_map(enemy)) add_zone(scenario.ground, now.spot(enemy), others);
  constexpr std::uint8_t kFarthest = 3;
  std::array<double, kFarthest + 1> chance{1, 0, 0, 0};
  for (std::uint8_t hexes = 1; hexes <= kFarthest; ++hexes)
    chance[hexes] =
        best_way(scenario, now, RetreatOn{unit, hexes, situation.spot(unit), std::nullopt}, others);
  return chance;
}

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
  Forecaster forecaster(scenario, situation, engagement);
  forecaster.fire_next(State{situation, engagement, {}, {}, false}, fire, 0, 1.0);
  return forecaster.take(engagement);
}

}  // namespace longroll::rally
