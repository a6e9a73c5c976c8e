#include "app/rally_players.h"

#include <memory>

#include "ai/level.h"
#include "ai/rally_recruit.h"
#include "ai/rally_script.h"

namespace longroll {

Result<RallyPlayer, std::string> player_named(const rally::Scenario& scenario, std::string_view name) {
  const auto level = read_level(name);
  if (!level) return level.error();
  switch (level->skill) {
    case Skill::Random:
      return RallyPlayer([](const rally::Table& table, Dice& dice) {
        return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
      });
    case Skill::Recruit:
      return RallyPlayer(rally::recruits_choice);
    case Skill::Regular: {
      if (level->temperament != Temperament::Steady) break;
      auto script = std::make_shared<const rally::Script>(scenario);
      return RallyPlayer(
          [script](const rally::Table& table, Dice& dice) { return script->choose(table, dice); });
    }
    case Skill::Veteran:
    case Skill::General:
      break;
  }
  return std::string(
      "in Rally 'Round the Flag! a player is random, recruit or regular, without a temperament");
}

}  // namespace longroll
