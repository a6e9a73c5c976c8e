// What lies on the map now. Trivially copyable, nothing derived in it, so equal situations are equal positions.
#pragma once

#include <optional>
#include <tuple>

#include "aprils/fight.h"
#include "aprils/scenario.h"
#include "aprils/types.h"

namespace longroll::aprils {

// Where a unit is: in a hex, waiting off the map for its entry, or gone for good.
class Location {
 public:
  constexpr Location() = default;  // waiting
  static constexpr Location in(HexId hex) { return Location(static_cast<std::uint16_t>(hex.value())); }
  static constexpr Location waiting() { return Location(kWaiting); }
  static constexpr Location gone() { return Location(kGone); }

  constexpr bool on_map() const { return value_ < kGone; }
  constexpr bool is_waiting() const { return value_ == kWaiting; }
  constexpr bool is_gone() const { return value_ == kGone; }
  constexpr bool is(HexId hex) const { return value_ == hex.value(); }
  constexpr HexId hex() const { return HexId(value_); }
  constexpr std::uint16_t bits() const { return value_; }
  auto parts() const { return std::tie(value_); }
  friend constexpr bool operator==(Location, Location) = default;

 private:
  explicit constexpr Location(std::uint16_t value) : value_(value) {}
  static constexpr std::uint16_t kGone = 0xfffe;
  static constexpr std::uint16_t kWaiting = 0xffff;
  std::uint16_t value_ = kWaiting;
};

// 10: a work covers three connected hexsides of its hex, the middle one named here.
struct Fortification {
  HexId hex;
  Direction facing = Direction::North;
  bool entrenchment = false;  // else a breastwork
  Side builder = Side::Union;
  std::uint8_t turn = 0;  // when it was built or turned over
  bool covers(Direction d) const { return d == facing || d == turned(facing, 1) || d == turned(facing, -1); }
  auto parts() const { return std::tie(hex, facing, entrenchment, builder, turn); }
  friend bool operator==(const Fortification&, const Fortification&) = default;
};

// What the battles' own rules must remember; each field belongs to the case named.
struct BattleMemory {
  std::uint8_t generals_fallen = 0;       // 13.4b
  std::uint8_t general_fell_on_turn = 0;  // 13.4b
  bool cavalry_released = false;          // 16.2b
  bool union_fights = false;              // 14.1: the Union combat marker is in play
  FormationSet awake;                     // 14.1: divisions roused before their hour
  bool wallace_turned_back = false;       // 14.6a
  auto parts() const {
    return std::tie(generals_fallen, general_fell_on_turn, union_fights, awake, wallace_turned_back,
                    cavalry_released);
  }
  friend bool operator==(const BattleMemory&, const BattleMemory&) = default;
};

struct Outcome {
  std::optional<Side> winner;  // none: a draw
  VictoryLevel level = VictoryLevel::Marginal;
  std::uint8_t line = 0;  // which victory line was met
  auto parts() const { return std::tie(winner, level, line); }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Situation {
  std::uint8_t turn = 0;  // 0: before the first
  std::array<Location, kMaxUnits> location{};
  std::array<std::uint8_t, kMaxUnits> steps{};
  std::array<std::uint8_t, kMaxUnits> depth{};  // 4.3: place in the stack, 0 on top

  // 3.0: what is left in the cup.
  std::array<std::uint8_t, kMaxFormations> movement_markers{};
  BySide<bool> combat_marker{};
  Side next_to_draw = Side::Confederate;

  UnitSet moved;           // this turn, or held to have moved
  FormationSet has_acted;  // formations whose movement phase is over this turn
  UnitSet attacked;        // 6.1: have attacked in this combat phase, or retreated automatically
  UnitSet defended;        // 6.1: have been attacked in this combat phase
  UnitSet retreated;       // 6.5: in this combat phase
  UnitSet displaced;  // retreated or advanced in this combat phase, so their contacts are new (ruling A18)
  UnitSet risen;      // ruling A51: overstacked when the combat phase began
  bool fighting_begun = false;  // 6.2.2: a regular combat has been declared, so automatic retreats are over
  std::optional<Fight> fight;

  std::array<std::optional<Side>, kMaxObjectives> last_in{};  // ruling A43
  FixedVector<Fortification, kMaxFortifications> works;
  BattleMemory memory;
  OptionSet options;
  std::optional<Outcome> outcome;

  auto parts() const {
    return std::tie(turn, location, steps, depth, movement_markers, combat_marker, next_to_draw, moved,
                    has_acted, attacked, defended, retreated, displaced, risen, fighting_begun, fight,
                    last_in, works, memory, options, outcome);
  }
  friend bool operator==(const Situation&, const Situation&) = default;

  bool on_map(UnitId unit) const { return location[unit.index()].on_map(); }
  HexId hex(UnitId unit) const { return location[unit.index()].hex(); }
  int steps_left(UnitId unit) const { return steps[unit.index()]; }
  bool overstacked(UnitId unit) const { return depth[unit.index()] >= kStackingLimit; }
};

inline const Strengths& strengths(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return scenario.unit(unit).strengths(situation.steps_left(unit));
}

// The set-up of the battle before turn 1, with the chosen options.
Situation set_up(const Scenario& scenario, OptionSet options);

UnitSet units_in(const Scenario& scenario, const Situation& situation, HexId hex);
UnitSet units_in(const Scenario& scenario, const Situation& situation, HexId hex, Side side);
std::optional<Side> holder_of(const Scenario& scenario, const Situation& situation, HexId hex);

// Puts a unit at the bottom of the stack in a hex (4.3), and notes who was last in an objective (ruling A43).
void put_unit(const Scenario& scenario, Situation& situation, UnitId unit, HexId hex);
// Takes it off the map or out of its hex; those below it rise (ruling A51).
void lift_unit(const Scenario& scenario, Situation& situation, UnitId unit, Location to);
// A unit passes through a hex without ending there: only objectives notice.
void note_passage(const Scenario& scenario, Situation& situation, Side side, HexId hex);
// 2.2: one step is lost; the unit is gone with its last.
void lose_step(const Scenario& scenario, Situation& situation, UnitId unit);

}  // namespace longroll::aprils
