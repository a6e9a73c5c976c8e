// 6.1, 6.2: the combat phase: declaring attacks and automatic retreats, lending morale, rolling.
#pragma once

#include "aprils/contacts.h"
#include "aprils/offers.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

void begin_combat_phase(const Umpire& umpire, Side side);

void offer(const Scenario& scenario, const Situation& situation, const DeclareCombat& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const DeclareCombat& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const DeclareCombat& step, const Choice& choice);

// A declared attack parted into adjacent units and bombarding guns.
Battle battle_of(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                 const Attack& attack);

// 6.2.1: all that makes an attack illegal apart from the duties it would leave. `field` is the map as it stands.
std::optional<Refusal> refuse_battle(const Scenario& scenario, const Situation& situation, const Field& field,
                                     Side side, const Attack& attack);

// Arranges what follows a declared battle: ratings, dice, results.
void begin_fight(const Umpire& umpire, const Battle& battle);

void offer(const Scenario& scenario, const Situation& situation, const LendRating& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const LendRating& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const LendRating& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollCombat& step, int die);

}  // namespace longroll::aprils
