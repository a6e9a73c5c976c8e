// A march that a person wants to lead through certain hexes.
#pragma once

#include <optional>
#include <vector>

#include "aprils/situation.h"

namespace longroll::terminal {

// The cheapest way from one named hex to the next. The rules judge the whole of it afterwards; none: there is none.
std::optional<aprils::Path> path_through(const aprils::Scenario& scenario, const aprils::Situation& situation,
                                         aprils::UnitId unit, const std::vector<HexId>& via, HexId to);

}  // namespace longroll::terminal
