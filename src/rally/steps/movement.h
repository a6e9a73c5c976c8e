// Steps of chapter 8: marches, and what they run into.
#pragma once

#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

// 8.0
struct MoveUnits {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const MoveUnits&, const MoveUnits&) = default;
};
// 8.0: the rest of a path.
struct ContinueMarch {
  static constexpr Who who = Who::Automatic;
  UnitId unit;
  Path path;
  auto parts() const { return std::tie(unit, path); }
  friend bool operator==(const ContinueMarch&, const ContinueMarch&) = default;
};
// 8.3
struct RollExit {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const RollExit&, const RollExit&) = default;
};
// 8.4, 9.5
struct RollLeaderCaught {
  static constexpr Who who = Who::Rolled;
  UnitId leader;
  bool fighting = false;
  auto parts() const { return std::tie(leader, fighting); }
  friend bool operator==(const RollLeaderCaught&, const RollLeaderCaught&) = default;
};
struct LeaderFlees {
  static constexpr Who who = Who::Asked;
  UnitId leader;
  auto parts() const { return std::tie(leader); }
  friend bool operator==(const LeaderFlees&, const LeaderFlees&) = default;
};
// 9.5, ruling R89.
struct RollGunCaught {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  auto parts() const { return std::tie(gun); }
  friend bool operator==(const RollGunCaught&, const RollGunCaught&) = default;
};
// 8.1
struct EndMovementPhase {
  static constexpr Who who = Who::Automatic;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const EndMovementPhase&, const EndMovementPhase&) = default;
};

}  // namespace longroll::rally
