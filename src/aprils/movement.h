// 4: movement. Where a unit can go, by which path, at what cost, and why not elsewhere.
#pragma once

#include <array>
#include <optional>

#include "aprils/choice.h"
#include "aprils/field.h"
#include "aprils/offers.h"
#include "aprils/reach.h"
#include "aprils/refusal.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

// What binds this unit if it marched now, and all that its reach depends on.
MarchLimits march_limits(const Scenario& scenario, const Situation& situation, const Field& field,
                         UnitId unit);
MarchBasis march_basis(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit);
void find_reach(const Scenario& scenario, const MarchBasis& basis, Reach& reach);
// Whether the reach found on the basis of `before` holds for `now` as well. May say no where it would.
bool still_holds(const Scenario& scenario, const Reach& reach, const MarchBasis& before,
                 const MarchBasis& now);
// Everywhere it can go, from its hex or from off the map. `reach` is filled anew.
void find_reach(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                Reach& reach);

struct PricedPath {
  Path path;
  HalfPoints cost = 0;
};
// The cheapest path to a hex that find_reach gives as an end; of equals the first by direction.
PricedPath cheapest_path(const Scenario& scenario, const MarchBasis& basis, const Reach& reach, HexId to);
PricedPath cheapest_path(const Scenario& scenario, const Situation& situation, const Field& field,
                         UnitId unit, const Reach& reach, HexId to);

// Whether the path is a legal march; its cost, or why not.
struct MarchVerdict {
  HalfPoints cost = 0;
  std::optional<Refusal> refusal;
};
MarchVerdict judge_march(const Scenario& scenario, const Situation& situation, const Field& field,
                         const March& march);

// Why a hex is not among the ends of a unit's reach, in the words that help most: what stands in the way, or how much
// is missing.
Refusal why_unreachable(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                        HexId to);

// The question of a formation's movement phase.
Side side_of(const Scenario& scenario, const MoveFormation& step);
void offer(const Scenario& scenario, const Situation& situation, const MoveFormation& step, Offers& offers);
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const MoveFormation& step,
                              const Choice& choice);
void carry_out(const Umpire& umpire, const MoveFormation& step, const Choice& choice);

// Ruling A14: overstacked units of the formation that must still leave, and can.
UnitSet must_leave(const Scenario& scenario, const Situation& situation, FormationId formation);

}  // namespace longroll::aprils
