#include "ai/aprils_script.h"

#include "ai/aprils_declare.h"
#include "ai/aprils_march.h"
#include "ai/aprils_reactions.h"

namespace longroll::aprils {

Choice Script::choose(const Table& table, Dice& dice, const Temper& temper) const {
  const Step& step = *question(table.position());
  const Side side = table.asked() == Asked::Union ? Side::Union : Side::Confederate;
  if (std::holds_alternative<SpecialQuestion>(step)) return table.choice(0);
  const bool in_phase =
      std::holds_alternative<MoveFormation>(step) || std::holds_alternative<DeclareCombat>(step);
  if (!in_phase)
    if (const auto plain = plain_reaction(table)) return *plain;
  const Outlook outlook(table.scenario(), *ground_, table.position().situation, side, temper);
  if (const auto* move = std::get_if<MoveFormation>(&step))
    return choose_march(outlook, table, move->formation, dice);
  if (std::holds_alternative<DeclareCombat>(step)) return best_of(weigh_declarations(outlook, table, dice));
  return best_of(weigh_reactions(outlook, table, step));
}

}  // namespace longroll::aprils
