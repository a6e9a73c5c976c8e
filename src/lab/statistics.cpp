#include "lab/statistics.h"

#include <algorithm>
#include <cmath>

namespace longroll::lab {
namespace {

constexpr double kZ = 1.959963984540054;  // 95 %, both ends

// The sums from which least squares with a constant are solved.
class Sums {
 public:
  void add(const Sample& sample) {
    count_ += 1;
    score_ += sample.score;
    for (std::size_t i = 0; i < kLuckKinds; ++i) {
      luck_[i] += sample.luck.of[i];
      with_score_[i] += sample.luck.of[i] * sample.score;
      for (std::size_t j = 0; j < kLuckKinds; ++j) together_[i][j] += sample.luck.of[i] * sample.luck.of[j];
    }
  }
  double count() const { return count_; }

  // The weights of least squares; a kind of luck that does not vary, or follows from the others, gets none.
  std::array<double, kLuckKinds> weights() const {
    std::array<std::array<double, kLuckKinds + 1>, kLuckKinds> rows{};
    std::array<double, kLuckKinds> scale{};
    for (std::size_t i = 0; i < kLuckKinds; ++i) {
      for (std::size_t j = 0; j < kLuckKinds; ++j)
        rows[i][j] = together_[i][j] - luck_[i] * luck_[j] / count_;
      rows[i][kLuckKinds] = with_score_[i] - luck_[i] * score_ / count_;
      scale[i] = together_[i][i];
    }
    std::array<bool, kLuckKinds> used{};
    for (std::size_t i = 0; i < kLuckKinds; ++i) {
      if (rows[i][i] <= 1e-9 * scale[i] || scale[i] <= 0) continue;
      used[i] = true;
      for (std::size_t k = 0; k < kLuckKinds; ++k) {
        if (k == i) continue;
        const double factor = rows[k][i] / rows[i][i];
        for (std::size_t j = 0; j <= kLuckKinds; ++j) rows[k][j] -= factor * rows[i][j];
      }
    }
    std::array<double, kLuckKinds> weights{};
    for (std::size_t i = 0; i < kLuckKinds; ++i)
      if (used[i]) weights[i] = rows[i][kLuckKinds] / rows[i][i];
    return weights;
  }

 private:
  double count_ = 0;
  double score_ = 0;
  std::array<double, kLuckKinds> luck_{};
  std::array<double, kLuckKinds> with_score_{};
  std::array<std::array<double, kLuckKinds>, kLuckKinds> together_{};
};

}  // namespace

Interval wilson(double wins, double games) {
  if (games <= 0) return {0, 1};
  const double p = wins / games;
  const double centre = (p + kZ * kZ / (2 * games)) / (1 + kZ * kZ / games);
  const double half =
      kZ * std::sqrt(p * (1 - p) / games + kZ * kZ / (4 * games * games)) / (1 + kZ * kZ / games);
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

Estimate estimate(std::span<const double> values) {
  Estimate result;
  if (values.empty()) return result;
  const auto count = static_cast<double>(values.size());
  for (double value : values) result.mean += value;
  result.mean /= count;
  double squares = 0;
  for (double value : values) squares += (value - result.mean) * (value - result.mean);
  result.deviation = values.size() > 1 ? std::sqrt(squares / (count - 1)) : 0;
  const double half = kZ * result.deviation / std::sqrt(count);
  result.interval = {result.mean - half, result.mean + half};
  return result;
}

Estimate estimate_score(std::span<const double> scores, double games_in_score) {
  constexpr double kBlank = 4;
  Estimate result = estimate(scores);
  const double games = games_in_score * static_cast<double>(scores.size());
  const double centre = (games * result.mean + kBlank / 2) / (games + kBlank);
  // Squares about the centre, game for game: a score of several games scatters less by itself.
  double squares = kBlank * (centre * centre + (1 - centre) * (1 - centre)) / 2;
  for (double score : scores)
    squares += games_in_score * games_in_score * (score - centre) * (score - centre);
  const double half = kZ * std::sqrt(squares) / (games + kBlank);
  result.interval = {std::clamp(centre - half, 0.0, 1.0), std::clamp(centre + half, 0.0, 1.0)};
  return result;
}

std::vector<double> take_luck_off(std::span<const Sample> samples, Folds folds) {
  std::vector<double> scores;
  scores.reserve(samples.size());
  std::vector<std::array<double, kLuckKinds>> weights;
  for (long fold = 0; fold < folds.folds; ++fold) {
    Sums others;
    for (const Sample& sample : samples)
      if (sample.block % folds.folds != fold) others.add(sample);
    weights.push_back(others.count() < static_cast<double>(folds.least) ? std::array<double, kLuckKinds>{}
                                                                        : others.weights());
  }
  for (const Sample& sample : samples) {
    double score = sample.score;
    for (std::size_t i = 0; i < kLuckKinds; ++i)
      score -= weights[static_cast<std::size_t>(sample.block % folds.folds)][i] * sample.luck.of[i];
    scores.push_back(score);
  }
  return scores;
}

}  // namespace longroll::lab
