// A computer player of a level for one side or both of a battle of Rally 'Round the Flag!.
#pragma once

#include <memory>

#include "ai/level.h"
#include "ai/rally_commander.h"

namespace longroll::rally {

Temper temper_of(Temperament temperament);

class ComputerPlayer {
 public:
  // The scenario must outlive it. Of the effort, the nodes come from the level.
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
  std::unique_ptr<Commander> commander_;  // of those who look ahead
};

}  // namespace longroll::rally
