// Odds that include the cup: who of two that stand in contact will fight first, and what follows either way.
#pragma once

#include "ai/aprils_outcomes.h"

namespace longroll::aprils {

struct CupOdds {
  bool ours_in_cup = false, theirs_in_cup = false;  // combat markers still to be drawn this turn
  // The chance that our combat phase comes before theirs. With neither left in the cup it is the next turn's.
  double ours_first = 0.5;
  // The chance that none of theirs, combat or movement, is drawn before our combat marker.
  double undisturbed = 0;
  // What he would do first, if his phase came now: the attack that is worth most to him among those on our hexes.
  std::optional<Battle> his_attack = std::nullopt;
  std::optional<FightOutcomes> his_outcomes = std::nullopt;
};

// `ours` are the units in contact that mean to attack.
CupOdds cup_odds(const Script& script, const Scenario& scenario, const Situation& situation, Side side,
                 const UnitSet& ours, OutcomeFinder& finder);

}  // namespace longroll::aprils
