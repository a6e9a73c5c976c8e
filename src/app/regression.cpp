#include "app/regression.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace longroll {
namespace {

constexpr int kRounds = 12;  // of Newton's method: it settles in six or so

// Solves the rows [A | b] in place, with pivots.
Numbers solve(std::vector<Numbers> rows) {
  const std::size_t n = rows.size();
  for (std::size_t i = 0; i < n; ++i) {
    const auto pivot =
        std::max_element(rows.begin() + static_cast<std::ptrdiff_t>(i), rows.end(),
                         [i](const Numbers& a, const Numbers& b) { return std::abs(a[i]) < std::abs(b[i]); });
    std::swap(rows[i], *pivot);
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double factor = rows[j][i] / rows[i][i];
      for (std::size_t k = i; k <= n; ++k) rows[j][k] -= factor * rows[i][k];
    }
  }
  Numbers solution(n);
  for (std::size_t i = 0; i < n; ++i) solution[i] = rows[i][n] / rows[i][i];
  return solution;
}

// Adds what one thing seen says to the rows: how far the sum is off, and how steeply it answers there.
void add(std::vector<Numbers>& rows, const Numbers& numbers, double off, double slope) {
  const std::size_t n = numbers.size();
  for (std::size_t i = 0; i < n; ++i) {
    rows[i][n] += off * numbers[i];
    for (std::size_t j = 0; j < n; ++j) rows[i][j] += slope * numbers[i] * numbers[j];
  }
}

}  // namespace

double weigh(const Numbers& weights, const Numbers& numbers) {
  return std::inner_product(weights.begin(), weights.end(), numbers.begin(), 0.0);
}

double logistic(double logit) { return 1 / (1 + std::exp(-logit)); }

double surprise(double score, double chance) {
  return -(score * std::log(chance) + (1 - score) * std::log(1 - chance));
}

Numbers fit_sum(const std::vector<Seen>& seen, const Numbers& ridge) {
  std::vector<Numbers> rows(ridge.size(), Numbers(ridge.size() + 1, 0));
  for (const Seen& one : seen) add(rows, one.numbers, one.outcome, 1);
  for (std::size_t i = 0; i < ridge.size(); ++i) rows[i][i] += ridge[i];
  return solve(std::move(rows));
}

Numbers fit_logistic(const std::vector<Seen>& seen, const Numbers& ridge) {
  const std::size_t n = ridge.size();
  Numbers weights(n, 0);
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Numbers> rows(n, Numbers(n + 1, 0));
    for (const Seen& one : seen) {
      const double chance = logistic(weigh(weights, one.numbers));
      add(rows, one.numbers, one.outcome - chance, chance * (1 - chance));
    }
    for (std::size_t i = 0; i < n; ++i) {
      rows[i][i] += ridge[i];
      rows[i][n] -= ridge[i] * weights[i];
    }
    const Numbers change = solve(std::move(rows));
    for (std::size_t i = 0; i < n; ++i) weights[i] += change[i];
  }
  return weights;
}

}  // namespace longroll
