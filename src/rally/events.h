// 5: random events, and the enemy units that a blunder sends marching.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const EventsPhase& step);
void carry_out(const Umpire& umpire, const RollEvent& step, int die);
void carry_out(const Umpire& umpire, const RollBlunder& step, int die);

Side side_asked(const Scenario& scenario, const Situation& situation, const PickForEvent& step);
void offer(const Scenario& scenario, const Situation& situation, const PickForEvent& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const PickForEvent& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const PickForEvent& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const BlunderMoves& step);
void offer(const Scenario& scenario, const Situation& situation, const BlunderMoves& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const BlunderMoves& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const BlunderMoves& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollWeather& step, int die);
void carry_out(const Umpire& umpire, const DrawGun& step, int die);

// 5, event 6: the chits that can be drawn, in order.
FixedVector<UnitId, kMaxUnits> guns_to_deplete(const Scenario& scenario, const Situation& situation,
                                               Side victim);
// 5, events 2, 3, 10; 14: a unit as the event's owner may move it.
Mover blundering_mover(const Scenario& scenario, const Situation& situation, const BlunderMoves& step,
                       UnitId unit);

}  // namespace longroll::rally
