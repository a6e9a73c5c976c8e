// What happened, for log, animation and sound. The rules write events and never read them.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "aprils/fight.h"
#include "aprils/odds.h"
#include "aprils/situation.h"
#include "aprils/step.h"

namespace longroll::aprils {

// A marker of the cup: a formation's movement or a side's combat.
struct Marker {
  std::optional<FormationId> formation;  // none: a combat marker
  Side side = Side::Union;
  friend bool operator==(const Marker&, const Marker&) = default;
};

struct TurnBegan {
  std::uint8_t turn = 0;
};
struct CupFilled {
  FixedVector<Marker, 2 * kMaxFormations + 2> markers;
};
struct MarkerDrawn {
  Side by = Side::Confederate;
  Marker marker;
};
struct MarkerPassed {
  Marker marker;
};
struct UnitMarched {
  UnitId unit;
  std::optional<HexId> from;  // none: entered the map
  Path path;
  HalfPoints cost = 0;
};
struct WorkBuilt {
  UnitId unit;
  Fortification work;
};
struct MovementEnded {
  FormationId formation;
};
struct AttackDeclared {
  Fight fight;
  Odds odds;
};
struct FallBackDeclared {
  Fight fight;
};
struct CombatEnded {
  Side side = Side::Union;
};
struct RatingLent {
  Role role = Role::Attacker;
  Side side = Side::Union;
  int rating = 0;
};
struct CombatRolled {
  Role role = Role::Attacker;
  Side side = Side::Union;
  int die = 0;
  int roll = 0;  // with the rating
  int column = 0;
  CombatResult result;  // for the other side
};
struct StepLost {
  UnitId unit;
  std::uint8_t steps_left = 0;
  HexId hex;
  enum class Cause : std::uint8_t { Combat, NoRetreat, EnteredZone, Special } cause = Cause::Combat;
};
struct UnitRetreated {
  UnitId unit;
  HexId from;
  HexId to;
  RetreatCause cause = RetreatCause::Result;
};
struct DrivenOffMap {
  UnitId unit;
  HexId from;
};
struct MoraleChecked {
  UnitId unit;
  int die = 0;
  int roll = 0;
  bool passed = false;
  bool entered_zone = false;
};
struct UnitAdvanced {
  UnitId unit;
  HexId from;
  HexId to;
};
struct ControlChanged {
  std::uint8_t objective = 0;
  std::optional<Side> side;
};
struct VictoryChecked {
  std::uint8_t turn = 0;
};
struct GameEnded {
  Outcome outcome;
};
// Something a battle's own rule did; the case tells which sentence.
struct SpecialHappened {
  std::string_view rule;
  std::uint8_t number = 0;
  std::optional<UnitId> unit;
  int die = 0;
  std::optional<HexId> hex = std::nullopt;
};

using Event = std::variant<TurnBegan, CupFilled, MarkerDrawn, MarkerPassed, UnitMarched, WorkBuilt,
                           MovementEnded, AttackDeclared, FallBackDeclared, CombatEnded, RatingLent,
                           CombatRolled, StepLost, UnitRetreated, DrivenOffMap, MoraleChecked, UnitAdvanced,
                           ControlChanged, VictoryChecked, GameEnded, SpecialHappened>;
using EventLog = std::vector<Event>;

}  // namespace longroll::aprils
