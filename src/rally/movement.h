// 8: the movement phase: marches, leaving enemy zones, enemy counters met on the way, stacks that are too high.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

Side side_asked(const Scenario&, const Situation&, const MoveUnits& step);
void offer(const Scenario& scenario, const Situation& situation, const MoveUnits& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const MoveUnits& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const MoveUnits& step, const Choice& choice);

Side side_asked(const Scenario&, const Situation&, const MoveLeader& step);
void offer(const Scenario& scenario, const Situation& situation, const MoveLeader& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const MoveLeader& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const MoveLeader& step, const Choice& choice);

void carry_out(const Umpire& umpire, const ContinueMarch& step);
void carry_out(const Umpire& umpire, const RollExit& step, int die);
void carry_out(const Umpire& umpire, const RollLeaderCaught& step, int die);
void carry_out(const Umpire& umpire, const RollGunCaught& step, int die);

Side side_asked(const Scenario&, const Situation&, const LeaderFlees& step);
void offer(const Scenario& scenario, const Situation& situation, const LeaderFlees& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const LeaderFlees& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const LeaderFlees& step, const Choice& choice);

void carry_out(const Umpire& umpire, const EndMovementPhase& step);

// Why this counter may not take this path.
Verdict refuse_march(const Scenario& scenario, const Situation& situation, const Mover& mover,
                     const March& march);
// Sends it on its way; the checks and dice of the way come next on the agenda.
void begin_march(const Umpire& umpire, const March& march);
// Puts a brigade into the place it has marched, retreated or advanced to; a battle's own rule may take note.
void come_to(const Umpire& umpire, UnitId unit, SpotId spot);
// 8.4, 9.5, ruling R89: what a combat unit finds in the hex it has entered; its dice come next.
void meet_strangers(const Umpire& umpire, SpotId spot, Side side, bool fighting);

}  // namespace longroll::rally
