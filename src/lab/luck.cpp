#include "lab/luck.h"

#include <algorithm>

#include "ai/aprils_worth.h"
#include "aprils/game.h"
#include "rally/game.h"

namespace longroll::lab {
namespace {

constexpr int sign_of(Side side) { return side == Side::Union ? 1 : -1; }

// One division, at the end, of whole numbers: the same on every machine.
template <class Scenario, class Position>
Luck luck_in(const Scenario& scenario, const Position& position, std::size_t outcome) {
  const auto chances = list_chances(scenario, position);
  std::array<long, kLuckKinds> ahead{};
  Yardstick came{};
  FixedVector<Yardstick, 128> all;
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    Position next = position;
    roll(scenario, next, i);
    all.push_back(measure(scenario, next));
  }
  came = all[outcome];
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t kind = 0; kind < kLuckKinds; ++kind)
      ahead[kind] += chances.weights[i] * static_cast<long>(came[kind] - all[i][kind]);
  Luck luck;
  for (std::size_t kind = 0; kind < kLuckKinds; ++kind)
    luck.of[kind] = static_cast<double>(ahead[kind]) / chances.total();
  return luck;
}

// Across Five Aprils: results are rolled before they are suffered, so what stands on the agenda counts as suffered.
class Suffering {
 public:
  Suffering(const aprils::Scenario& scenario, const aprils::Situation& situation)
      : scenario_(scenario), situation_(situation) {}

  int of(const aprils::Step& step) const {
    if (const auto* apply = std::get_if<aprils::ApplyResult>(&step)) {
      const aprils::CombatResult& result = situation_.fight->result[apply->role];
      return losses(apply->role, result.losses) + (result.retreat ? retreats(hit(apply->role)) : 0);
    }
    if (const auto* take = std::get_if<aprils::TakeLosses>(&step)) return losses(take->role, take->left);
    if (const auto* begin = std::get_if<aprils::BeginRetreats>(&step)) return retreats(hit(begin->role));
    if (const auto* retreat = std::get_if<aprils::RetreatUnits>(&step)) return retreats(retreat->left);
    return 0;
  }

 private:
  static constexpr int kPlace = 30;  // what it costs a unit to be driven off, where a victory point is 25

  const aprils::UnitSet& hit(Role role) const { return situation_.fight->hit[role]; }
  // The owner will take them where they are cheapest.
  int losses(Role role, int count) const {
    int cheapest = 0;
    for (aprils::UnitId unit : hit(role)) {
      if (!situation_.on_map(unit)) continue;
      const int cost = aprils::loss_of_step(scenario_, situation_, unit);
      cheapest = cheapest == 0 ? cost : std::min(cheapest, cost);
    }
    return -sign_of(situation_.fight->side(role)) * count * cheapest;
  }
  int retreats(const aprils::UnitSet& units) const {
    int sum = 0;
    for (aprils::UnitId unit : units)
      if (situation_.on_map(unit)) sum -= sign_of(scenario_.unit(unit).side) * kPlace;
    return sum;
  }

  const aprils::Scenario& scenario_;
  const aprils::Situation& situation_;
};

// Rally 'Round the Flag!: what a brigade is worth where it stands.
int worth_of(const rally::Scenario& scenario, const rally::Situation& situation, rally::UnitId unit) {
  constexpr int kStrengthPoint = 10, kQuality = 5, kBrigade = 25, kShatteredPercent = 40;
  const rally::Strength& now = rally::strength(scenario, situation, unit);
  const int whole = kStrengthPoint * now.points + kQuality * now.quality + kBrigade;
  if (situation.is(unit, rally::Location::Off::Lost)) return 0;
  if (situation.is(unit, rally::Location::Off::Shattered)) return whole * kShatteredPercent / 100;
  return whole;
}

}  // namespace

Yardstick measure(const aprils::Scenario& scenario, const aprils::Position& position) {
  const aprils::Situation& situation = position.situation;
  Yardstick sum{};
  for (Side side : kSides)
    for (aprils::UnitId unit : scenario.units_of_side[side])
      sum[0] += sign_of(side) * aprils::worth(scenario.unit(unit), situation.steps_left(unit));
  const Suffering suffering(scenario, situation);
  for (const aprils::Step& step : position.agenda) sum[0] += suffering.of(step);
  for (Side side : kSides) sum[1] += sign_of(side) * (situation.combat_marker[side] ? 1 : 0);
  for (std::size_t i = 0; i < scenario.formations.size(); ++i)
    sum[2] += sign_of(scenario.formations[i].side) * situation.movement_markers[i];
  return sum;
}

Yardstick measure(const rally::Scenario& scenario, const rally::Position& position) {
  constexpr int kLeaderPoint = 25, kGun = 25, kPlace = 15, kActivation = 2;
  const rally::Situation& situation = position.situation;
  Yardstick sum{};
  for (Side side : kSides) {
    const int sign = sign_of(side);
    for (rally::UnitId unit : scenario.brigades & scenario.of_side[side])
      sum[0] += sign * worth_of(scenario, situation, unit);
    for (rally::UnitId gun : scenario.guns & scenario.of_side[side])
      if (situation.is(gun, rally::Location::Off::Captured)) sum[0] -= sign * kGun;
    sum[0] += sign * kLeaderPoint * situation.leader_points[side];
    if (situation.fight)
      sum[0] -= sign * kPlace *
                static_cast<int>(
                    ((situation.fight->one_hex | situation.fight->dice) & scenario.of_side[side]).size());
    if (situation.initiative == side) sum[1] += sign;
    sum[2] += sign * (situation.points[side] +
                      kActivation * static_cast<int>((situation.activated & scenario.of_side[side]).size()));
  }
  return sum;
}

Luck luck_of(const aprils::Scenario& scenario, const aprils::Position& position, std::size_t outcome) {
  return luck_in(scenario, position, outcome);
}
Luck luck_of(const rally::Scenario& scenario, const rally::Position& position, std::size_t outcome) {
  return luck_in(scenario, position, outcome);
}

}  // namespace longroll::lab
