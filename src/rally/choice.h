// The decisions a side can take. Ids only; small; what is legal is told by the rules, not by the type.
#pragma once

#include <optional>
#include <variant>

#include "rally/types.h"

namespace longroll::rally {

// 8.0: one counter along a path: the places entered, in order.
struct March {
  UnitId unit;
  Path path;
  friend bool operator==(const March&, const March&) = default;
};
// Nobody else moves.
struct EndMovement {
  friend bool operator==(const EndMovement&, const EndMovement&) = default;
};
// 6.0: this side places the first chit.
struct GoFirst {
  Side side = Side::Union;
  friend bool operator==(const GoFirst&, const GoFirst&) = default;
};
// 6.1: a chit goes with a unit, and fires at a target or stays silent.
struct PlaceGun {
  UnitId gun;
  SpotId spot;
  std::optional<SpotId> target;
  friend bool operator==(const PlaceGun&, const PlaceGun&) = default;
};
// 6.3: this chit answers.
struct Counter {
  UnitId gun;
  friend bool operator==(const Counter&, const Counter&) = default;
};
// No more of what is asked: no chit, no fire, no command points, no advance, no surprise, no giving up.
struct Pass {
  friend bool operator==(const Pass&, const Pass&) = default;
};
// 7.2, at no cost.
struct ActivateLeader {
  UnitId leader;
  friend bool operator==(const ActivateLeader&, const ActivateLeader&) = default;
};
// 7.2: a damaged brigade is to be flipped.
struct Recover {
  UnitId unit;
  friend bool operator==(const Recover&, const Recover&) = default;
};
// 7.2
struct ActivateUnit {
  UnitId unit;
  friend bool operator==(const ActivateUnit&, const ActivateUnit&) = default;
};
// 7.2: a division or corps at one of its printed prices; 0: by event 9.
struct ActivateFormation {
  FormationId formation;
  std::uint8_t price = 0;
  friend bool operator==(const ActivateFormation&, const ActivateFormation&) = default;
};
// 12.0
struct MoveTrain {
  friend bool operator==(const MoveTrain&, const MoveTrain&) = default;
};
struct WakeTrain {
  friend bool operator==(const WakeTrain&, const WakeTrain&) = default;
};
// 7.6: points instead of the die.
struct HurryGroup {
  friend bool operator==(const HurryGroup&, const HurryGroup&) = default;
};
struct RollForGroup {
  friend bool operator==(const RollForGroup&, const RollForGroup&) = default;
};
// A counter is put there: a replacement, a rallied unit, a fleeing leader, a delayed group.
struct Settle {
  SpotId spot;
  friend bool operator==(const Settle&, const Settle&) = default;
};
// 9.0: this unit attacks these hexes, together with all who name the same.
struct Attack {
  UnitId unit;
  SpotList targets;
  friend bool operator==(const Attack&, const Attack&) = default;
};
// 9.0: the combat against this hex is next.
struct Resolve {
  SpotId target;
  friend bool operator==(const Resolve&, const Resolve&) = default;
};
// 5, event 12: in this attack.
struct Surprise {
  friend bool operator==(const Surprise&, const Surprise&) = default;
};
// 9.1: this chit is to join the defence.
struct BringGun {
  UnitId gun;
  friend bool operator==(const BringGun&, const BringGun&) = default;
};
// 9.2: this attacker checks.
struct FireAt {
  UnitId unit;
  friend bool operator==(const FireAt&, const FireAt&) = default;
};
// 9.5: this unit goes there next; none: nowhere is left to go.
struct Retreat {
  UnitId unit;
  std::optional<SpotId> to;
  friend bool operator==(const Retreat&, const Retreat&) = default;
};
// Ruling R109: the leader goes along.
struct Follow {
  friend bool operator==(const Follow&, const Follow&) = default;
};
// 9.5
struct Advance {
  UnitId unit;
  SpotId to;
  friend bool operator==(const Advance&, const Advance&) = default;
};
// 5: this unit.
struct PickUnit {
  UnitId unit;
  friend bool operator==(const PickUnit&, const PickUnit&) = default;
};
// 5: this formation.
struct PickFormation {
  FormationId formation;
  friend bool operator==(const PickFormation&, const PickFormation&) = default;
};
// 11.2: the field is the enemy's.
struct GiveUp {
  friend bool operator==(const GiveUp&, const GiveUp&) = default;
};
// 13.0: a second hex is tried.
struct Press {
  UnitId unit;
  friend bool operator==(const Press&, const Press&) = default;
};

using Choice = std::variant<March, EndMovement, GoFirst, PlaceGun, Counter, Pass, ActivateLeader, Recover,
                            ActivateUnit, ActivateFormation, MoveTrain, WakeTrain, HurryGroup, RollForGroup,
                            Settle, Attack, Resolve, Surprise, BringGun, FireAt, Retreat, Follow, Advance,
                            PickUnit, PickFormation, GiveUp, Press>;

}  // namespace longroll::rally
