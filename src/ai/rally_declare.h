// 9.0: who attacks whom, and which combat comes first.
#pragma once

#include "ai/rally_outlook.h"
#include "ai/rally_weighed.h"
#include "rally/table.h"

namespace longroll::rally {

// The declarations of the next attacker, each with what the whole phase is then worth.
std::vector<Weighed> weigh_declarations(const Outlook& outlook, const Table& table);
std::vector<Weighed> weigh_combats(const Outlook& outlook, const Table& table);

}  // namespace longroll::rally
