// A game played on by the script on both sides, as far as a search looks: the same seed, the same fate for all.
#pragma once

#include <span>

#include "ai/aprils_script.h"

namespace longroll::aprils {

class Playout {
 public:
  Playout(const Script& script, const Scenario& scenario, const Position& any);

  // Gives the first answers, then plays to the end of `last_turn`; what that is worth to the side.
  int run(const Position& from, std::span<const Choice> first, Side side, int last_turn, std::uint64_t seed);

 private:
  void answer_once(Dice& fate, Dice& mind);

  const Script& script_;
  Table table_;
};

}  // namespace longroll::aprils
