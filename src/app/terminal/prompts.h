// What stands above the place where a person types: the state of the game, and what is asked.
#pragma once

#include <string>
#include <vector>

#include "app/terminal/words.h"
#include "aprils/table.h"

namespace longroll::terminal {

// Battle, turn and time; the cup; objectives with their holders; victory points.
std::vector<std::string> status_lines(const Words& words, const aprils::Table& table);

// The question in a sentence, then what helps to answer it: who may still move, who must fight, or numbered choices.
struct Question {
  std::string sentence;
  std::vector<std::string> details;
  std::vector<std::string> choices;  // empty: too many to list
  std::string hint_key;
  std::string hint;  // teaches by an example that could be typed now
};
Question question_for(const Words& words, const aprils::Table& table);

// The hexes that the question is about: the map is opened there.
std::vector<HexId> scene_of_action(const aprils::Table& table);

// Whose roll or draw it is; the dice must be asked.
aprils::Side roller_of(const aprils::Table& table);

}  // namespace longroll::terminal
