#include "ai/rally_evaluation.h"

#include <array>

#include "ai/logit.h"

namespace longroll::rally {
namespace {

constexpr int kGrade = 300;
constexpr int kHundredThousandths = 100;  // in a thousandth

// A battle that nobody has fitted is judged by what all have in common: a victory point is worth a little early and
// decides late; a brigade is worth rather less than half a point beyond what the enemy scores for it.
constexpr std::array<std::int16_t, kCommonSigns> kUnfitted = {0, 300, 900, 0, 700, -250, 120};

}  // namespace

int score_of(const Outcome& outcome, Side side) {
  if (!outcome.winner) return kWholeScore / 2;
  const int won =
      kWholeScore - kGrade * (static_cast<int>(VictoryLevel::Decisive) - static_cast<int>(outcome.level));
  return *outcome.winner == side ? won : kWholeScore - won;
}

int value_of(const Scenario& scenario, const Ways& ways, const Situation& situation, Side side) {
  if (situation.outcome) return score_of(*situation.outcome, side);
  const auto weights = weights_of(scenario).value_or(std::span(kUnfitted));
  const Signs signs = signs_of(scenario, ways, situation);
  std::int64_t logit = 0;
  for (std::size_t i = 0; i < std::min(signs.size(), weights.size()); ++i)
    logit += std::int64_t{signs[i]} * weights[i];
  logit /= kHundredThousandths;
  return score_of_logit(side == Side::Union ? logit : -logit, kWholeScore);
}

}  // namespace longroll::rally
