// What carrying out a step needs: the printed battle, the map, the agenda, and somebody to tell.
#pragma once

#include <initializer_list>

namespace longroll {

template <class Scenario, class Position, class EventLog>
struct UmpireOf {
  using Situation = decltype(Position::situation);
  using Agenda = decltype(Position::agenda);
  using Step = typename Agenda::value_type;

  const Scenario& scenario;
  Situation& situation;
  Agenda& agenda;
  EventLog* log;  // null: nobody listens

  // What is to be done next, first thing first.
  void next(std::initializer_list<Step> steps) const {
    for (auto step = steps.end(); step != steps.begin();) agenda.push_back(*--step);
  }
  template <class E>
  void tell(const E& event) const {
    if (log != nullptr) log->push_back(event);
  }
  auto& fight() const { return *situation.fight; }
};

}  // namespace longroll
