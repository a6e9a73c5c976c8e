// Computer players of Rally 'Round the Flag! by name.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll {

using RallyPlayer = std::function<rally::Choice(const rally::Table&, Dice&)>;

// A sentence on why there is no such player, if there is none. A player that is copied forgets what it was about to do,
// so each game takes a copy.
Result<RallyPlayer, std::string> player_named(const rally::Scenario& scenario, std::string_view name);

}  // namespace longroll
