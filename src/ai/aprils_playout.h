// A game played on by the script on both sides, as far as a search looks: the same seed, the same fate for all.
#pragma once

#include <span>

#include "ai/aprils_script.h"

namespace longroll::aprils {

class Playout {
 public:
  Playout(const Script& script, const Scenario& scenario, const Position& any);

  struct End {
    int value = 0;          // the expected score of the side
    long nodes = 0;         // answers given
    std::uint8_t lost = 0;  // one bit an objective that the side controlled and controls no longer
    std::int16_t steps_lost = 0, steps_taken = 0;
  };
  // Gives the first answers, then plays to the end of `last_turn`, each formation in its temper.
  End run(const Position& from, std::span<const Choice> first, const Tempers& tempers, Side side,
          int last_turn, std::uint64_t seed);

 private:
  void answer_once(const Tempers& tempers, Dice& fate, Dice& mind);

  const Script& script_;
  Table table_;
};

}  // namespace longroll::aprils
