// What the dice, or a draw, can bring: outcomes with their weights.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "play/dice.h"

namespace longroll {

template <std::size_t Most>
struct ChancesOf {
  FixedVector<std::uint8_t, Most> weights;

  int total() const {
    int sum = 0;
    for (std::uint8_t weight : weights) sum += weight;
    return sum;
  }
  // The outcome that a number from 0 to total() - 1 falls on.
  std::size_t outcome_at(std::uint32_t number) const {
    std::size_t outcome = 0;
    while (number >= weights[outcome]) number -= weights[outcome++];
    return outcome;
  }
  std::size_t roll(Dice& dice) const { return outcome_at(dice.below(static_cast<std::uint32_t>(total()))); }
};

}  // namespace longroll
