// One game of Across Five Aprils at the table (play/table.h).
#pragma once

#include "aprils/game.h"
#include "play/table.h"

namespace longroll::aprils {

struct TableGame {
  using Scenario = aprils::Scenario;
  using Position = aprils::Position;
  using Offers = aprils::Offers;
  using Choice = aprils::Choice;
  using Verdict = std::optional<aprils::Refusal>;
  using EventLog = aprils::EventLog;
  using OptionSet = aprils::OptionSet;

  static Asked asked(const Scenario& scenario, const Position& position) {
    return aprils::asked(scenario, position);
  }
  static Choice choice(const Offers& offers, const Scenario& scenario, const Position&, std::size_t index) {
    return offers.at(scenario, index);
  }
  template <class Answer>
  static Verdict answer(const Scenario& scenario, Position& position, const Answer& given, EventLog* log,
                        Offers& offers) {
    return aprils::answer(scenario, position, given, log, offers);
  }
  static void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
                   Offers& offers) {
    aprils::take(scenario, position, offered, log, offers);
  }
};

using Table = TableOf<TableGame>;

}  // namespace longroll::aprils
