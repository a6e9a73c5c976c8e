#include "ai/rally_approach.h"

namespace longroll::rally {
namespace {

constexpr int kFarthest = 120;  // half points: nobody marches so far
constexpr int kZone = 4;        // a place in the enemy's zone, where a march ends and a fight begins
constexpr int kEnemy = 8;       // a place where he stands, besides

constexpr std::uint16_t kLast = 0xffff;

}  // namespace

Approach::Approach(const Ways& ways, const Field& field, SpotId to)
    : to_(to), cost_(ways.places(), kFarthest) {
  // Those to be looked at next: for every cost a chain of entries. A place that has become cheaper is in two chains, and
  // the dearer entry is passed over.
  struct Entry {
    std::uint16_t place, next;
  };
  std::vector<Entry> entries;
  entries.reserve(4 * cost_.size());
  std::array<std::uint16_t, kFarthest> chain;
  chain.fill(kLast);
  const auto enter = [&](std::size_t place, int cost) {
    cost_[place] = static_cast<std::uint8_t>(cost);
    auto& first = chain[static_cast<std::size_t>(cost)];
    entries.push_back({static_cast<std::uint16_t>(place), first});
    first = static_cast<std::uint16_t>(entries.size() - 1);
  };
  enter(to.index(), 0);
  for (int spent = 0; spent < kFarthest; ++spent)
    for (std::uint16_t i = chain[static_cast<std::size_t>(spent)]; i != kLast; i = entries[i].next) {
      const SpotId at(entries[i].place);
      if (cost_[at.index()] != spent) continue;
      int sum = spent;
      if (at != to && field.zone.contains(at)) sum += kZone;
      if (at != to && field.enemies.contains(at)) sum += kEnemy;
      for (const Ways::Step& step : ways.into(at))
        if (sum + step.cost < cost_[step.from]) enter(step.from, sum + step.cost);
    }
}

}  // namespace longroll::rally
