// 6.5: retreats: forbidden hexes, priorities, extended retreat, and what it costs to have nowhere to go.
#pragma once

#include "aprils/field.h"
#include "aprils/offers.h"
#include "aprils/refusal.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

// How one hex around a retreating unit is judged.
struct RetreatHex {
  HexId hex;
  Direction direction = Direction::North;
  bool forbidden = false;
  Reason why = Reason::RetreatForbidden;  // if forbidden
  int ruled_out_by = 0;                   // the priority that rules it out, 0: it may be chosen
};
using RetreatHexes = FixedVector<RetreatHex, 6>;

// Every hex around the unit on the map with its verdict, by direction.
RetreatHexes judge_retreats(const Scenario& scenario, const Situation& situation, const Field& field,
                            UnitId unit);
// The hexes it may choose from.
FixedVector<HexId, 6> retreat_hexes(const Scenario& scenario, const Situation& situation, const Field& field,
                                    UnitId unit);
// Whether there are any.
bool has_way_back(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit);

void offer(const Scenario& scenario, const Situation& situation, const RetreatUnits& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const RetreatUnits& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const RetreatUnits& step, const Choice& choice);

void carry_out(const Umpire& umpire, const JudgeRetreat& step);
void offer(const Scenario& scenario, const Situation& situation, const ExtendRetreat& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const ExtendRetreat& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const ExtendRetreat& step, const Choice& choice);

void offer(const Scenario& scenario, const Situation& situation, const VoluntaryRetreats& step,
           Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation,
                              const VoluntaryRetreats& step, const Choice& choice);
void carry_out(const Umpire& umpire, const VoluntaryRetreats& step, const Choice& choice);

// The side that owns the units of a step.
Side side_of(const Scenario& scenario, const UnitSet& units);

}  // namespace longroll::aprils
