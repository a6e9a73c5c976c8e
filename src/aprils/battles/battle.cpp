#include "aprils/battles/battle.h"

namespace longroll::aprils {

const BattleRules& no_special_rules() {
  static const BattleRules rules{};
  return rules;
}

const BattleRules* battle_rules_named(std::string_view name) {
  for (const BattleRules* rules :
       {&bull_run_rules(), &pea_ridge_rules(), &shiloh_rules(), &gettysburg_rules(), &bentonville_rules()})
    if (rules->battle == name) return rules;
  return nullptr;
}

}  // namespace longroll::aprils
