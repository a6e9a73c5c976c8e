// 7.2: impulses, and the activations that command points buy.
#pragma once

#include "rally/choice.h"
#include "rally/command.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const NextImpulse& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const Impulse& step);
void offer(const Scenario& scenario, const Situation& situation, const Impulse& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const Impulse& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const Impulse& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const AfterImpulse& step);
void offer(const Scenario& scenario, const Situation& situation, const AfterImpulse& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const AfterImpulse& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const AfterImpulse& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollRecovery& step, int die);
void carry_out(const Umpire& umpire, const RollFormation& step, int die);
void carry_out(const Umpire& umpire, const ActivateDivisions& step);
void carry_out(const Umpire& umpire, const RollDivision& step, int die);
void carry_out(const Umpire& umpire, const ActivateUnits& step);
void carry_out(const Umpire& umpire, const RollActivation& step, int die);
void carry_out(const Umpire& umpire, const FailUnits& step);
void carry_out(const Umpire& umpire, const RollAllowance& step, int die);

// 7.2, 7.4: what a purchase costs now; none: it is not for sale (see refuse).
int cost_of(const Scenario& scenario, const Situation& situation, const ActivateFormation& purchase);
// 7.2, 7.4, rulings R58, R62: added to the die of the leader's initiative check.
int initiative_modifier(const Scenario& scenario, const Situation& situation,
                        const ActivateFormation& purchase);

}  // namespace longroll::rally
