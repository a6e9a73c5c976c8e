// Gettysburg, 1-3 July 1863: cases 15.1 to 15.3. Two markers a corps (15.4) are the sequence's, the unfinished railroad
// (15.5) is the map's.
#include <algorithm>

#include "aprils/battles/battle.h"
#include "aprils/fortifications.h"

namespace longroll::aprils {
namespace {

// 15.1, ruling A152: Big Round Top.

constexpr std::string_view kBigRoundTop = "Big Round Top";
constexpr int kClimb = 2;  // half points: 4 movement points for a hex of wooded hill in place of 3

int extra_cost(const Map& map, HexId hex) { return map.hill(hex) == kBigRoundTop ? kClimb : 0; }

bool climbs(const Scenario& scenario, UnitId unit) { return scenario.unit(unit).kind == UnitKind::Infantry; }

bool on_big_round_top(const Scenario& scenario, HexId hex) {
  return scenario.dear_ground.contains(scenario.map.grid(), hex);
}

bool bars_step(const Scenario& scenario, const Situation&, UnitId unit, HexId, HexId to) {
  return !climbs(scenario, unit) && on_big_round_top(scenario, to);
}

// 15.2: works, raised at night.

constexpr BySide<int> kWorks{{12, 6}};
constexpr std::string_view kWorksRule = "15.2";

bool may_dig(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  if (!scenario.turn(situation.turn).night || who.kind != UnitKind::Infantry) return false;
  if (!situation.on_map(unit) || situation.overstacked(unit)) return false;  // ruling A51
  const HexId hex = situation.hex(unit);
  return scenario.map.terrain(hex) != Terrain::Town && !field.in_zone(enemy_of(who.side), hex);
}

// Ruling A83: a Union breastwork of an earlier turn, by Union infantry in timber; the hexsides stay as they are.
bool may_turn_over(const Scenario& scenario, const Situation& situation, UnitId unit,
                   const Fortification& work) {
  const Terrain terrain = scenario.map.terrain(work.hex);
  return scenario.unit(unit).side == Side::Union && work.builder == Side::Union && !work.entrenchment &&
         work.turn < situation.turn && (terrain == Terrain::Woods || terrain == Terrain::WoodedHill);
}

// Ruling A83: the limit counts the markers that the side has laid.
bool has_works_left(const Situation& situation, Side side) {
  int laid = 0;
  for (const Fortification& work : situation.works) laid += work.builder == side ? 1 : 0;
  return laid < kWorks[side];
}

void offer_works(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                 Offers& offers) {
  if (!may_dig(scenario, situation, field, unit)) return;
  if (const Fortification* work = work_in(situation, situation.hex(unit))) {
    if (may_turn_over(scenario, situation, unit, *work)) offers.add(Build{unit, work->facing});
    return;
  }
  if (!has_works_left(situation, scenario.unit(unit).side)) return;
  for (Direction d : kDirections) offers.add(Build{unit, d});
}

std::optional<Refusal> refuse_work(const Scenario& scenario, const Situation& situation, const Field& field,
                                   const Build& build) {
  const Refusal refusal{Reason::MayNotBuild, kWorksRule, build.unit, std::nullopt, 0};
  if (!may_dig(scenario, situation, field, build.unit)) return refusal;
  if (const Fortification* work = work_in(situation, situation.hex(build.unit))) {
    if (!may_turn_over(scenario, situation, build.unit, *work) || build.facing != work->facing)
      return refusal;
    return std::nullopt;
  }
  if (!has_works_left(situation, scenario.unit(build.unit).side)) return refusal;
  return std::nullopt;
}

void build_work(const Umpire& umpire, const Build& build) {
  Situation& situation = umpire.situation;
  const HexId hex = situation.hex(build.unit);
  Fortification work{hex, build.facing, false, umpire.scenario.unit(build.unit).side, situation.turn};
  for (Fortification& old : situation.works) {
    if (old.hex != hex) continue;
    work.entrenchment = true;
    old = work;
  }
  if (!work.entrenchment) situation.works.push_back(work);
  umpire.tell(WorkBuilt{build.unit, work});
}

// 15.3: ground that Union units do not march into: the first columns and the first rows of the map.

struct ClosedGround {
  int columns = 0;
  int rows = 0;
  std::string_view rule;
};

constexpr ClosedGround kEnemyRoads{2, 2, "15.3a"};
constexpr ClosedGround kNorthOfTheTown{0, 11, "15.3b"};
constexpr ClosedGround kBeyondTheLine{7, 10, "15.3c"};
constexpr int kLastTurnOfDayOne = 11;

using ClosedGrounds = FixedVector<ClosedGround, 2>;

ClosedGrounds closed_grounds(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  ClosedGrounds grounds;
  if (who.side != Side::Union) return grounds;
  grounds.push_back(kEnemyRoads);
  if (situation.turn > kLastTurnOfDayOne)
    grounds.push_back(kBeyondTheLine);
  else if (who.has_special(kNorthOfTheTown.rule))
    grounds.push_back(kNorthOfTheTown);
  return grounds;
}

bool contains(const Grid& grid, const ClosedGround& ground, HexId hex) {
  return grid.column(hex) + grid.shape().first_column <= ground.columns ||
         grid.row(hex) + grid.shape().first_row <= ground.rows;
}

HexSet hexes_of(const Grid& grid, const ClosedGrounds& grounds) {
  const GridShape& shape = grid.shape();
  int columns = 0, rows = 0;
  for (const ClosedGround& ground : grounds) {
    columns = std::max(columns, ground.columns);
    rows = std::max(rows, ground.rows);
  }
  const HexSet::Word whole = HexSet::first_rows(shape.rows);
  const HexSet::Word top = HexSet::first_rows(std::min(rows, shape.rows));
  HexSet set;
  for (int c = 0; c < shape.columns; ++c) set.word(c) = c + shape.first_column <= columns ? whole : top;
  return set;
}

// Where its march begins, if in closed ground: its hex, or the hexes in which it may enter.
HexSet closed_beginnings(const Scenario& scenario, const Situation& situation, UnitId unit,
                         const ClosedGrounds& grounds) {
  const Grid& grid = scenario.map.grid();
  HexSet set;
  const auto note = [&](HexId hex) {
    for (const ClosedGround& ground : grounds)
      if (contains(grid, ground, hex)) set.insert(grid, hex);
  };
  if (situation.on_map(unit)) {
    note(situation.hex(unit));
  } else {
    for (const Gate& gate : gates_for(scenario, situation, Field(scenario, situation), unit)) note(gate.hex);
  }
  return set;
}

// Rulings A84, A151: the hexes nearer to open ground than the farthest of these.
HexSet nearer_to_open(const Grid& grid, const HexSet& closed, const HexSet& than) {
  HexSet open;
  for (int c = 0; c < grid.shape().columns; ++c) open.word(c) = HexSet::first_rows(grid.shape().rows);
  open -= closed;
  for (HexSet near = open;; open = near) {
    near = grown(grid, open);
    if ((than - near).empty() || near == open) return open;
  }
}

// 15.3, rulings A84, A150: who begins in closed ground, or enters in it, may pass it, but ends in the open or nearer to
// it.
void close_ground(const Scenario& scenario, const Situation& situation, UnitId unit, MarchLimits& limits) {
  const ClosedGrounds grounds = closed_grounds(scenario, situation, unit);
  if (grounds.empty()) return;
  const Grid& grid = scenario.map.grid();
  const HexSet closed = hexes_of(grid, grounds);
  const HexSet begins = closed_beginnings(scenario, situation, unit, grounds);
  if (begins.empty()) {
    limits.closed |= closed;
    limits.special |= closed;
    return;
  }
  const HexSet nearer = nearer_to_open(grid, closed, begins);
  limits.let_pass(situation.on_map(unit) ? closed - nearer : closed - nearer - begins);
}

void limit_march(const Scenario& scenario, const Situation& situation, UnitId unit, MarchLimits& limits) {
  close_ground(scenario, situation, unit, limits);
  if (climbs(scenario, unit)) return;
  // 15.1, ruling A53: on roads and for the free first hex too.
  limits.closed |= scenario.dear_ground;
  limits.special |= scenario.dear_ground;
}

std::string_view march_rule_at(const Scenario& scenario, const Situation& situation, UnitId unit, HexId hex) {
  if (!climbs(scenario, unit) && on_big_round_top(scenario, hex)) return "15.1";
  for (const ClosedGround& ground : closed_grounds(scenario, situation, unit))
    if (contains(scenario.map.grid(), ground, hex)) return ground.rule;
  return "15.3";
}

// 15.3d, ruling A85: Buford's brigades ride to Westminster; nobody scores for it, so their steps stay with them.
void begin_turn(const Umpire& umpire) {
  constexpr int kBufordLeaves = 17;
  if (umpire.situation.turn != kBufordLeaves) return;
  for (UnitId unit : umpire.scenario.units_of_side[Side::Union]) {
    if (!umpire.scenario.unit(unit).has_special("15.3d")) continue;
    if (umpire.situation.location[unit.index()].is_gone()) continue;
    lift_unit(umpire.scenario, umpire.situation, unit, Location::gone());
    umpire.tell(SpecialHappened{"15.3d", 0, unit, 0});
  }
}

}  // namespace

const BattleRules& gettysburg_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.battle = "gettysburg";
    r.begin_turn = begin_turn;
    r.limit_march = limit_march;
    r.march_rule_at = march_rule_at;
    r.extra_cost = extra_cost;
    r.bars_step = bars_step;
    r.offer_works = offer_works;
    r.refuse_work = refuse_work;
    r.build_work = build_work;
    return r;
  }();
  return rules;
}

}  // namespace longroll::aprils
