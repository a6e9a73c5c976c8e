#include "ai/aprils_orders.h"

#include <algorithm>

#include "aprils/reinforcements.h"

namespace longroll::aprils {
namespace {

constexpr int kHorizon = 6;         // turns: an enemy farther off does not press an objective
constexpr int kLeastNeed = 10;      // strength that every objective is given
constexpr int kAttackersNeed = 13;  // in tenths of what the enemy has: to take
constexpr int kHoldersNeed = 10;    // to hold

int strength_of(const Outlook& outlook, UnitId unit) {
  const Strengths& now = strengths(outlook.scenario, outlook.situation, unit);
  return now.attack + now.defence;
}

// The hex a unit's way is counted from: where it is, or the first gate it may use.
std::optional<HexId> start_of(const Outlook& outlook, UnitId unit) {
  if (outlook.situation.on_map(unit)) return outlook.situation.hex(unit);
  if (!is_due(outlook.scenario, outlook.situation, unit)) return std::nullopt;
  const std::string_view letters = arrival_of(outlook.scenario, outlook.situation, unit).letters;
  for (const Entry& entry : outlook.scenario.map.entries)
    if (letters.find(entry.letter) != std::string_view::npos) return entry.hex;
  return std::nullopt;
}

int turns_to(const Outlook& outlook, UnitId unit, HexId from, std::size_t objective) {
  const int allowance = std::max(1, 2 * strengths(outlook.scenario, outlook.situation, unit).movement);
  return (outlook.ground.way(outlook.scenario.unit(unit).kind, objective, from) + allowance - 1) / allowance;
}

class Dispatcher {
 public:
  explicit Dispatcher(const Outlook& outlook)
      : outlook_(outlook), count_(outlook.scenario.objectives.size()) {
    for (std::size_t i = 0; i < count_; ++i) {
      const bool ours = outlook.stakes.controller[i] == outlook.side;
      need_[i] = kLeastNeed + pressure_on(i) * (ours ? kHoldersNeed : kAttackersNeed) / 10;
    }
  }

  Orders dispatch() {
    Orders orders;
    // Those with the shortest way choose first.
    std::array<UnitSet, kHorizon + 1> by_turns;
    std::array<HexId, kMaxUnits> start;
    for (UnitId unit : outlook_.scenario.units_of_side[outlook_.side]) {
      const std::optional<HexId> from = start_of(outlook_, unit);
      if (!from) continue;
      start[unit.index()] = *from;
      int least = kHorizon;
      for (std::size_t i = 0; i < count_; ++i) least = std::min(least, turns_to(outlook_, unit, *from, i));
      by_turns[static_cast<std::size_t>(least)].insert(unit);
    }
    for (const UnitSet& units : by_turns)
      for (UnitId unit : units) orders.goal[unit.index()] = send(unit, start[unit.index()]);
    return orders;
  }

 private:
  int pressure_on(std::size_t objective) const {
    int pressure = 0;
    for (UnitId unit : outlook_.scenario.units_of_side[enemy_of(outlook_.side)]) {
      if (!outlook_.situation.on_map(unit)) continue;
      const int turns = turns_to(outlook_, unit, outlook_.situation.hex(unit), objective);
      if (turns < kHorizon) pressure += strength_of(outlook_, unit) * (kHorizon - turns) / kHorizon;
    }
    return pressure;
  }

  std::uint8_t send(UnitId unit, HexId from) {
    std::size_t best = 0;
    int best_pull = -1;
    for (std::size_t i = 0; i < count_; ++i) {
      const int pull = pull_of(i, turns_to(outlook_, unit, from, i));
      if (pull <= best_pull) continue;
      best = i;
      best_pull = pull;
    }
    sent_[best] += strength_of(outlook_, unit);
    return static_cast<std::uint8_t>(best);
  }

  // What draws a unit to an objective: the stake, less where enough have been sent, less the farther it is.
  int pull_of(std::size_t objective, int turns) const {
    const int filled = sent_[objective] * 100 / need_[objective];
    const int open = std::clamp(150 - filled, 15, 100);
    return outlook_.stakes.of[objective] * open / (turns + 2);
  }

  const Outlook& outlook_;
  std::size_t count_;
  std::array<int, kMaxObjectives> need_{};
  std::array<int, kMaxObjectives> sent_{};
};

}  // namespace

Orders give_orders(const Outlook& outlook) {
  if (outlook.scenario.objectives.empty()) return {};
  return Dispatcher(outlook).dispatch();
}

}  // namespace longroll::aprils
