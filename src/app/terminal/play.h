// The game in the terminal: a map in letters, typed orders, any opponent.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "app/terminal/map_drawing.h"
#include "app/terminal/paint.h"
#include "aprils/table.h"
#include "base/result.h"
#include "match/library.h"
#include "rally/table.h"

namespace longroll {

using RallyOpponent = std::function<rally::Choice(const rally::Table&)>;

struct PlayOptions {
  std::string scenario = "pea-ridge";  // an id of the library
  std::string scenario_text;           // a battle that is not in the library: the text of its file
  std::vector<std::string> rules;      // optional rules by case, "13.4a"
  std::string record;                  // a file to go on with; then the three above do not count
  std::string save;  // written after every answer; empty: the record's file, or one named by the battle

  // The sides that people at this terminal play: one, both (hot seat), or none (watch).
  BySide<bool> people{{true, true}};
  // Plays the other sides; not needed if people play both.
  std::function<aprils::Choice(const aprils::Table&)> opponent;
  // The same for a battle of the other system, or a sentence on why there is no such opponent.
  std::function<Result<RallyOpponent, std::string>(const rally::Scenario&)> rally_opponent;
  std::uint64_t seed = 0;

  std::string language = "en";  // or "fr"
  terminal::Colour colour = terminal::Colour::Off;
  terminal::Screen screen;
};

// Plays until the battle is over, the person leaves, or the input ends; the game is on disk in every case.
// An exit code of app/home.h.
int play_in_terminal(const PlayOptions& options, const Library& library, std::istream& in, std::ostream& out);

}  // namespace longroll
