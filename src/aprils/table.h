// One game of Across Five Aprils at the table: a battle, a position, and the questions and answers of play.
#pragma once

#include "aprils/game.h"

namespace longroll::aprils {

class Table {
 public:
  explicit Table(const Scenario& scenario, OptionSet options = {})
      : Table(scenario, opening(scenario, options)) {}
  Table(const Scenario& scenario, const Position& position) : scenario_(&scenario), position_(position) {
    settle(scenario, position_, nullptr, offers_);
  }
  // A table whose lists are kept as `offers` keeps them.
  Table(const Scenario& scenario, const Position& position, Offers offers)
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
  Asked asked() const { return aprils::asked(*scenario_, position_); }
  bool over() const { return position_.agenda.empty(); }
  std::uint64_t hash() const { return hash_of(position_); }

  Chances chances() const { return list_chances(*scenario_, position_); }
  // The choices of the side that is asked; 0 if the dice are asked or the game is over.
  std::size_t count_choices() const { return offers_.size(); }
  Choice choice(std::size_t index) const { return offers_.at(*scenario_, index); }

  std::optional<Refusal> answer(const Choice& choice, EventLog* log = nullptr) {
    return aprils::answer(*scenario_, position_, choice, log, offers_);
  }
  // Takes the choice of this number from the list: as answer(choice(index)), but what is offered need not be judged.
  void take(std::size_t index, EventLog* log = nullptr) { take(offers_.at(*scenario_, index), log); }
  // Likewise for a choice that is known to be legal: players that look ahead give millions of them.
  void take(const Choice& legal, EventLog* log = nullptr) {
    aprils::take(*scenario_, position_, legal, log, offers_);
  }
  std::optional<Refusal> answer(std::size_t outcome, EventLog* log = nullptr) {
    return aprils::answer(*scenario_, position_, outcome, log, offers_);
  }

 private:
  const Scenario* scenario_;
  Position position_;
  Offers offers_;
};

}  // namespace longroll::aprils
