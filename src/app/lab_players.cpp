#include "app/lab_players.h"

#include "app/players.h"

namespace longroll {
namespace {

template <class Scenario>
std::string unknown(const Scenario& scenario, std::string_view name, std::string_view known) {
  return "there is no player \"" + std::string(name) + "\" for " + scenario.id + "; a player is " +
         std::string(known);
}

Result<lab::AprilsPlayer, std::string> aprils_player(const aprils::Scenario& scenario,
                                                     std::string_view name) {
  if (auto player = player_named(scenario, name)) return std::move(*player);
  return unknown(scenario, name, "random, script, search or search:N with 1 to 100000 playouts a decision");
}

Result<lab::RallyPlayer, std::string> rally_player(const rally::Scenario& scenario, std::string_view name) {
  if (name != "random") return unknown(scenario, name, "random");
  return lab::RallyPlayer([](const rally::Table& table, Dice& dice) {
    return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
  });
}

}  // namespace

lab::PlayersByName players_by_name() { return {aprils_player, rally_player}; }

}  // namespace longroll
