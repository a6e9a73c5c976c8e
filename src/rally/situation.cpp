#include "rally/situation.h"

namespace longroll::rally {

using Off = Location::Off;

Situation set_up(const Scenario& scenario, OptionSet options) {
  Situation situation;
  situation.options = options;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    situation.control[i] = scenario.objectives[i].held_by;
  for (std::size_t i = 0; i < scenario.groups.size(); ++i) {
    situation.due[i] = scenario.groups[i].turn;
    for (UnitId unit : scenario.groups[i].units) situation.send(unit, Off::Waiting);
  }
  for (const SetUp& place : scenario.set_up) {
    if (place.damaged) situation.damaged.insert(place.unit);
    if (place.replacement) situation.replaced.insert(place.unit);
    if (place.spot) {
      put(scenario, situation, place.unit, *place.spot);
    } else if (place.from_turn <= 1) {
      situation.send(place.unit, Off::Ready);
    } else {
      situation.send(place.unit, Off::Waiting);
      situation.returns[place.unit.index()] = place.from_turn;
    }
  }
  return situation;
}

namespace {

// Which of these stand there: asked so often that only those are looked at who may be meant.
UnitSet those_in(const Situation& situation, const UnitSet& units, SpotId spot) {
  UnitSet found;
  for (UnitId unit : units)
    if (situation.location[unit.index()].is(spot)) found.insert(unit);
  return found;
}

}  // namespace

UnitSet units_in(const Scenario& scenario, const Situation& situation, SpotId spot) {
  UnitSet found;
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    if (situation.location[i].is(spot)) found.insert(UnitId(i));
  return found;
}

UnitSet brigades_in(const Scenario& scenario, const Situation& situation, SpotId spot) {
  return those_in(situation, scenario.brigades, spot);
}

UnitSet brigades_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  return those_in(situation, scenario.brigades & scenario.of_side[side], spot);
}

UnitSet leaders_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  return those_in(situation, scenario.leaders & scenario.of_side[side], spot);
}

std::optional<UnitId> gun_in(const Scenario& scenario, const Situation& situation, SpotId spot) {
  for (UnitId gun : scenario.guns)
    if (situation.location[gun.index()].is(spot)) return gun;
  return std::nullopt;
}

int stacking_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (scenario.brigades.contains(unit)) return strength(scenario, situation, unit).points;
  return scenario.trains.contains(unit) ? kTrainStacking : 0;
}

int stacking_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  int sum = 0;
  for (UnitId unit : units_in(scenario, situation, spot) & scenario.of_side[side])
    sum += stacking_of(scenario, situation, unit);
  return sum;
}

void put(const Scenario& scenario, Situation& situation, UnitId unit, SpotId spot) {
  situation.location[unit.index()] = Location::in(spot);
  if (!scenario.brigades.contains(unit)) return;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (scenario.objectives[i].hex == scenario.ground.hex(spot))
      situation.control[i] = scenario.unit(unit).side;
}

int distance(const Scenario& scenario, const Situation& situation, UnitId a, UnitId b) {
  return distance(scenario, situation.spot(a), situation.spot(b));
}

bool plays_personalities(const Scenario& scenario, const Situation& situation) {
  const auto option = scenario.option_named(kPersonalities);
  return option && situation.options.contains(*option);
}

}  // namespace longroll::rally
