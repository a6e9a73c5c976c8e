// The game in the terminal: a map in letters, typed orders, any opponent.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "app/terminal/map_view.h"
#include "app/terminal/paint.h"
#include "aprils/table.h"
#include "match/library.h"

namespace longroll {

struct PlayOptions {
  std::string scenario = "pea-ridge";  // an id of the library
  std::string scenario_text;           // a battle that is not in the library: the text of its file
  std::vector<std::string> rules;      // optional rules by case, "13.4a"
  std::string record;                  // a file to go on with; then the three above do not count
  std::string save;  // written after every answer; empty: the record's file, or one named by the battle

  // The sides that people at this terminal play: one, both (hot seat), or none (watch).
  aprils::BySide<bool> people{{true, true}};
  // Plays the other sides; not needed if people play both.
  std::function<aprils::Choice(const aprils::Table&)> opponent;
  std::uint64_t seed = 0;

  std::string language = "en";  // or "fr"
  terminal::Colour colour = terminal::Colour::Off;
  terminal::Screen screen;
};

// Plays until the battle is over, the person leaves, or the input ends; the game is on disk in every case.
// An exit code of app/home.h.
int play_in_terminal(const PlayOptions& options, const Library& library, std::istream& in, std::ostream& out);

}  // namespace longroll
