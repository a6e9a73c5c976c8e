// 6.2.5 to 6.6: what the scripted player answers while a fight is resolved.
#pragma once

#include "ai/aprils_outlook.h"
#include "ai/aprils_weighed.h"
#include "aprils/table.h"

namespace longroll::aprils {

// The script's answer where the map does not matter: who takes a loss, who checks first. None: it does.
std::optional<Choice> plain_reaction(const Table& table);

// Every reaction on the list; of the ratings that may be lent only the best.
std::vector<Weighed> weigh_reactions(const Outlook& outlook, const Table& table, const Step& step);

}  // namespace longroll::aprils
