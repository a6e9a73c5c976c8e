// One game at the table: a battle, a position, and the questions and answers of play. What differs between the systems
// is the Game: its types, and how a choice is taken from a list of offers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "play/asked.h"

namespace longroll {

template <class Game>
class TableOf {
 public:
  using Scenario = typename Game::Scenario;
  using Position = typename Game::Position;
  using Offers = typename Game::Offers;
  using Choice = typename Game::Choice;
  using Verdict = typename Game::Verdict;
  using EventLog = typename Game::EventLog;

  explicit TableOf(const Scenario& scenario, typename Game::OptionSet options = {})
      : TableOf(scenario, opening(scenario, options)) {}
  TableOf(const Scenario& scenario, const Position& position) : TableOf(scenario, position, Offers()) {}
  // A table whose lists are kept as `offers` keeps them.
  TableOf(const Scenario& scenario, const Position& position, Offers offers)
      : scenario_(&scenario), position_(position), offers_(std::move(offers)) {
    settle(scenario, position_, nullptr, offers_);
  }
  // The same table with another position of the same battle: cheaper than a new one.
  void set(const Position& position) {
    position_ = position;
    settle(*scenario_, position_, nullptr, offers_);
  }

  const Scenario& scenario() const { return *scenario_; }
  const Position& position() const { return position_; }
  Asked asked() const { return Game::asked(*scenario_, position_); }
  bool over() const { return position_.agenda.empty(); }
  std::uint64_t hash() const { return hash_of(position_); }

  auto chances() const { return list_chances(*scenario_, position_); }
  // The choices of the side that is asked; 0 if the dice are asked or the game is over.
  std::size_t count_choices() const { return offers_.size(); }
  Choice choice(std::size_t index) const { return Game::choice(offers_, *scenario_, position_, index); }
  const Offers& offers() const { return offers_; }

  Verdict answer(const Choice& choice, EventLog* log = nullptr) {
    return Game::answer(*scenario_, position_, choice, log, offers_);
  }
  // Takes the choice of this number from the list: as answer(choice(index)), but what is offered need not be judged.
  void take(std::size_t index, EventLog* log = nullptr) { take(choice(index), log); }
  // Likewise for a choice that is known to be legal: players that look ahead give millions of them.
  void take(const Choice& legal, EventLog* log = nullptr) {
    Game::take(*scenario_, position_, legal, log, offers_);
  }
  Verdict answer(std::size_t outcome, EventLog* log = nullptr) {
    return Game::answer(*scenario_, position_, outcome, log, offers_);
  }

 private:
  const Scenario* scenario_;
  Position position_;
  Offers offers_;
};

}  // namespace longroll
