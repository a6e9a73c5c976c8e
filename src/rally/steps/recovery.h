// Steps of chapters 10, 11, 13: recovery, victory and night.
#pragma once

#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

// 10.0
struct RecoveryPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const RecoveryPhase&, const RecoveryPhase&) = default;
};
// 10.2
struct RallyUnits {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const RallyUnits&, const RallyUnits&) = default;
};
struct RollRally {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const RollRally&, const RollRally&) = default;
};
struct PlaceRallied {
  static constexpr Who who = Who::Asked;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const PlaceRallied&, const PlaceRallied&) = default;
};
// 10.3
struct ReturnGuns {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const ReturnGuns&, const ReturnGuns&) = default;
};
struct RollGunReturn {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  auto parts() const { return std::tie(gun); }
  friend bool operator==(const RollGunReturn&, const RollGunReturn&) = default;
};
// 11.0
struct VictoryPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const VictoryPhase&, const VictoryPhase&) = default;
};
// 11.2
struct GiveField {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const GiveField&, const GiveField&) = default;
};
// 13.0
struct NightPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const NightPhase&, const NightPhase&) = default;
};
struct NightMoves {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const NightMoves&, const NightMoves&) = default;
};
// 13.0: a second hex.
struct RollPress {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const RollPress&, const RollPress&) = default;
};
struct PressOn {
  static constexpr Who who = Who::Asked;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const PressOn&, const PressOn&) = default;
};

}  // namespace longroll::rally
