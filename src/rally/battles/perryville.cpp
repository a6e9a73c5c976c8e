// Perryville: Buell does not hear the battle, Gilbert holds his corps back, Crittenden's corps waits for its release.
// A rule applies where the scenario lists its case among its special rules.
#include "rally/battles/known.h"

namespace longroll::rally {
namespace {

constexpr std::uint8_t kAlertDie = 1;
constexpr std::uint8_t kReleaseDie = 2;
constexpr std::uint8_t kHeld = 0xff;  // a group that waits for the release

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

bool buell_sees_them(const Scenario& scenario, const Situation& situation) {
  const auto buell = scenario.unit_named("buell");
  return buell && situation.on_map(*buell) &&
         gray_within(scenario, situation, scenario.ground.hex(situation.spot(*buell)), 3);
}

void alert(const Umpire& umpire, int die) {
  if (umpire.situation.memory.alerted) return;
  umpire.situation.memory.alerted = true;
  umpire.situation.memory.release_turn = static_cast<std::uint8_t>(umpire.situation.turn + 1);
  umpire.tell(SpecialHappened{"silent-guns", 1, umpire.scenario.unit_named("buell"), die});
}

bool commander_serves(const Scenario& scenario, const Situation& situation, Side side) {
  return side != Side::Union || !has_rule(scenario, "silent-guns") || situation.memory.alerted ||
         buell_sees_them(scenario, situation);
}

Verdict bars_activation(const Scenario& scenario, const Situation& situation, UnitId unit,
                        std::optional<FormationId>) {
  if (scenario.unit(unit).id == "buell" && !commander_serves(scenario, situation, Side::Union))
    return refuse_as(Reason::SpecialRuleBars, "7.4", unit);
  return std::nullopt;
}

// Gilbert's divisions; Gay's cavalry counts with Sheridan's.
std::optional<FormationId> held_division(const Scenario& scenario, UnitId unit) {
  if (!scenario.brigades.contains(unit) || !in_formation(scenario, unit, "iii-corps")) return std::nullopt;
  if (scenario.unit(unit).id == "gay") return scenario.formation_named("sheridan");
  return scenario.unit(unit).formation;
}

bool may_enter(const Scenario& scenario, const Situation& situation, UnitId unit, SpotId from, SpotId to) {
  if (!has_rule(scenario, "gilbert-holds") || situation.memory.alerted) return true;
  const auto division = held_division(scenario, unit);
  if (!division || situation.memory.freed.contains(*division)) return true;
  if (hour(scenario, situation) < 11 && division == scenario.formation_named("sheridan")) return true;
  const Grid& grid = scenario.map.grid();
  const HexId hex = scenario.ground.hex(to);
  const int line = grid.column(hex) + grid.shape().first_column,
            number = grid.row(hex) + grid.shape().first_row;
  const int before = grid.row(scenario.ground.hex(from)) + grid.shape().first_row;
  constexpr int kLineJ = 10;
  return line > kLineJ && (number > 9 || number > before);
}

void free_all(const Umpire& umpire) {
  const auto corps = umpire.scenario.formation_named("iii-corps");
  if (corps) umpire.situation.memory.freed |= umpire.scenario.divisions_of[corps->index()];
}

void under_fire(const Umpire& umpire, UnitSet units) {
  if (!has_rule(umpire.scenario, "gilbert-holds") || hour(umpire.scenario, umpire.situation) < 11) return;
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
  umpire.situation.memory.released = true;
  umpire.tell(SpecialHappened{"crittenden-waits", 1, umpire.scenario.unit_named("crittenden"), die});
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
  if (umpire.situation.turn != 1 || !has_rule(scenario, "crittenden-waits")) return;
  for (std::size_t i = 0; i < scenario.groups.size(); ++i)
    if (is_held(scenario, scenario.groups[i])) umpire.situation.due[i] = kHeld;
}

// Line O or P, by number.
bool stands_on_southern_road(const Scenario& scenario, const Situation& situation, UnitId unit, int low,
                             int high) {
  if (!situation.on_map(unit)) return false;
  const Grid& grid = scenario.map.grid();
  const HexId hex = scenario.ground.hex(situation.spot(unit));
  const int line = grid.column(hex) + grid.shape().first_column,
            number = grid.row(hex) + grid.shape().first_row;
  return (line == 15 || line == 16) && number >= low && number <= high;
}

void ask_for_release(const Umpire& umpire) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (!has_rule(scenario, "crittenden-waits") || situation.memory.released) return;
  for (UnitId unit : scenario.brigades & scenario.of_side[Side::Confederate])
    if (scenario.unit(unit).kind == UnitKind::Infantry &&
        stands_on_southern_road(scenario, situation, unit, 11, 99))
      return release(umpire, 0);
  if (situation.memory.alerted && situation.turn >= situation.memory.release_turn)
    umpire.next({SpecialRoll{kReleaseDie}});
}

void begin_command(const Umpire& umpire, Side side) {
  if (side != Side::Union) return;
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const auto peters_hill = scenario.map.grid().named("O12");
  if (has_rule(scenario, "gilbert-holds") && hour(scenario, situation) >= 12 && peters_hill &&
      gray_within(scenario, situation, *peters_hill, 2))
    free_all(umpire);
  ask_for_release(umpire);
  if (!has_rule(scenario, "silent-guns") || situation.memory.alerted) return;
  const int now = hour(scenario, situation);
  if (now >= 16 || buell_sees_them(scenario, situation))
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
      umpire.tell(SpecialHappened{"silent-guns", 0, scenario.unit_named("buell"), die});
    return;
  }
  int roll = die;
  if (hour(scenario, umpire.situation) >= 17) ++roll;
  if (const auto wheeler = scenario.unit_named("wheeler"))
    if (!umpire.situation.damaged.contains(*wheeler) &&
        stands_on_southern_road(scenario, umpire.situation, *wheeler, 4, 10))
      --roll;
  if (roll >= 5)
    release(umpire, die);
  else
    umpire.tell(SpecialHappened{"crittenden-waits", 0, scenario.unit_named("crittenden"), die});
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
    r.may_enter = may_enter;
    r.under_fire = under_fire;
    r.rolled = rolled;
    return r;
  }();
  return rules;
}

}  // namespace longroll::rally
