// Advice in a game of Across Five Aprils, and all that can come of an attack.
#pragma once

#include "ai/aprils_cup.h"
#include "ai/aprils_evaluation.h"
#include "ai/aprils_player.h"
#include "match/adviser_of.h"

namespace longroll {

struct AprilsWords {
  static constexpr int kWhole = aprils::kWholeScore;
  static Json choice(const aprils::Scenario& scenario, const aprils::Choice& choice);
  static std::string aim(const Language& language, const aprils::Scenario& scenario, const aprils::Aim& aim);
};

class AprilsAdviser : public AdviserOf<aprils::ComputerPlayer, AprilsWords> {
 public:
  using AdviserOf::AdviserOf;

  // "full" and "cup" of the odds: all that can come of a legal attack, and who is likely to fight first.
  Json full_odds(const aprils::Situation& situation, const aprils::Attack& attack);
};

}  // namespace longroll
