// Perryville: Buell does not hear the battle, Gilbert holds his corps back, Crittenden's corps waits for its release.
// A rule applies where the scenario lists its case among its special rules.
#include "rally/battles/known.h"

namespace longroll::rally {
namespace {

constexpr std::uint8_t kAlertDie = 1;
constexpr std::uint8_t kReleaseDie = 2;

int hour(const Scenario& scenario, const Situation& situation) {
  return hour_of(scenario.turn(situation.turn)).value_or(0);
}

bool gray_within(const Scenario& scenario, const Situation& situation, HexId hex, int range) {
  for (UnitId unit : scenario.brigades & scenario.of_side[Side::Confederate])
    if (situation.on_map(unit) &&
        scenario.map.grid().distance(hex, scenario.ground.hex(situation.spot(unit))) <= range)
      return true;
  return false;
}

void alert(const Umpire& umpire, int die) {
  if (umpire.situation.memory.alerted) return;
  umpire.situation.memory.alerted = true;
  umpire.situation.memory.release_turn = static_cast<std::uint8_t>(umpire.situation.turn + 1);
  umpire.tell(SpecialHappened{"P1", 1, umpire.scenario.unit_named("buell"), die});
}

// P1: he is of no use to his army before he knows of the battle.
bool commander_serves(const Scenario& scenario, const Situation& situation, Side side) {
  return side != Side::Union || situation.memory.alerted || !has_rule(scenario, "P1");
}

Verdict bars_activation(const Scenario& scenario, const Situation& situation, UnitId unit,
                        std::optional<FormationId>) {
  if (scenario.unit(unit).id == "buell" && !commander_serves(scenario, situation, Side::Union))
    return refuse_as(Reason::SpecialRuleBars, "P1", unit);
  return std::nullopt;
}

// Gilbert's divisions; Gay's cavalry counts with Sheridan's.
std::optional<FormationId> held_division(const Scenario& scenario, UnitId unit) {
  if (!scenario.brigades.contains(unit) || !in_formation(scenario, unit, "iii-corps")) return std::nullopt;
  if (scenario.unit(unit).id == "gay") return scenario.formation_named("sheridan");
  return scenario.unit(unit).formation;
}

// P2: not into the lines A to J, nor toward the enemy beyond number 10.
Verdict bars_march(const Scenario& scenario, const Situation& situation, UnitId unit, SpotId from,
                   SpotId to) {
  // Asked at every step of every march, so what is quickly known comes first.
  if (situation.memory.alerted || scenario.unit(unit).side != Side::Union || !has_rule(scenario, "P2"))
    return std::nullopt;
  const auto division = held_division(scenario, unit);
  if (!division || situation.memory.freed.contains(*division)) return std::nullopt;
  if (hour(scenario, situation) < 11 && division == scenario.formation_named("sheridan")) return std::nullopt;
  const Grid& grid = scenario.map.grid();
  const HexId hex = scenario.ground.hex(to);
  const int line = grid.column(hex) + grid.shape().first_column,
            number = grid.row(hex) + grid.shape().first_row;
  const int before = grid.row(scenario.ground.hex(from)) + grid.shape().first_row;
  constexpr int kLineJ = 10;
  if (line > kLineJ && (number > 9 || number > before)) return std::nullopt;
  return refuse_as(Reason::SpecialRuleBars, "P2", unit, to);
}

void free_all(const Umpire& umpire) {
  const auto corps = umpire.scenario.formation_named("iii-corps");
  if (corps) umpire.situation.memory.freed |= umpire.scenario.divisions_of[corps->index()];
}

void under_fire(const Umpire& umpire, UnitSet units) {
  if (!has_rule(umpire.scenario, "P2") || hour(umpire.scenario, umpire.situation) < 11) return;
  for (UnitId unit : units)
    if (const auto division = held_division(umpire.scenario, unit))
      umpire.situation.memory.freed.insert(*division);
}

// II Corps comes in three parts: Smith with the corps leader and the cavalry, Van Cleve, Wood.
int part_of(const Scenario& scenario, const Group& group) {
  for (UnitId unit : group.units) {
    if (in_formation(scenario, unit, "van-cleve")) return 2;
    if (in_formation(scenario, unit, "wood")) return 3;
  }
  return 1;
}

bool is_held(const Scenario& scenario, const Group& group) {
  return in_formation(scenario, group.units.first(), "ii-corps");
}

void release(const Umpire& umpire, int die) {
  if (umpire.situation.memory.released) return;
  umpire.situation.memory.released = true;
  umpire.tell(SpecialHappened{"P3", 1, umpire.scenario.unit_named("crittenden"), die});
  for (std::size_t i = 0; i < umpire.scenario.groups.size(); ++i) {
    const Group& group = umpire.scenario.groups[i];
    if (umpire.situation.due[i] != kHeld || !is_held(umpire.scenario, group)) continue;
    umpire.situation.due[i] =
        static_cast<std::uint8_t>(umpire.situation.turn + part_of(umpire.scenario, group));
    umpire.situation.settled[i] = true;
  }
}

void begin_turn(const Umpire& umpire) {
  const Scenario& scenario = umpire.scenario;
  if (umpire.situation.turn != 1 || !has_rule(scenario, "P3")) return;
  for (std::size_t i = 0; i < scenario.groups.size(); ++i)
    if (is_held(scenario, scenario.groups[i])) umpire.situation.due[i] = kHeld;
}

// Line O or P, by number.
bool on_southern_roads(const Scenario& scenario, SpotId spot, int low, int high) {
  const Grid& grid = scenario.map.grid();
  const HexId hex = scenario.ground.hex(spot);
  const int line = grid.column(hex) + grid.shape().first_column,
            number = grid.row(hex) + grid.shape().first_row;
  return (line == 15 || line == 16) && number >= low && number <= high;
}

// P3: the turn after Buell knows, and not before the turn that the scenario names for the group.
void ask_for_release(const Umpire& umpire) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  if (!has_rule(scenario, "P3") || situation.memory.released || !situation.memory.alerted ||
      situation.turn < situation.memory.release_turn)
    return;
  for (const Group& group : scenario.groups)
    if (is_held(scenario, group) && situation.turn >= group.turn)
      return umpire.next({SpecialRoll{kReleaseDie}});
}

// P1, P3: what Confederates who come near bring about at once.
void entered(const Umpire& umpire, UnitId unit, SpotId spot) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  if (scenario.unit(unit).side != Side::Confederate) return;
  const auto buell = scenario.unit_named("buell");
  if (has_rule(scenario, "P1") && !situation.memory.alerted && buell && situation.on_map(*buell) &&
      distance(scenario, situation.spot(*buell), spot) <= 3)
    alert(umpire, 0);
  if (has_rule(scenario, "P3") && scenario.unit(unit).kind == UnitKind::Infantry &&
      on_southern_roads(scenario, spot, 11, 99))
    release(umpire, 0);
}

void begin_command(const Umpire& umpire, Side side) {
  if (side != Side::Union) return;
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const auto peters_hill = scenario.map.grid().named("O12");
  // P2: the enemy before Peters Hill.
  if (has_rule(scenario, "P2") && hour(scenario, situation) >= 12 && peters_hill &&
      gray_within(scenario, situation, *peters_hill, 2))
    free_all(umpire);
  ask_for_release(umpire);
  if (!has_rule(scenario, "P1") || situation.memory.alerted) return;
  const int now = hour(scenario, situation);
  if (now >= 16)
    alert(umpire, 0);
  else if (now >= 14)
    umpire.next({SpecialRoll{kAlertDie}});
}

void rolled(const Umpire& umpire, const SpecialRoll& step, int die) {
  const Scenario& scenario = umpire.scenario;
  if (step.number == kAlertDie) {
    if (die >= (hour(scenario, umpire.situation) >= 15 ? 5 : 6))
      alert(umpire, die);
    else
      umpire.tell(SpecialHappened{"P1", 0, scenario.unit_named("buell"), die});
    return;
  }
  int roll = die;
  if (hour(scenario, umpire.situation) >= 17) ++roll;
  if (const auto wheeler = scenario.unit_named("wheeler"))
    if (umpire.situation.on_map(*wheeler) && !umpire.situation.damaged.contains(*wheeler) &&
        on_southern_roads(scenario, umpire.situation.spot(*wheeler), 4, 10))
      --roll;
  if (roll >= 5)
    release(umpire, die);
  else
    umpire.tell(SpecialHappened{"P3", 0, scenario.unit_named("crittenden"), die});
}

}  // namespace

const BattleRules& perryville_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.name = "perryville";
    r.begin_turn = begin_turn;
    r.begin_command = begin_command;
    r.commander_serves = commander_serves;
    r.bars_activation = bars_activation;
    r.bars_march = bars_march;
    r.entered = entered;
    r.under_fire = under_fire;
    r.rolled = rolled;
    return r;
  }();
  return rules;
}

}  // namespace longroll::rally
