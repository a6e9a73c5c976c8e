// Computer players by name, for simulations and for the terminal.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "aprils/table.h"
#include "play/dice.h"

namespace longroll {

using Player = std::function<aprils::Choice(const aprils::Table&, Dice&)>;

struct Players {
  aprils::BySide<Player> of;
};

// "random", "script", "search" or "search:N" with N playouts a decision; none: there is no such player. A player that is
// copied forgets what it was about to do, so each game takes a copy.
std::optional<Player> player_named(const aprils::Scenario& scenario, std::string_view name);
std::optional<Players> players_named(const aprils::Scenario& scenario, std::string_view union_player,
                                     std::string_view confederate_player);

// One answer of whoever is asked: a side's player, or the dice. The game is not over.
void answer_once(aprils::Table& table, const Players& players, Dice& dice);

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id);

}  // namespace longroll
