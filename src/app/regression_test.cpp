#include "app/regression.h"

#include <gtest/gtest.h>

#include <cmath>

namespace longroll {
namespace {

TEST(Regression, A_sum_is_found_again) {
  std::vector<Seen> seen;
  for (int a = -3; a <= 3; ++a)
    for (int b = -2; b <= 2; ++b) seen.push_back({{1, double(a), double(b)}, 4 + 0.5 * a - 2 * b});
  const Numbers weights = fit_sum(seen, {0, 0, 0});
  EXPECT_NEAR(weights[0], 4, 1e-9);
  EXPECT_NEAR(weights[1], 0.5, 1e-9);
  EXPECT_NEAR(weights[2], -2, 1e-9);
}

TEST(Regression, A_ridge_keeps_the_weight_of_what_hardly_varies_small) {
  const std::vector<Seen> seen = {{{1, 0.01}, 1}, {{1, -0.01}, 0}};
  EXPECT_NEAR(fit_sum(seen, {0, 0})[1], 50, 1e-6);
  EXPECT_LT(fit_sum(seen, {0, 1})[1], 1);
}

TEST(Regression, Chances_are_found_again_on_the_logistic_curve) {
  std::vector<Seen> seen;
  for (double x = -2; x <= 2; x += 0.25) seen.push_back({{1, x}, logistic(0.3 - 1.5 * x)});
  const Numbers weights = fit_logistic(seen, {0, 0});
  EXPECT_NEAR(weights[0], 0.3, 1e-6);
  EXPECT_NEAR(weights[1], -1.5, 1e-6);
}

TEST(Regression, What_was_expected_surprises_less) {
  EXPECT_NEAR(surprise(1, 0.5), std::log(2), 1e-12);
  EXPECT_LT(surprise(1, 0.9), surprise(1, 0.5));
  EXPECT_GT(surprise(0, 0.9), surprise(0, 0.5));
}

}  // namespace
}  // namespace longroll
