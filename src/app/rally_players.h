// Computer players of Rally 'Round the Flag! by name.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "play/dice.h"
#include "rally/table.h"

namespace longroll {

using RallyPlayer = std::function<rally::Choice(const rally::Table&, Dice&)>;

struct RallyPlayers {
  rally::BySide<RallyPlayer> of;
};

inline constexpr std::string_view kRallyPlayers = "random, recruit, or regular (also called script)";

// None: there is no such player. A player that is copied forgets what it was about to do, so each game takes a copy.
std::optional<RallyPlayer> player_named(const rally::Scenario& scenario, std::string_view name);
std::optional<RallyPlayers> players_named(const rally::Scenario& scenario, std::string_view union_player,
                                          std::string_view confederate_player);

// One answer of whoever is asked: a side's player, or the dice. The game is not over.
void answer_once(rally::Table& table, const RallyPlayers& players, Dice& dice);

}  // namespace longroll
