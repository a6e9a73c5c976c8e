// The map as it is held at one moment: who stands where, and whose zones lie on which hexes. Built, used, dropped; it
// looks at the situation it was built from, so it must not outlive it or a change in it.
#pragma once

#include "aprils/situation.h"
#include "hex/hex_set.h"

namespace longroll::aprils {

class Field {
 public:
  Field(const Scenario& scenario, const Situation& situation);

  BySide<HexSet> held;  // at least one unit
  BySide<HexSet> full;  // two or more: the stacking limit is reached (4.3)

  // 5.0: hexes in a zone of control that the side exerts. Worked out when first asked for.
  const HexSet& zones(Side of) const;
  bool in_zone(Side of, HexId hex) const { return zones(of).contains(scenario_->map.grid(), hex); }

 private:
  const Scenario* scenario_;
  const Situation* situation_;
  mutable BySide<HexSet> zones_;
  mutable BySide<bool> zones_known_{};
};

}  // namespace longroll::aprils
