#include "ai/aprils_clash.h"

#include <algorithm>

#include "ai/aprils_worth.h"
#include "aprils/retreat.h"

namespace longroll::aprils {
namespace {

constexpr int kShaken = 6;  // a unit that falls back farther, or while its companions stand

std::int8_t highest_rating(const Scenario& scenario, const UnitSet& units) {
  std::int8_t highest = -9;
  for (UnitId unit : units) highest = std::max(highest, scenario.unit(unit).morale);
  return highest;
}

// What k losses cost when each is taken where it costs least, the first on the rating lent (6.3.1).
class LossPrices {
 public:
  LossPrices(const Outlook& outlook, const UnitSet& units, std::optional<std::int8_t> rating) {
    std::array<std::uint8_t, kMaxUnits> steps = outlook.situation.steps;
    prices_.push_back(0);
    while (!prices_.full()) {
      std::optional<UnitId> cheapest;
      int least = 0;
      for (UnitId unit : units) {
        const Unit& printed = outlook.scenario.unit(unit);
        const int left = steps[unit.index()];
        if (left == 0 || (prices_.size() == 1 && rating && printed.morale != *rating)) continue;
        const int price = loss_of_step(outlook.scenario, outlook.situation, unit, left);
        if (cheapest && price >= least) continue;
        cheapest = unit;
        least = price;
      }
      if (!cheapest) return;
      --steps[cheapest->index()];
      prices_.push_back(prices_.back() + least);
    }
  }
  int of(int losses) const {
    return prices_[std::min<std::size_t>(static_cast<std::size_t>(losses), prices_.size() - 1)];
  }

 private:
  FixedVector<int, 7> prices_;
};

// What it means to a side to be driven from where it stands.
struct Footing {
  int place = 0;    // worth of the hexes
  int nowhere = 0;  // price of a retreat for a unit that has none
};

Footing footing_of(const Outlook& outlook, const UnitSet& units) {
  Footing footing;
  HexList seen;
  for (UnitId unit : units) {
    const HexId hex = outlook.situation.hex(unit);
    if (seen.contains(hex) || seen.full()) continue;
    seen.push_back(hex);
    footing.place += outlook.worth_of_place(hex);
    if (!has_way_back(outlook.scenario, outlook.situation, outlook.field, unit))
      footing.nowhere += loss_of_step(outlook.scenario, outlook.situation, unit);
  }
  if (!seen.empty()) {
    footing.place /= static_cast<int>(seen.size());
    footing.nowhere /= static_cast<int>(seen.size());
  }
  return footing;
}

// The mean price of what the dice do to one side.
int price_of(const SideForecast& side, const LossPrices& prices, const Footing& footing) {
  const std::uint64_t unit = std::max<std::uint64_t>(1, side.total >> 20);  // keeps the sums small
  std::int64_t sum = 0;
  for (const ForecastEntry& entry : side.entries) {
    const int survivors = entry.survivors;
    int price = prices.of(entry.losses);
    if (entry.result.retreat) {
      price += footing.place + footing.nowhere * (survivors + entry.failed) + kShaken * entry.failed;
    } else if (survivors == 0 || entry.failed == survivors) {
      if (entry.losses > 0) price += footing.place + footing.nowhere * survivors;
    } else {
      price += (kShaken + footing.nowhere) * entry.failed;
    }
    sum += static_cast<std::int64_t>(entry.weight / unit) * price;
  }
  return static_cast<int>(sum / static_cast<std::int64_t>(std::max<std::uint64_t>(1, side.total / unit)));
}

int price_for(const Outlook& outlook, const Clash& clash, Role role, std::optional<std::int8_t> own_rating,
              std::int8_t enemy_rating) {
  const bool enemy_rolls = role == Role::Defender ? clash.attacker_rolls : clash.defender_rolls;
  if (!enemy_rolls || clash.hit[role].empty()) return 0;
  const Charts& charts = outlook.scenario.charts;
  Exposure exposure;
  exposure.table = role == Role::Defender ? &charts.attacker : &charts.defender;
  exposure.column = clash.column;
  exposure.enemy_rating = enemy_rating;
  exposure.entrenched = role == Role::Attacker && clash.entrenched;
  exposure.rating = own_rating;
  exposure.units = clash.hit[role];
  return price_of(forecast(outlook.scenario, outlook.situation, exposure),
                  LossPrices(outlook, clash.hit[role], own_rating), footing_of(outlook, clash.hit[role]));
}

}  // namespace

Clash clash_of(const Outlook& outlook, const Battle& battle) {
  const Odds odds = odds_of(outlook.scenario, outlook.situation, outlook.field, battle);
  Clash clash;
  clash.column = odds.column;
  clash.attacker_rolls = odds.attacker_rolls;
  clash.defender_rolls = !battle.adjacent.empty();
  clash.entrenched = odds.entrenched;
  clash.hit[Role::Attacker] = battle.adjacent;
  clash.lenders[Role::Attacker] = battle.adjacent.empty() ? battle.guns : battle.adjacent;
  for (HexId target : battle.targets) {
    clash.hit[Role::Defender] |= units_in(outlook.scenario, outlook.situation, target);
    clash.lenders[Role::Defender] |= counted_defenders(outlook.scenario, outlook.situation, target);
  }
  if (clash.lenders[Role::Defender].empty()) clash.lenders[Role::Defender] = clash.hit[Role::Defender];
  return clash;
}

Clash clash_of(const Fight& fight) {
  Clash clash;
  clash.hit = fight.hit;
  clash.lenders[Role::Attacker] = fight.kind == FightKind::Assault ? fight.attackers : fight.guns;
  clash.lenders[Role::Defender] = fight.counted.empty() ? fight.hit[Role::Defender] : fight.counted;
  clash.column = fight.column;
  clash.attacker_rolls = fight.attacker_rolls;
  clash.defender_rolls = fight.defender_rolls;
  clash.entrenched = fight.entrenched;
  return clash;
}

int worth_of(const Outlook& outlook, const Clash& clash, std::int8_t attacker_rating,
             std::int8_t defender_rating) {
  // Ruling A66: against guns alone the defender lends nothing.
  const std::optional<std::int8_t> lent =
      clash.defender_rolls ? std::optional(defender_rating) : std::nullopt;
  return price_for(outlook, clash, Role::Defender, lent, attacker_rating) -
         price_for(outlook, clash, Role::Attacker, attacker_rating, defender_rating);
}

int worth_of(const Outlook& outlook, const Clash& clash) {
  return worth_of(outlook, clash, highest_rating(outlook.scenario, clash.lenders[Role::Attacker]),
                  highest_rating(outlook.scenario, clash.lenders[Role::Defender]));
}

std::int8_t best_rating(const Outlook& outlook, const Clash& clash, Role role,
                        std::optional<std::int8_t> other_rating) {
  const std::int8_t others =
      other_rating.value_or(highest_rating(outlook.scenario, clash.lenders[other(role)]));
  std::int8_t best = highest_rating(outlook.scenario, clash.lenders[role]);
  std::optional<int> best_worth;
  for (UnitId unit : clash.lenders[role]) {
    const std::int8_t rating = outlook.scenario.unit(unit).morale;
    const int worth = role == Role::Attacker ? worth_of(outlook, clash, rating, others)
                                             : -worth_of(outlook, clash, others, rating);
    if (best_worth && (worth < *best_worth || (worth == *best_worth && rating <= best))) continue;
    best = rating;
    best_worth = worth;
  }
  return best;
}

}  // namespace longroll::aprils
