// What a position is worth to a side, in the script's small change: steps, objectives, the ways still to go.
#pragma once

#include "ai/aprils_ground.h"
#include "aprils/situation.h"

namespace longroll::aprils {

int value_of(const Scenario& scenario, const Ground& ground, const Situation& situation, Side side);

}  // namespace longroll::aprils
