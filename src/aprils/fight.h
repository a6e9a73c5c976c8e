// The combat in progress, from its declaration to the last advance.
#pragma once

#include <optional>
#include <tuple>

#include "aprils/charts.h"
#include "aprils/types.h"

namespace longroll::aprils {

enum class FightKind : std::uint8_t {
  Assault,           // at least one adjacent attacker; guns may join (7.2 combined attack)
  Bombardment,       // guns alone (7.2)
  AutomaticRetreat,  // 6.2.2; its guns, if any, fire at the hex in `targets.front()`
};

// Ruling A37: a hex that a unit left in this fight and so may not enter again.
struct Footprint {
  UnitId unit;
  HexId hex;
  auto parts() const { return std::tie(unit, hex); }
  friend bool operator==(const Footprint&, const Footprint&) = default;
};

struct Fight {
  FightKind kind = FightKind::Assault;
  Side attacker = Side::Union;
  UnitSet attackers;    // adjacent units whose strength counts; in an automatic retreat those that retreat
  UnitSet guns;         // bombarding artillery: its strength counts, results never touch it
  HexList targets;      // enemy hexes attacked
  ByRole<UnitSet> hit;  // who takes the results of each side (rulings A22, A52)
  UnitSet counted;      // defenders that count in the strength (ruling A22)
  std::uint8_t column = 0;
  bool attacker_rolls = true;  // 6.2.6, ruling A26
  bool defender_rolls = true;  // 7.2: not against a bombardment
  bool entrenched = false;     // ruling A30: the attacker's loss grows by one
  ByRole<std::optional<std::int8_t>> rating{};
  ByRole<CombatResult> result{};  // what each role suffers
  ByRole<bool> lost_step{};       // 6.3.3: a step was lost, so all check
  UnitSet retreated;              // in this fight
  UnitSet advanced;
  UnitSet lost_steps;  // units that lost a step in this fight, those that are gone too
  HexList vacated;     // hexes into which one unit may advance; till then, those an automatic retreat leaves
  FixedVector<Footprint, 128> footprints;

  auto parts() const {
    return std::tie(kind, attacker, attackers, guns, targets, hit, counted, column, attacker_rolls,
                    defender_rolls, entrenched, rating, result, lost_step, retreated, advanced, lost_steps,
                    vacated, footprints);
  }
  friend bool operator==(const Fight&, const Fight&) = default;

  Side side(Role role) const { return role == Role::Attacker ? attacker : enemy_of(attacker); }
  Role role(Side side) const { return side == attacker ? Role::Attacker : Role::Defender; }
};

}  // namespace longroll::aprils
