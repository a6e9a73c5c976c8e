// 9.0: who attacks whom, and the order of the combats.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const CombatPhase& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const DeclareTargets& step);
void offer(const Scenario& scenario, const Situation& situation, const DeclareTargets& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const DeclareTargets& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const DeclareTargets& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const ChooseCombat& step);
void offer(const Scenario& scenario, const Situation& situation, const ChooseCombat& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const ChooseCombat& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const ChooseCombat& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const UseSurprise& step);
void offer(const Scenario& scenario, const Situation& situation, const UseSurprise& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const UseSurprise& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const UseSurprise& step, const Choice& choice);

void carry_out(const Umpire& umpire, const EndFight& step);

// 9.0: activated units next to enemy combat units, and the hexes of those.
UnitSet units_in_contact(const Scenario& scenario, const Situation& situation);
SpotSet targets_in_contact(const Scenario& scenario, const Situation& situation);
// The unit that names its targets next.
std::optional<UnitId> next_attacker(const Scenario& scenario, const Situation& situation);

}  // namespace longroll::rally
