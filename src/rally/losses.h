// How counters are lost: steps, shattering, leaders, chits, the train.
#pragma once

#include "rally/umpire.h"

namespace longroll::rally {

// 2.21: a full unit is damaged, a damaged one shattered.
void lose_step(const Umpire& umpire, UnitId unit, StepLost::Cause cause);
// 9.5: all at once. Ruling R122: for the second time on one day it is lost for good.
void shatter(const Umpire& umpire, UnitId unit);
// 11.1, rulings R8, R125: what a leader is worth to the enemy.
int leader_value(const Command& command, bool captured);
// 10.1: captured or killed; his replacement comes two turns later.
void lose_leader(const Umpire& umpire, UnitId leader, bool captured);
// 9.5: a chit that the enemy has reached.
void remove_gun(const Umpire& umpire, UnitId gun, bool captured, int die);

}  // namespace longroll::rally
