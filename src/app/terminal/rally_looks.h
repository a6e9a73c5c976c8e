// What a player of Rally 'Round the Flag! can look at in plain lines: the map in letters, the leaders, points, special rules.
#pragma once

#include <string>

#include "app/terminal/words.h"
#include "format/language.h"
#include "rally/situation.h"

namespace longroll::terminal {

// Letters across, numbers down; lines of odd letters lie half a hex lower, as on the sheet.
std::string rally_map(const Words& words, const rally::Scenario& scenario, const rally::Situation& situation);
// Each leader on the map with his four figures, his hex, and which of his brigades are within his range.
std::string rally_leaders(const Words& words, const rally::Scenario& scenario,
                          const rally::Situation& situation, Side side);
// Command and victory points of both sides.
std::string rally_points(const Words& words, const rally::Scenario& scenario,
                         const rally::Situation& situation);
std::string rally_rules(const Language& language, const rally::Scenario& scenario, std::size_t width);

}  // namespace longroll::terminal
