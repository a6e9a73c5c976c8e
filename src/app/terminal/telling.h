// Names and choices in sentences, and figures as players write them.
#pragma once

#include <string>

#include "app/terminal/words.h"
#include "aprils/table.h"
#include "format/json.h"

namespace longroll::terminal {

// The unit's name; where several have it, with its kind.
std::string unit_name(const Words& words, const aprils::Scenario& scenario, aprils::UnitId unit);
std::string unit_names(const Words& words, const aprils::Scenario& scenario, const aprils::UnitSet& units);
std::string hex_names(const Words& words, const aprils::Scenario& scenario, const aprils::HexList& hexes);
std::string side_name(const Words& words, std::optional<aprils::Side> side);

// What a choice does, as a line of a numbered list.
std::string choice_text(const Words& words, const aprils::Table& table, const aprils::Choice& choice);

// "33 %"; 0 and 100 only where it is certain.
std::string chance_text(std::uint64_t weight, std::uint64_t total);

}  // namespace longroll::terminal
