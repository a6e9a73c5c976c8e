// The curve from the logarithm of the odds to a score, in whole numbers, so that a search chooses the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

namespace longroll {

// e^x / (1 + e^x) in parts of `whole`, at every half of x, and straight lines between; x in thousandths.
inline int score_of_logit(std::int64_t thousandths, int whole) {
  constexpr std::array<int, 15> kCurve = {5000, 6225, 7311, 8176, 8808, 9241, 9526, 9707,
                                          9820, 9890, 9933, 9959, 9975, 9985, 9991};
  constexpr std::int64_t kStep = 500;
  constexpr int kParts = 10'000;
  const std::int64_t size =
      std::min<std::int64_t>(thousandths < 0 ? -thousandths : thousandths, kStep * (std::ssize(kCurve) - 1));
  const auto place = static_cast<std::size_t>(size / kStep);
  const int low = kCurve[place];
  const int high = place + 1 < kCurve.size() ? kCurve[place + 1] : low;
  const int score = low + static_cast<int>((high - low) * (size % kStep) / kStep);
  return (thousandths < 0 ? kParts - score : score) * whole / kParts;
}

}  // namespace longroll
