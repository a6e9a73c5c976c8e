// 9.5: retreats, from combat and bombardment.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const RetreatDice& step);
void carry_out(const Umpire& umpire, const RollRetreat& step, int die);

Side side_asked(const Scenario& scenario, const Situation& situation, const RetreatUnits& step);
void offer(const Scenario& scenario, const Situation& situation, const RetreatUnits& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const RetreatUnits& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const RetreatUnits& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const RetreatOn& step);
void offer(const Scenario& scenario, const Situation& situation, const RetreatOn& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const RetreatOn& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const RetreatOn& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollRetreatCheck& step, int die);

Side side_asked(const Scenario& scenario, const Situation& situation, const OfferFollow& step);
void offer(const Scenario& scenario, const Situation& situation, const OfferFollow& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const OfferFollow& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const OfferFollow& step, const Choice& choice);

// Ruling R103: where a unit may retreat to now, away from these enemies.
SpotList retreat_spots(const Scenario& scenario, const Situation& situation, const RetreatOn& retreat);
// Sends a unit on its way back: asks where to, or shatters it where there is no way.
void begin_retreat(const Umpire& umpire, const RetreatOn& retreat);
// Rulings R109, R141: leaders whom the last unit has left may go with it.
void offer_to_follow(const Umpire& umpire, SpotId origin, UnitId unit);

}  // namespace longroll::rally
