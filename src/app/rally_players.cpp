#include "app/rally_players.h"

#include "ai/rally_player.h"
#include "app/seat.h"

namespace longroll {

Result<RallyPlayer, std::string> player_named(const rally::Scenario& scenario, std::string_view name,
                                              Threads threads) {
  const auto level = read_level(name);
  if (!level) return level.error();
  return RallyPlayer(SeatOf<rally::ComputerPlayer>(rally::Script(scenario), scenario, *level, threads));
}

}  // namespace longroll
