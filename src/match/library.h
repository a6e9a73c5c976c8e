// Where scenarios, maps, charts and languages come from: the program around the engine provides them.
#pragma once

#include <string>
#include <vector>

#include "format/aprils_scenario.h"

namespace longroll {

struct Library {
  TextFinder find;                     // "aprils/pea-ridge/map.json" -> its text
  std::vector<std::string> scenarios;  // names of scenario files, "aprils/pea-ridge/scenario.json"
};

// The file of the scenario with this id, or none. The id is the name of its folder.
std::optional<std::string> scenario_file(const Library& library, std::string_view id);

}  // namespace longroll
