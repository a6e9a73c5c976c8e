#include "lab/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/elo.h"

namespace longroll::lab {
namespace {

TEST(Statistics, Wilsons_interval_as_in_the_tables) {
  // 8 of 10, from Wilson's formula by hand: 0.4902 to 0.9433.
  const Interval interval = wilson(8, 10);
  EXPECT_NEAR(interval.low, 0.4902, 0.0001);
  EXPECT_NEAR(interval.high, 0.9433, 0.0001);
  EXPECT_EQ(wilson(0, 20).low, 0);
  EXPECT_GT(wilson(0, 20).high, 0.1);  // nothing in twenty is no certainty
}

TEST(Statistics, an_estimate_has_the_scatter_of_its_values) {
  const std::vector<double> values = {1, 2, 3, 4};
  const Estimate found = estimate(values);
  EXPECT_DOUBLE_EQ(found.mean, 2.5);
  EXPECT_NEAR(found.deviation, 1.2910, 0.0001);
  EXPECT_NEAR(found.interval.high - found.mean, 1.96 * 1.2910 / 2, 0.001);
}

TEST(Statistics, scores_that_are_all_the_same_are_no_certainty) {
  const std::vector<double> wins(20, 1.0);
  const Estimate found = estimate_score(wins, 1);
  EXPECT_EQ(found.mean, 1);
  EXPECT_EQ(found.interval.high, 1);
  EXPECT_LT(found.interval.low, 0.95);
  // Twice the games in every score tell more, though they tell the same.
  EXPECT_GT(estimate_score(wins, 2).interval.low, found.interval.low);
}

TEST(Statistics, scores_of_single_games_have_nearly_Wilsons_interval) {
  std::vector<double> scores(300, 1.0);
  std::fill_n(scores.begin(), 120, 0.0);
  const Interval found = estimate_score(scores, 1).interval, wilsons = wilson(180, 300);
  EXPECT_NEAR(found.low, wilsons.low, 0.002);
  EXPECT_NEAR(found.high, wilsons.high, 0.002);
}

TEST(Statistics, pairs_that_always_split_leave_little_doubt) {
  const std::vector<double> pairs(50, 0.5);
  const Interval found = estimate_score(pairs, 2).interval;
  EXPECT_LT(found.high - found.low, 0.05);  // a hundred games on their own: 0.19
}

Sample sample(double score, double luck, long block) { return {score, Luck{{luck, 0, 0}}, block}; }

TEST(Statistics, luck_that_explains_everything_is_taken_off_whole) {
  std::vector<Sample> samples;
  for (long i = 0; i < 40; ++i)
    samples.push_back(sample(0.5 + (i % 4 < 2 ? 0.5 : -0.5), i % 4 < 2 ? 3 : -3, i));
  const Estimate found = estimate(take_luck_off(samples));
  EXPECT_NEAR(found.mean, 0.5, 1e-9);
  EXPECT_NEAR(found.deviation, 0, 1e-9);
}

TEST(Statistics, too_few_games_teach_no_weights) {
  const std::vector<Sample> samples = {sample(1, 2, 0), sample(0, -2, 1), sample(1, 1, 2)};
  const std::vector<double> scores = take_luck_off(samples);
  EXPECT_EQ(scores, (std::vector<double>{1, 0, 1}));
}

// Games whose luck is a fair coin, +1 or -1, and whose score is skewed and depends on the coin in a bent way: 1 with
// heads, with tails 1 or 0 by a second coin. All series of six such games, each as likely as the other, are gone
// through: on the average over all of them the adjusted mean is the true mean, to the last digit.
TEST(Statistics, taking_luck_off_is_without_bias_in_all_series_of_six_games) {
  struct Case {
    double score, luck;
  };
  const std::array<Case, 4> cases = {Case{1, 1}, Case{1, 1}, Case{1, -1}, Case{0, -1}};
  double sum = 0, squares = 0, plain_squares = 0;
  for (int series = 0; series < 4096; ++series) {
    std::vector<Sample> samples;
    double plain = 0;
    for (int game = 0, rest = series; game < 6; ++game, rest /= 4) {
      const Case& c = cases[static_cast<std::size_t>(rest % 4)];
      samples.push_back(sample(c.score, c.luck, game));
      plain += c.score / 6;
    }
    const double mean = estimate(take_luck_off(samples, Folds{2, 2})).mean;
    sum += mean;
    squares += (mean - 0.75) * (mean - 0.75);
    plain_squares += (plain - 0.75) * (plain - 0.75);
  }
  EXPECT_NEAR(sum / 4096, 0.75, 1e-12);
  EXPECT_LT(squares, 0.95 * plain_squares);
}

TEST(Elo, two_players_have_the_difference_that_their_score_means) {
  // 75 of 100 and one drawn game more: 75.5 of 101.
  const std::vector<Meeting> meetings = {{0, 1, 75, 100}};
  const std::vector<double> elo = fit_elo(2, meetings);
  EXPECT_NEAR(elo[0] - elo[1], elo_of_score(75.5 / 101), 1e-6);
  EXPECT_NEAR(elo[0] + elo[1], 0, 1e-9);
  EXPECT_NEAR(elo_of_score(0.75), 190.85, 0.01);
}

TEST(Elo, a_chain_of_three_fits_all_meetings_at_once) {
  // Large numbers, so that the drawn games do not matter: 200 and 100 points apart.
  const auto expected = [](double points) { return 1 / (1 + std::pow(10, -points / 400)); };
  const double games = 1e9;
  const std::vector<Meeting> meetings = {{0, 1, games * expected(200), games},
                                         {1, 2, games * expected(100), games},
                                         {0, 2, games * expected(300), games}};
  const std::vector<double> elo = fit_elo(3, meetings);
  EXPECT_NEAR(elo[0] - elo[1], 200, 1e-3);
  EXPECT_NEAR(elo[1] - elo[2], 100, 1e-3);
}

TEST(Elo, who_won_everything_is_rated_with_a_wide_interval_and_no_infinity) {
  std::vector<RoundScores> rounds(10);
  for (RoundScores& round : rounds) round.meetings = {{0, 1, 2, 2}};
  const std::vector<Interval> intervals = elo_intervals(2, rounds, 200);
  const double elo = fit_elo(2, std::vector<Meeting>{{0, 1, 20, 20}})[0];
  EXPECT_LT(elo, 1000);
  EXPECT_GT(elo - intervals[0].low, 100);
  EXPECT_GT(intervals[0].high - elo, 100);
}

TEST(Elo, intervals_shrink_with_more_rounds) {
  const auto width = [](std::size_t count) {
    std::vector<RoundScores> rounds(count);
    for (std::size_t i = 0; i < count; ++i) rounds[i].meetings = {{0, 1, i % 3 == 0 ? 0.0 : 2.0, 2}};
    const std::vector<Interval> intervals = elo_intervals(2, rounds, 400);
    return intervals[0].high - intervals[0].low;
  };
  EXPECT_LT(width(300), 0.5 * width(30));
}

}  // namespace
}  // namespace longroll::lab
