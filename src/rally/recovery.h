// 10: rallying, and artillery that comes back; 10.1: replacements.
#pragma once

#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const RecoveryPhase& step);
void carry_out(const Umpire& umpire, const RallyUnits& step);
void carry_out(const Umpire& umpire, const RollRally& step, int die);

Side side_asked(const Scenario& scenario, const Situation& situation, const PlaceRallied& step);
void offer(const Scenario& scenario, const Situation& situation, const PlaceRallied& step, Offers& offers);
Verdict refuse(const Scenario& scenario, const Situation& situation, const PlaceRallied& step,
               const Choice& choice);
void carry_out(const Umpire& umpire, const PlaceRallied& step, const Choice& choice);

void carry_out(const Umpire& umpire, const ReturnGuns& step);
void carry_out(const Umpire& umpire, const RollGunReturn& step, int die);

// 10.2, ruling R122: the leader it rallies to and the places open to it; no places: it is lost.
struct RallyPlace {
  std::optional<UnitId> leader;
  SpotSet spots;
};
RallyPlace rally_place(const Scenario& scenario, const Situation& situation, UnitId unit);

}  // namespace longroll::rally
