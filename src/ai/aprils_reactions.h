// 6.2.5 to 6.6: what the scripted player answers while a fight is resolved.
#pragma once

#include "ai/aprils_outlook.h"
#include "aprils/table.h"

namespace longroll::aprils {

Choice choose_reaction(const Outlook& outlook, const Table& table, const Step& step);

}  // namespace longroll::aprils
