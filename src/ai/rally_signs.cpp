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
    tally.damaged += situation.damaged.contains(unit) ? 1 : 0;
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

}  // namespace

Signs signs_of(const Scenario& scenario, const Ways& ways, const Situation& situation) {
  const Tally blue = tally_of(scenario, situation, Side::Union);
  const Tally gray = tally_of(scenario, situation, Side::Confederate);
  const int last = scenario.last_turn();
  const int left = std::clamp(last - situation.turn + 1, 0, last);  // turns, the present one with them
  // Damaged brigades by thirds: whether the third of them is still to come or not tells little.
  const int lead = blue.points - gray.points + kThird * (gray.damaged - blue.damaged);
  const int power = kThousand * (blue.power - gray.power) / std::max(1, blue.power + gray.power);
  Signs signs{kPercent,
              lead,
              lead * 2 / (left + 1),
              power,
              power * left / (left + 4),
              kPercent * (blue.broken - gray.broken),
              0};
  int contest = 0;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const auto holder = situation.control[i];
    const int control = !holder ? 0 : *holder == Side::Union ? kPercent : -kPercent;
    const int near = balance_near(scenario, ways, situation, ways.place_of(i));
    contest += scenario.objectives[i].value * near;
    signs.push_back(control);
    signs.push_back(near);
    signs.push_back(near * 2 / (left + 1));
  }
  signs[kCommonSigns - 1] = contest * left / (left + 2);
  return signs;
}

std::vector<std::string> sign_names(const Scenario& scenario) {
  std::vector<std::string> names = {"even", "lead", "lead-late", "power", "power-left", "broken", "contest"};
  for (const Objective& objective : scenario.objectives)
    for (const char* what : {"held", "strength", "strength-late"})
      names.push_back(objective.name + " " + what);
  return names;
}

}  // namespace longroll::rally
