// 11: victory points, giving the field, the end.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const VictoryPhase& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const GiveField& step);
void offer(const Scenario& scenario, const Situation& situation, const GiveField& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const GiveField& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const GiveField& step, const Choice& choice);

inline constexpr int kTrainPoints = 3;  // 11.1: for the enemy's baggage

// 11.1: what each side has scored.
struct Score {
  int damaged = 0;   // enemy brigades, by threes
  int brigades = 0;  // enemy brigades lost
  int guns = 0;
  int train = 0;
  int leaders = 0;
  int hexes = 0;
  int head_start = 0;  // P9, S12
  int total() const { return damaged + brigades + guns + train + leaders + hexes + head_start; }
};
Score score_of(const Scenario& scenario, const Situation& situation, Side side);
void end_game(const Umpire& umpire, std::optional<Side> gave_field);

}  // namespace longroll::rally
