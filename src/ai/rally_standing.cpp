#include "ai/rally_standing.h"

#include <algorithm>

#include "ai/rally_worth.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

constexpr int kInCommand = 14;
constexpr int kFriendBeside = 4;  // up to two of them
constexpr int kCover = 5;         // a column of shelter where the enemy may come
constexpr int kGarrison = 35;     // percent of a stake for standing on it while it is threatened
constexpr int kFar = 60;          // half points: beyond, no step counts less

// What a place of ours brings the enemy who walks in: an objective, or our train.
int stake_in(const Outlook& outlook, SpotId spot) {
  const auto objective = outlook.objective_in(spot);
  if (objective && outlook.situation.control[*objective] == outlook.side)
    return stake_of(outlook.scenario, outlook.situation, *objective);
  const auto train = outlook.scenario.train[outlook.side];
  const bool here = train && outlook.situation.on_map(*train) && outlook.situation.spot(*train) == spot;
  return here ? kPoint * kTrainPoints : 0;
}

}  // namespace

Standing::Standing(const Outlook& outlook, const Orders& orders, UnitId brigade)
    : outlook_(outlook),
      order_(orders[brigade]),
      brigade_(brigade),
      self_(outlook.fighter(brigade, outlook.situation.spot(brigade))) {
  const auto leader = outlook.scenario.formation(outlook.scenario.unit(brigade).formation).leader;
  if (!leader || !outlook.situation.on_map(*leader)) return;
  // A leader who still moves in this phase comes after his men.
  if (outlook.situation.active.contains(*leader)) return;
  leader_ = leader;
  range_ = command(outlook.scenario, outlook.situation, *leader).range;
}

int Standing::progress(SpotId spot) const {
  if (!order_.goal || order_.stance == Stance::Withdraw) return 0;
  return -order_.pull * std::min(outlook_.way(spot, *order_.goal), kFar);
}

int Standing::hold(SpotId spot) const {
  const int stake = stake_in(outlook_, spot);
  if (stake == 0 || outlook_.threat(spot) == 0) return 0;
  // One brigade keeps a place; a second is no better for standing there.
  const Stack* there = outlook_.own.in(spot);
  if (there != nullptr && !(there->units.size() == 1 && there->units.contains(brigade_))) return 0;
  return stake * kGarrison * outlook_.temper.hold / 10000;
}

int Standing::exposure(SpotId spot) const {
  if (outlook_.threat(spot) == 0) return 0;
  int points = self_.points;
  if (const Stack* stack = outlook_.own.in(spot))
    points += stack->points - (stack->units.contains(brigade_) ? self_.points : 0);
  int danger = outlook_.danger(spot, points, self_.quality, self_.step);
  if (order_.stance == Stance::Withdraw) danger += danger / 2;
  return -danger - kCover * outlook_.ways.shift(outlook_.side, spot);
}

int Standing::company(SpotId spot) const {
  int friends = 0;
  outlook_.for_each_beside(spot, [&](SpotId next) {
    const Stack* stack = outlook_.own.in(next);
    if (stack != nullptr && !(stack->units.size() == 1 && stack->units.contains(brigade_))) ++friends;
  });
  int value = kFriendBeside * std::min(friends, 2);
  if (leader_ && distance(outlook_.scenario, spot, outlook_.situation.spot(*leader_)) <= range_)
    value += kInCommand;
  return value;
}

int Standing::value(SpotId spot) const {
  const int value = progress(spot) + hold(spot) + exposure(spot) + company(spot);
  // Only where it stands already can a stack be too high.
  return outlook_.overstacked(spot) ? value - 2 * self_.step : value;
}

LeaderStanding::LeaderStanding(const Outlook& outlook, UnitId leader)
    : outlook_(outlook),
      worth_(worth_of_leader(outlook.scenario, outlook.situation, leader)),
      range_(command(outlook.scenario, outlook.situation, leader).range) {
  const FormationId formation = outlook.scenario.unit(leader).formation;
  for (UnitId unit : outlook.scenario.units_of[formation.index()])
    if (outlook.situation.on_map(unit)) led_.insert(unit);
  for (UnitId other : outlook.scenario.leaders & outlook.scenario.of_side[outlook.side])
    if (other != leader && outlook.situation.on_map(other) &&
        outlook.scenario.within(outlook.scenario.unit(other).formation, formation))
      leaders_.insert(other);
}

int LeaderStanding::value(SpotId spot) const {
  constexpr int kBrigade = 10, kBrigadeNear = 1, kLeader = 12, kBesideEnemy = 50, kNearEnemy = 12;
  constexpr int kCaughtAlone = 4, kFallsWithHisMen = 16;  // one in so many
  const Situation& situation = outlook_.situation;
  int value = 0;
  for (UnitId unit : led_) {
    const int far = distance(outlook_.scenario, spot, situation.spot(unit));
    if (far <= range_) value += kBrigade;
    value -= kBrigadeNear * std::min(far, 12);
  }
  for (UnitId other : leaders_)
    if (distance(outlook_.scenario, spot, situation.spot(other)) <= range_) value += kLeader;
  // 8.4, 9.6: in the line he may fall, alone before it or behind it he may be caught.
  const int enemy = outlook_.nearest_enemy(spot);
  const bool alone = outlook_.own.in(spot) == nullptr;
  if (enemy <= 1) value -= kBesideEnemy * outlook_.temper.danger / 100;
  if (enemy == 2) value -= kNearEnemy;
  if (alone && enemy <= 3) value -= kNearEnemy;
  if (outlook_.open_to_enemy(spot)) value -= worth_ / kCaughtAlone;
  if (!alone && outlook_.threat(spot) > 0) value -= worth_ / kFallsWithHisMen;
  return value;
}

}  // namespace longroll::rally
