// What happened, for log, animation and sound. The rules write events and never read them.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "rally/odds.h"
#include "rally/quality.h"
#include "rally/situation.h"

namespace longroll::rally {

struct TurnBegan {
  std::uint8_t turn = 0;
};
struct InitiativeRolled {
  int union_die = 0;
  int confederate_die = 0;
};
struct InitiativeTaken {
  Side side = Side::Union;
};
struct EventRolled {
  Side side = Side::Union;
  int first = 0;
  int second = 0;
  EventKind printed = EventKind::RallyRoundTheFlag;
  EventKind kind = EventKind::RallyRoundTheFlag;  // ruling R20: what it becomes
};
// What an event did: to whom, or how long.
struct EventHappened {
  EventKind kind = EventKind::RallyRoundTheFlag;
  Side side = Side::Union;
  std::optional<UnitId> unit;
  std::optional<FormationId> formation;
  int number = 0;
};
struct GunsFirst {
  Side side = Side::Union;
};
struct GunPlaced {
  UnitId gun;
  SpotId spot;
  std::optional<SpotId> target;
};
struct BombardmentRolled {
  UnitId gun;
  SpotId target;
  int die = 0;
  int roll = 0;
  int value = 0;
};
struct DuelRolled {
  UnitId gun;
  UnitId against;
  int die = 0;
  int roll = 0;
  int value = 0;
  bool hit = false;
};
struct GunRemoved {
  UnitId gun;
  SpotId spot;
  bool captured = false;
  int die = 0;  // 0: lost a duel, or the end of the turn
};
struct GunTried {
  UnitId gun;
  SpotId spot;
  int die = 0;
  bool placed = false;
};
struct QualityChecked {
  UnitId unit;
  CheckCause cause = CheckCause::Combat;
  int die = 0;
  int roll = 0;
  int quality = 0;
  bool passed = false;
};
struct StepLost {
  UnitId unit;
  SpotId spot;
  bool shattered = false;
  enum class Cause : std::uint8_t {
    Bombardment,
    Exit,
    Fire,
    Combat,
    Automatic,
    Stacking
  } cause = Cause::Combat;
};
// 2.21: no way back, or a failed check on it.
struct UnitShattered {
  UnitId unit;
  SpotId spot;
};
struct CommandRolled {
  Side side = Side::Union;
  int die = 0;  // 0: no commander
  int points = 0;
};
struct GroupRolled {
  std::uint8_t group = 0;
  int die = 0;  // 0: points were spent
  int delay = 0;
};
struct GroupArrived {
  std::uint8_t group = 0;
  SpotId spot;
};
struct Purchased {
  Side side = Side::Union;
  std::optional<UnitId> unit;
  std::optional<FormationId> formation;
  enum class What : std::uint8_t { Recovery, Unit, Formation, MoveTrain, WakeTrain } what = What::Unit;
  int cost = 0;
};
struct LeaderTested {
  UnitId leader;
  FormationId formation;
  int die = 0;
  int roll = 0;
  int rating = 0;
  bool passed = false;
};
struct AllowanceRolled {
  UnitId unit;
  int die = 0;
  HalfPoints allowance = 0;
};
struct UnitMarched {
  UnitId unit;
  SpotId from;
  Path path;
};
struct LeaderCaught {
  UnitId leader;
  int die = 0;
  bool captured = false;
};
struct LeaderFled {
  UnitId leader;
  SpotId from;
  SpotId to;
};
struct LeaderLost {
  UnitId leader;
  bool captured = false;
  int points = 0;
};
struct LeaderTriedByFire {  // 9.6
  UnitId leader;
  int first = 0;
  int second = 0;
  bool fell = false;
};
struct LeaderReplaced {
  UnitId leader;
  SpotId spot;
};
struct TrainCaptured {
  UnitId train;
};
struct TrainTurned {
  UnitId train;
  bool active = false;
};
struct SidePassed {
  Side side = Side::Union;
  int kept = 0;
};
struct FightBegan {
  Fight fight;
};
struct OddsJudged {
  Odds odds;
};
struct FightStopped {
  UnitId shattered;
};
struct RetreatRolled {
  UnitId unit;
  int die = 0;
  int hexes = 0;
};
struct UnitRetreated {
  UnitId unit;
  SpotId from;
  SpotId to;
};
struct UnitAdvanced {
  UnitId unit;
  SpotId from;
  SpotId to;
};
struct UnitRestored {  // flipped to full strength
  UnitId unit;
};
struct UnitRallied {
  UnitId unit;
  SpotId spot;
};
struct UnitLost {
  UnitId unit;
};
struct GunResting {
  UnitId gun;
  int die = 0;
  int turn = 0;
};
struct ControlChanged {
  std::uint8_t objective = 0;
  std::optional<Side> side;
};
struct FieldGiven {
  Side side = Side::Union;
};
struct GameEnded {
  Outcome outcome;
};
struct SpecialHappened {
  std::string_view rule;
  std::uint8_t number = 0;
  std::optional<UnitId> unit;
  int die = 0;
};

using Event =
    std::variant<TurnBegan, InitiativeRolled, InitiativeTaken, EventRolled, EventHappened, GunsFirst,
                 GunPlaced, BombardmentRolled, DuelRolled, GunRemoved, GunTried, QualityChecked, StepLost,
                 UnitShattered, CommandRolled, GroupRolled, GroupArrived, Purchased, LeaderTested,
                 AllowanceRolled, UnitMarched, LeaderCaught, LeaderFled, LeaderLost, LeaderTriedByFire,
                 LeaderReplaced, TrainCaptured, TrainTurned, SidePassed, FightBegan, OddsJudged, FightStopped,
                 RetreatRolled, UnitRetreated, UnitAdvanced, UnitRestored, UnitRallied, UnitLost, GunResting,
                 ControlChanged, FieldGiven, GameEnded, SpecialHappened>;
using EventLog = std::vector<Event>;

}  // namespace longroll::rally
