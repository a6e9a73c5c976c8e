// One typed order, read but not yet judged: what is to be done, and with whom and where.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "aprils/types.h"

namespace longroll::terminal {

enum class Verb : std::uint8_t {
  // answers
  Pick,  // the number of a listed choice
  March,
  Enter,
  Stay,
  Build,
  Attack,
  Bombard,
  FallBack,
  Retreat,
  Lose,
  Check,
  Advance,
  Lend,
  Draw,
  End,
  // looking
  Why,
  Odds,
  Sight,
  Who,
  Zones,
  Reach,
  Cup,
  Units,
  Leaders,
  Log,
  Rules,
  Map,
  Legend,
  Status,
  Choices,
  Help,
  // the game as a whole
  Undo,
  Save,
  Quit,
};

struct Order {
  Verb verb = Verb::Draw;
  std::vector<aprils::UnitId> units;  // in the order they were named
  std::vector<HexId> hexes;           // a destination, or targets
  std::vector<HexId> via;
  std::vector<aprils::UnitId> with;  // attackers, or guns
  std::vector<aprils::UnitId> stay;  // those who do not fall back with the others
  std::optional<HexId> bombarded;    // what the guns fire at while others fall back
  std::optional<int> number;         // a choice, a morale rating, how many
  std::optional<char> letter;        // an entry
  std::optional<Direction> facing;
  bool all = false;
  bool nobody = false;
  std::string text;  // a file, a case, a formation: as it was typed
};

}  // namespace longroll::terminal
