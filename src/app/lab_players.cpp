#include "app/lab_players.h"

#include "app/players.h"

namespace longroll {
namespace {

std::optional<lab::RallyPlayer> rally_player_named(const rally::Scenario&, std::string_view name) {
  if (name != "random") return std::nullopt;
  return [](const rally::Table& table, Dice& dice) {
    return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
  };
}

}  // namespace

lab::PlayersByName players_by_name() {
  lab::PlayersByName players;
  players.aprils = [](const aprils::Scenario& scenario, std::string_view name) {
    return player_named(scenario, name);
  };
  players.rally = rally_player_named;
  players.aprils_names = "random, script, search or search:N with 1 to 100000 playouts a decision";
  players.rally_names = "random";
  return players;
}

}  // namespace longroll
