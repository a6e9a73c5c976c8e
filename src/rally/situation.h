// What lies on the map now. Trivially copyable, nothing derived in it, so equal situations are equal positions.
#pragma once

#include <optional>
#include <tuple>

#include "rally/fight.h"
#include "rally/scenario.h"
#include "rally/types.h"

namespace longroll::rally {

// Where a counter is.
class Location {
 public:
  enum class Off : std::uint16_t {
    Absent = 0xfff0,  // not in this scenario
    Waiting,          // a reinforcement
    Shattered,        // 2.21: this turn; may rally
    Lost,             // for good
    Captured,         // 9.5: artillery and trains
    Track,            // 10.1: a leader on the turn track
    Ready,            // artillery that can be placed
    Resting,          // 10.3: artillery that comes back on a later turn
    Depleted,         // 5, event 6: out until the next day
  };
  constexpr Location() = default;
  constexpr Location(Off off) : value_(static_cast<std::uint16_t>(off)) {}
  static constexpr Location in(SpotId spot) { return Location(spot.value()); }

  constexpr bool on_map() const { return value_ < static_cast<std::uint16_t>(Off::Absent); }
  constexpr bool is(SpotId spot) const { return value_ == spot.value(); }
  constexpr bool is(Off off) const { return value_ == static_cast<std::uint16_t>(off); }
  constexpr SpotId spot() const { return SpotId(value_); }
  constexpr std::uint16_t bits() const { return value_; }
  auto parts() const { return std::tie(value_); }
  friend constexpr bool operator==(Location, Location) = default;

 private:
  explicit constexpr Location(std::uint16_t value) : value_(value) {}
  std::uint16_t value_ = static_cast<std::uint16_t>(Off::Absent);
};

enum class VictoryLevel : std::uint8_t { Draw, Marginal, Substantive, Decisive };

struct Outcome {
  std::optional<Side> winner;  // none: a draw
  VictoryLevel level = VictoryLevel::Draw;
  BySide<std::uint8_t> points{};
  std::optional<Side> gave_field;
  auto parts() const { return std::tie(winner, level, points, gave_field); }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What the battles' own rules must remember.
struct BattleMemory {
  bool alerted = false;   // Perryville: Buell knows of the battle
  bool released = false;  // Perryville: II Corps may come
  std::uint8_t release_turn = 0;
  FormationSet freed;             // Perryville: divisions that Gilbert no longer holds back
  bool massed = false;            // Stones River: Mendenhall's guns are in line
  UnitSet may_cross;              // Stones River: brigades of Breckinridge that may cross this turn
  std::uint8_t plan_spent = 0;    // Stones River: points for the Left Wing this turn,
  std::uint8_t others_spent = 0;  // and for everybody else
  auto parts() const {
    return std::tie(alerted, released, release_turn, freed, massed, may_cross, plan_spent, others_spent);
  }
  friend bool operator==(const BattleMemory&, const BattleMemory&) = default;
};

// 7.6: what `due` says of a group that a battle's own rule holds back.
inline constexpr std::uint8_t kHeld = 0xff;

struct Situation {
  std::uint8_t turn = 0;  // 0: before the first
  std::optional<Side> initiative;
  std::optional<Side> event_side;  // 5: whose random event this turn brings

  std::array<Location, kMaxUnits> location{};
  std::array<std::uint8_t, kMaxUnits> returns{};    // turn: leaders on the track, artillery at rest
  std::array<std::uint8_t, kMaxUnits> allowance{};  // half points of the units that may move now
  UnitSet damaged;
  UnitSet replaced;         // leaders with their replacement side up
  UnitSet shattered_today;  // 10.2: brigades that have been shattered once this day

  // 7: this turn's activations.
  BySide<std::uint8_t> points{};
  BySide<std::uint8_t> kept{};  // ruling R53: from the turn before
  BySide<bool> passed{};
  BySide<bool> commander_left{};  // 7.4: the army commander has left the hex he began the turn in
  UnitSet activated;
  UnitSet active;      // may move in this movement phase
  UnitSet limited;     // 7.5: of those, who may not enter an enemy zone
  UnitSet fighters;    // 9.0: activated for this combat phase
  UnitSet moved;       // leaders, and the units that night moves: done for this turn
  UnitSet stepped;     // 13: have moved one hex this night
  UnitSet train_used;  // ruling R129
  SpotList arrivals;   // ruling R70: entry hexes of this turn, where stacking is free

  // 6: artillery of this turn.
  BySide<bool> guns_passed{};
  UnitSet fired;         // 6.2, 6.3: the value at range 0 is halved
  UnitSet fired_close;   // 10.3: at range 0 or 1
  UnitSet lost_duel;     // 10.3
  UnitSet guns_removed;  // off the map this turn, their return still to be rolled

  // 5: what events left behind.
  BySide<std::uint16_t> used_today{};               // one bit an event kind
  std::uint8_t weather_until = 0;                   // last turn of poor weather
  FormationSet obtuse;                              // 5, event 4: these divisions
  BySide<std::optional<FormationId>> blundering{};  // 5, event 2: this corps, in the turn `blunder_turn`
  BySide<std::uint8_t> blunder_turn{};
  BySide<std::optional<UnitId>> surging_unit{};           // 5, event 8
  BySide<std::optional<FormationId>> surging_division{};  // 5, event 11
  BySide<std::optional<FormationId>> surprising{};        // 5, event 12: the attack not yet made
  BySide<bool> free_division{};                           // 5, event 9

  // 9.
  FixedVector<Combat, kMostCombats> combats;  // declared, not yet fought
  UnitSet assigned;                           // attackers that have their combat
  UnitSet fought;                             // 9.0: attacked in this combat phase; no unit is attacked twice
  std::optional<Fight> fight;

  // 7.6: by group.
  std::array<std::uint8_t, kMaxGroups> due{};  // the turn; 0: arrived
  std::array<bool, kMaxGroups> settled{};      // its die has been rolled

  std::array<std::optional<Side>, kMaxObjectives> control{};
  BySide<std::uint8_t> leader_points{};  // 11.1: scored for enemy leaders
  BattleMemory memory;
  OptionSet options;
  std::optional<Outcome> outcome;

  auto parts() const {
    return std::tie(turn, initiative, event_side, location, returns, allowance, damaged, replaced,
                    shattered_today, points, kept, passed, commander_left, activated, active, limited,
                    fighters, moved, stepped, train_used, arrivals, guns_passed, fired, fired_close,
                    lost_duel, guns_removed, used_today, weather_until, obtuse, blundering, blunder_turn,
                    surging_unit, surging_division, surprising, free_division, combats, assigned, fought,
                    fight, due, settled, control, leader_points, memory, options, outcome);
  }
  friend bool operator==(const Situation&, const Situation&) = default;

  bool on_map(UnitId unit) const { return location[unit.index()].on_map(); }
  SpotId spot(UnitId unit) const { return location[unit.index()].spot(); }
  bool is(UnitId unit, Location::Off off) const { return location[unit.index()].is(off); }
  void send(UnitId unit, Location::Off off) { location[unit.index()] = off; }
};

// The side of the counter that shows (ruling R7).
inline const Strength& strength(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& printed = scenario.unit(unit);
  return situation.damaged.contains(unit) ? printed.damaged : printed.full;
}
inline const Command& command(const Scenario& scenario, const Situation& situation, UnitId leader) {
  const Unit& printed = scenario.unit(leader);
  return situation.replaced.contains(leader) ? printed.replacement : printed.command;
}

// The set-up before turn 1, with the chosen options.
Situation set_up(const Scenario& scenario, OptionSet options);

UnitSet units_in(const Scenario& scenario, const Situation& situation, SpotId spot);
UnitSet brigades_in(const Scenario& scenario, const Situation& situation, SpotId spot);
UnitSet brigades_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side);
UnitSet leaders_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side);
std::optional<UnitId> gun_in(const Scenario& scenario, const Situation& situation, SpotId spot);

// 8.1: strength points that count for stacking.
int stacking_of(const Scenario& scenario, const Situation& situation, UnitId unit);
int stacking_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side);

// Puts a counter down; ruling R126: a combat unit takes control of an objective.
void put(const Scenario& scenario, Situation& situation, UnitId unit, SpotId spot);

inline int distance(const Scenario& scenario, SpotId a, SpotId b) { return scenario.ground.distance(a, b); }
int distance(const Scenario& scenario, const Situation& situation, UnitId a, UnitId b);  // both on the map

inline bool is_night(const Scenario& scenario, const Situation& situation) {
  return scenario.turn(situation.turn).night;
}
bool plays_personalities(const Scenario& scenario, const Situation& situation);

}  // namespace longroll::rally
