// Everything that is asked between orders: retreats, advances, places for counters that come back, events, giving up.
#pragma once

#include "ai/rally_outlook.h"
#include "ai/rally_weighed.h"
#include "rally/table.h"

namespace longroll::rally {

// The choices of any question that no other file of the player answers.
std::vector<Weighed> weigh_reactions(const Outlook& outlook, const Table& table, const Step& step);

}  // namespace longroll::rally
