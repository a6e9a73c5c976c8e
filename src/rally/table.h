// One game of Rally 'Round the Flag! at the table (play/table.h).
#pragma once

#include "play/table.h"
#include "rally/game.h"

namespace longroll::rally {

struct TableGame {
  using Scenario = rally::Scenario;
  using Position = rally::Position;
  using Offers = rally::Offers;
  using Choice = rally::Choice;
  using Verdict = rally::Verdict;
  using EventLog = rally::EventLog;
  using OptionSet = rally::OptionSet;

  static Asked asked(const Scenario& scenario, const Position& position) {
    return rally::asked(scenario, position);
  }
  static Choice choice(const Offers& offers, const Scenario& scenario, const Position& position,
                       std::size_t index) {
    return offers.at(scenario, position.situation, index);
  }
  template <class Answer>
  static Verdict answer(const Scenario& scenario, Position& position, const Answer& given, EventLog* log,
                        Offers& offers) {
    return rally::answer(scenario, position, given, log, offers);
  }
  static void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
                   Offers& offers) {
    rally::take(scenario, position, offered, log, offers);
  }
};

using Table = TableOf<TableGame>;

}  // namespace longroll::rally
