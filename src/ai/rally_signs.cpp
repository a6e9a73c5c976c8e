#include "ai/rally_signs.h"

#include <algorithm>

#include "ai/rally_worth.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

constexpr int kThird = kPoint / 3;
constexpr int kPercent = 100, kThousand = 1000;

struct Tally {
  int points = 0;  // victory, in hundredths
  int power = 0, broken = 0, damaged = 0;
};

Tally tally_of(const Scenario& scenario, const Situation& situation, Side side) {
  Tally tally;
  const Score score = rally::score_of(scenario, situation, side);
  tally.points = kPoint * (score.total() - score.damaged);
  for (UnitId unit : scenario.brigades & scenario.of_side[side]) {
    if (situation.is(unit, Location::Off::Shattered)) ++tally.broken;
    if (!situation.on_map(unit)) continue;
    const Strength& shown = strength(scenario, situation, unit);
    tally.power += shown.points * shown.quality;
    const bool scored = situation.damaged.contains(unit) && !scenario.worthless_damaged.contains(unit);
    tally.damaged += scored ? 1 : 0;
  }
  return tally;
}

// The balance of strength within two marches of a place, one march counting double, in percent.
int balance_near(const Scenario& scenario, const Ways& ways, const Situation& situation, SpotId place) {
  BySide<int> near{};
  for (UnitId unit : scenario.brigades) {
    if (!situation.on_map(unit)) continue;
    const int way = ways.cost(situation.spot(unit), place);
    if (way > 2 * kFootAllowance) continue;
    const int points = strength(scenario, situation, unit).points;
    near[scenario.unit(unit).side] += way > kFootAllowance ? points : 2 * points;
  }
  const int blue = near[Side::Union], gray = near[Side::Confederate];
  return kPercent * (blue - gray) / (blue + gray + 8);
}

// What the enemy may do to those who stand in his reach.
int danger_to(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side) {
  const Outlook outlook(scenario, lore, situation, side, kSteady);
  int danger = 0;
  for (const Stack& stack : outlook.own.stacks())
    for (UnitId unit : stack.units) {
      const Fighter self = outlook.fighter(unit, stack.spot);
      danger += outlook.danger(stack.spot, stack.points, self.quality, self.step);
    }
  return danger;
}

}  // namespace

Signs signs_of(const Scenario& scenario, const Lore& lore, const Situation& situation) {
  const Tally blue = tally_of(scenario, situation, Side::Union);
  const Tally gray = tally_of(scenario, situation, Side::Confederate);
  const int left = turns_left(scenario, situation);
  // Damaged brigades by thirds: whether the third of them is still to come or not tells little.
  const int lead = blue.points - gray.points + kThird * (gray.damaged - blue.damaged);
  const int power = kThousand * (blue.power - gray.power) / std::max(1, blue.power + gray.power);
  int contest = 0;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    contest +=
        scenario.objectives[i].value * balance_near(scenario, lore.ways, situation, lore.ways.place_of(i));
  const auto points = [&](Side side) { return situation.points[side] + situation.kept[side]; };
  return {lead,
          lead * 2 / (left + 1),
          power * left / (left + 4),
          kPercent * (blue.broken - gray.broken),
          contest * left / (left + 2),
          kPercent * (points(Side::Union) - points(Side::Confederate)),
          danger_to(scenario, lore, situation, Side::Confederate) -
              danger_to(scenario, lore, situation, Side::Union)};
}

int turns_left(const Scenario& scenario, const Situation& situation) {
  return std::clamp(scenario.last_turn() - situation.turn + 1, 0, scenario.last_turn());
}

}  // namespace longroll::rally
