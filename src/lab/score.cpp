#include "lab/score.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace longroll::lab {

double rounded(double value) { return std::round(value * 10000) / 10000; }

std::vector<double> by_block(std::span<const Stratum> strata,
                             const std::vector<std::vector<double>>& scores) {
  std::map<long, std::pair<double, int>> sums;
  for (std::size_t i = 0; i < strata.size(); ++i)
    for (std::size_t k = 0; k < strata[i].size(); ++k) {
      auto& [sum, count] = sums[strata[i][k].block];
      sum += scores[i][k];
      ++count;
    }
  std::vector<double> means;
  means.reserve(sums.size());
  for (const auto& [block, sum] : sums) means.push_back(sum.first / sum.second);
  return means;
}

Json score_json(std::span<const Stratum> strata) {
  std::vector<std::vector<double>> plain, adjusted;
  double games = 0;
  for (const Stratum& stratum : strata) {
    std::vector<double>& scores = plain.emplace_back();
    for (const Sample& sample : stratum) scores.push_back(sample.score);
    adjusted.push_back(take_luck_off(stratum));
    games += static_cast<double>(stratum.size());
  }
  const std::vector<double> raw_blocks = by_block(strata, plain), fair_blocks = by_block(strata, adjusted);
  const double games_in_block = games / static_cast<double>(std::max<std::size_t>(1, raw_blocks.size()));
  const Estimate raw = estimate_score(raw_blocks, games_in_block);
  const Estimate fair = estimate_score(fair_blocks, games_in_block);
  const double share =
      raw.deviation > 0 ? 1 - fair.deviation * fair.deviation / (raw.deviation * raw.deviation) : 0;
  return {{"mean", rounded(raw.mean)},
          {"interval", to_json(raw.interval)},
          {"adjusted", rounded(fair.mean)},
          {"adjusted_interval", to_json(fair.interval)},
          {"luck_share", rounded(share)}};
}

}  // namespace longroll::lab
