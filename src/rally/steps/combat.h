// Steps of chapter 9 (9.0 to 9.4, 9.6): a combat from its declaration to its losses.
#pragma once

#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

// 9.0
struct CombatPhase {
  static constexpr Who who = Who::Automatic;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const CombatPhase&, const CombatPhase&) = default;
};
// 9.0, ruling R91: one attacker after the other names what he attacks.
struct DeclareTargets {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const DeclareTargets&, const DeclareTargets&) = default;
};
// 9.0: in any order.
struct ChooseCombat {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const ChooseCombat&, const ChooseCombat&) = default;
};
// 5, event 12.
struct UseSurprise {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const UseSurprise&, const UseSurprise&) = default;
};
// 9.1
struct DefenderGuns {
  static constexpr Who who = Who::Asked;
  std::uint8_t target = 0;
  auto parts() const { return std::tie(target); }
  friend bool operator==(const DefenderGuns&, const DefenderGuns&) = default;
};
struct RollGunPlaced {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  SpotId spot;
  auto parts() const { return std::tie(gun, spot); }
  friend bool operator==(const RollGunPlaced&, const RollGunPlaced&) = default;
};
// 9.2
struct DefensiveFire {
  static constexpr Who who = Who::Asked;
  std::uint8_t target = 0;
  auto parts() const { return std::tie(target); }
  friend bool operator==(const DefensiveFire&, const DefensiveFire&) = default;
};
struct RollFire {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  SpotId from;
  auto parts() const { return std::tie(unit, from); }
  friend bool operator==(const RollFire&, const RollFire&) = default;
};
// 9.3
struct JudgeOdds {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const JudgeOdds&, const JudgeOdds&) = default;
};
// 9.4
struct CheckUnits {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const CheckUnits&, const CheckUnits&) = default;
};
struct RollCheck {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const RollCheck&, const RollCheck&) = default;
};
// 9.5: who retreats.
struct JudgeLosses {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const JudgeLosses&, const JudgeLosses&) = default;
};
// 9.6
struct LeaderLosses {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const LeaderLosses&, const LeaderLosses&) = default;
};
struct RollLeaderLoss {
  static constexpr Who who = Who::Rolled;
  UnitId leader;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(leader, first); }
  friend bool operator==(const RollLeaderLoss&, const RollLeaderLoss&) = default;
};
struct EndFight {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EndFight&, const EndFight&) = default;
};

}  // namespace longroll::rally
