// Computer players of Rally 'Round the Flag! by name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/players.h"
#include "base/result.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll {

using RallyPlayer = std::function<rally::Choice(const rally::Table&, Dice&)>;

// The player of a level (ai/level.h), or a sentence on why there is none. A player that is copied forgets what it was
// about to do, so each game takes a copy.
Result<RallyPlayer, std::string> player_named(const rally::Scenario& scenario, std::string_view name,
                                              Threads threads = Threads::One);

}  // namespace longroll
