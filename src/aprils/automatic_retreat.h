// 6.2.2: giving a combat up by falling back.
#pragma once

#include "aprils/contacts.h"
#include "aprils/offers.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

// Every unit that would retreat from these hexes, before any is allowed to stay.
UnitSet units_in_zones_of(const Scenario& scenario, const Situation& situation, Side side,
                          const HexList& targets);

void offer_fall_backs(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                      Offers& offers);
std::optional<Refusal> refuse_fall_back(const Scenario& scenario, const Situation& situation,
                                        const Field& field, Side side, const FallBack& choice);
void begin_fall_back(const Umpire& umpire, Side side, const FallBack& choice);

// 6.2.2: after the retreat and before the advance the named guns fire.
void carry_out(const Umpire& umpire, const CoverFire& step);

}  // namespace longroll::aprils
