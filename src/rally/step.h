// What is still to be done, as a stack of small steps. Each is exactly one of asked, rolled or automatic.
#pragma once

#include <optional>
#include <tuple>
#include <variant>

#include "play/asked.h"
#include "rally/charts.h"
#include "rally/types.h"

namespace longroll::rally {

using longroll::Who;

// 5: how much an event takes hold of.
enum class Scope : std::uint8_t { Brigade, Division, Corps };

struct BeginTurn {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const BeginTurn&, const BeginTurn&) = default;
};
// 10.1: a replacement comes on with one of his brigades.
struct PlaceLeader {
  static constexpr Who who = Who::Asked;
  UnitId leader;
  auto parts() const { return std::tie(leader); }
  friend bool operator==(const PlaceLeader&, const PlaceLeader&) = default;
};
// 4.0: the Union die first.
struct RollInitiative {
  static constexpr Who who = Who::Rolled;
  std::uint8_t union_die = 0;
  auto parts() const { return std::tie(union_die); }
  friend bool operator==(const RollInitiative&, const RollInitiative&) = default;
};
struct EventsPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EventsPhase&, const EventsPhase&) = default;
};
// 5.0: two dice of the side that owns the event.
struct RollEvent {
  static constexpr Who who = Who::Rolled;
  Side side = Side::Union;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(side, first); }
  friend bool operator==(const RollEvent&, const RollEvent&) = default;
};
// 5, events 2 and 3.
struct RollBlunder {
  static constexpr Who who = Who::Rolled;
  Side side = Side::Union;
  EventKind kind = EventKind::Blunder;
  auto parts() const { return std::tie(side, kind); }
  friend bool operator==(const RollBlunder&, const RollBlunder&) = default;
};
// 5: the unit or formation that an event speaks of. Event 4 is the victim's to pick (ruling R24).
struct PickForEvent {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  EventKind kind = EventKind::Blunder;
  Scope scope = Scope::Brigade;
  bool again = false;
  auto parts() const { return std::tie(side, kind, scope, again); }
  friend bool operator==(const PickForEvent&, const PickForEvent&) = default;
};
// 5, events 2, 3, 10: the event's owner moves enemy units.
struct BlunderMoves {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  std::optional<FormationId> formation;
  auto parts() const { return std::tie(side, formation); }
  friend bool operator==(const BlunderMoves&, const BlunderMoves&) = default;
};
// 5, event 5.
struct RollWeather {
  static constexpr Who who = Who::Rolled;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(first); }
  friend bool operator==(const RollWeather&, const RollWeather&) = default;
};
// 5, event 6: one of the victim's chits.
struct DrawGun {
  static constexpr Who who = Who::Rolled;
  Side victim = Side::Union;
  auto parts() const { return std::tie(victim); }
  friend bool operator==(const DrawGun&, const DrawGun&) = default;
};
struct BombardmentPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const BombardmentPhase&, const BombardmentPhase&) = default;
};
// 6.0
struct ChooseFirst {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const ChooseFirst&, const ChooseFirst&) = default;
};
// 6.1
struct PlaceGuns {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const PlaceGuns&, const PlaceGuns&) = default;
};
// 6.3: an available chit may be placed in the target hex.
struct AnswerGuns {
  static constexpr Who who = Who::Asked;
  UnitId gun;
  SpotId target;
  auto parts() const { return std::tie(gun, target); }
  friend bool operator==(const AnswerGuns&, const AnswerGuns&) = default;
};
// 6.2
struct RollBombardment {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  SpotId target;
  auto parts() const { return std::tie(gun, target); }
  friend bool operator==(const RollBombardment&, const RollBombardment&) = default;
};
// 6.3: the chit that fires first, then the one that answers.
struct RollDuel {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  UnitId answering;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(gun, answering, first); }
  friend bool operator==(const RollDuel&, const RollDuel&) = default;
};
// 6.2: every combat unit of the hex on its own.
struct CheckBombarded {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  SpotId gun;
  bool loses_step = false;
  auto parts() const { return std::tie(left, gun, loses_step); }
  friend bool operator==(const CheckBombarded&, const CheckBombarded&) = default;
};
struct RollBombarded {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  SpotId gun;
  bool loses_step = false;
  auto parts() const { return std::tie(unit, gun, loses_step); }
  friend bool operator==(const RollBombarded&, const RollBombarded&) = default;
};
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
struct EndTurn {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
// A battle's own die, numbered by that battle's file.
struct SpecialRoll {
  static constexpr Who who = Who::Rolled;
  std::uint8_t number = 0;
  auto parts() const { return std::tie(number); }
  friend bool operator==(const SpecialRoll&, const SpecialRoll&) = default;
};

using Step =
    std::variant<BeginTurn, PlaceLeader, RollInitiative, EventsPhase, RollEvent, RollBlunder, PickForEvent,
                 BlunderMoves, RollWeather, DrawGun, BombardmentPhase, ChooseFirst, PlaceGuns, AnswerGuns,
                 RollBombardment, RollDuel, CheckBombarded, RollBombarded, CommandPhase, BeginCommand,
                 RollCommand, Arrivals, DueGroup, RollArrival, EnterGroup, ChooseEntry, NextImpulse, Impulse,
                 AfterImpulse, MoveLeader, RollRecovery, RollFormation, ActivateDivisions, RollDivision,
                 ActivateUnits, RollActivation, FailUnits, RollAllowance, MoveUnits, ContinueMarch, RollExit,
                 RollLeaderCaught, LeaderFlees, RollGunCaught, EndMovementPhase, CombatPhase, DeclareTargets,
                 ChooseCombat, UseSurprise, DefenderGuns, RollGunPlaced, DefensiveFire, RollFire, JudgeOdds,
                 CheckUnits, RollCheck, JudgeLosses, RetreatDice, RollRetreat, RetreatUnits, RetreatOn,
                 RollRetreatCheck, OfferFollow, BeginAdvance, AdvanceUnits, LeaderLosses, RollLeaderLoss,
                 EndFight, RecoveryPhase, RallyUnits, RollRally, PlaceRallied, ReturnGuns, RollGunReturn,
                 VictoryPhase, GiveField, NightPhase, NightMoves, RollPress, PressOn, EndTurn, SpecialRoll>;

inline Who who_acts(const Step& step) {
  return std::visit([](const auto& s) { return s.who; }, step);
}

}  // namespace longroll::rally
