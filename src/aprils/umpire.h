// What carrying out a step needs.
#pragma once

#include "aprils/event.h"
#include "aprils/position.h"
#include "play/umpire.h"

namespace longroll::aprils {

using Umpire = UmpireOf<Scenario, Position, EventLog>;

}  // namespace longroll::aprils
