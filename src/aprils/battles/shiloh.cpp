// Shiloh, 6-7 April 1862: cases 14.1, 14.2, 14.6a and 14.6c. The gunboats have a file of their own; 14.4 and 14.5 are
// data: entries that wait when blocked, a landing, and the victory lines.
#include "aprils/battles/shiloh.h"

#include <algorithm>

#include "aprils/battles/battle.h"
#include "aprils/battles/shiloh_gunboats.h"
#include "aprils/battles/shiloh_shelling.h"

namespace longroll::aprils::shiloh {
namespace {

constexpr std::uint8_t kAlarmRoll = 1;

// What 14.1 tells.
constexpr std::uint8_t kStillOut = 0;
constexpr std::uint8_t kGoesIn = 1;
constexpr std::uint8_t kGoesInAnyway = 2;
constexpr std::uint8_t kDivisionWakes = 3;

std::string_view formation_of(const Scenario& scenario, UnitId unit) {
  return scenario.formation(scenario.unit(unit).formation).id;
}

// 14.1: the Union combat marker.

constexpr int kFirstAlarm = 3;  // turns 3 to 5: a die
constexpr int kLastAlarm = 6;   // and then without one

constexpr int alarm_needs(int turn) { return 8 - turn; }  // 5 on turn 3, 4 on turn 4, 3 on turn 5

void sound_the_alarm(const Umpire& umpire) {
  BattleMemory& memory = umpire.situation.memory;
  const int turn = umpire.situation.turn;
  if (memory.union_fights || turn < kFirstAlarm || turn > kLastAlarm) return;
  if (turn < kLastAlarm) return umpire.next({SpecialRoll{kAlarmRoll}});
  memory.union_fights = true;
  umpire.tell(SpecialHappened{"14.1", kGoesInAnyway, std::nullopt, 0, std::nullopt});
}

void rolled(const Umpire& umpire, const SpecialRoll&, int die) {
  const bool goes_in = die >= alarm_needs(umpire.situation.turn);
  if (goes_in) umpire.situation.memory.union_fights = true;
  umpire.tell(SpecialHappened{"14.1", goes_in ? kGoesIn : kStillOut, std::nullopt, die, std::nullopt});
}

// 14.1: the sleeping camps. The turn from which each division's marker is in the cup.

struct Camp {
  std::string_view formation;
  int wakes = 1;
};
constexpr std::array<Camp, 6> kCamps = {
    {{"prentiss", 1}, {"sherman", 2}, {"mcclernand", 3}, {"hurlbut", 3}, {"wallace-whl", 3}, {"army", 3}}};

int wakes_on(const Scenario& scenario, FormationId formation) {
  for (const Camp& camp : kCamps)
    if (camp.formation == scenario.formation(formation).id) return camp.wakes;
  return 1;
}

// 14.1, ruling A78: it has lost a step, or a Confederate stands beside it, whatever lies between; ships do not count.
bool disturbed(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  if (who.kind == UnitKind::Gunboat) return false;
  if (situation.steps_left(unit) < who.steps) return true;
  if (!situation.on_map(unit)) return false;
  for (UnitId enemy : scenario.units_of_side[enemy_of(who.side)])
    if (situation.on_map(enemy) && scenario.map.grid().adjacent(situation.hex(unit), situation.hex(enemy)))
      return true;
  return false;
}

void rouse_camps(const Umpire& umpire) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    const FormationId formation(i);
    if (wakes_on(scenario, formation) <= situation.turn + 1 || situation.memory.awake.contains(formation))
      continue;
    for (UnitId unit : scenario.units_of[i]) {
      if (!disturbed(scenario, situation, unit)) continue;
      situation.memory.awake.insert(formation);
      umpire.tell(SpecialHappened{"14.1", kDivisionWakes, unit, 0, std::nullopt});
      break;
    }
  }
}

bool holds_marker(const Scenario& scenario, const Situation& situation, int turn, const Marker& marker) {
  if (marker.formation) {
    return turn < wakes_on(scenario, *marker.formation) &&
           !situation.memory.awake.contains(*marker.formation);
  }
  return marker.side == Side::Union && turn < kLastAlarm && !situation.memory.union_fights;
}

// 14.2: surprise and mass on Sunday, fresh troops on Monday.

constexpr std::array<std::string_view, 5> kFreshTroops = {"nelson", "crittenden", "mccook", "wood-tj",
                                                          "wallace-lew"};

bool attacks_by_surprise(const Scenario& scenario, int day, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  if (who.side == Side::Confederate)
    return day == 1 && (who.kind == UnitKind::Infantry || who.kind == UnitKind::Cavalry);
  return day == 2 && who.kind == UnitKind::Infantry &&
         std::find(kFreshTroops.begin(), kFreshTroops.end(), formation_of(scenario, unit)) !=
             kFreshTroops.end();
}

// Ruling A79: one of those that count in the strength must earn it.
void add_shifts(const Scenario& scenario, const Situation& situation, const Battle& battle,
                ShiftList& shifts) {
  const int day = scenario.turn(situation.turn).day;
  bool surprise = false;
  for (UnitId unit : battle.adjacent) surprise = surprise || attacks_by_surprise(scenario, day, unit);
  if (surprise) shifts.push_back({ShiftReason::SpecialRule, 1, "14.2", std::nullopt});
}

// 14.6a: Lew Wallace by the Purdy Road.

constexpr int kWallaceComes = 9;
constexpr int kWallaceComesLate = 15;
constexpr std::string_view kShilohBranchBridge = "0315";

// Ruling A82: one of their units is there, or their zones and nobody else's lie on it.
bool confederate(const Scenario& scenario, const Situation& situation, HexId hex) {
  const Field field(scenario, situation);
  if (const auto holder = holder_of(scenario, situation, hex)) return holder == Side::Confederate;
  return field.in_zone(Side::Confederate, hex) && !field.in_zone(Side::Union, hex);
}

void wallace_looks_ahead(const Umpire& umpire) {
  if (!chosen(umpire.situation, Option::RightRoad) || umpire.situation.turn != kWallaceComes) return;
  const auto bridge = umpire.scenario.map.grid().named(kShilohBranchBridge);
  const bool closed = bridge && confederate(umpire.scenario, umpire.situation, *bridge);
  umpire.situation.memory.wallace_turned_back = closed;
  umpire.tell(SpecialHappened{"14.6a", static_cast<std::uint8_t>(closed ? 1 : 0), std::nullopt, 0, bridge});
}

Arrival arrival(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  if (!chosen(situation, Option::RightRoad) || formation_of(scenario, unit) != "wallace-lew")
    return {who.arrives, who.entry};
  if (situation.memory.wallace_turned_back) return {kWallaceComesLate, "B"};
  return {kWallaceComes, "C"};
}

// 14.6c: Johnston is dead, and the corps act more slowly till dark.
int markers(const Scenario& scenario, const Situation& situation, FormationId formation, int printed) {
  const bool slowed =
      chosen(situation, Option::JohnstonFalls) && situation.turn >= 10 && situation.turn <= 13;
  return slowed && scenario.formation(formation).side == Side::Confederate ? std::min(printed, 1) : printed;
}

void begin_turn(const Umpire& umpire) {
  sound_the_alarm(umpire);
  wallace_looks_ahead(umpire);
}

}  // namespace
}  // namespace longroll::aprils::shiloh

namespace longroll::aprils {

const BattleRules& shiloh_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.battle = "shiloh";
    r.begin_turn = shiloh::begin_turn;
    r.holds_marker = shiloh::holds_marker;
    r.markers = shiloh::markers;
    r.end_turn = shiloh::rouse_camps;
    r.end_movement = shiloh::begin_shelling;
    r.arrival = shiloh::arrival;
    r.bars_attack = shiloh::bars_attack;
    r.open_to_gunboats = shiloh::open_to_gunboats;
    r.add_shifts = shiloh::add_shifts;
    r.check_bonus = shiloh::check_bonus;
    r.judge_retreats = shiloh::judge_retreats;
    r.after_fight = shiloh::end_shelling;
    r.rolled = shiloh::rolled;
    r.offer = shiloh::offer_shelling;
    r.refuse = shiloh::refuse_shelling;
    r.answered = shiloh::shell;
    return r;
  }();
  return rules;
}

}  // namespace longroll::aprils
