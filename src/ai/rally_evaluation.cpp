#include "ai/rally_evaluation.h"

#include <algorithm>

#include "ai/logit.h"
#include "ai/rally_worth.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

constexpr int kGrade = 300;
constexpr int kThird = kPoint / 3;
constexpr int kPercent = 100, kThousand = 1000;

// Thousandths of the logarithm of the odds for a sign of a hundred. Set by hand: a victory point is worth a little early
// and decides late; a brigade is worth rather less than half a point beyond what the enemy scores for it.
constexpr std::array<int, kSigns> kWeights = {300, 900, 700, -250, 120};

struct Tally {
  int points = 0;  // victory, in hundredths
  int power = 0, broken = 0, damaged = 0;
};

Tally tally_of(const Scenario& scenario, const Situation& situation, Side side) {
  Tally tally;
  const Score score = rally::score_of(scenario, situation, side);
  tally.points = kPoint * (score.total() - score.damaged);
  for (UnitId unit : scenario.brigades & scenario.of_side[side]) {
    if (situation.is(unit, Location::Off::Shattered)) ++tally.broken;
    if (!situation.on_map(unit)) continue;
    const Strength& shown = strength(scenario, situation, unit);
    tally.power += shown.points * shown.quality;
    tally.damaged += situation.damaged.contains(unit) ? 1 : 0;
  }
  return tally;
}

// The balance of strength within two marches of each objective, one march counting double.
int contest(const Scenario& scenario, const Ways& ways, const Situation& situation) {
  int sum = 0;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const SpotId place = ways.place_of(i);
    BySide<int> near{};
    for (UnitId unit : scenario.brigades) {
      if (!situation.on_map(unit)) continue;
      const int way = ways.cost(situation.spot(unit), place);
      if (way > 2 * kFootAllowance) continue;
      const int points = strength(scenario, situation, unit).points;
      near[scenario.unit(unit).side] += way > kFootAllowance ? points : 2 * points;
    }
    const int blue = near[Side::Union], gray = near[Side::Confederate];
    sum += kPercent * scenario.objectives[i].value * (blue - gray) / (blue + gray + 8);
  }
  return sum;
}

}  // namespace

Signs signs_of(const Scenario& scenario, const Ways& ways, const Situation& situation) {
  const Tally blue = tally_of(scenario, situation, Side::Union);
  const Tally gray = tally_of(scenario, situation, Side::Confederate);
  const int last = scenario.last_turn();
  const int left = std::clamp(last - situation.turn + 1, 0, last);  // turns, the present one with them
  const int lead = blue.points - gray.points + kThird * (gray.damaged - blue.damaged);
  Signs signs{};
  const auto set = [&](Sign sign, int value) { signs[static_cast<std::size_t>(sign)] = value; };
  set(Sign::Lead, lead);
  set(Sign::LeadLate, lead * 2 / (left + 1));
  set(Sign::Power,
      kThousand * (blue.power - gray.power) * left / (std::max(1, blue.power + gray.power) * (left + 4)));
  set(Sign::Broken, kPercent * (blue.broken - gray.broken));
  set(Sign::Contest, contest(scenario, ways, situation) * left / (left + 2));
  return signs;
}

int score_of(const Outcome& outcome, Side side) {
  if (!outcome.winner) return kWholeScore / 2;
  const int won =
      kWholeScore - kGrade * (static_cast<int>(VictoryLevel::Decisive) - static_cast<int>(outcome.level));
  return *outcome.winner == side ? won : kWholeScore - won;
}

int value_of(const Scenario& scenario, const Ways& ways, const Situation& situation, Side side) {
  if (situation.outcome) return score_of(*situation.outcome, side);
  const Signs signs = signs_of(scenario, ways, situation);
  std::int64_t logit = 0;
  for (std::size_t i = 0; i < kSigns; ++i) logit += std::int64_t{signs[i]} * kWeights[i];
  logit /= kPercent;
  return score_of_logit(side == Side::Union ? logit : -logit, kWholeScore);
}

}  // namespace longroll::rally
