// How a player weighs things, in percent of what the script weighs by itself, and how far chance may sway it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "aprils/types.h"

namespace longroll::aprils {

struct Temper {
  int progress = 100;  // ground gained toward the goal
  int hold = 100;      // objectives held
  int gain = 100;      // what attacks may bring
  int danger = 100;    // what the enemy's attacks may cost
  int sway = 1;        // values are told apart by chance below this many points
  // The objective that a formation in this temper goes for; none: each unit where it is needed most.
  std::optional<std::uint8_t> goal = std::nullopt;

  friend bool operator==(const Temper&, const Temper&) = default;
};

// Temperaments a player may be given; they change nothing but these weights.
inline constexpr Temper kSteady{};
inline constexpr Temper kBold{120, 100, 150, 65, 1};
inline constexpr Temper kCautious{80, 110, 75, 150, 1};
inline constexpr Temper kStubborn{70, 200, 90, 60, 1};

// The tempers of all formations of both sides: what each is taken to be about.
using Tempers = std::array<Temper, kMaxFormations>;

}  // namespace longroll::aprils
