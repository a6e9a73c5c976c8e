#include "ai/aprils_cup.h"

#include "ai/aprils_declare.h"
#include "aprils/combat.h"

namespace longroll::aprils {
namespace {

// Every order of what is in the cup is equally likely, so of n markers each comes first with chance 1 / n.
int enemy_markers(const Scenario& scenario, const Situation& situation, Side enemy, bool next_turn) {
  int count = 0;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    if (scenario.formations[i].side != enemy) continue;
    bool on_map = false;
    for (UnitId unit : scenario.units_of[i]) on_map = on_map || situation.on_map(unit);
    if (next_turn)
      count += on_map ? scenario.formations[i].markers : 0;
    else
      count += situation.movement_markers[i];
  }
  return count;
}

std::optional<Battle> best_attack_on(const Script& script, const Scenario& scenario,
                                     const Situation& situation, Side enemy, const UnitSet& ours) {
  Position position{situation, {}};
  position.situation.fight.reset();
  position.situation.attacked.clear();
  position.situation.defended.clear();
  position.situation.fighting_begun = false;
  position.agenda.push_back(DeclareCombat{enemy});
  const Table table(scenario, position);
  const Step* step = question(table.position());
  if (step == nullptr || !std::holds_alternative<DeclareCombat>(*step)) return std::nullopt;
  const Outlook outlook(scenario, script.ground(), table.position().situation, enemy);
  Dice dice(0);
  std::optional<Attack> best;
  int worth = 0;
  for (const Weighed& weighed : weigh_declarations(outlook, table, dice)) {
    const auto* attack = std::get_if<Attack>(&weighed.choice);
    if (attack == nullptr || (best && weighed.worth <= worth)) continue;
    bool on_us = false;
    for (UnitId unit : ours)
      on_us = on_us || (situation.on_map(unit) && attack->targets.contains(situation.hex(unit)));
    if (!on_us) continue;
    best = *attack;
    worth = weighed.worth;
  }
  if (!best) return std::nullopt;
  return battle_of(scenario, situation, Field(scenario, situation), enemy, *best);
}

}  // namespace

CupOdds cup_odds(const Script& script, const Scenario& scenario, const Situation& situation, Side side,
                 const UnitSet& ours, OutcomeFinder& finder) {
  CupOdds odds;
  const Side enemy = enemy_of(side);
  odds.ours_in_cup = situation.combat_marker[side];
  odds.theirs_in_cup = situation.combat_marker[enemy];
  const bool next_turn = !odds.ours_in_cup;
  if (odds.ours_in_cup != odds.theirs_in_cup) odds.ours_first = odds.ours_in_cup ? 1 : 0;
  const bool his_combat = next_turn || odds.theirs_in_cup;
  const int his = enemy_markers(scenario, situation, enemy, next_turn) + (his_combat ? 1 : 0);
  // If ours comes next turn only, all that is in the cup now comes before it.
  const bool now_too =
      next_turn && (odds.theirs_in_cup || enemy_markers(scenario, situation, enemy, false) > 0);
  odds.undisturbed = now_too ? 0 : 1.0 / (1 + his);
  odds.his_attack = best_attack_on(script, scenario, situation, enemy, ours);
  if (odds.his_attack) odds.his_outcomes = finder.find(situation, *odds.his_attack);
  return odds;
}

}  // namespace longroll::aprils
