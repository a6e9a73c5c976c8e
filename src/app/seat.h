// A computer player in one game: made when the game begins, with the threads and the clock that it may have.
#pragma once

#include <memory>
#include <thread>

#include "ai/level.h"
#include "app/players.h"
#include "app/think.h"
#include "play/dice.h"

namespace longroll {

// A player keeps a plan while he carries it out, so every game has its own: a copy begins without one.
template <class ComputerPlayer>
class SeatOf {
 public:
  using Script = typename ComputerPlayer::Script;
  using Scenario = typename ComputerPlayer::Scenario;
  using Table = typename ComputerPlayer::Table;

  SeatOf(const Script& script, const Scenario& scenario, const Level& level, Threads threads)
      : script_(script), scenario_(&scenario), level_(level), threads_(threads) {}
  SeatOf(const SeatOf& other) : SeatOf(other.script_, *other.scenario_, other.level_, other.threads_) {}
  SeatOf& operator=(const SeatOf&) = delete;
  ~SeatOf() = default;

  auto operator()(const Table& table, Dice& dice) {
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
    player_ = std::make_unique<ComputerPlayer>(script_, *scenario_, level_, std::move(effort));
  }

  Script script_;
  const Scenario* scenario_;
  Level level_;
  Threads threads_;
  Deadline deadline_;
  std::unique_ptr<ComputerPlayer> player_;
};

}  // namespace longroll
