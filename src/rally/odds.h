// 9.3: strengths, column shifts and the column of a combat; 9.2: the modifiers of defensive fire. Listed once, with reasons.
#pragma once

#include <optional>
#include <string_view>

#include "base/fixed_vector.h"
#include "rally/situation.h"

namespace longroll::rally {

enum class ModifierKind : std::uint8_t {
  // Column shifts.
  AttackingLeader,
  DefendingLeader,
  AttackingSurge,
  DefendingSurge,
  AttackingCavalry,
  DefendingCavalry,
  AttackerBest,
  DefenderBest,
  Terrain,
  OpenGround,
  River,
  Entrenchment,
  Fort,
  Surprise,
  // Defensive fire.
  AttackerInClear,
  GoodDefender,
  DefenderRepeaters,
  Guns,
  PoorDefender,
  MoreAttackers,
  AttackerRepeaters,
};
inline constexpr std::size_t kModifierKinds = 21;

struct Modifier {
  ModifierKind kind = ModifierKind::Terrain;
  std::int8_t value = 0;
  std::string_view rule;
  friend bool operator==(const Modifier&, const Modifier&) = default;
};
using Modifiers = FixedVector<Modifier, 16>;
int sum_of(const Modifiers& modifiers);

struct Odds {
  int attack = 0;
  int defence = 0;
  int ratio_column = 0;  // before shifts
  int column = 0;
  Modifiers shifts;
  int attacker_modifier = 0;  // to the checks of 9.4; 0 where there are none
  int defender_modifier = 0;
};

// Who fights; the chits that defend are those in the target hexes.
struct Engagement {
  Side attacker = Side::Union;
  UnitSet attackers;
  UnitSet defenders;
  SpotList targets;
  bool surprise = false;
};
Engagement engagement_of(const Fight& fight);

Odds odds_of(const Scenario& scenario, const Situation& situation, const Engagement& engagement);

// 9.2: the die modifiers when the defenders of one hex fire at this attacker.
Modifiers fire_modifiers(const Scenario& scenario, const Situation& situation, const Engagement& engagement,
                         SpotId from, UnitId target);
// 9.2, ruling R95: whether the hex can fire at all.
bool can_fire(const Scenario& scenario, const Situation& situation, const Engagement& engagement,
              SpotId from);

// 6.2, ruling R43: what a chit adds at range 0 now.
int close_value(const Scenario& scenario, const Situation& situation, UnitId gun);

}  // namespace longroll::rally
