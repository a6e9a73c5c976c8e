// 6.1: who can attack whom in this combat phase, and which duties are open.
#pragma once

#include "aprils/field.h"
#include "aprils/odds.h"
#include "aprils/refusal.h"
#include "base/scratch_vector.h"

namespace longroll::aprils {

struct TargetTag;
using TargetId =
    Id<TargetTag, std::uint8_t>;  // an enemy hex that can be attacked, numbered for this question
using TargetSet = IndexSet<TargetId, kMaxUnits>;

enum class AttackMode : std::uint8_t { Adjacent, Bombarding };

// 7.1, rulings A39, A64: guns free of enemy zones bombard, all others attack what is next to them.
AttackMode attack_mode(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit);

// 6.1, ruling A51: on the map, not overstacked, and has not attacked.
bool able_to_attack(const Situation& situation, UnitId unit);

// Why a rule of the battle forbids the unit to attack at all; none if it does not.
std::optional<Refusal> barred_from_attack(const Scenario& scenario, const Situation& situation, UnitId unit);

// None if the unit can attack the enemy in this hex; else why not. The hex need not be worth attacking.
std::optional<Refusal> refuse_target(const Scenario& scenario, const Situation& situation, const Field& field,
                                     UnitId unit, HexId target);

// Enemy hexes with at least one unit that has not been attacked in this phase (ruling A22).
HexSet attackable_hexes(const Scenario& scenario, const Situation& situation, Side attacker);

struct Contacts {
  struct Striker {
    UnitId unit;
    AttackMode mode = AttackMode::Adjacent;
    int attack = 0;
    bool duty = false;  // 6.1: it must attack
    TargetSet can;
  };
  struct Target {
    HexId hex;
    int defence = 0;
    bool duty = false;  // 6.1: it must be attacked
  };
  ScratchVector<Striker, kMaxUnits> strikers;  // units that have something to attack
  ScratchVector<Target, kMaxUnits> targets;    // hexes that somebody can attack, or that carry a duty

  bool any_duty() const;
};

Contacts find_contacts(const Scenario& scenario, const Situation& situation, const Field& field, Side side);

}  // namespace longroll::aprils
