// Why an answer is not legal: a reason, the rule behind it, and what it speaks of. Words come from the language files.
#pragma once

#include <optional>
#include <string_view>

#include "rally/types.h"

namespace longroll::rally {

enum class Reason : std::uint8_t {
  GameOver,
  NotAsked,
  WrongKind,
  UnknownOutcome,
  // 5 events, 10.1
  NotEligible,  // not among what the event, or the rule, speaks of
  // 6 artillery
  NotAvailable,  // the chit cannot be placed now
  NoUnitOfIts,   // no brigade of its formation there
  GunsBarred,    // terrain without a road
  EnemyZone,     // the hex is in an enemy zone
  GunThere,      // one chit a hex
  NoTarget,      // no enemy combat unit there
  OutOfRange,
  NoSight,
  // 7 activation
  NotYours,
  NotOnMap,
  AlreadyActivated,
  TooFewPoints,
  NoSuchPrice,
  NoLeader,      // the formation has none on the map
  NobodyLeft,    // no unit of it that could be activated
  OutOfCommand,  // neither the army's nor the corps's leader is near
  NotDamaged,
  Obtuse,      // 5, event 4
  Blundering,  // 5, event 2
  LeaderMoved,
  TrainUsed,
  TrainAsleep,
  TrainAwake,
  EntryChosen,  // a nearer edge hex is free
  SpecialRuleBars,
  // 8 movement
  NotActive,
  EmptyPath,
  NotAdjacent,
  Impassable,
  NoBridgeRoad,  // a bridge belongs to road moves
  TooDear,
  EnemyThere,
  Overstacks,
  MustStop,
  MayNotMeet,     // may not enter an enemy zone
  LeaderExposed,  // ruling R12
  OneHexOnly,
  AgainstTemper,  // 14
  MustMove,       // 14
  // 9 combat
  NotInContact,
  OthersTurn,      // another unit is asked first
  TargetTaken,     // in another combat already
  OneHexAttacks,   // several hexes are attacked from one hex only
  LeavesUnitOut,   // a unit would have nobody to attack
  LeavesEnemyOut,  // an enemy hex would have no attacker
  NoSuchCombat,
  NotInFight,
  NotNext,
  MustRetreatElsewhere,
  CanRetreat,
  NotVacant,
  AlreadyAdvanced,
  MustAdvance,
  // 10, 11, 13
  NotThere,  // no legal place
  AlreadyPressed,
};

struct Refusal {
  Reason reason = Reason::NotAsked;
  std::string_view rule;
  std::optional<UnitId> unit;
  std::optional<SpotId> spot;
  int number = 0;
};

using Verdict = std::optional<Refusal>;  // none: legal

inline Verdict refuse_as(Reason reason, std::string_view rule) {
  return Refusal{reason, rule, std::nullopt, std::nullopt, 0};
}
inline Verdict refuse_as(Reason reason, std::string_view rule, UnitId unit) {
  return Refusal{reason, rule, unit, std::nullopt, 0};
}
inline Verdict refuse_as(Reason reason, std::string_view rule, UnitId unit, SpotId spot) {
  return Refusal{reason, rule, unit, spot, 0};
}
inline Verdict refuse_as(Reason reason, std::string_view rule, SpotId spot) {
  return Refusal{reason, rule, std::nullopt, spot, 0};
}

}  // namespace longroll::rally
