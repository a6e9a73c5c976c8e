// 6.2.3, 6.2.4: the odds of a combat and every shift, each with its reason and rule.
#pragma once

#include <optional>
#include <string_view>

#include "aprils/field.h"
#include "aprils/fight.h"

namespace longroll::aprils {

enum class ShiftReason : std::uint8_t {
  Woods,
  Hill,
  WoodedHill,
  WoodedHillFromHill,  // attacked from a connected hex: the woods remain
  Swamp,
  Rough,
  Town,
  Stream,
  Creek,
  Crossing,  // bridge or ford
  Embankment,
  Breastwork,
  Entrenchment,
  AttackersSurrounded,
  DefendersSurrounded,
  SpecialRule,
};

struct Shift {
  ShiftReason reason = ShiftReason::Woods;
  int value = 0;  // columns; left is negative
  std::string_view rule;
  std::optional<HexId> hex;
  friend bool operator==(const Shift&, const Shift&) = default;
};
using ShiftList = FixedVector<Shift, 8>;

struct Odds {
  int attack = 0;
  int defence = 0;
  int initial = kEvenColumn;  // column before shifts
  int true_ratio = 1;         // 5-1 is 5, 1-6 is -6, before the table's ends cut it
  ShiftList shifts;
  int shift = 0;  // their sum, cut at three
  int column = kEvenColumn;
  bool attacker_rolls = true;
  bool entrenched = false;
};

// 6.2.3, ruling A21: the column for these strengths, and the ratio as spoken.
struct Ratio {
  int column = kEvenColumn;
  int spoken = 1;
};
Ratio ratio_of(int attack, int defence);

// A combat as it would be declared; the strengths and shifts of it.
struct Battle {
  Side attacker = Side::Union;
  UnitSet adjacent;
  UnitSet guns;
  HexList targets;
};

// Ruling A22: the units of a hex that count in its defence.
UnitSet counted_defenders(const Scenario& scenario, const Situation& situation, HexId hex);
int attack_strength(const Scenario& scenario, const Situation& situation, const Battle& battle);
int defence_strength(const Scenario& scenario, const Situation& situation, const HexList& targets);
Odds odds_of(const Scenario& scenario, const Situation& situation, const Field& field, const Battle& battle);

}  // namespace longroll::aprils
