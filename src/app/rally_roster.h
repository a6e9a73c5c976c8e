// The order of battle of Rally 'Round the Flag! as a drawn roster.
#pragma once

#include "picture/roster.h"
#include "rally/scenario.h"

namespace longroll {

picture::Roster roster_of(const rally::Scenario& scenario);

}  // namespace longroll
