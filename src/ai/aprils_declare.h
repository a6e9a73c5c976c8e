// 6.1, 6.2: the scripted player's combat phase: which attack, bombardment or automatic retreat to declare next.
#pragma once

#include "ai/aprils_outlook.h"
#include "ai/aprils_weighed.h"
#include "aprils/table.h"
#include "play/dice.h"

namespace longroll::aprils {

// Every declaration on the list.
std::vector<Weighed> weigh_declarations(const Outlook& outlook, const Table& table, Dice& dice);

}  // namespace longroll::aprils
