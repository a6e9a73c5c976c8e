#include "ai/aprils_outlook.h"

#include <algorithm>

#include "ai/aprils_worth.h"
#include "aprils/fortifications.h"
#include "aprils/sequence.h"

namespace longroll::aprils {
namespace {

// In percent: how much a combat phase counts beforehand.
constexpr int kPhaseThisTurn = 100;
constexpr int kPhaseNextTurn = 80;
constexpr int kPhaseAfterNight = 35;

int chance_of_next_phase(const Scenario& scenario, const Situation& situation, Side side) {
  if (situation.combat_marker[side]) return kPhaseThisTurn;
  const int next = situation.turn + 1;
  if (next > scenario.last_turn()) return 0;
  const bool now_night = situation.turn > 0 && scenario.turn(situation.turn).night;  // 0: before the battle
  if (now_night || scenario.turn(next).night) return kPhaseAfterNight;
  return brings_combat_marker(scenario, situation, side, next) ? kPhaseNextTurn : 0;
}

}  // namespace

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
  for (Side each : kSides) chance_of_phase_[each] = chance_of_next_phase(scenario, situation, each);
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
    worth += price_of_fight(toll, defender);
  }
  const Ground::Toll& toll = ground.toll(Role::Attacker, column, defender.rating);
  worth -= price_of_fight(toll, attacker);
  return worth / 6;
}

// 6.3.3, 6.4, ruling A32: after any loss all survivors check, and who fails retreats; here as many as there were.
int Outlook::price_of_fight(const Ground::Toll& toll, const Force& suffers) const {
  const int price = toll.steps * suffers.step + toll.retreats * suffers.ground;
  const int failing = std::clamp(scenario.charts.morale_pass - 1 - suffers.rating, 0, 6);
  int driven_off = toll.checks * suffers.ground;
  for (int n = 0; n < suffers.units && driven_off > 0; ++n) driven_off = driven_off * failing / 6;
  return price + driven_off;
}

}  // namespace longroll::aprils
