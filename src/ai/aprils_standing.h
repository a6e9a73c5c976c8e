// How good it is for one unit to stand in a hex: its goal, the ground, the fights that contact brings, guns' targets.
#pragma once

#include "ai/aprils_orders.h"

namespace longroll::aprils {

// Attack strength that friends who are still to move could bring against each enemy stack, by its number.
using Reserves = std::array<int, kMaxUnits>;

class Standing {
 public:
  // `reserves` may hold the unit's own strength no longer.
  Standing(const Outlook& outlook, const Orders& orders, const Reserves& reserves, UnitId unit);

  int value(HexId hex) const;

 private:
  int progress(HexId hex) const;
  int hold(HexId hex) const;
  int contact(HexId hex) const;
  int exposure(HexId hex) const;
  int fields_of_fire(HexId hex) const;

  int attack_gained(HexId hex, const Stack& enemy, Direction to_enemy, int facing) const;
  int attack_suffered(HexId hex, const Outlook::Force& attacker, int shelter) const;
  int ring_closed(HexId hex, HexId enemy_hex) const;
  int way_out(HexId hex) const;
  int friends_facing(HexId enemy_hex, HexId except) const;
  int committed_against(HexId enemy_hex) const;
  int guns_on(HexId target) const;
  int enemy_guns_on(HexId hex) const;

  const Outlook& outlook_;
  const Orders& orders_;
  const Reserves& reserves_;
  UnitId unit_;
  const Unit& printed_;
  Strengths now_;
  int step_;
  Troops friends_;       // all but the unit
  int chance_to_fight_;  // in percent: how much our next combat phase counts
  int enemy_chance_to_fight_;
};

}  // namespace longroll::aprils
