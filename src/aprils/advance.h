// 6.6: advance into hexes that the enemy has left.
#pragma once

#include "aprils/offers.h"
#include "aprils/refusal.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

void carry_out(const Umpire& umpire, const BeginAdvance& step);

void offer(const Scenario& scenario, const Situation& situation, const OfferAdvance& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const OfferAdvance& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const OfferAdvance& step, const Choice& choice);

}  // namespace longroll::aprils
