// Bentonville, 19 March 1865: cases 16.1 to 16.3. Which markers wait for turn 2 (16.1) and the grades of 16.3 stand in
// the scenario file; here are the second road and Kilpatrick's cavalry.
#include "aprils/battles/battle.h"
#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

// 16.2a: who comes later than his turn has found the other road.
Arrival arrival(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  const bool late = situation.turn > who.arrives;
  if (who.side == Side::Union && who.entry == "A" && late) return {who.arrives, "AB"};
  return {who.arrives, who.entry};
}

// 16.2b: columns 01 to 08 of the sheet are the rear that Kilpatrick covers.
constexpr int kRearColumns = 8;

bool in_rear(const Scenario& scenario, HexId hex) { return scenario.map.grid().column(hex) < kRearColumns; }

bool rear_is_threatened(const Scenario& scenario, const Situation& situation) {
  for (UnitId unit : scenario.units_of_side[Side::Confederate])
    if (situation.on_map(unit) && in_rear(scenario, situation.hex(unit))) return true;
  const Field field(scenario, situation);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (in_rear(scenario, scenario.objectives[i].hex) &&
        controller_of(scenario, situation, field, i) == Side::Confederate)
      return true;
  return false;
}

// The cavalry keeps out of everything beyond until it is released. In play the memory says it all; a unit put into the
// rear by hand has not come there.
void limit_march(const Scenario& scenario, const Situation& situation, UnitId unit, MarchLimits& limits) {
  if (!scenario.unit(unit).has_special("16.2b") || situation.memory.cavalry_released ||
      rear_is_threatened(scenario, situation))
    return;
  for (int c = kRearColumns; c < scenario.map.grid().shape().columns; ++c)
    limits.special.word(c) = ~HexSet::Word{0};
  limits.closed |= limits.special;
}

// 16.2b, ruling A86: once the Confederates are in the rear, or hold an objective there, the cavalry is free for good.
void watch_the_rear(const Umpire& umpire) {
  BattleMemory& memory = umpire.situation.memory;
  if (memory.cavalry_released || !rear_is_threatened(umpire.scenario, umpire.situation)) return;
  memory.cavalry_released = true;
  umpire.tell(SpecialHappened{"16.2b", 1, std::nullopt, 0});
}

}  // namespace

const BattleRules& bentonville_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.battle = "bentonville";
    r.arrival = arrival;
    r.limit_march = limit_march;
    r.march_rule = "16.2";
    r.unit_came = [](const Umpire& umpire, UnitId) { watch_the_rear(umpire); };
    // Ruling A130: a combat can give an objective away without anybody moving.
    r.after_fight = watch_the_rear;
    return r;
  }();
  return rules;
}

}  // namespace longroll::aprils
