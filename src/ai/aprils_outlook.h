// The map as the scripted player sees it when it is asked: both sides' stacks in numbers, threats, stakes.
#pragma once

#include "ai/aprils_ground.h"
#include "ai/aprils_stakes.h"
#include "ai/aprils_temper.h"
#include "aprils/odds.h"

namespace longroll::aprils {

// The units of one side in one hex.
struct Stack {
  HexId hex;
  int attack = 0;
  int defence = 0;
  int gun_attack = 0;  // the part of `attack` that guns have
  int units = 0;
  int step = 0;    // what the cheapest step costs its owner
  int rating = 0;  // the best
  int facing = 0;  // enemy hexes beside it
};

// One side's stacks, found by hex.
class Troops {
 public:
  void add(const Scenario& scenario, const Situation& situation, UnitId unit);

  const FixedVector<Stack, kMaxUnits>& stacks() const { return stacks_; }
  const Stack* in(HexId hex) const {
    const std::uint8_t number = at_[hex.index()];
    return number == 0 ? nullptr : &stacks_[number - 1u];
  }
  std::size_t number(HexId hex) const { return at_[hex.index()] - 1u; }
  void count_enemies(const Scenario& scenario, const Troops& enemy);

 private:
  FixedVector<Stack, kMaxUnits> stacks_;
  std::array<std::uint8_t, Grid::kMaxColumns * Grid::kMaxRows> at_{};  // 0: none; else 1 + index into stacks_
};

class Outlook {
 public:
  Outlook(const Scenario& scenario, const Ground& ground, const Situation& situation, Side side,
          const Temper& temper = kSteady);

  const Scenario& scenario;
  const Ground& ground;
  const Situation& situation;
  const Side side;  // whose eyes these are
  const Temper temper;
  const Field field;
  const Stakes stakes;
  Troops own;
  Troops enemy;

  const Grid& grid() const { return scenario.map.grid(); }
  Troops own_without(UnitId unit) const;
  // Enemy attack strength that may come to bear on a hex within a turn or so.
  int threat(HexId hex) const { return threat_[hex.index()] / kFullThreat; }
  // The objective in a hex.
  std::optional<std::size_t> objective_in(HexId hex) const;
  int stake_in(HexId hex) const;

  // The hexes beside `hex` between which and it zones pass, with a call for each.
  template <class Visit>
  void for_each_beside(HexId hex, Visit&& visit) const {
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid().neighbour(hex, d);
      if (next && scenario.moves.zone_passes(d).contains(grid(), *next)) visit(*next, d);
    }
  }
  // What a fight between forces of these strengths is worth to the attacker on the average.
  struct Force {
    int strength = 0;
    int rating = 0;
    int step = 0;    // what a step of it costs
    int ground = 0;  // what it costs to be driven off
    int units = 0;   // how many must check morale after a loss
  };
  int worth_of_assault(const Force& attacker, const Force& defender, int shift) const;
  // In percent: how much the next combat phase of a side counts in what stands now.
  int chance_of_phase(Side of) const { return chance_of_phase_[of]; }
  // The column shift that a defender of a hex has: by the hex alone, and against an attack from one direction.
  int shelter(HexId hex) const { return scenario.charts.of(scenario.map.terrain(hex)).shift; }
  int shelter(HexId hex, Direction from) const;
  // What it costs a side to lose its place in a hex.
  int worth_of_place(HexId hex) const { return kPlace + stake_in(hex); }

 private:
  static constexpr int kFullThreat = 4;
  static constexpr int kPlace = 10;
  void spread_threats();
  // What a fight costs one side on all six faces together.
  int price_of_fight(const Ground::Toll& toll, const Force& suffers) const;
  BySide<int> chance_of_phase_{};
  std::array<std::int16_t, Grid::kMaxColumns * Grid::kMaxRows> threat_{};  // in quarters
};

}  // namespace longroll::aprils
