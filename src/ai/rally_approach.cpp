#include "ai/rally_approach.h"

namespace longroll::rally {
namespace {

constexpr int kZone = 4;   // a place in the enemy's zone, where a march ends and a fight begins
constexpr int kEnemy = 8;  // a place where he stands, besides

}  // namespace

Approach::Approach(const Ways& ways, SpotId to)
    : to_(to), cost_(ways.places(), kFarthest), front_(2 * ways.places()) {
  cost_[to.index()] = 0;
  front_.add(to, 0);
}

void Approach::spread(const Ways& ways, const Field& field) {
  front_.for_each_at(spent_, [&](SpotId at) {
    if (cost_[at.index()] != spent_) return;
    int sum = spent_;
    if (at != to_ && field.zone.contains(at)) sum += kZone;
    if (at != to_ && field.enemies.contains(at)) sum += kEnemy;
    for (const Ways::Step& step : ways.into(at)) {
      if (sum + step.cost >= cost_[step.place]) continue;
      cost_[step.place] = static_cast<std::uint8_t>(sum + step.cost);
      front_.add(SpotId(step.place), sum + step.cost);
    }
  });
  ++spent_;
}

}  // namespace longroll::rally
