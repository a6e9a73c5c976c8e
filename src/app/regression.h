// What is fitted to games is fitted with these: least squares and the logistic curve, with a little reluctance.
#pragma once

#include <vector>

namespace longroll {

using Numbers = std::vector<double>;

// The sum of weights times numbers.
double weigh(const Numbers& weights, const Numbers& numbers);
double logistic(double logit);
// How surprising a score from 0 to 1 is to whoever expected `chance`.
double surprise(double score, double chance);

// One thing seen: numbers, and what came of it.
struct Seen {
  Numbers numbers;
  double outcome = 0;
};
// Weights so that the weighed sum comes near the outcomes. `ridge`, one for each number, keeps weights of what hardly
// varies small.
Numbers fit_sum(const std::vector<Seen>& seen, const Numbers& ridge);
// The same for outcomes from 0 to 1 and the logistic curve of the sum.
Numbers fit_logistic(const std::vector<Seen>& seen, const Numbers& ridge);

}  // namespace longroll
