// How the laboratory comes by its players: the program around it knows them by name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "aprils/table.h"
#include "base/result.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll::lab {

// Answers for the side that is asked. Each game takes a copy; a copy remembers nothing of other games.
using AprilsPlayer = std::function<aprils::Choice(const aprils::Table&, Dice&)>;
using RallyPlayer = std::function<rally::Choice(const rally::Table&, Dice&)>;

struct PlayersByName {
  // The error is a sentence: there is no such player for this battle, or his budget is impossible.
  std::function<Result<AprilsPlayer, std::string>(const aprils::Scenario&, std::string_view)> aprils;
  std::function<Result<RallyPlayer, std::string>(const rally::Scenario&, std::string_view)> rally;
};

}  // namespace longroll::lab
