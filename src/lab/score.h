// A score over many games as a summary tells it: plain, and with the luck taken off.
#pragma once

#include "format/json.h"
#include "lab/statistics.h"

namespace longroll::lab {

double rounded(double value);
inline Json to_json(const Interval& interval) { return {rounded(interval.low), rounded(interval.high)}; }

// Games of one kind: the same battle with the same players on the same sides, so that one set of weights serves them.
using Stratum = std::vector<Sample>;

// One number a block: the mean of its games, in the order of the blocks.
std::vector<double> by_block(std::span<const Stratum> strata, const std::vector<std::vector<double>>& scores);

// {"mean", "interval", "adjusted", "adjusted_interval", "luck_share"}: the last says how much of the scatter was luck.
Json score_json(std::span<const Stratum> strata);

}  // namespace longroll::lab
