// 10: where the scripted player digs, if the battle lets it.
#pragma once

#include <optional>

#include "ai/aprils_outlook.h"
#include "aprils/choice.h"

namespace longroll::aprils {

// The work that this formation needs most, raised by one of its units that has not moved; none: no enemy is near.
std::optional<Build> choose_work(const Outlook& outlook, FormationId formation);

}  // namespace longroll::aprils
