// Why an answer is not legal: a reason, the rule behind it, and what it speaks of. Words come from the language files.
#pragma once

#include <optional>
#include <string_view>

#include "aprils/types.h"

namespace longroll::aprils {

enum class Reason : std::uint8_t {
  GameOver,
  NotAsked,        // the dice, or another question, are asked
  WrongKind,       // this question takes another kind of choice
  UnknownOutcome,  // no such outcome of the dice or the cup
  // 4 movement
  OtherFormation,
  AlreadyMoved,
  NotOnMap,
  EmptyPath,
  NotAdjacent,
  Barred,  // terrain or hexside closed to the kind
  RiverBars,
  TooDear,
  EnemyHeld,
  MustStop,    // entered a zone and went on
  BehindZone,  // every way there passes a zone, and the march ends in the first
  ZoneToZone,  // began in a zone, enters one
  FullHex,
  NightZone,
  SpecialRuleBars,
  MustLeaveFirst,  // an overstacked unit must move before the phase ends
  // 8 reinforcements
  NotDue,
  NotAnEntry,
  EntryBlocked,
  Gone,
  // 10
  MayNotBuild,
  // 6 combat
  NoAttackers,
  NoTargets,
  NotYourUnit,
  HasAttacked,
  Overstacked,
  NoEnemyThere,
  WasAttacked,
  CannotReach,  // not adjacent, river between, out of range
  NoSight,
  GunInZone,
  GunRetreated,
  OneTargetOnly,  // a bombardment attack has one target hex
  BelowOneToFour,
  NoStrength,
  DutyUnitLeft,    // a unit with a duty would have no target left
  DutyTargetLeft,  // an enemy with a duty on it would have no attacker left
  DutyUnmeetable,  // the duties left could not all be met
  DutyOpen,        // the phase cannot end yet
  AutomaticFirst,  // automatic retreats are over, or must come first
  NotInZone,
  TargetMustJoin,
  MayNotStay,
  RatingNotThere,
  FirstLossElsewhere,
  NotInFight,
  MustRetreatElsewhere,  // a retreat priority rules the hex out
  RetreatForbidden,
  CanRetreat,  // a hex is open, so the step is not lost
  AlreadyRetreated,
  NoRetreatOpen,
  NeverGuns,
  NotVacated,
  AlreadyAdvanced,
};

struct Refusal {
  Reason reason = Reason::NotAsked;
  std::string_view rule;
  std::optional<UnitId> unit;
  std::optional<HexId> hex;
  int number = 0;  // e.g. half points missing, or the priority that rules a hex out
};

}  // namespace longroll::aprils
