// 7.2: what command points can buy, at which price, and why not.
#pragma once

#include "rally/choice.h"
#include "rally/refusal.h"
#include "rally/situation.h"

namespace longroll::rally {

// Every purchase that could be thought of, legal or not, in the order of the list; passing last.
template <class Visit>
void for_each_purchase(const Scenario& scenario, const Situation& situation, Side side, Visit&& visit);

Verdict refuse_purchase(const Scenario& scenario, const Situation& situation, Side side,
                        const Choice& choice);
// The same by 7.2 alone, before a battle's own rule has its say.
Verdict refuse_by_list(const Scenario& scenario, const Situation& situation, Side side, const Choice& choice);
// The points that a purchase takes; 0 for a leader, and for passing.
int points_for(const Scenario& scenario, const Situation& situation, const Choice& choice);
// 7.2, ruling R54: why a leader may not move at no cost.
Verdict refuse_leader(const Scenario& scenario, const Situation& situation, Side side, UnitId leader);
// A battle's own rule that holds a leader back.
Verdict bars_leader(const Scenario& scenario, const Situation& situation, UnitId leader);

// Units of a formation on the map that can still be activated with it this turn.
UnitSet idle_units(const Scenario& scenario, const Situation& situation, FormationId formation);
// 7.2, ruling R57: in range of the army's or its corps's leader.
bool led_directly(const Scenario& scenario, const Situation& situation, UnitId unit);
// 7.2: a unit by itself. To flip a damaged one costs a point and activates nobody.
int price_of_unit(const Scenario& scenario, const Situation& situation, UnitId unit);
// Whether the leader has to pass an initiative check at this price.
bool is_tested(const Scenario& scenario, const ActivateFormation& purchase);

inline constexpr std::uint8_t kObtusePrice = 4;  // 5, event 4

template <class Visit>
void for_each_purchase(const Scenario& scenario, const Situation& situation, Side side, Visit&& visit) {
  const UnitSet own = scenario.of_side[side];
  for (UnitId leader : scenario.leaders& own) visit(Choice(ActivateLeader{leader}));
  for (UnitId unit : scenario.brigades& own)
    if (situation.damaged.contains(unit)) visit(Choice(Recover{unit}));
  for (UnitId unit : scenario.brigades& own) visit(Choice(ActivateUnit{unit}));
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    if (scenario.formations[i].side != side || scenario.formations[i].level == Rank::Army) continue;
    for (std::uint8_t price = 0; price <= kObtusePrice; ++price)
      visit(Choice(ActivateFormation{FormationId(i), price}));
  }
  visit(Choice(MoveTrain{}));
  visit(Choice(WakeTrain{}));
  visit(Choice(Pass{}));
}

}  // namespace longroll::rally
