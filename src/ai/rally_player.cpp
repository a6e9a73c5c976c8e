#include "ai/rally_player.h"

#include "ai/rally_recruit.h"

namespace longroll::rally {

Temper temper_of(Temperament temperament) {
  switch (temperament) {
    case Temperament::Steady:
      return kSteady;
    case Temperament::Bold:
      return kBold;
    case Temperament::Cautious:
      return kCautious;
    case Temperament::Stubborn:
      return kStubborn;
  }
  return kSteady;
}

ComputerPlayer::ComputerPlayer(const Script& script, const Scenario& scenario, const Level& level,
                               Effort effort)
    : scenario_(scenario), level_(level), script_(script) {
  if (!level.looks_ahead()) return;
  effort.nodes = level.budget();
  commander_ = std::make_unique<Commander>(script, scenario, temper_of(level.temperament), std::move(effort));
}

Choice ComputerPlayer::choose(const Table& table, Dice& dice) {
  if (commander_) return commander_->choose(table, dice);
  if (level_.skill == Skill::Random)
    return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
  if (level_.skill == Skill::Recruit) return recruits_choice(table, dice);
  return script_.choose(table, dice, temper_of(level_.temperament));
}

Thought ComputerPlayer::thought(const Position& from, const Choice& answer) const {
  if (commander_) return commander_->thought();
  return {aim_of(scenario_, from, std::span(&answer, 1), temper_of(level_.temperament)), std::nullopt};
}

}  // namespace longroll::rally
