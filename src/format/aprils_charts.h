// The charts file of Across Five Aprils: terrain effects, hexside effects, both result tables.
#pragma once

#include "aprils/charts.h"
#include "format/document.h"

namespace longroll {

std::optional<aprils::Charts> read_aprils_charts(const Node& node, std::string_view file,
                                                 std::vector<Diagnostic>& faults);

}  // namespace longroll
