#include "rally/field.h"

namespace longroll::rally {

void add_zone(const Ground& ground, SpotId spot, SpotSet& zone) {
  for (std::uint16_t to : ground[spot].next)
    if (to != Ground::kNowhere) zone.insert(SpotId(to));
}

Field::Field(const Scenario& scenario, const Situation& situation, Side side) {
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    const Location location = situation.location[i];
    if (!location.on_map()) continue;
    const Unit& unit = scenario.units[i];
    const SpotId spot = location.spot();
    if (unit.side == side) {
      if (const int points = stacking_of(scenario, situation, UnitId(i)); points > 0) {
        stack[spot.index()] = static_cast<std::uint8_t>(stack[spot.index()] + points);
        stacked.insert(spot);
      }
      if (unit.combat()) friends.insert(spot);
      continue;
    }
    strangers.insert(spot);
    if (unit.combat()) enemies.insert(spot);
  }
  for (SpotId spot : enemies) add_zone(scenario.ground, spot, zone);
}

bool in_enemy_zone(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  for (UnitId unit : scenario.brigades & scenario.of_side[enemy_of(side)])
    if (situation.on_map(unit) && scenario.ground.adjacent(situation.spot(unit), spot)) return true;
  return false;
}

}  // namespace longroll::rally
