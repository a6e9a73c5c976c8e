// The combats of one combat phase, and the one that is being fought.
#pragma once

#include <tuple>

#include "rally/types.h"

namespace longroll::rally {

// 9.0, ruling R91: one declared combat.
struct Combat {
  UnitSet attackers;
  SpotList targets;
  auto parts() const { return std::tie(attackers, targets); }
  friend bool operator==(const Combat&, const Combat&) = default;
};
inline constexpr std::size_t kMostCombats = kMaxBrigades;  // each attacker in one of his own

struct Fight {
  Side attacker = Side::Union;
  UnitSet attackers;
  UnitSet defenders;
  SpotList targets;
  SpotSet origins;         // ruling R152: where the attackers stood when it began
  UnitSet leaders;         // 9.6: stacked with somebody who fights when it begins
  bool surprise = false;   // 5, event 12
  bool stopped = false;    // 9.2, ruling R97: fire shattered an attacker
  std::int8_t column = 0;  // after shifts
  // Rulings R9, R105: as the checks of 9.4 find it, whoever is lost in the course of them.
  std::array<std::int8_t, kMaxUnits> quality{};
  ByRole<std::uint8_t> losses{};
  UnitSet one_hex;                                 // 9.4: owe a retreat of one hex
  UnitSet dice;                                    // 9.5: owe a retreat by the die
  std::array<std::uint8_t, kMaxUnits> distance{};  // hexes still to retreat
  UnitSet retreated;
  UnitSet advanced;
  SpotList entered;  // 9.5: vacated hexes that somebody has entered
  auto parts() const {
    return std::tie(attacker, attackers, defenders, targets, origins, leaders, surprise, stopped, column,
                    quality, losses, one_hex, dice, distance, retreated, advanced, entered);
  }
  friend bool operator==(const Fight&, const Fight&) = default;

  Side side(Role role) const { return role == Role::Attacker ? attacker : enemy_of(attacker); }
  UnitSet& units(Role role) { return role == Role::Attacker ? attackers : defenders; }
  const UnitSet& units(Role role) const { return role == Role::Attacker ? attackers : defenders; }
};

}  // namespace longroll::rally
