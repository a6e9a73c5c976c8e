#include "rally/battles/battle.h"

#include "rally/battles/known.h"

namespace longroll::rally {

const BattleRules& no_special_rules() {
  static const BattleRules rules{};
  return rules;
}

const BattleRules* battle_rules_named(std::string_view name) {
  for (const BattleRules* rules : {&perryville_rules(), &stones_river_rules()})
    if (rules->name == name) return rules;
  return nullptr;
}

bool has_rule(const Scenario& scenario, std::string_view rule) {
  for (const SpecialRule& listed : scenario.special_rules)
    if (listed.rule == rule) return true;
  return false;
}

bool in_formation(const Scenario& scenario, UnitId unit, std::string_view id) {
  const auto formation = scenario.formation_named(id);
  return formation && scenario.within(scenario.unit(unit).formation, *formation);
}

std::optional<int> hour_of(const Turn& turn) {
  const std::string& time = turn.time;
  const std::size_t colon = time.find(':');
  if (colon == 0 || colon == std::string::npos || colon > 2) return std::nullopt;
  int hour = 0;
  for (char c : time.substr(0, colon)) {
    if (c < '0' || c > '9') return std::nullopt;
    hour = hour * 10 + (c - '0');
  }
  return hour;
}

}  // namespace longroll::rally
