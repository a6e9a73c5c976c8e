#include "aprils/field.h"

#include "aprils/zones.h"

namespace longroll::aprils {

Field::Field(const Scenario& scenario, const Situation& situation)
    : scenario_(&scenario), situation_(&situation) {
  const Grid& grid = scenario.map.grid();
  for (Side side : kSides) {
    for (UnitId unit : scenario.units_of_side[side]) {
      if (!situation.on_map(unit)) continue;
      const HexId hex = situation.hex(unit);
      const HexSet::Word bit = HexSet::Word{1} << grid.row(hex);
      const int c = grid.column(hex);
      full[side].word(c) |= held[side].word(c) & bit;
      held[side].word(c) |= bit;
    }
  }
}

const HexSet& Field::zones(Side of) const {
  if (!zones_known_[of]) {
    zones_[of] = zones_of(*scenario_, *situation_, held[of]);
    zones_known_[of] = true;
  }
  return zones_[of];
}

}  // namespace longroll::aprils
