// The two sides of a battle, and values that each of them has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace longroll {

enum class Side : std::uint8_t { Union, Confederate };
inline constexpr std::array<Side, 2> kSides = {Side::Union, Side::Confederate};
constexpr Side enemy_of(Side side) { return side == Side::Union ? Side::Confederate : Side::Union; }
constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }

// One value for each side.
template <class T>
struct BySide {
  std::array<T, 2> of{};
  constexpr T& operator[](Side side) { return of[index_of(side)]; }
  constexpr const T& operator[](Side side) const { return of[index_of(side)]; }
  friend constexpr bool operator==(const BySide&, const BySide&) = default;
};

// The two sides of one combat.
enum class Role : std::uint8_t { Attacker, Defender };
constexpr Role other(Role role) { return role == Role::Attacker ? Role::Defender : Role::Attacker; }
constexpr std::size_t index_of(Role role) { return static_cast<std::size_t>(role); }

template <class T>
struct ByRole {
  std::array<T, 2> of{};
  constexpr T& operator[](Role role) { return of[index_of(role)]; }
  constexpr const T& operator[](Role role) const { return of[index_of(role)]; }
  friend constexpr bool operator==(const ByRole&, const ByRole&) = default;
};

}  // namespace longroll
