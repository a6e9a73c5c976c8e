// 7.6, 7.7: reinforcements.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const Arrivals& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const DueGroup& step);
void offer(const Scenario& scenario, const Situation& situation, const DueGroup& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const DueGroup& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const DueGroup& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollArrival& step, int die);
void carry_out(const Umpire& umpire, const EnterGroup& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const ChooseEntry& step);
void offer(const Scenario& scenario, const Situation& situation, const ChooseEntry& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const ChooseEntry& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const ChooseEntry& step, const Choice& choice);

inline constexpr int kHurryCost = 3;  // 7.6: points instead of the die
// 13.0, ruling R130: all that is due comes on, without dice.
void enter_at_night(const Umpire& umpire);

}  // namespace longroll::rally
