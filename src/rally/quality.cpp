#include "rally/quality.h"

#include "rally/battles/battle.h"

namespace longroll::rally {

std::optional<UnitId> leading(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  const UnitSet leaders = leaders_in(scenario, situation, spot, side);
  if (leaders.empty()) return std::nullopt;
  const UnitSet here = brigades_in(scenario, situation, spot, side);
  std::optional<UnitId> best;
  for (UnitId leader : leaders) {
    if ((here & scenario.units_of[scenario.unit(leader).formation.index()]).empty()) continue;
    const auto weight = [&](UnitId one) {
      return std::pair(scenario.unit(one).rank, command(scenario, situation, one).quality);
    };
    if (!best || weight(leader) > weight(*best)) best = leader;
  }
  return best;
}

int counter_quality(const Scenario& scenario, const Situation& situation, UnitId unit, bool damaged) {
  if (scenario.rules->counter_quality != nullptr)
    if (const auto quality = scenario.rules->counter_quality(scenario, situation, unit)) return *quality;
  const Unit& printed = scenario.unit(unit);
  return damaged ? printed.damaged.quality : printed.full.quality;
}

int battle_change(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (scenario.rules->quality_change == nullptr) return 0;
  return scenario.rules->quality_change(scenario, situation, unit);
}

int quality_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Side side = scenario.unit(unit).side;
  int quality = counter_quality(scenario, situation, unit) + battle_change(scenario, situation, unit);
  const SpotId spot = situation.spot(unit);
  if (const auto leader = leading(scenario, situation, spot, side))
    if (scenario.within(scenario.unit(unit).formation, scenario.unit(*leader).formation))
      quality += command(scenario, situation, *leader).quality;
  // 12.0, ruling R10: an active train within three hexes.
  const auto train = scenario.train[side];
  if (train && situation.on_map(*train) && !situation.damaged.contains(*train) &&
      distance(scenario, situation.spot(*train), spot) <= kBaggageRange)
    ++quality;
  return quality;
}

bool passes(int die, int modifier, int quality) {
  if (die == 1) return true;
  if (die == 6) return false;
  return die + modifier <= quality;
}

int exit_modifier(const Scenario& scenario, SpotId from, Side side) {
  const HexId hex = scenario.ground.hex(from);
  bool cover = is_hill(scenario.map.terrain(hex));
  for (const Work& work : scenario.works)
    if (work.hex == hex && (!work.side || *work.side == side)) cover = true;
  return cover ? -2 : -1;
}

}  // namespace longroll::rally
