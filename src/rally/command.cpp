#include "rally/command.h"

#include <algorithm>

#include "rally/battles/battle.h"
#include "rally/movement.h"

namespace longroll::rally {

using Off = Location::Off;

std::optional<UnitId> serving_commander(const Scenario& scenario, const Situation& situation, Side side) {
  const auto commander = scenario.commander[side];
  if (!commander || !situation.on_map(*commander)) return std::nullopt;
  if (scenario.rules->commander_serves != nullptr &&
      !scenario.rules->commander_serves(scenario, situation, side))
    return std::nullopt;
  return commander;
}

// 7.4, ruling R62: until he leaves the hex in which he began the turn.
bool near_commander(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Side side = scenario.unit(unit).side;
  const auto commander = serving_commander(scenario, situation, side);
  return commander && !situation.commander_left[side] &&
         distance(scenario, situation, *commander, unit) <= command(scenario, situation, *commander).range;
}

bool in_command(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const auto leader = scenario.formation(scenario.unit(unit).formation).leader;
  if (leader && situation.on_map(*leader))
    return distance(scenario, situation, *leader, unit) <= command(scenario, situation, *leader).range;
  // 10.1, rulings R121, R147: when the replacement is lost too, or there never was a leader, the army commander leads.
  if (leader && !situation.is(*leader, Off::Lost)) return false;
  const auto commander = serving_commander(scenario, situation, scenario.unit(unit).side);
  return commander &&
         distance(scenario, situation, *commander, unit) <= command(scenario, situation, *commander).range;
}

HalfPoints allowance_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const HalfPoints weather = situation.turn <= situation.weather_until ? 2 : 0;  // 5, event 5, ruling R25
  switch (scenario.unit(unit).kind) {
    case UnitKind::Infantry:
      return kFootAllowance - weather;
    case UnitKind::Cavalry:
      return kHorseAllowance - weather;
    case UnitKind::Train:
      return kTrainAllowance - weather;
    case UnitKind::Leader:
      return kLeaderAllowance;
    case UnitKind::Artillery:
      return 0;
  }
  return 0;
}

namespace {

constexpr int kManyPointsLost = 20;  // 7.1

bool vacant(const Situation& situation, UnitId leader) {
  return situation.is(leader, Off::Track) || situation.is(leader, Off::Lost);
}

}  // namespace

int base_points(const Scenario& scenario, const Situation& situation, Side side) {
  int points = scenario.base_points[side];
  for (const BasePoints& base : scenario.base_points_by_turn)
    if (base.side == side && situation.turn >= base.turn && situation.turn <= base.last) points = base.points;
  // 7.1, ruling R51: counted as printed on the full side.
  int lost = 0;
  for (UnitId unit : scenario.brigades & scenario.of_side[side])
    if (situation.is(unit, Off::Lost)) lost += scenario.unit(unit).full.points;
  if (lost >= kManyPointsLost) points -= 2;
  // 7.1, ruling R52: while the post is empty.
  for (UnitId leader : scenario.leaders & scenario.of_side[side]) {
    if (!vacant(situation, leader)) continue;
    const Rank rank = scenario.unit(leader).rank;
    if (rank == Rank::Army) points -= 2;
    if (rank == Rank::Corps) points -= 1;
  }
  return std::max(0, points);
}

void carry_out(const Umpire& umpire, const CommandPhase&) {
  // Ruling R17: first both command dice and reinforcements, the initiative first; then impulses by turns.
  const Side first = *umpire.situation.initiative;
  umpire.next({BeginCommand{first}, BeginCommand{enemy_of(first)}, NextImpulse{first}});
}

void carry_out(const Umpire& umpire, const BeginCommand& step) {
  Situation& situation = umpire.situation;
  umpire.next({Arrivals{step.side, 0}});
  situation.points[step.side] = static_cast<std::uint8_t>(base_points(umpire.scenario, situation, step.side) +
                                                          situation.kept[step.side]);
  situation.kept[step.side] = 0;
  // 7.1: without an army commander no die is rolled. The battle's own rules come first: they may wake him.
  umpire.next({RollCommand{step.side}});
  if (umpire.scenario.rules->begin_command != nullptr)
    umpire.scenario.rules->begin_command(umpire, step.side);
}

void carry_out(const Umpire& umpire, const RollCommand& step, int die) {
  Situation& situation = umpire.situation;
  int extra = 0;
  const auto commander = serving_commander(umpire.scenario, situation, step.side);
  if (!commander) {
    die = 0;  // 7.1: without a commander there is no command die
  } else {
    const int rating = command(umpire.scenario, situation, *commander).initiative;
    // 7.1, ruling R50: a 6 never gives anything.
    extra = die == 6 ? 0 : die > rating ? 1 : die;
  }
  std::uint8_t& points = situation.points[step.side];
  points = static_cast<std::uint8_t>(points + extra);
  umpire.tell(CommandRolled{step.side, die, points});
}

}  // namespace longroll::rally
