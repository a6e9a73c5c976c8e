// The dice and the cup of one playout, each roll keyed by what it is for: lines of play that differ in one fight then draw
// the same markers afterwards and have the same luck everywhere else, and what is left between them is what they did.
#pragma once

#include <array>

#include "aprils/table.h"
#include "play/dice.h"

namespace longroll::aprils {

class Fate {
 public:
  explicit Fate(std::uint64_t seed) : seed_(seed) {}

  // What the dice, which are asked, answer.
  std::size_t roll(const Table& table) {
    const Situation& now = table.position().situation;
    if (now.turn != turn_) rolled_.fill(0);
    turn_ = now.turn;
    const std::uint64_t purpose = purpose_of(table);
    Dice dice(mix_bits(seed_ ^ mix_bits(purpose + rolled_[purpose % rolled_.size()]++)));
    return table.chances().roll(dice);
  }

 private:
  // Turn and kind of question; of a combat the hex attacked and whose die it is, of a check the unit.
  static std::uint64_t purpose_of(const Table& table) {
    const Situation& now = table.position().situation;
    const Step& step = *question(table.position());
    Hasher purpose;
    purpose.add(static_cast<std::uint64_t>(now.turn));
    purpose.add(step.index());
    if (now.fight && !now.fight->targets.empty()) purpose.add(now.fight->targets.front().index());
    if (const auto* combat = std::get_if<RollCombat>(&step))
      purpose.add(static_cast<std::uint64_t>(combat->role));
    if (const auto* check = std::get_if<RollCheck>(&step)) purpose.add(check->unit.index());
    return purpose.value();
  }

  std::uint64_t seed_;
  int turn_ = -1;
  std::array<std::uint16_t, 256> rolled_{};  // this turn, by purpose; where two share a place both go on
};

}  // namespace longroll::aprils
