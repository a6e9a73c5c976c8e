#include "ai/aprils_outlook.h"

#include <algorithm>

#include "ai/aprils_worth.h"
#include "aprils/fortifications.h"

namespace longroll::aprils {

void Troops::add(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const HexId hex = situation.hex(unit);
  std::uint8_t& number = at_[hex.index()];
  const Unit& printed = scenario.unit(unit);
  const int step = loss_of_step(scenario, situation, unit);
  if (number == 0) {
    stacks_.push_back({hex, 0, 0, 0, 0, step, printed.morale, 0});
    number = static_cast<std::uint8_t>(stacks_.size());
  }
  Stack& stack = stacks_[number - 1u];
  ++stack.units;
  if (situation.overstacked(unit)) return;
  const Strengths& now = strengths(scenario, situation, unit);
  stack.attack += now.attack;
  stack.defence += now.defence;
  if (is_gun(printed.kind)) stack.gun_attack += now.attack;
  stack.step = std::min(stack.step, step);
  stack.rating = std::max<int>(stack.rating, printed.morale);
}

void Troops::count_enemies(const Scenario& scenario, const Troops& enemy) {
  const Grid& grid = scenario.map.grid();
  for (Stack& stack : stacks_) {
    stack.facing = 0;
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(stack.hex, d);
      if (next && enemy.in(*next) != nullptr && scenario.moves.zone_passes(d).contains(grid, *next))
        ++stack.facing;
    }
  }
}

Outlook::Outlook(const Scenario& battle, const Ground& known, const Situation& now, Side whose,
                 const Temper& mood)
    : scenario(battle),
      ground(known),
      situation(now),
      side(whose),
      temper(mood),
      field(battle, now),
      stakes(known.victory_lines().stakes(battle, now, field)) {
  for (UnitId unit : scenario.units_of_side[side])
    if (situation.on_map(unit)) own.add(scenario, situation, unit);
  for (UnitId unit : scenario.units_of_side[enemy_of(side)])
    if (situation.on_map(unit)) enemy.add(scenario, situation, unit);
  own.count_enemies(scenario, enemy);
  enemy.count_enemies(scenario, own);
  spread_threats();
}

Troops Outlook::own_without(UnitId unit) const {
  if (!situation.on_map(unit)) return own;
  Troops rest;
  for (UnitId other : scenario.units_of_side[side])
    if (other != unit && situation.on_map(other)) rest.add(scenario, situation, other);
  rest.count_enemies(scenario, enemy);
  return rest;
}

// Foot reaches about three hexes in a turn of battle; what is farther counts for less.
void Outlook::spread_threats() {
  constexpr std::array<int, Ground::kSurroundings + 1> kFoot = {4, 4, 4, 3, 2};
  constexpr std::array<int, Ground::kSurroundings + 1> kHorse = {4, 4, 4, 4, 3};
  for (UnitId unit : scenario.units_of_side[enemy_of(side)]) {
    if (!situation.on_map(unit)) continue;
    const auto& weights = scenario.unit(unit).kind == UnitKind::Cavalry ? kHorse : kFoot;
    const int attack = strengths(scenario, situation, unit).attack;
    for (const Ground::Near& near : ground.surroundings(situation.hex(unit))) {
      std::int16_t& threat = threat_[near.hex.index()];
      threat = static_cast<std::int16_t>(threat + attack * weights[near.distance]);
    }
  }
}

std::optional<std::size_t> Outlook::objective_in(HexId hex) const {
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (scenario.objectives[i].hex == hex) return i;
  return std::nullopt;
}

int Outlook::stake_in(HexId hex) const {
  const std::optional<std::size_t> objective = objective_in(hex);
  return objective ? stakes.of[*objective] : 0;
}

int Outlook::shelter(HexId hex, Direction from) const {
  int shift = ground.shelter(hex, from);
  if (const Fortification* work = work_on(situation, hex, from))
    shift += work->entrenchment ? scenario.charts.entrenchment_shift : scenario.charts.breastwork_shift;
  return std::max(shift, -scenario.charts.largest_shift);
}

int Outlook::worth_of_assault(const Force& attacker, const Force& defender, int shift) const {
  const int initial = ratio_of(attacker.strength, defender.strength).column;
  const int column = std::clamp(initial + shift, 0, kColumns - 1);
  int worth = 0;
  if (initial + shift >= 0 && attacker.strength > 0) {
    const Ground::Toll& toll = ground.toll(Role::Defender, column, attacker.rating);
    worth += toll.steps * defender.step + toll.retreats * defender.ground;
  }
  const Ground::Toll& toll = ground.toll(Role::Attacker, column, defender.rating);
  worth -= toll.steps * attacker.step + toll.retreats * attacker.ground;
  return worth / 6;
}

}  // namespace longroll::aprils
