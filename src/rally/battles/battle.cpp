#include "rally/battles/battle.h"

namespace longroll::rally {

const BattleRules& no_special_rules() {
  static const BattleRules rules{};
  return rules;
}

const BattleRules* battle_rules_named(std::string_view) { return nullptr; }

}  // namespace longroll::rally
