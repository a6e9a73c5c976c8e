// Files of the repository, for tests; they run in its root folder.
#pragma once

#include <string>
#include <string_view>

#include "aprils/scenario.h"

namespace longroll::kit {

std::string read_file(std::string_view path);

// A battle from data/, e.g. "aprils/pea-ridge"; the test stops if it has a fault.
const aprils::Scenario& battle(std::string_view folder);

}  // namespace longroll::kit
