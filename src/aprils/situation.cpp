#include "aprils/situation.h"

namespace longroll::aprils {

Situation set_up(const Scenario& scenario, OptionSet options) {
  Situation situation;
  situation.options = options;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    situation.last_in[i] = scenario.objectives[i].held_by;
  }
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    situation.steps[i] = scenario.units[i].steps;
    if (const auto& hex = scenario.units[i].set_up) put_unit(scenario, situation, UnitId(i), *hex);
  }
  return situation;
}

UnitSet units_in(const Scenario& scenario, const Situation& situation, HexId hex) {
  UnitSet found;
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    if (situation.location[i].is(hex)) found.insert(UnitId(i));
  return found;
}

UnitSet units_in(const Scenario& scenario, const Situation& situation, HexId hex, Side side) {
  return units_in(scenario, situation, hex) & scenario.units_of_side[side];
}

std::optional<Side> holder_of(const Scenario& scenario, const Situation& situation, HexId hex) {
  const UnitSet units = units_in(scenario, situation, hex);
  if (units.empty()) return std::nullopt;
  return scenario.unit(units.first()).side;
}

void note_passage(const Scenario& scenario, Situation& situation, Side side, HexId hex) {
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (scenario.objectives[i].hex == hex) situation.last_in[i] = side;
}

void put_unit(const Scenario& scenario, Situation& situation, UnitId unit, HexId hex) {
  // Ruling A51: a stack lies in order of arrival, the newest lowest.
  situation.depth[unit.index()] = static_cast<std::uint8_t>(units_in(scenario, situation, hex).size());
  situation.location[unit.index()] = Location::in(hex);
  note_passage(scenario, situation, scenario.unit(unit).side, hex);
}

void lift_unit(const Scenario& scenario, Situation& situation, UnitId unit, Location to) {
  const Location from = situation.location[unit.index()];
  situation.location[unit.index()] = to;
  if (from.on_map()) {
    for (UnitId other : units_in(scenario, situation, from.hex())) {
      if (situation.depth[other.index()] > situation.depth[unit.index()]) --situation.depth[other.index()];
    }
  }
  situation.depth[unit.index()] = 0;
}

void lose_step(const Scenario& scenario, Situation& situation, UnitId unit) {
  LONGROLL_CHECK(situation.steps[unit.index()] > 0, "a step lost by a unit that has none");
  if (--situation.steps[unit.index()] == 0) lift_unit(scenario, situation, unit, Location::gone());
}

}  // namespace longroll::aprils
