// The order of battle of Across Five Aprils as a drawn roster.
#pragma once

#include "aprils/scenario.h"
#include "picture/roster.h"

namespace longroll {

picture::Roster roster_of(const aprils::Scenario& scenario);

}  // namespace longroll
