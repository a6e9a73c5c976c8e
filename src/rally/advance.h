// 9.5: advance into vacated hexes.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const BeginAdvance& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const AdvanceUnits& step);
void offer(const Scenario& scenario, const Situation& situation, const AdvanceUnits& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const AdvanceUnits& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const AdvanceUnits& step, const Choice& choice);

}  // namespace longroll::rally
