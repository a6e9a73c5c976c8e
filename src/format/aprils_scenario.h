// The scenario file of Across Five Aprils: order of battle, calendar, objectives, victory; map and charts by name.
#pragma once

#include <functional>

#include "aprils/scenario.h"
#include "format/document.h"

namespace longroll {

inline constexpr std::string_view kScenarioFormat = "longroll scenario 1";

// Finds the text of a file that another one names ("aprils/charts.json"); none: there is no such file.
using TextFinder = std::function<std::optional<std::string>(std::string_view name)>;

// The battle, or none after a fault; all faults are told, those of the map and the charts too.
std::optional<aprils::Scenario> read_aprils_scenario(const Node& node, std::string_view file,
                                                     const TextFinder& find, std::vector<Diagnostic>& faults);

// A whole text at once.
std::optional<aprils::Scenario> load_aprils_scenario(std::string_view text, std::string_view file,
                                                     const TextFinder& find, std::vector<Diagnostic>& faults);

}  // namespace longroll
