#include "ai/rally_evaluation.h"

#include <array>

#include "ai/logit.h"

namespace longroll::rally {
namespace {

constexpr int kGrade = 300;
constexpr int kHundredThousandths = 100;  // in a thousandth

// In hundred-thousandths of the logarithm of the odds for a sign of one. One set for all battles, set by hand between what fits
// to games of the script against itself say (`./longroll fit BATTLE`). Those agree that points count late, that strength near
// the objectives and points to spend help; they differ on points early and on danger: whoever attacks stands in danger, and
// often wins. So that weight is only as much as makes a player mind it.
constexpr std::array<std::int16_t, kSigns> kWeights = {0, 50, 430, 450, -90, 300, 45, 60};

}  // namespace

int score_of(const Outcome& outcome, Side side) {
  if (!outcome.winner) return kWholeScore / 2;
  const int won =
      kWholeScore - kGrade * (static_cast<int>(VictoryLevel::Decisive) - static_cast<int>(outcome.level));
  return *outcome.winner == side ? won : kWholeScore - won;
}

int value_of(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side) {
  if (situation.outcome) return score_of(*situation.outcome, side);
  const Signs signs = signs_of(scenario, lore, situation);
  std::int64_t logit = 0;
  for (std::size_t i = 0; i < signs.size(); ++i) logit += std::int64_t{signs[i]} * kWeights[i];
  logit /= kHundredThousandths;
  return score_of_logit(side == Side::Union ? logit : -logit, kWholeScore);
}

}  // namespace longroll::rally
