// The small words of Rally 'Round the Flag!: counters, formations, ranks, places to stand.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "base/id.h"
#include "base/index_set.h"
#include "board/side.h"
#include "hex/grid.h"

namespace longroll::rally {

using longroll::ByRole;
using longroll::BySide;
using longroll::enemy_of;
using longroll::index_of;
using longroll::kSides;
using longroll::other;
using longroll::Role;
using longroll::Side;

inline constexpr std::size_t kMaxUnits = 128;
inline constexpr std::size_t kMaxBrigades = 48;  // of a side
inline constexpr std::size_t kMaxFormations = 32;
inline constexpr std::size_t kMaxObjectives = 16;
inline constexpr std::size_t kMaxGroups = 24;  // of reinforcements
inline constexpr std::size_t kMaxSpots = 768;
inline constexpr std::size_t kMaxOptions = 8;

// A counter of any kind.
struct UnitTag;
using UnitId = Id<UnitTag, std::uint8_t>;
using UnitSet = IndexSet<UnitId, kMaxUnits>;

struct FormationTag;
using FormationId = Id<FormationTag, std::uint8_t>;
using FormationSet = IndexSet<FormationId, kMaxFormations>;

// 8.5, ruling R80: a place where counters stand: a hex, or one bank of a river hex.
struct SpotTag;
using SpotId = Id<SpotTag, std::uint16_t>;
using SpotSet = IndexSet<SpotId, kMaxSpots>;
using SpotList = FixedVector<SpotId, 12>;

struct OptionTag;
using OptionId = Id<OptionTag, std::uint8_t>;
using OptionSet = IndexSet<OptionId, kMaxOptions>;

// 2.2, 12: brigades of foot and horse are combat units; the rest are not.
enum class UnitKind : std::uint8_t { Infantry, Cavalry, Leader, Artillery, Train };
constexpr std::size_t index_of(UnitKind kind) { return static_cast<std::size_t>(kind); }
constexpr bool is_combat(UnitKind kind) { return kind == UnitKind::Infantry || kind == UnitKind::Cavalry; }

// Ruling R15, lowest first.
enum class Rank : std::uint8_t { Division, Corps, Army };

// 14: the letter on a counter.
enum class Personality : std::uint8_t { Wild, Aggressive, Cautious, Prudent };

// Ruling R11: movement is counted in half points.
using HalfPoints = int;
inline constexpr HalfPoints kHorseAllowance = 18;
inline constexpr HalfPoints kFootAllowance = 10;
inline constexpr HalfPoints kTrainAllowance = 8;
inline constexpr HalfPoints kLeaderAllowance = 18;  // ruling R12
inline constexpr HalfPoints kLongestAllowance = 18;

inline constexpr int kStackingLimit = 10;     // 8.1: strength points a hex
inline constexpr int kTrainStacking = 4;      // 12, ruling R14
inline constexpr int kGunRange = 5;           // 6.2
inline constexpr int kBaggageRange = 3;       // 12
inline constexpr int kRallyRange = 3;         // 10.2
inline constexpr int kFieldGivenPoints = 5;   // 11.2
inline constexpr int kFirstTurnToGive = 8;    // 11.2
inline constexpr int kFirstDepletedTurn = 6;  // 5, event 6

// The longest march: every half point spent on a road.
using Path = FixedVector<SpotId, kLongestAllowance>;

}  // namespace longroll::rally
