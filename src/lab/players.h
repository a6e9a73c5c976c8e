// How the laboratory comes by its players: the program around it knows them by name.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "aprils/table.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll::lab {

// Answers for the side that is asked. Each game takes a copy; a copy remembers nothing of other games.
using AprilsPlayer = std::function<aprils::Choice(const aprils::Table&, Dice&)>;
using RallyPlayer = std::function<rally::Choice(const rally::Table&, Dice&)>;

struct PlayersByName {
  // None: there is no such player for this battle.
  std::function<std::optional<AprilsPlayer>(const aprils::Scenario&, std::string_view)> aprils;
  std::function<std::optional<RallyPlayer>(const rally::Scenario&, std::string_view)> rally;
  // Those there are, for whoever asked for another: "random, script or search:N".
  std::string aprils_names;
  std::string rally_names;
};

}  // namespace longroll::lab
