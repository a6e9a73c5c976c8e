// The decisions a side can take. Ids only; small; what is legal is told by the rules, not by the type.
#pragma once

#include <optional>
#include <variant>

#include "aprils/types.h"

namespace longroll::aprils {

// 4.2: one unit marches along a path: the hexes entered, in order. A unit off the map enters in the first (8.2).
struct March {
  UnitId unit;
  Path path;
  friend bool operator==(const March&, const March&) = default;
};
// 10: a unit builds a work, or turns a breastwork over, as a battle's own rule allows.
struct Build {
  UnitId unit;
  Direction facing = Direction::North;
  friend bool operator==(const Build&, const Build&) = default;
};
struct EndMovement {
  friend bool operator==(const EndMovement&, const EndMovement&) = default;
};
// 6.2.1: these units attack these hexes. Guns free of enemy zones bombard (ruling A64).
struct Attack {
  UnitSet attackers;
  HexList targets;
  friend bool operator==(const Attack&, const Attack&) = default;
};
// 6.2.2, ruling A20: everybody in the zones of these hexes falls back; guns may cover it by firing at one of them.
struct FallBack {
  HexList targets;
  std::optional<HexId> bombarded;
  UnitSet guns;
  UnitSet stay;
  friend bool operator==(const FallBack&, const FallBack&) = default;
};
struct EndCombat {
  friend bool operator==(const EndCombat&, const EndCombat&) = default;
};
// 6.2.5: the morale rating lent to the roll.
struct Lend {
  std::int8_t rating = 0;
  friend bool operator==(const Lend&, const Lend&) = default;
};
// 6.3.1: this unit takes the next step loss.
struct Lose {
  UnitId unit;
  friend bool operator==(const Lose&, const Lose&) = default;
};
// 6.5: this unit retreats next, into this hex; none: it cannot and pays for it.
struct Retreat {
  UnitId unit;
  std::optional<HexId> to;
  friend bool operator==(const Retreat&, const Retreat&) = default;
};
// 6.3.3: this unit makes its morale check next.
struct Check {
  UnitId unit;
  friend bool operator==(const Check&, const Check&) = default;
};
// 6.3.4: no further voluntary retreat.
struct StandFast {
  friend bool operator==(const StandFast&, const StandFast&) = default;
};
// 6.6.
struct Advance {
  UnitId unit;
  HexId to;
  friend bool operator==(const Advance&, const Advance&) = default;
};
struct NoAdvance {
  friend bool operator==(const NoAdvance&, const NoAdvance&) = default;
};
// A battle's own question, numbered by that battle's file.
struct SpecialChoice {
  std::uint8_t number = 0;
  std::optional<UnitId> unit;
  std::optional<HexId> hex;
  friend bool operator==(const SpecialChoice&, const SpecialChoice&) = default;
};

using Choice = std::variant<March, Build, EndMovement, Attack, FallBack, EndCombat, Lend, Lose, Retreat,
                            Check, StandFast, Advance, NoAdvance, SpecialChoice>;

}  // namespace longroll::aprils
