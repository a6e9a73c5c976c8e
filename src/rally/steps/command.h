// Steps of chapter 7: command points, arrivals and activation.
#pragma once

#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

// 7.0
struct CommandPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const CommandPhase&, const CommandPhase&) = default;
};
struct BeginCommand {
  static constexpr Who who = Who::Automatic;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const BeginCommand&, const BeginCommand&) = default;
};
// 7.1
struct RollCommand {
  static constexpr Who who = Who::Rolled;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const RollCommand&, const RollCommand&) = default;
};
// 7.6: the groups due now, one by one.
struct Arrivals {
  static constexpr Who who = Who::Automatic;
  Side side = Side::Union;
  std::uint8_t group = 0;
  auto parts() const { return std::tie(side, group); }
  friend bool operator==(const Arrivals&, const Arrivals&) = default;
};
struct DueGroup {
  static constexpr Who who = Who::Asked;
  std::uint8_t group = 0;
  auto parts() const { return std::tie(group); }
  friend bool operator==(const DueGroup&, const DueGroup&) = default;
};
struct RollArrival {
  static constexpr Who who = Who::Rolled;
  std::uint8_t group = 0;
  auto parts() const { return std::tie(group); }
  friend bool operator==(const RollArrival&, const RollArrival&) = default;
};
struct EnterGroup {
  static constexpr Who who = Who::Automatic;
  std::uint8_t group = 0;
  auto parts() const { return std::tie(group); }
  friend bool operator==(const EnterGroup&, const EnterGroup&) = default;
};
// 7.7
struct ChooseEntry {
  static constexpr Who who = Who::Asked;
  std::uint8_t group = 0;
  auto parts() const { return std::tie(group); }
  friend bool operator==(const ChooseEntry&, const ChooseEntry&) = default;
};
struct NextImpulse {
  static constexpr Who who = Who::Automatic;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const NextImpulse&, const NextImpulse&) = default;
};
// 7.2: one purchase, or the end of the side's turn.
struct Impulse {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const Impulse&, const Impulse&) = default;
};
// Ruling R54: leaders may also move after the paid action.
struct AfterImpulse {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const AfterImpulse&, const AfterImpulse&) = default;
};
struct MoveLeader {
  static constexpr Who who = Who::Asked;
  UnitId leader;
  auto parts() const { return std::tie(leader); }
  friend bool operator==(const MoveLeader&, const MoveLeader&) = default;
};
// 7.2: a damaged brigade.
struct RollRecovery {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const RollRecovery&, const RollRecovery&) = default;
};
// 7.01: the leader of a division or corps.
struct RollFormation {
  static constexpr Who who = Who::Rolled;
  FormationId formation;
  std::uint8_t price = 0;
  auto parts() const { return std::tie(formation, price); }
  friend bool operator==(const RollFormation&, const RollFormation&) = default;
};
// 7.2: the divisions of an activated corps.
struct ActivateDivisions {
  static constexpr Who who = Who::Automatic;
  FormationSet left;
  FormationId corps;
  auto parts() const { return std::tie(left, corps); }
  friend bool operator==(const ActivateDivisions&, const ActivateDivisions&) = default;
};
struct RollDivision {
  static constexpr Who who = Who::Rolled;
  FormationId division;
  auto parts() const { return std::tie(division); }
  friend bool operator==(const RollDivision&, const RollDivision&) = default;
};
// 7.3: in command, or by a check.
struct ActivateUnits {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const ActivateUnits&, const ActivateUnits&) = default;
};
struct RollActivation {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  bool alone = false;
  auto parts() const { return std::tie(unit, alone); }
  friend bool operator==(const RollActivation&, const RollActivation&) = default;
};
// 7.5
struct FailUnits {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const FailUnits&, const FailUnits&) = default;
};
// 7.5, ruling R64: die - 2.
struct RollAllowance {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  bool limited = false;
  auto parts() const { return std::tie(unit, limited); }
  friend bool operator==(const RollAllowance&, const RollAllowance&) = default;
};

}  // namespace longroll::rally
