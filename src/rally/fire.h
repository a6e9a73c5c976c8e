// 9.1, 9.2: artillery that joins the defence, and defensive fire.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

Side side_asked(const Scenario& scenario, const Situation& situation, const DefenderGuns& step);
void offer(const Scenario& scenario, const Situation& situation, const DefenderGuns& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const DefenderGuns& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const DefenderGuns& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollGunPlaced& step, int die);

Side side_asked(const Scenario& scenario, const Situation& situation, const DefensiveFire& step);
void offer(const Scenario& scenario, const Situation& situation, const DefensiveFire& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const DefensiveFire& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const DefensiveFire& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollFire& step, int die);

}  // namespace longroll::rally
