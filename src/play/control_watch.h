// Tells whoever listens that an objective has changed hands.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/side.h"

namespace longroll {

// `Game::controllers` reads off who controls each objective; that is asked only if somebody listens.
template <class Game>
class ControlWatch {
 public:
  using Scenario = typename Game::Scenario;
  using Situation = decltype(Game::Position::situation);
  using EventLog = typename Game::EventLog;

  ControlWatch(const Scenario& scenario, const Situation& situation, EventLog* log)
      : scenario_(scenario), situation_(situation), log_(log) {
    if (log_ != nullptr) before_ = Game::controllers(scenario_, situation_);
  }
  // What has changed since the last time.
  void report() {
    if (log_ == nullptr) return;
    const Controllers now = Game::controllers(scenario_, situation_);
    for (std::size_t i = 0; i < now.size(); ++i)
      if (now[i] != before_[i])
        log_->push_back(typename Game::ControlChanged{static_cast<std::uint8_t>(i), now[i]});
    before_ = now;
  }

 private:
  using Controllers = std::array<std::optional<Side>, Game::kObjectives>;
  const Scenario& scenario_;
  const Situation& situation_;
  EventLog* log_;
  Controllers before_{};
};

}  // namespace longroll
