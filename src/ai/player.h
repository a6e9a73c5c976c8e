// A computer player of a level, for one side or both, in either game.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "ai/effort.h"
#include "ai/level.h"
#include "play/dice.h"

namespace longroll {

// Ways names what a game's players are made of (Scenario, Script, Commander, Table, Position, Choice, Thought) and tells
// the temper of a temperament (temper_of) and how a recruit chooses (recruits_choice).
template <class Ways>
class PlayerOf {
 public:
  using Scenario = typename Ways::Scenario;
  using Script = typename Ways::Script;
  using Commander = typename Ways::Commander;
  using Table = typename Ways::Table;
  using Position = typename Ways::Position;
  using Choice = typename Ways::Choice;
  using Thought = typename Ways::Thought;

  // The scenario must outlive it. Of the effort, the nodes come from the level.
  PlayerOf(const Script& script, const Scenario& scenario, const Level& level, Effort effort = {})
      : scenario_(scenario), level_(level), script_(script) {
    if (!level.looks_ahead()) return;
    effort.nodes = level.budget(effort.crew.workers);
    commander_ =
        std::make_unique<Commander>(script, scenario, Ways::temper_of(level.temperament), std::move(effort));
  }

  // The answer of the side that is asked; a side must be asked.
  Choice choose(const Table& table, Dice& dice) {
    if (commander_) return commander_->choose(table, dice);
    if (level_.skill == Skill::Random)
      return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
    const auto temper = Ways::temper_of(level_.temperament);
    if (level_.skill == Skill::Recruit) return Ways::recruits_choice(script_, table, dice, temper);
    return script_.choose(table, dice, temper);
  }
  const Level& level() const { return level_; }
  // On its last answer, which it gave in this position.
  Thought thought(const Position& from, const Choice& answer) const {
    if (commander_) return commander_->thought();
    const auto temper = Ways::temper_of(level_.temperament);
    return {aim_of(scenario_, from, std::span(&answer, 1), temper), std::nullopt};
  }

 private:
  const Scenario& scenario_;
  Level level_;
  Script script_;
  std::unique_ptr<Commander> commander_;  // of those who look ahead
};

}  // namespace longroll
