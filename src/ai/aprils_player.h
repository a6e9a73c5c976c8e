// The computer players of Across Five Aprils.
#pragma once

#include "ai/aprils_commander.h"
#include "ai/player.h"

namespace longroll::aprils {

struct PlayersWays {
  using Scenario = aprils::Scenario;
  using Script = aprils::Script;
  using Commander = aprils::Commander;
  using Table = aprils::Table;
  using Position = aprils::Position;
  using Choice = aprils::Choice;
  using Thought = aprils::Thought;

  static constexpr Temper temper_of(Temperament temperament) {
    constexpr Temper kTempers[] = {kSteady, kBold, kCautious, kStubborn};
    return kTempers[static_cast<std::size_t>(temperament)];
  }
  // Sees what is good, and as often does something else.
  static Choice recruits_choice(const Script& script, const Table& table, Dice& dice, Temper temper) {
    temper.sway = 4000;  // points by which chance may move his judgement: more than most things weigh
    return script.choose(table, dice, temper);
  }
};

using ComputerPlayer = PlayerOf<PlayersWays>;

}  // namespace longroll::aprils
