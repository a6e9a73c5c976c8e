// The dice and the cup of one game, each roll keyed by what it is for: turn, kind of question, how many of that kind
// came before it this turn. Two games with one seed so keep the same luck for longer than one running stream would.
#pragma once

#include <array>

#include "base/check.h"
#include "base/hash.h"
#include "play/dice.h"

namespace longroll::lab {

class Fate {
 public:
  explicit Fate(std::uint64_t seed) : seed_(seed) {}

  // A number from 0 to bound - 1 for the next question of this kind in this turn.
  std::uint32_t below(int turn, std::size_t kind, std::uint32_t bound) {
    if (turn != turn_) {
      asked_.fill(0);
      turn_ = turn;
    }
    LONGROLL_CHECK(kind < asked_.size(), "more kinds of questions than a fate has room for");
    Hasher key;
    key.add(seed_);
    key.add(static_cast<std::uint64_t>(turn));
    key.add(kind);
    key.add(asked_[kind]++);
    return Dice(key.value()).below(bound);
  }
  // What a player thinks by, whichever side he has: apart from the dice, so that thinking does not change the luck.
  Dice mind(std::size_t player) const { return Dice(mix_bits(seed_ ^ (0x6d696e64ULL + player))); }

 private:
  std::uint64_t seed_;
  int turn_ = -1;
  std::array<std::uint32_t, 128> asked_{};
};

}  // namespace longroll::lab
