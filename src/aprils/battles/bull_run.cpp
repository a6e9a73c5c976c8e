// Bull Run, 21 July 1861: cases 12.1 to 12.4. The runs are rivers of the map, the Unfinished Railroad its embankment, the
// markers of 12.3 and the grades of 12.4 stand in the scenario file; here is who may cross Bull Run where.
#include "aprils/battles/battle.h"

namespace longroll::aprils {
namespace {

// 12.1c: on turns 1 and 2 Tyler makes a show before the bridge.
bool demonstrates(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return situation.turn <= 2 && scenario.unit(unit).has_special("12.1c");
}

// 12.1b, c: the crossings closed to a unit's march; the fords closed to guns are among those closed to Tyler.
void limit_march(const Scenario& scenario, const Situation& situation, UnitId unit, MarchLimits& limits) {
  const SpecialRule* closed = nullptr;
  if (demonstrates(scenario, situation, unit))
    closed = scenario.special_rule("12.1c");
  else if (scenario.unit(unit).kind == UnitKind::Artillery)
    closed = scenario.special_rule("12.1b");
  if (closed != nullptr) limits.closed_sides = &closed->sides;
}

bool names(const Scenario& scenario, std::string_view rule, HexId from, HexId to) {
  const Grid& grid = scenario.map.grid();
  const SpecialRule* const found = scenario.special_rule(rule);
  const std::optional<Direction> d = grid.direction(from, to);
  return found != nullptr && d && found->sides[longroll::index_of(*d)].contains(grid, to);
}

// 12.1b, ruling A53: guns do not even retreat over the steep fords.
bool bars_step(const Scenario& scenario, const Situation&, UnitId unit, HexId from, HexId to) {
  return scenario.unit(unit).kind == UnitKind::Artillery && names(scenario, "12.1b", from, to);
}

// 12.1c, ruling A75: Tyler's men may retreat over Bull Run, but do not follow up over it.
bool bars_advance(const Scenario& scenario, const Situation& situation, UnitId unit, HexId from, HexId to) {
  return demonstrates(scenario, situation, unit) && names(scenario, "12.1c", from, to);
}

}  // namespace

const BattleRules& bull_run_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.battle = "bull-run";
    r.limit_march = limit_march;
    r.march_rule = "12.1";
    r.bars_step = bars_step;
    r.bars_advance = bars_advance;
    return r;
  }();
  return rules;
}

}  // namespace longroll::aprils
