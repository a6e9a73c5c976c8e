#include "lab/elo.h"

#include <algorithm>
#include <cmath>

#include "play/dice.h"

namespace longroll::lab {
namespace {

const double kPointsPerUnit = 400 / std::log(10.0);

using Rows = std::vector<std::vector<double>>;

// Solves a symmetric, positive definite system in place; the right-hand side becomes the solution.
void solve(Rows& rows, std::vector<double>& right) {
  const std::size_t size = right.size();
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t k = i + 1; k < size; ++k) {
      const double factor = rows[k][i] / rows[i][i];
      for (std::size_t j = i; j < size; ++j) rows[k][j] -= factor * rows[i][j];
      right[k] -= factor * right[i];
    }
  for (std::size_t i = size; i-- > 0;) {
    for (std::size_t j = i + 1; j < size; ++j) right[i] -= rows[i][j] * right[j];
    right[i] /= rows[i][i];
  }
}

struct Likelihood {
  std::vector<double> slope;
  Rows bend;
};

Likelihood likelihood_at(std::span<const double> strengths, std::span<const Meeting> meetings) {
  const std::size_t players = strengths.size();
  // The mean is free; holding it to 0 with any weight makes the system definite and leaves the differences alone.
  Likelihood at{std::vector<double>(players, 0.0), Rows(players, std::vector<double>(players, 1.0))};
  for (const Meeting& meeting : meetings) {
    const double games = meeting.games + 1, score = meeting.score + 0.5;
    const double expected = 1 / (1 + std::exp(strengths[meeting.second] - strengths[meeting.first]));
    at.slope[meeting.first] += score - games * expected;
    at.slope[meeting.second] -= score - games * expected;
    const double weight = games * expected * (1 - expected);
    at.bend[meeting.first][meeting.first] += weight;
    at.bend[meeting.second][meeting.second] += weight;
    at.bend[meeting.first][meeting.second] -= weight;
    at.bend[meeting.second][meeting.first] -= weight;
  }
  for (std::size_t i = 0; i < players; ++i) at.bend[i][i] += 1e-9;  // for who met nobody
  return at;
}

std::vector<Meeting> sum_up(std::size_t players, std::span<const RoundScores* const> rounds) {
  std::vector<Meeting> sums(players * players);
  for (const RoundScores* round : rounds)
    for (const Meeting& meeting : round->meetings) {
      Meeting& sum = sums[meeting.first * players + meeting.second];
      sum = {meeting.first, meeting.second, sum.score + meeting.score, sum.games + meeting.games};
    }
  std::erase_if(sums, [](const Meeting& sum) { return sum.games == 0; });
  return sums;
}

// Half of Fisher's interval: the variance of each rating about the mean of all.
std::vector<double> half_widths(std::span<const double> ratings, std::span<const Meeting> meetings) {
  const auto players = static_cast<double>(ratings.size());
  std::vector<double> strengths, halves;
  for (double rating : ratings) strengths.push_back(rating / kPointsPerUnit);
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    Rows bend = likelihood_at(strengths, meetings).bend;
    std::vector<double> unit(ratings.size(), 0.0);
    unit[i] = 1;
    solve(bend, unit);
    halves.push_back(1.96 * kPointsPerUnit * std::sqrt(std::max(0.0, unit[i] - 1 / (players * players))));
  }
  return halves;
}

}  // namespace

std::vector<double> fit_elo(std::size_t players, std::span<const Meeting> meetings) {
  std::vector<double> strengths(players, 0.0);
  for (int round = 0; round < 200; ++round) {
    Likelihood at = likelihood_at(strengths, meetings);
    solve(at.bend, at.slope);
    const std::vector<double>& step = at.slope;
    double longest = 0;
    for (double part : step) longest = std::max(longest, std::abs(part));
    const double damped =
        longest > 1 ? 1 / longest : 1;  // no leap beyond 174 points: the way there is curved
    for (std::size_t i = 0; i < players; ++i) strengths[i] += damped * step[i];
    if (longest < 1e-12) break;
  }
  double mean = 0;
  for (double strength : strengths) mean += strength / static_cast<double>(players);
  for (double& strength : strengths) strength = (strength - mean) * kPointsPerUnit;
  return strengths;
}

std::vector<Interval> elo_intervals(std::size_t players, std::span<const RoundScores> rounds, int resamples) {
  std::vector<const RoundScores*> all, drawn(rounds.size());
  for (const RoundScores& round : rounds) all.push_back(&round);
  const std::vector<Meeting> meetings = sum_up(players, all);
  const std::vector<double> fitted = fit_elo(players, meetings);
  const std::vector<double> halves = half_widths(fitted, meetings);
  std::vector<std::vector<double>> ratings(players);
  Dice dice(0x656c6f);
  for (int resample = 0; resample < resamples; ++resample) {
    for (const RoundScores*& round : drawn) round = all[dice.below(static_cast<std::uint32_t>(all.size()))];
    const std::vector<double> again = fit_elo(players, sum_up(players, drawn));
    for (std::size_t i = 0; i < players; ++i) ratings[i].push_back(again[i]);
  }
  std::vector<Interval> intervals;
  for (std::size_t i = 0; i < players; ++i) {
    std::sort(ratings[i].begin(), ratings[i].end());
    const std::size_t tail = ratings[i].size() / 40;
    intervals.push_back({std::min(ratings[i][tail], fitted[i] - halves[i]),
                         std::max(ratings[i][ratings[i].size() - 1 - tail], fitted[i] + halves[i])});
  }
  return intervals;
}

double elo_of_score(double score) {
  constexpr double kLeast = 1e-3;
  const double kept = std::clamp(score, kLeast, 1 - kLeast);
  return kPointsPerUnit * std::log(kept / (1 - kept));
}

}  // namespace longroll::lab
