// 3, 4: the turn and its phases, the initiative.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const BeginTurn& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const PlaceLeader& step);
void offer(const Scenario& scenario, const Situation& situation, const PlaceLeader& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const PlaceLeader& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const PlaceLeader& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollInitiative& step, int die);
void carry_out(const Umpire& umpire, const EndTurn& step);

}  // namespace longroll::rally
