#include "ai/rally_evaluation.h"

#include "ai/logit.h"

namespace longroll::rally {
namespace {

constexpr int kGrade = 300;
constexpr int kThousand = 1000;

std::int64_t weigh(const Foresight::Weight& weight, int left) {
  return weight.at_end + std::int64_t{weight.a_turn} * left;
}

}  // namespace

int score_of(const Outcome& outcome, Side side) {
  if (!outcome.winner) return kWholeScore / 2;
  const int won =
      kWholeScore - kGrade * (static_cast<int>(VictoryLevel::Decisive) - static_cast<int>(outcome.level));
  return *outcome.winner == side ? won : kWholeScore - won;
}

int value_of(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side) {
  if (situation.outcome) return score_of(*situation.outcome, side);
  const Foresight& foresight = foresight_of(scenario);
  const int left = turns_left(scenario, situation);
  const Signs signs = signs_of(scenario, lore, situation);
  std::int64_t ahead = weigh(foresight.ahead, left) * kThousand;  // millionths of a point
  for (std::size_t i = 0; i < signs.size(); ++i) ahead += signs[i] * weigh(foresight.of_sign[i], left);
  const std::int64_t sure = foresight.sure + foresight.surer_late / (left + 1);
  const std::int64_t logit = ahead / kThousand * sure / kThousand;
  return score_of_logit(side == Side::Union ? logit : -logit, kWholeScore);
}

}  // namespace longroll::rally
