// Where a battle's own rules touch the game. The chapters call these points and never ask which battle it is.
#pragma once

#include <string_view>

#include "rally/choice.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

struct BattleRules {
  std::string_view name;
  // The turn has begun; before the initiative.
  void (*begin_turn)(const Umpire&) = nullptr;
  // 7.0: before a side's command die.
  void (*begin_command)(const Umpire&, Side) = nullptr;
  // 7.1, 7.4: whether the army commander does anything for his side yet.
  bool (*commander_serves)(const Scenario&, const Situation&, Side) = nullptr;
  // 7.2: why a leader may not move, or a brigade not be activated (by itself, or with this formation).
  Verdict (*bars_activation)(const Scenario&, const Situation&, UnitId,
                             std::optional<FormationId> with) = nullptr;
  // 7.2: more points for a purchase.
  int (*extra_cost)(const Scenario&, const Situation&, FormationId of) = nullptr;
  // 7.2: why points may not be spent, or kept, in this way though the rules allow it; and that they were spent.
  Verdict (*bars_purchase)(const Scenario&, const Situation&, Side, const Choice&) = nullptr;
  void (*paid)(const Umpire&, Side, const Choice&, int cost) = nullptr;
  // 8.0: why a unit may not march from one place to the next; and that a brigade has come into a place.
  Verdict (*bars_march)(const Scenario&, const Situation&, UnitId, SpotId from, SpotId to) = nullptr;
  void (*entered)(const Umpire&, UnitId, SpotId) = nullptr;
  // 2.21: what is read on a counter in place of its printed quality.
  std::optional<int> (*counter_quality)(const Scenario&, const Situation&, UnitId) = nullptr;
  // 2.4: what is added to the quality of a unit in its checks.
  int (*quality_change)(const Scenario&, const Situation&, UnitId) = nullptr;
  // 6.1: whether a chit may go where no unit of its formation is.
  bool (*lends_guns)(const Scenario&, const Situation&, UnitId gun, SpotId) = nullptr;
  // 6.2, 9.0: these units are bombarded or attacked.
  void (*under_fire)(const Umpire&, UnitSet) = nullptr;
  // 11.1: brigades that bring the enemy nothing for being damaged. Asked once, when the battle is loaded.
  UnitSet (*worthless_damaged)(const Scenario&) = nullptr;
  void (*rolled)(const Umpire&, const SpecialRoll&, int die) = nullptr;
};

const BattleRules& no_special_rules();
const BattleRules* battle_rules_named(std::string_view name);

}  // namespace longroll::rally
