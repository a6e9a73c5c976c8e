// The battles that have rules of their own, and words that their files share.
#pragma once

#include "rally/battles/battle.h"

namespace longroll::rally {

const BattleRules& perryville_rules();
const BattleRules& stones_river_rules();

// Whether the scenario lists this case among its special rules.
bool has_rule(const Scenario& scenario, std::string_view rule);
// Whether the unit belongs to the formation of this id, or to a part of it.
bool in_formation(const Scenario& scenario, UnitId unit, std::string_view id);
// The hour of a turn whose time is written "14:00"; none for other words.
std::optional<int> hour_of(const Turn& turn);

}  // namespace longroll::rally
