// Steps of chapter 9 (9.5): retreats and advances.
#pragma once

#include <optional>
#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

struct RetreatDice {
  static constexpr Who who = Who::Automatic;
  Role role = Role::Defender;
  UnitSet left;
  auto parts() const { return std::tie(role, left); }
  friend bool operator==(const RetreatDice&, const RetreatDice&) = default;
};
struct RollRetreat {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  auto parts() const { return std::tie(unit); }
  friend bool operator==(const RollRetreat&, const RollRetreat&) = default;
};
// 9.5: in the owner's order.
struct RetreatUnits {
  static constexpr Who who = Who::Asked;
  Role role = Role::Defender;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const RetreatUnits&, const RetreatUnits&) = default;
};
// 9.5: one unit, hex by hex; from bombardment too (ruling R48).
struct RetreatOn {
  static constexpr Who who = Who::Asked;
  UnitId unit;
  std::uint8_t left = 1;
  SpotId origin;
  std::optional<SpotId> gun;
  auto parts() const { return std::tie(unit, left, origin, gun); }
  friend bool operator==(const RetreatOn&, const RetreatOn&) = default;
};
// 9.5: it came into another enemy's zone.
struct RollRetreatCheck {
  static constexpr Who who = Who::Rolled;
  RetreatOn retreat;
  auto parts() const { return std::tie(retreat); }
  friend bool operator==(const RollRetreatCheck&, const RollRetreatCheck&) = default;
};
// Ruling R109: a leader left alone may go with the last unit.
struct OfferFollow {
  static constexpr Who who = Who::Asked;
  UnitId leader;
  UnitId unit;
  auto parts() const { return std::tie(leader, unit); }
  friend bool operator==(const OfferFollow&, const OfferFollow&) = default;
};
struct BeginAdvance {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const BeginAdvance&, const BeginAdvance&) = default;
};
// 9.5
struct AdvanceUnits {
  static constexpr Who who = Who::Asked;
  auto parts() const { return std::tie(); }
  friend bool operator==(const AdvanceUnits&, const AdvanceUnits&) = default;
};

}  // namespace longroll::rally
