// How a player weighs things, in percent of what the script weighs by itself, and how far chance may sway it.
#pragma once

#include <cstdint>
#include <optional>

namespace longroll::rally {

struct Temper {
  int progress = 100;                               // ground gained toward the goal
  int hold = 100;                                   // objectives held
  int gain = 100;                                   // what attacks may bring
  int danger = 100;                                 // what the enemy's attacks may cost
  int sway = 1;                                     // values are told apart by chance below this many points
  std::optional<std::uint8_t> goal = std::nullopt;  // an objective that matters more than others

  friend bool operator==(const Temper&, const Temper&) = default;
};

// Temperaments a player may be given; they change nothing but these weights.
inline constexpr Temper kSteady{};
inline constexpr Temper kBold{120, 100, 140, 65, 1, std::nullopt};
inline constexpr Temper kCautious{80, 110, 80, 150, 1, std::nullopt};
inline constexpr Temper kStubborn{70, 200, 90, 60, 1, std::nullopt};

}  // namespace longroll::rally
