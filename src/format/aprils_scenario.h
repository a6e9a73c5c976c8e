// The scenario file of Across Five Aprils: order of battle, calendar, objectives, victory; map and charts by name.
#pragma once

#include "aprils/scenario.h"
#include "format/scenario_file.h"

namespace longroll {

// The battle, or none after a fault; all faults are told, those of the map and the charts too.
std::optional<aprils::Scenario> read_aprils_scenario(const Node& node, std::string_view file,
                                                     const TextFinder& find, std::vector<Diagnostic>& faults);

// A whole text at once.
std::optional<aprils::Scenario> load_aprils_scenario(std::string_view text, std::string_view file,
                                                     const TextFinder& find, std::vector<Diagnostic>& faults);

}  // namespace longroll
