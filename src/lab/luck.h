// Luck, from the Union's side: how much better an outcome of the dice or the cup is than the average of what could have
// come. Every outcome is weighed by the same simple yardstick; the average is exact. So the luck of a question is zero
// in expectation whatever the players do and however rough the yardstick is, and may be taken off a score without bias.
#pragma once

#include <array>
#include <string_view>

#include "aprils/position.h"
#include "rally/position.h"

namespace longroll::lab {

enum class LuckKind : std::uint8_t {
  Losses,  // steps lost, retreats forced: the dice of fights
  Fights,  // whose combat comes first: combat markers; the initiative
  Moves,   // whose troops move first: movement markers; command points and activations
};
inline constexpr std::size_t kLuckKinds = 3;
inline constexpr std::array<std::string_view, kLuckKinds> kLuckNames = {"losses", "fights", "moves"};

struct Luck {
  std::array<double, kLuckKinds> of{};
  double operator[](LuckKind kind) const { return of[static_cast<std::size_t>(kind)]; }
  Luck& operator+=(const Luck& other) {
    for (std::size_t i = 0; i < kLuckKinds; ++i) of[i] += other.of[i];
    return *this;
  }
  friend bool operator==(const Luck&, const Luck&) = default;
};

// The yardstick: whole numbers, the Union's less the Confederates'.
using Yardstick = std::array<int, kLuckKinds>;
Yardstick measure(const aprils::Scenario& scenario, const aprils::Position& position);
Yardstick measure(const rally::Scenario& scenario, const rally::Position& position);

// The luck in this outcome of a position in which the dice are asked.
Luck luck_of(const aprils::Scenario& scenario, const aprils::Position& position, std::size_t outcome);
Luck luck_of(const rally::Scenario& scenario, const rally::Position& position, std::size_t outcome);

}  // namespace longroll::lab
