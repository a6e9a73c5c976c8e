#include "ai/rally_cordon.h"

#include <algorithm>

#include "ai/rally_worth.h"
#include "rally/quality.h"

namespace longroll::rally {
namespace {

constexpr int kWhole = 1000;

// The way back of one stack, by the preferences of ruling R139 without the one on stacking.
class WayBack {
 public:
  WayBack(const Outlook& outlook, const UnitSet& attackers, const SpotSet& from)
      : outlook_(outlook), attackers_(attackers), closed_(outlook.field.friends) {
    for (SpotId spot : from) {
      closed_.insert(spot);
      if (!from_.full()) from_.push_back(spot);
    }
  }

  // In thousandths: the chance that those who pass a check so often go so many hexes.
  int comes_through(SpotId at, int hexes, int passed) const {
    if (hexes == 0) return kWhole;
    FixedVector<SpotId, 6> nearer_to_none, farther_from_all;
    outlook_.for_each_beside(at, [&](SpotId to) {
      if (closed_.contains(to) || !outlook_.scenario.ground[to].passable) return;
      const int gained = least_gained(at, to);
      if (gained >= 0) nearer_to_none.push_back(to);
      if (gained > 0) farther_from_all.push_back(to);
    });
    const auto& ways = farther_from_all.empty() ? nearer_to_none : farther_from_all;
    int best = 0;
    bool free = false;
    for (SpotId to : ways) {
      if (watched(to)) continue;
      free = true;
      best = std::max(best, comes_through(to, hexes - 1, passed));
      if (best == kWhole) return best;
    }
    if (free) return best;
    for (SpotId to : ways) best = std::max(best, comes_through(to, hexes - 1, passed) * passed / kWhole);
    return best;
  }

 private:
  // The hexes by which it comes away from the attackers, from the one it gains least on.
  int least_gained(SpotId at, SpotId to) const {
    int least = 1;
    for (SpotId enemy : from_)
      least =
          std::min(least, distance(outlook_.scenario, to, enemy) - distance(outlook_.scenario, at, enemy));
    return least;
  }
  // 9.5, ruling R104: by brigades of ours that are not in this fight.
  bool watched(SpotId spot) const {
    bool found = false;
    outlook_.for_each_beside(spot, [&](SpotId next) {
      const Stack* ours = outlook_.own.in(next);
      found = found || (ours != nullptr && !(ours->units - attackers_).empty());
    });
    return found;
  }

  const Outlook& outlook_;
  const UnitSet& attackers_;
  SpotSet closed_;
  FixedVector<SpotId, 16> from_;
};

}  // namespace

int worth_of_cordon(const Outlook& outlook, const Stack& target, const UnitSet& attackers,
                    const SpotSet& from) {
  const WayBack way(outlook, attackers, from);
  // Most ways are open, and then nobody checks.
  int farthest = 0;
  for (int hexes : outlook.scenario.charts.retreat_hexes) farthest = std::max(farthest, hexes);
  if (way.comes_through(target.spot, farthest, 0) == kWhole) return 0;
  int worth = 0;
  for (UnitId unit : target.units) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
      faces += passes(die, 0, outlook.fighter(unit, target.spot).quality) ? 1 : 0;
    // By die; the faces stand in order, so what one says often holds for the next.
    int lost = 0, known = 0, of_known = 0;
    for (int hexes : outlook.scenario.charts.retreat_hexes) {
      if (hexes != known)
        of_known = kWhole - way.comes_through(target.spot, known = hexes, kWhole * faces / 6);
      lost += of_known;
    }
    // Who falls back has lost a step as a rule.
    worth += worth_of_last_step(outlook.scenario, outlook.situation, unit) * (lost / 6) / kWhole;
  }
  return worth;
}

}  // namespace longroll::rally
