#include "app/players.h"

#include <memory>
#include <thread>

#include "ai/aprils_player.h"
#include "app/think.h"

namespace longroll {
namespace {

// A player keeps a plan while he carries it out, so every game has its own: a copy begins without one.
class Seat {
 public:
  Seat(const aprils::Script& script, const aprils::Scenario& scenario, const Level& level, Threads threads)
      : script_(script), scenario_(&scenario), level_(level), threads_(threads) {}
  Seat(const Seat& other) : Seat(other.script_, *other.scenario_, other.level_, other.threads_) {}
  Seat& operator=(const Seat&) = delete;
  ~Seat() = default;

  aprils::Choice operator()(const aprils::Table& table, Dice& dice) {
    if (!player_) sit_down();
    if (level_.milliseconds) deadline_.begin(*level_.milliseconds);
    return player_->choose(table, dice);
  }

 private:
  void sit_down() {
    Effort effort;
    if (level_.milliseconds) effort.stop = deadline_.passed();
    if (level_.looks_ahead() && threads_ == Threads::AllCores)
      effort.crew = crew_of(std::thread::hardware_concurrency());
    player_ = std::make_unique<aprils::ComputerPlayer>(script_, *scenario_, level_, std::move(effort));
  }

  aprils::Script script_;
  const aprils::Scenario* scenario_;
  Level level_;
  Threads threads_;
  Deadline deadline_;
  std::unique_ptr<aprils::ComputerPlayer> player_;
};

}  // namespace

Result<Player, std::string> player_named(const aprils::Scenario& scenario, std::string_view name,
                                         Threads threads) {
  const auto level = read_level(name);
  if (!level) return level.error();
  return Player(Seat(aprils::Script(scenario), scenario, *level, threads));
}

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id) {
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if (scenario.options[i].id == id) return aprils::OptionId(i);
  return std::nullopt;
}

}  // namespace longroll
