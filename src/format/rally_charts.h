// The charts file of Rally 'Round the Flag!
#pragma once

#include "format/document.h"
#include "rally/charts.h"

namespace longroll {

std::optional<rally::Charts> read_rally_charts(const Node& node, std::string_view file,
                                               std::vector<Diagnostic>& faults);

}  // namespace longroll
