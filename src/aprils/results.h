// 6.3, 6.4: applying combat results: losses, who retreats, who checks.
#pragma once

#include "aprils/offers.h"
#include "aprils/refusal.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

void carry_out(const Umpire& umpire, const ApplyResult& step);

void offer(const Scenario& scenario, const Situation& situation, const TakeLosses& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const TakeLosses& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const TakeLosses& step, const Choice& choice);

void carry_out(const Umpire& umpire, const BeginRetreats& step);
void carry_out(const Umpire& umpire, const BeginChecks& step);

void offer(const Scenario& scenario, const Situation& situation, const CheckUnits& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const CheckUnits& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const CheckUnits& step, const Choice& choice);
void carry_out(const Umpire& umpire, const RollCheck& step, int die);

void carry_out(const Umpire& umpire, const EndFight& step);

// A unit loses a step, and everybody hears of it.
void take_loss(const Umpire& umpire, UnitId unit, StepLost::Cause cause);

}  // namespace longroll::aprils
