// Where scenarios, maps, charts and languages come from: the program around the engine provides them.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "format/aprils_scenario.h"
#include "format/rally_scenario.h"

namespace longroll {

struct Library {
  TextFinder find;                     // "aprils/pea-ridge/map.json" -> its text
  std::vector<std::string> scenarios;  // names of scenario files, "aprils/pea-ridge/scenario.json"
};

// A battle of either system; nothing after a fault.
using AnyScenario = std::variant<std::monostate, aprils::Scenario, rally::Scenario>;
AnyScenario load_scenario(std::string_view text, std::string_view file, const TextFinder& find,
                          std::vector<Diagnostic>& faults);
// The system a scenario, charts or order of battle file says it belongs to; empty: it does not say.
std::string_view game_of(const Node& node);

// The file of the scenario with this id, or none. The id is the name of its folder.
std::optional<std::string> scenario_file(const Library& library, std::string_view id);

}  // namespace longroll
