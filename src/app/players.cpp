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
  Seat(const aprils::Scenario& scenario, const Level& level, Threads threads)
      : scenario_(&scenario), level_(level), threads_(threads) {}
  Seat(const Seat& other) : Seat(*other.scenario_, other.level_, other.threads_) {}
  Seat& operator=(const Seat&) = delete;
  ~Seat() = default;

  aprils::Choice operator()(const aprils::Table& table, Dice& dice) {
    if (!player_) sit_down();
    if (level_.milliseconds) deadline_.begin(*level_.milliseconds);
    return player_->choose(table, dice);
  }

 private:
  void sit_down() {
    aprils::Effort effort;
    if (level_.milliseconds) effort.stop = deadline_.passed();
    if (level_.looks_ahead() && threads_ == Threads::AllCores)
      effort.crew = crew_of(std::thread::hardware_concurrency());
    player_ = std::make_unique<aprils::ComputerPlayer>(*scenario_, level_, std::move(effort));
  }

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
  return Player(Seat(scenario, *level, threads));
}

std::optional<Players> players_named(const aprils::Scenario& scenario, std::string_view union_player,
                                     std::string_view confederate_player) {
  auto blue = player_named(scenario, union_player);
  auto gray = player_named(scenario, confederate_player);
  if (!blue || !gray) return std::nullopt;
  Players players;
  players.of[aprils::Side::Union] = std::move(*blue);
  players.of[aprils::Side::Confederate] = std::move(*gray);
  return players;
}

void answer_once(aprils::Table& table, const Players& players, Dice& dice) {
  const aprils::Asked asked = table.asked();
  if (asked == aprils::Asked::Dice) {
    const aprils::Chances chances = table.chances();
    auto rest = dice.below(static_cast<std::uint32_t>(chances.total()));
    std::size_t outcome = 0;
    while (rest >= chances.weights[outcome]) rest -= chances.weights[outcome++];
    table.answer(outcome);
    return;
  }
  const aprils::Side side = asked == aprils::Asked::Union ? aprils::Side::Union : aprils::Side::Confederate;
  const auto refusal = table.answer(players.of[side](table, dice));
  LONGROLL_CHECK(!refusal, "a computer player gave an illegal answer");
}

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id) {
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if (scenario.options[i].id == id) return aprils::OptionId(i);
  return std::nullopt;
}

}  // namespace longroll
