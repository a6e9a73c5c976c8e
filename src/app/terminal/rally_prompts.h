// What stands above the place where a player of Rally 'Round the Flag! types: the state of the game, and what is asked.
#pragma once

#include "app/terminal/prompts.h"
#include "rally/table.h"

namespace longroll::terminal {

// Battle, turn and time; command points; objectives with their holders; victory points.
std::vector<std::string> status_lines(const Words& words, const rally::Table& table);
Question question_for(const Words& words, const rally::Table& table);
std::vector<HexId> scene_of_action(const rally::Table& table);
// Changes whenever a new map is worth showing by itself: another turn, activation or fight. Empty: none is.
std::string scene_key(const rally::Table& table);

}  // namespace longroll::terminal
