// What carrying out a step needs.
#pragma once

#include "play/umpire.h"
#include "rally/event.h"
#include "rally/position.h"

namespace longroll::rally {

using Umpire = UmpireOf<Scenario, Position, EventLog>;

}  // namespace longroll::rally
