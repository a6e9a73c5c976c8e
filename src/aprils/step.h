// What is still to be done, as a stack of small steps. Each is exactly one of asked, rolled or automatic.
#pragma once

#include <tuple>
#include <variant>

#include "aprils/types.h"
#include "play/step.h"

namespace longroll::aprils {

using longroll::Who;

// Why a unit falls back; it decides what follows when it cannot, and how far it goes.
enum class RetreatCause : std::uint8_t { Result, FailedCheck, Voluntary, Automatic };

struct BeginTurn {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const BeginTurn&, const BeginTurn&) = default;
};
struct FillCup {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const FillCup&, const FillCup&) = default;
};
struct DrawMarker {
  static constexpr Who who = Who::Rolled;
  auto parts() const { return std::tie(); }
  friend bool operator==(const DrawMarker&, const DrawMarker&) = default;
};
// 3.0: the next draw, or the end of the turn when the cup is empty.
struct NextMarker {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const NextMarker&, const NextMarker&) = default;
};
struct EndTurn {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
struct MoveFormation {
  static constexpr Who who = Who::Asked;
  FormationId formation;
  auto parts() const { return std::tie(formation); }
  friend bool operator==(const MoveFormation&, const MoveFormation&) = default;
};
struct DeclareCombat {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const DeclareCombat&, const DeclareCombat&) = default;
};
struct LendRating {
  static constexpr Who who = Who::Asked;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const LendRating&, const LendRating&) = default;
};
struct RollCombat {
  static constexpr Who who = Who::Rolled;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const RollCombat&, const RollCombat&) = default;
};
// 6.3: losses, retreats, checks of one side, in this order.
struct ApplyResult {
  static constexpr Who who = Who::Automatic;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const ApplyResult&, const ApplyResult&) = default;
};
struct TakeLosses {
  static constexpr Who who = Who::Asked;
  Role role = Role::Attacker;
  std::uint8_t left = 0;
  bool first = true;
  auto parts() const { return std::tie(role, left, first); }
  friend bool operator==(const TakeLosses&, const TakeLosses&) = default;
};
// 6.3.2: gathers who must retreat once the losses are taken.
struct BeginRetreats {
  static constexpr Who who = Who::Automatic;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const BeginRetreats&, const BeginRetreats&) = default;
};
// Every unit in `left` retreats one hex, in the owner's order.
struct RetreatUnits {
  static constexpr Who who = Who::Asked;
  UnitSet left;
  RetreatCause cause = RetreatCause::Result;
  auto parts() const { return std::tie(left, cause); }
  friend bool operator==(const RetreatUnits&, const RetreatUnits&) = default;
};
// 6.3.3: gathers who must check once the retreats are done.
struct BeginChecks {
  static constexpr Who who = Who::Automatic;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const BeginChecks&, const BeginChecks&) = default;
};
struct CheckUnits {
  static constexpr Who who = Who::Asked;
  UnitSet left;
  auto parts() const { return std::tie(left); }
  friend bool operator==(const CheckUnits&, const CheckUnits&) = default;
};
struct RollCheck {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  bool entered_zone = false;  // 6.4: failure costs a step; else a retreat
  auto parts() const { return std::tie(unit, entered_zone); }
  friend bool operator==(const RollCheck&, const RollCheck&) = default;
};
// 6.5: decides whether a unit that has retreated a hex must go on.
struct JudgeRetreat {
  static constexpr Who who = Who::Automatic;
  UnitId unit;
  RetreatCause cause = RetreatCause::Result;
  auto parts() const { return std::tie(unit, cause); }
  friend bool operator==(const JudgeRetreat&, const JudgeRetreat&) = default;
};
// 6.5: the unit is overstacked, or retreats automatically and is still in an enemy zone; it has a hex to go to.
struct ExtendRetreat {
  static constexpr Who who = Who::Asked;
  UnitId unit;
  RetreatCause cause = RetreatCause::Result;
  auto parts() const { return std::tie(unit, cause); }
  friend bool operator==(const ExtendRetreat&, const ExtendRetreat&) = default;
};
struct VoluntaryRetreats {
  static constexpr Who who = Who::Asked;
  auto parts() const { return std::tie(); }
  friend bool operator==(const VoluntaryRetreats&, const VoluntaryRetreats&) = default;
};
// 6.2.2: the covering guns of an automatic retreat fire.
struct CoverFire {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const CoverFire&, const CoverFire&) = default;
};
// 6.6: notes which hexes have been left empty.
struct BeginAdvance {
  static constexpr Who who = Who::Automatic;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const BeginAdvance&, const BeginAdvance&) = default;
};
struct OfferAdvance {
  static constexpr Who who = Who::Asked;
  Role role = Role::Attacker;
  auto parts() const { return std::tie(role); }
  friend bool operator==(const OfferAdvance&, const OfferAdvance&) = default;
};
struct EndFight {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EndFight&, const EndFight&) = default;
};
// A die or a question of the battle's own rules.
struct SpecialRoll {
  static constexpr Who who = Who::Rolled;
  std::uint8_t number = 0;
  auto parts() const { return std::tie(number); }
  friend bool operator==(const SpecialRoll&, const SpecialRoll&) = default;
};
struct SpecialQuestion {
  static constexpr Who who = Who::Asked;
  std::uint8_t number = 0;
  Side side = Side::Union;
  UnitSet units;
  auto parts() const { return std::tie(number, side, units); }
  friend bool operator==(const SpecialQuestion&, const SpecialQuestion&) = default;
};

using Step = std::variant<BeginTurn, FillCup, NextMarker, DrawMarker, EndTurn, MoveFormation, DeclareCombat,
                          LendRating, RollCombat, ApplyResult, TakeLosses, BeginRetreats, RetreatUnits,
                          BeginChecks, CheckUnits, RollCheck, JudgeRetreat, ExtendRetreat, VoluntaryRetreats,
                          CoverFire, BeginAdvance, OfferAdvance, EndFight, SpecialRoll, SpecialQuestion>;

}  // namespace longroll::aprils
