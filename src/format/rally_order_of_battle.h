// The order of battle of Rally 'Round the Flag!: formations and counters, shared by the scenarios of a battle.
#pragma once

#include "format/document.h"
#include "rally/scenario.h"

namespace longroll {

// Fills formations and units of the scenario; false after a fault.
bool read_rally_order_of_battle(const Node& node, std::string_view file, rally::Scenario& scenario,
                                std::vector<Diagnostic>& faults);

}  // namespace longroll
