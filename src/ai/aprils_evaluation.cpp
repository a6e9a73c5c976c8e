#include "ai/aprils_evaluation.h"

#include "ai/aprils_orders.h"
#include "ai/aprils_worth.h"
#include "ai/logit.h"

namespace longroll::aprils {
namespace {

constexpr int kDecisive = kWholeScore, kGrade = 300;
constexpr int kHalfPoint = 3;  // worth of a half point of way nearer to the goal
constexpr int kFarthest = 40;  // half points: beyond that a unit is merely far
// An unfitted battle: this many thousandths of the logarithm of the odds for a point of the script's small change. At
// the five battles the best was 1.6 to 2.
constexpr int kLogitOfPoint = 2;

int worth_of_steps(const Scenario& scenario, const Situation& situation, Side side) {
  int sum = 0;
  for (UnitId unit : scenario.units_of_side[side])
    sum += worth(scenario.unit(unit), situation.steps_left(unit));
  return sum;
}

int ways_to_go(const Outlook& outlook) {
  if (outlook.scenario.objectives.empty()) return 0;
  const Orders orders = give_orders(outlook);
  int sum = 0;
  for (UnitId unit : outlook.scenario.units_of_side[outlook.side]) {
    if (!outlook.situation.on_map(unit)) continue;
    const int way = outlook.ground.way(outlook.scenario.unit(unit).kind, orders.goal[unit.index()],
                                       outlook.situation.hex(unit));
    sum += std::min(way, kFarthest);
  }
  return sum;
}

// A stake is the difference between holding and the enemy's holding, so each side stands half of it from nobody's.
int worth_of_objectives(const Outlook& outlook) {
  int sum = 0;
  for (std::size_t i = 0; i < outlook.scenario.objectives.size(); ++i) {
    const std::optional<Side> holder = outlook.stakes.controller[i];
    if (holder) sum += (*holder == outlook.side ? 1 : -1) * outlook.stakes.of[i] / 2;
  }
  return sum;
}

// To the Union, in thousandths of the logarithm of the odds.
std::int64_t estimate(const Scenario& scenario, const Ground& ground, const Situation& situation) {
  const Outlook blue(scenario, ground, situation, Side::Union);
  const Outlook gray(scenario, ground, situation, Side::Confederate);
  return kLogitOfPoint * (worth_of_steps(scenario, situation, Side::Union) -
                          worth_of_steps(scenario, situation, Side::Confederate) + worth_of_objectives(blue) -
                          kHalfPoint * (ways_to_go(blue) - ways_to_go(gray)));
}

}  // namespace

int score_of(const Outcome& outcome, Side side) {
  if (!outcome.winner) return kWholeScore / 2;
  const int won =
      kDecisive - kGrade * (static_cast<int>(VictoryLevel::Decisive) - static_cast<int>(outcome.level));
  return *outcome.winner == side ? won : kWholeScore - won;
}

int score_of_logit(std::int64_t thousandths) { return longroll::score_of_logit(thousandths, kWholeScore); }

int value_of(const Scenario& scenario, const Ground& ground, const Situation& situation, Side side) {
  if (situation.outcome) return score_of(*situation.outcome, side);
  std::int64_t logit = 0;
  if (const auto weights = weights_of(scenario)) {
    const Signs signs = signs_of(scenario, ground, situation);
    for (std::size_t i = 0; i < signs.size(); ++i) logit += std::int64_t{signs[i]} * (*weights)[i];
    logit /= 10;
  } else {
    logit = estimate(scenario, ground, situation);
  }
  return score_of_logit(side == Side::Union ? logit : -logit);
}

}  // namespace longroll::aprils
