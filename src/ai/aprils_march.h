// 4: the scripted player's movement: one march at a time, leading units first, guns last.
#pragma once

#include "ai/aprils_outlook.h"
#include "aprils/choice.h"
#include "aprils/table.h"
#include "play/dice.h"

namespace longroll::aprils {

// Whether the formation's movement may move it at all.
bool may_march(const Scenario& scenario, const Situation& situation, UnitId unit);

Choice choose_march(const Outlook& outlook, const Table& table, FormationId formation, Dice& dice);

}  // namespace longroll::aprils
