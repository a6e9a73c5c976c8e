// What is still to be done, as a stack of small steps. Each is exactly one of asked, rolled or automatic; they stand by
// chapter in steps/.
#pragma once

#include <variant>

#include "rally/steps/bombardment.h"
#include "rally/steps/combat.h"
#include "rally/steps/command.h"
#include "rally/steps/events.h"
#include "rally/steps/movement.h"
#include "rally/steps/recovery.h"
#include "rally/steps/retreat.h"
#include "rally/steps/sequence.h"

namespace longroll::rally {

using longroll::Who;

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

}  // namespace longroll::rally
