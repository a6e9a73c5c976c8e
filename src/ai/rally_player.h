// The computer players of Rally 'Round the Flag!.
#pragma once

#include "ai/player.h"
#include "ai/rally_commander.h"
#include "ai/rally_recruit.h"

namespace longroll::rally {

struct PlayersWays {
  using Scenario = rally::Scenario;
  using Script = rally::Script;
  using Commander = rally::Commander;
  using Table = rally::Table;
  using Position = rally::Position;
  using Choice = rally::Choice;
  using Thought = rally::Thought;

  static constexpr Temper temper_of(Temperament temperament) {
    constexpr Temper kTempers[] = {kSteady, kBold, kCautious, kStubborn};
    return kTempers[static_cast<std::size_t>(temperament)];
  }
  static Choice recruits_choice(const Script&, const Table& table, Dice& dice, const Temper&) {
    return rally::recruits_choice(table, dice);
  }
};

using ComputerPlayer = PlayerOf<PlayersWays>;

}  // namespace longroll::rally
