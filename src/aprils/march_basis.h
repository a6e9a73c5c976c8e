// 4.2, 5.0: what the march of a unit depends on, worked out once for all units of a side.
#pragma once

#include <array>
#include <optional>

#include "aprils/battles/battle.h"
#include "aprils/field.h"
#include "aprils/reach.h"
#include "aprils/reinforcements.h"

namespace longroll::aprils {

inline HalfPoints allowance_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return 2 * strengths(scenario, situation, unit).movement;
}

inline bool begins_in_zone(const Scenario& scenario, const Situation& situation, const Field& field,
                           UnitId unit) {
  return situation.on_map(unit) && field.in_zone(enemy_of(scenario.unit(unit).side), situation.hex(unit));
}

enum class Began : std::uint8_t { OutsideZones, InZone };

// What binds every unit of a side that began its march so.
MarchLimits common_limits(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                          Began began);

// The bases of the units of one side at one moment. What they share is worked out once, and only if asked for.
class MarchBases {
 public:
  MarchBases(const Scenario& scenario, const Situation& situation, const Field& field, Side side)
      : scenario_(scenario), situation_(situation), field_(field), side_(side) {}

  // Holds until the next call.
  const MarchBasis& of(UnitId unit) {
    basis_.kind = scenario_.unit(unit).kind;
    basis_.from = situation_.location[unit.index()];
    basis_.allowance = allowance_of(scenario_, situation_, unit);
    basis_.gates.clear();
    if (!basis_.from.on_map()) basis_.gates = gates_for(scenario_, situation_, field_, unit);
    const Began began =
        begins_in_zone(scenario_, situation_, field_, unit) ? Began::InZone : Began::OutsideZones;
    // Two kilobytes, which are seldom other than those of the unit before.
    if (held_ != began) basis_.limits = common(began);
    held_ = began;
    if (scenario_.rules->limit_march != nullptr) {
      scenario_.rules->limit_march(scenario_, situation_, unit, basis_.limits);
      held_.reset();
    }
    return basis_;
  }

 private:
  const MarchLimits& common(Began began) {
    std::optional<MarchLimits>& limits = common_[static_cast<std::size_t>(began)];
    if (!limits) limits = common_limits(scenario_, situation_, field_, side_, began);
    return *limits;
  }

  const Scenario& scenario_;
  const Situation& situation_;
  const Field& field_;
  const Side side_;
  std::array<std::optional<MarchLimits>, 2> common_;
  MarchBasis basis_;
  std::optional<Began> held_;  // whose common limits the basis holds unchanged
};

}  // namespace longroll::aprils
