#include "ai/rally_script.h"

#include "ai/rally_command.h"
#include "ai/rally_declare.h"
#include "ai/rally_guns.h"
#include "ai/rally_march.h"
#include "ai/rally_reactions.h"

namespace longroll::rally {

Choice Script::choose(const Table& table, Dice& dice, const Temper& temper, Notes& notes) const {
  const Step& step = *question(table.position());
  const Situation& situation = table.position().situation;
  const Side side = table.asked() == Asked::Union ? Side::Union : Side::Confederate;
  // 5: whoever marches the enemy's brigades about looks with the enemy's eyes.
  const bool blunder = std::holds_alternative<BlunderMoves>(step);
  const Outlook outlook(table.scenario(), *lore_, situation, blunder ? enemy_of(side) : side, temper, notes);
  if (blunder) return choose_blunder(outlook, table);
  if (std::holds_alternative<Impulse>(step)) return choose_purchase(outlook, table);
  if (std::holds_alternative<AfterImpulse>(step)) return choose_after_impulse(outlook, table);
  if (std::holds_alternative<MoveUnits>(step)) return choose_march(outlook, table, dice);
  if (std::holds_alternative<NightMoves>(step) || std::holds_alternative<PressOn>(step))
    return choose_night_march(outlook, table, dice);
  if (const auto* ride = std::get_if<MoveLeader>(&step)) return choose_ride(outlook, table, ride->leader);
  if (std::holds_alternative<DeclareTargets>(step)) return best_of(weigh_declarations(outlook, table));
  if (std::holds_alternative<ChooseCombat>(step)) return best_of(weigh_combats(outlook, table));
  if (const auto* guns = std::get_if<PlaceGuns>(&step)) return best_of(weigh_guns(outlook, table, *guns));
  if (const auto* guns = std::get_if<AnswerGuns>(&step)) return best_of(weigh_guns(outlook, table, *guns));
  if (const auto* guns = std::get_if<DefenderGuns>(&step)) return best_of(weigh_guns(outlook, table, *guns));
  if (const auto* fire = std::get_if<DefensiveFire>(&step)) return best_of(weigh_fire(outlook, table, *fire));
  return best_of(weigh_reactions(outlook, table, step));
}

}  // namespace longroll::rally
