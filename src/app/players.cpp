#include "app/players.h"

#include "ai/aprils_player.h"
#include "app/seat.h"

namespace longroll {

Result<Player, std::string> player_named(const aprils::Scenario& scenario, std::string_view name,
                                         Threads threads) {
  const auto level = read_level(name);
  if (!level) return level.error();
  return Player(SeatOf<aprils::ComputerPlayer>(aprils::Script(scenario), scenario, *level, threads));
}

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id) {
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if (scenario.options[i].id == id) return aprils::OptionId(i);
  return std::nullopt;
}

}  // namespace longroll
