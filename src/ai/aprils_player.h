// A computer player of a level for one side or both of a battle of Across Five Aprils.
#pragma once

#include <memory>

#include "ai/aprils_commander.h"
#include "ai/level.h"

namespace longroll::aprils {

Temper temper_of(Temperament temperament);

class ComputerPlayer {
 public:
  // The scenario must outlive it. Of the effort, the nodes come from the level.
  ComputerPlayer(const Scenario& scenario, const Level& level, Effort effort = {})
      : ComputerPlayer(Script(scenario), scenario, level, std::move(effort)) {}
  ComputerPlayer(const Script& script, const Scenario& scenario, const Level& level, Effort effort = {});

  // The answer of the side that is asked; a side must be asked.
  Choice choose(const Table& table, Dice& dice);
  const Level& level() const { return level_; }
  // On its last answer, which it gave in this position.
  Thought thought(const Position& from, const Choice& answer) const;

 private:
  const Scenario& scenario_;
  Level level_;
  Script script_;
  std::unique_ptr<Commander> commander_;  // of those who do
};

}  // namespace longroll::aprils
