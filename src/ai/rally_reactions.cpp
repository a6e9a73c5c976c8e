#include "ai/rally_reactions.h"

#include "ai/rally_standing.h"
#include "ai/rally_worth.h"
#include "rally/reinforcements.h"

namespace longroll::rally {
namespace {

constexpr int kAway = 6;  // a hex farther from the enemy, for those who have been beaten

template <class Worth>
std::vector<Weighed> weigh_each(const Table& table, Worth&& worth) {
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain()) list.push_back({choice, worth(choice)});
  return list;
}

std::vector<Weighed> weigh_retreats(const Outlook& outlook, const Table& table) {
  const Orders orders = give_orders(outlook);
  return weigh_each(table, [&](const Choice& choice) {
    const auto& retreat = std::get<Retreat>(choice);
    if (!retreat.to) return -kPoint;
    const Standing standing(outlook, orders, retreat.unit);
    return standing.taking(*retreat.to) + kAway * std::min(outlook.nearest_enemy(*retreat.to), 4);
  });
}

std::vector<Weighed> weigh_advances(const Outlook& outlook, const Table& table) {
  const Orders orders = give_orders(outlook);
  return weigh_each(table, [&](const Choice& choice) {
    const auto* advance = std::get_if<Advance>(&choice);
    if (advance == nullptr) return 0;
    const Standing standing(outlook, orders, advance->unit);
    return standing.taking(advance->to) - standing.value(outlook.situation.spot(advance->unit));
  });
}

// 10.2: a rallied brigade belongs behind its friends.
int worth_of_rallying_in(const Outlook& outlook, SpotId spot) {
  constexpr int kEnough = 4;
  int worth = kAway * std::min(outlook.nearest_enemy(spot), kEnough) - outlook.threat(spot);
  outlook.for_each_beside(spot, [&](SpotId next) { worth += outlook.own.in(next) != nullptr ? 1 : 0; });
  if (const auto objective = outlook.objective_in(spot))
    worth += stake_of(outlook.scenario, outlook.situation, *objective) / 10;
  return worth;
}

std::vector<Weighed> weigh_places(const Outlook& outlook, const Table& table, const Step& step) {
  std::optional<UnitId> leader;
  if (const auto* place = std::get_if<PlaceLeader>(&step)) leader = place->leader;
  if (const auto* flight = std::get_if<LeaderFlees>(&step)) leader = flight->leader;
  return weigh_each(table, [&](const Choice& choice) {
    const SpotId spot = std::get<Settle>(choice).spot;
    return leader ? LeaderStanding(outlook, *leader).value(spot) : worth_of_rallying_in(outlook, spot);
  });
}

// How near the enemy a brigade is, as strength that can be used.
int worth_in_front(const Outlook& outlook, UnitId unit) {
  constexpr int kFar = 12;
  if (!outlook.situation.on_map(unit)) return 0;
  const SpotId spot = outlook.situation.spot(unit);
  int nearest = kFar;
  const bool ours = outlook.scenario.unit(unit).side == outlook.side;
  for (const Stack& stack : (ours ? outlook.enemy : outlook.own).stacks())
    nearest = std::min(nearest, distance(outlook.scenario, spot, stack.spot));
  return strength(outlook.scenario, outlook.situation, unit).points * (kFar - nearest);
}

// 5: a blunder takes whom the enemy needs most, a surge who is nearest to him; an obtuse commander is best far off.
std::vector<Weighed> weigh_picks(const Outlook& outlook, const Table& table, const PickForEvent& step) {
  return weigh_each(table, [&](const Choice& choice) {
    if (const auto* one = std::get_if<PickUnit>(&choice)) {
      if (step.kind == EventKind::RallyRoundTheFlag)
        return worth_of(outlook.scenario, outlook.situation, one->unit, false) -
               worth_of(outlook.scenario, outlook.situation, one->unit, true);
      return worth_in_front(outlook, one->unit);
    }
    int sum = 0;
    for (UnitId unit : outlook.scenario.units_of[std::get<PickFormation>(choice).formation.index()])
      sum += worth_in_front(outlook, unit);
    return step.kind == EventKind::ObtuseCommander ? -sum : sum;
  });
}

// 7.6: a division that can still be of use is worth its points if enough are left to make something of the turn.
bool worth_hurrying(const Outlook& outlook, const DueGroup& step) {
  constexpr int kDivision = 9, kPointsLeft = 8, kTurnsOfUse = 3;
  int strength_points = 0;
  for (UnitId unit : outlook.scenario.groups[step.group].units & outlook.scenario.brigades)
    strength_points += strength(outlook.scenario, outlook.situation, unit).points;
  return strength_points >= kDivision && outlook.turns_left() >= kTurnsOfUse &&
         outlook.situation.points[outlook.side] >= kHurryCost + kPointsLeft;
}

// 11.2: five points for the field are much, but a broken army has more to lose. Not where they would make the defeat
// decisive.
bool worth_giving_up(const Outlook& outlook) {
  constexpr int kTurnsToSuffer = 3, kMostBehind = 4;
  int ours = 0, theirs = 0;
  for (const Stack& stack : outlook.own.stacks()) ours += stack.points;
  for (const Stack& stack : outlook.enemy.stacks()) theirs += stack.points;
  return 3 * ours < theirs && outlook.lead() < 0 && outlook.lead() >= -kMostBehind &&
         outlook.turns_left() > kTurnsToSuffer;
}

// Questions of yes and no.
int habit(const Outlook& outlook, const Step& step, const Choice& choice) {
  if (std::holds_alternative<Follow>(choice) || std::holds_alternative<Surprise>(choice)) return 1;
  if (std::holds_alternative<HurryGroup>(choice))
    return worth_hurrying(outlook, std::get<DueGroup>(step)) ? 1 : -1;
  if (std::holds_alternative<GiveUp>(choice)) return worth_giving_up(outlook) ? 1 : -1;
  return 0;
}

}  // namespace

std::vector<Weighed> weigh_reactions(const Outlook& outlook, const Table& table, const Step& step) {
  if (std::holds_alternative<RetreatUnits>(step) || std::holds_alternative<RetreatOn>(step))
    return weigh_retreats(outlook, table);
  if (std::holds_alternative<AdvanceUnits>(step)) return weigh_advances(outlook, table);
  if (const auto* pick = std::get_if<PickForEvent>(&step)) return weigh_picks(outlook, table, *pick);
  if (std::holds_alternative<PlaceRallied>(step) || std::holds_alternative<PlaceLeader>(step) ||
      std::holds_alternative<LeaderFlees>(step) || std::holds_alternative<ChooseEntry>(step))
    return weigh_places(outlook, table, step);
  return weigh_each(table, [&](const Choice& choice) { return habit(outlook, step, choice); });
}

}  // namespace longroll::rally
