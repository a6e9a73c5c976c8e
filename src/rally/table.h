// One game of Rally 'Round the Flag! at the table: a battle, a position, and the questions and answers of play.
#pragma once

#include "rally/game.h"

namespace longroll::rally {

class Table {
 public:
  explicit Table(const Scenario& scenario, OptionSet options = {})
      : Table(scenario, opening(scenario, options)) {}
  Table(const Scenario& scenario, const Position& position) : scenario_(&scenario), position_(position) {
    settle(scenario, position_, nullptr, offers_);
  }

  // The same table with another position of the same battle: cheaper than a new one.
  void set(const Position& position) {
    position_ = position;
    settle(*scenario_, position_, nullptr, offers_);
  }

  const Scenario& scenario() const { return *scenario_; }
  const Position& position() const { return position_; }
  Asked asked() const { return rally::asked(*scenario_, position_); }
  bool over() const { return position_.agenda.empty(); }
  std::uint64_t hash() const { return hash_of(position_); }

  Chances chances() const { return list_chances(*scenario_, position_); }
  // The choices of the side that is asked; 0 if the dice are asked or the game is over.
  std::size_t count_choices() const { return offers_.size(); }
  Choice choice(std::size_t index) const { return offers_.at(*scenario_, position_.situation, index); }
  const Offers& offers() const { return offers_; }

  Verdict answer(const Choice& choice, EventLog* log = nullptr) {
    return rally::answer(*scenario_, position_, choice, log, offers_);
  }
  // Takes the choice of this number from the list: as answer(choice(index)), but what is offered need not be judged.
  void take(std::size_t index, EventLog* log = nullptr) {
    rally::take(*scenario_, position_, choice(index), log, offers_);
  }
  Verdict answer(std::size_t outcome, EventLog* log = nullptr) {
    return rally::answer(*scenario_, position_, outcome, log, offers_);
  }

 private:
  const Scenario* scenario_;
  Position position_;
  Offers offers_;
};

}  // namespace longroll::rally
