// 9.3, 9.4: the column, automatic results, and every unit's check; 9.6: leaders.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const JudgeOdds& step);
void carry_out(const Umpire& umpire, const CheckUnits& step);
void carry_out(const Umpire& umpire, const RollCheck& step, int die);
void carry_out(const Umpire& umpire, const JudgeLosses& step);
void carry_out(const Umpire& umpire, const LeaderLosses& step);
void carry_out(const Umpire& umpire, const RollLeaderLoss& step, int die);

// 9.4: what a die does to a unit in combat.
struct CheckResult {
  bool loses_step = false;
  bool retreats = false;
  friend bool operator==(const CheckResult&, const CheckResult&) = default;
};
CheckResult combat_check(int die, int modifier, int quality, Role role);

}  // namespace longroll::rally
