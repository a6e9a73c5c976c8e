#include "app/lab_players.h"

#include "app/players.h"
#include "app/rally_players.h"

namespace longroll {

lab::PlayersByName players_by_name() {
  lab::PlayersByName players;
  players.aprils = [](const aprils::Scenario& scenario, std::string_view name) {
    return player_named(scenario, name);
  };
  players.rally = [](const rally::Scenario& scenario, std::string_view name) {
    return player_named(scenario, name);
  };
  return players;
}

}  // namespace longroll
