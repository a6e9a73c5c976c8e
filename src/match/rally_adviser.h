// Advice in a game of Rally 'Round the Flag!.
#pragma once

#include "ai/rally_evaluation.h"
#include "ai/rally_player.h"
#include "match/adviser_of.h"

namespace longroll {

struct RallyWords {
  static constexpr int kWhole = rally::kWholeScore;
  static Json choice(const rally::Scenario& scenario, const rally::Choice& choice);
  static std::string aim(const Language& language, const rally::Scenario& scenario, const rally::Aim& aim);
};

class RallyAdviser : public AdviserOf<rally::ComputerPlayer, RallyWords> {
 public:
  using AdviserOf::AdviserOf;
};

}  // namespace longroll
