// Chance for those who play: a small generator that is the same on every machine. The rules hold none of it.
#pragma once

#include <cstdint>

#include "base/hash.h"

namespace longroll {

class Dice {
 public:
  explicit constexpr Dice(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    return mix_bits(state_);
  }
  // A number from 0 to bound - 1, every one equally likely to within 2^-32; bound is at least 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace longroll
