#include "aprils/victory.h"

#include <algorithm>

namespace longroll::aprils {
namespace {

bool holds(const Scenario& scenario, const Situation& situation, const Field& field,
           const VictoryTest& test) {
  switch (test.kind) {
    case VictoryTest::Kind::Controls: {
      int count = 0;
      for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
        if ((test.among >> i & 1u) != 0 && controller_of(scenario, situation, field, i) == test.side) ++count;
      return count >= test.low && count <= test.high;
    }
    case VictoryTest::Kind::PointsRatio: {
      // Ruling A74: in a ratio 0 counts as 1.
      const int own = std::max(1, victory_points(scenario, situation, test.side));
      const int other = std::max(1, victory_points(scenario, situation, enemy_of(test.side)));
      return own * test.high >= other * test.low;
    }
    case VictoryTest::Kind::MorePoints:
      return victory_points(scenario, situation, test.side) >
             victory_points(scenario, situation, enemy_of(test.side));
  }
  return false;
}

}  // namespace

std::optional<Side> controller_of(const Scenario& scenario, const Situation& situation, const Field& field,
                                  std::size_t objective) {
  const Grid& grid = scenario.map.grid();
  const HexId hex = scenario.objectives[objective].hex;
  for (Side side : kSides)
    if (field.held[side].contains(grid, hex)) return side;
  const bool union_zone = field.in_zone(Side::Union, hex);
  const bool confederate_zone = field.in_zone(Side::Confederate, hex);
  if (union_zone && confederate_zone) return std::nullopt;
  if (union_zone) return Side::Union;
  if (confederate_zone) return Side::Confederate;
  return situation.last_in[objective];
}

int victory_points(const Scenario& scenario, const Situation& situation, Side side) {
  int points = 0;
  for (UnitId unit : scenario.units_of_side[enemy_of(side)]) {
    const int lost = scenario.unit(unit).steps - situation.steps_left(unit);
    if (scenario.unit(unit).steps == 1)
      points += lost == 1 ? 2 : 0;
    else
      points += lost == 2 ? 3 : lost;
  }
  const bool any = std::any_of(scenario.objectives.begin(), scenario.objectives.end(),
                               [](const Objective& objective) { return objective.points > 0; });
  if (!any) return points;
  const Field field(scenario, situation);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    // Only the side that must take an objective scores for it.
    if (scenario.objectives[i].held_by != side && controller_of(scenario, situation, field, i) == side)
      points += scenario.objectives[i].points;
  }
  return points;
}

bool has_victory_check(const Scenario& scenario, int turn) {
  return std::any_of(scenario.victory.begin(), scenario.victory.end(),
                     [turn](const VictoryLine& line) { return line.turn == turn; });
}

std::optional<Outcome> judge_victory(const Scenario& scenario, const Situation& situation, int turn) {
  if (!has_victory_check(scenario, turn)) return std::nullopt;
  const Field field(scenario, situation);
  // Ruling A74: the lines in their order; the first that holds is the result.
  for (std::size_t i = 0; i < scenario.victory.size(); ++i) {
    const VictoryLine& line = scenario.victory[i];
    if (line.turn != turn) continue;
    const bool met = std::all_of(line.tests.begin(), line.tests.end(), [&](const VictoryTest& test) {
      return holds(scenario, situation, field, test);
    });
    if (met) return Outcome{line.winner, line.level, static_cast<std::uint8_t>(i)};
  }
  return std::nullopt;
}

}  // namespace longroll::aprils
