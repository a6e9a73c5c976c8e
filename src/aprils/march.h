// 4.2: one march. Where a unit can go, by which path, at what cost, and why not elsewhere.
#pragma once

#include <optional>

#include "aprils/choice.h"
#include "aprils/field.h"
#include "aprils/reach.h"
#include "aprils/refusal.h"

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

}  // namespace longroll::aprils
