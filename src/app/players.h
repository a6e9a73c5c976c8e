// Computer players by name, for simulations and for the terminal.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ai/level.h"
#include "aprils/table.h"
#include "play/dice.h"

namespace longroll {

using Player = std::function<aprils::Choice(const aprils::Table&, Dice&)>;

// Whether a player who looks ahead may have all cores for one decision, or games are played side by side already.
enum class Threads : std::uint8_t { One, AllCores };

// The player of a level (ai/level.h), or a sentence on why there is none. A player that is copied forgets what it was
// about to do, so each game takes a copy.
Result<Player, std::string> player_named(const aprils::Scenario& scenario, std::string_view name,
                                         Threads threads = Threads::One);

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id);

}  // namespace longroll
