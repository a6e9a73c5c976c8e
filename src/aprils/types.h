// The small words of Across Five Aprils: sides, units, formations, strengths.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "base/id.h"
#include "base/index_set.h"
#include "board/side.h"
#include "hex/grid.h"

namespace longroll::aprils {

using longroll::ByRole;
using longroll::BySide;
using longroll::enemy_of;
using longroll::index_of;
using longroll::kSides;
using longroll::other;
using longroll::Role;
using longroll::Side;

inline constexpr std::size_t kMaxUnits = 128;
inline constexpr std::size_t kMaxFormations = 16;
inline constexpr std::size_t kMaxObjectives = 8;
inline constexpr std::size_t kMaxFortifications = 24;
inline constexpr std::size_t kMaxOptions = 8;

struct UnitTag;
using UnitId = Id<UnitTag, std::uint8_t>;
using UnitSet = IndexSet<UnitId, kMaxUnits>;

struct FormationTag;
using FormationId = Id<FormationTag, std::uint8_t>;
using FormationSet = IndexSet<FormationId, kMaxFormations>;

struct OptionTag;
using OptionId = Id<OptionTag, std::uint8_t>;
using OptionSet = IndexSet<OptionId, kMaxOptions>;

// 2.2: the kinds of combat units; gunboats appear at Shiloh only.
enum class UnitKind : std::uint8_t { Infantry, Cavalry, Artillery, Gunboat };
inline constexpr std::size_t kUnitKinds = 4;
constexpr std::size_t index_of(UnitKind kind) { return static_cast<std::size_t>(kind); }

// Ruling A4: movement is counted in half points, so that a road costs 1.
using HalfPoints = int;
inline constexpr HalfPoints kMaxAllowance = 24;

// 4.3: no more than two units may end a move in a hex.
inline constexpr int kStackingLimit = 2;

// 7.1: guns reach four hexes.
inline constexpr int kGunRange = 4;

using HexList = FixedVector<HexId, 12>;

// The longest march: every half point of the largest allowance spent on road.
using Path = FixedVector<HexId, kMaxAllowance>;

}  // namespace longroll::aprils
