// What each choice of a question costs and can bring, counted exactly, for those who choose.
#pragma once

#include "format/json.h"
#include "format/language.h"
#include "rally/table.h"

namespace longroll {

// One entry for each choice in the order of the list, null where there is nothing to tell; null for a question whose
// choices speak for themselves.
Json prospects_json(const Language& language, const rally::Table& table, const rally::Step& step);

// 9.0: who stands against whom in this combat phase, and the unit that is asked.
Json contacts_json(const rally::Scenario& scenario, const rally::Situation& situation);
// 9.0: the combats that are declared and not yet fought.
Json combats_json(const rally::Scenario& scenario, const rally::Situation& situation);

}  // namespace longroll
