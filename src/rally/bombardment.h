// 6: placing artillery, bombardment, counter-battery duels.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const BombardmentPhase& step);

Side side_asked(const Scenario& scenario, const Situation& situation, const ChooseFirst& step);
void offer(const Scenario& scenario, const Situation& situation, const ChooseFirst& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const ChooseFirst& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const ChooseFirst& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const PlaceGuns& step);
void offer(const Scenario& scenario, const Situation& situation, const PlaceGuns& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const PlaceGuns& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const PlaceGuns& step, const Choice& choice);

Side side_asked(const Scenario& scenario, const Situation& situation, const AnswerGuns& step);
void offer(const Scenario& scenario, const Situation& situation, const AnswerGuns& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const AnswerGuns& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const AnswerGuns& step, const Choice& choice);

void carry_out(const Umpire& umpire, const RollBombardment& step, int die);
void carry_out(const Umpire& umpire, const RollDuel& step, int die);
void carry_out(const Umpire& umpire, const CheckBombarded& step);
void carry_out(const Umpire& umpire, const RollBombarded& step, int die);

// 6.1: why a chit may not stand there. In the bombardment phase enemy zones bar it, in combat not (ruling R34).
enum class Placing : std::uint8_t { Bombardment, Combat };
Verdict bars_gun(const Scenario& scenario, const Situation& situation, UnitId gun, SpotId spot,
                 Placing placing);
// 6.2: why a chit there could not fire at a target.
Verdict bars_fire(const Scenario& scenario, const Situation& situation, UnitId gun, SpotId spot,
                  SpotId target);
// 2.23: the printed value at a range; 0 beyond it.
int gun_value(const Scenario& scenario, UnitId gun, int range);
// 6.4: after the target's ground.
int value_against(const Scenario& scenario, UnitId gun, int range, HexId target);
// Ruling R38.
int bombardment_modifier(const Scenario& scenario, HexId target);
// 6.3, ruling R46: in a duel the Union die is one lower.
constexpr int duel_roll(Side side, int die) { return side == Side::Union ? die - 1 : die; }
int gun_range(const Scenario& scenario, const Situation& situation);

}  // namespace longroll::rally
