// 13: night turns.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/reach.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

// 13.0, rulings R130, R144: one place, whatever it costs, but not next to the enemy.
Mover night_mover(const Scenario& scenario, const Situation& situation, UnitId unit);

void carry_out(const Umpire& umpire, const NightPhase& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const NightMoves& step);
void offer(const Scenario& scenario, const Situation& situation, const NightMoves& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const NightMoves& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const NightMoves& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollPress& step, int die);

Side side_asked(const Scenario& scenario, const Situation& situation, const PressOn& step);
void offer(const Scenario& scenario, const Situation& situation, const PressOn& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const PressOn& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const PressOn& step, const Choice& choice);

}  // namespace longroll::rally
