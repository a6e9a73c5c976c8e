// Files of the repository, for tests; they run in its root folder.
#pragma once

#include <string>
#include <string_view>

#include "aprils/scenario.h"
#include "rally/scenario.h"

namespace longroll::kit {

std::string read_file(std::string_view path);

// A battle from data/, e.g. "aprils/pea-ridge"; the test stops if it has a fault.
const aprils::Scenario& battle(std::string_view folder);
// The same for the other game, from a file: "data/rally/perryville/scenario.json".
const rally::Scenario& rally_battle(std::string_view file);
// A small battle with everything in it: tests/data/rally/two-banks.json.
inline const rally::Scenario& two_banks() { return rally_battle("tests/data/rally/two-banks.json"); }

}  // namespace longroll::kit
