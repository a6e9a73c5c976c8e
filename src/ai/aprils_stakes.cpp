#include "ai/aprils_stakes.h"

#include <algorithm>
#include <bit>

#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

constexpr std::array<int, 3> kWorthOfVictory = {300, 600, 900};  // by level
constexpr int kWorthOfPoint = 20;
constexpr int kLeastStake = 40;
// In tenths: how likely an objective is thought to stay with the side that has it now.
constexpr std::int64_t kStays = 7;
constexpr std::int64_t kTenth = 10;

// In percent: what a check so many turns ahead weighs now. What is lost early can be won back.
constexpr int kUrgent = 100;
constexpr int kUrgencyATurn = 25;
constexpr int kLeastUrgent = 15;

int urgency(int turns_left) { return std::max(kLeastUrgent, kUrgent - kUrgencyATurn * turns_left); }

struct Points {
  int own[2];
};

// Whether a test would hold if the Union controlled exactly the objectives in `unions`.
bool would_hold(const VictoryTest& test, std::uint32_t unions, std::uint32_t all, const Points& points) {
  const int own = points.own[index_of(test.side)];
  const int other = points.own[index_of(enemy_of(test.side))];
  switch (test.kind) {
    case VictoryTest::Kind::Controls: {
      const std::uint32_t held = test.side == Side::Union ? unions : all & ~unions;
      const int count = std::popcount(held & test.among);
      return count >= test.low && count <= test.high;
    }
    case VictoryTest::Kind::PointsRatio:
      return std::max(1, own) * test.high >= std::max(1, other) * test.low;
    case VictoryTest::Kind::MorePoints:
      return own > other;
  }
  return false;
}

// What the check of a turn would be worth to the Union.
int worth_of_check(const Scenario& scenario, int turn, std::uint32_t unions, std::uint32_t all,
                   const Points& points) {
  for (const VictoryLine& line : scenario.victory) {
    if (line.turn != turn) continue;
    bool met = true;
    for (const VictoryTest& test : line.tests) met = met && would_hold(test, unions, all, points);
    if (!met) continue;
    if (!line.winner) return 0;
    const int worth = kWorthOfVictory[static_cast<std::size_t>(line.level)];
    return *line.winner == Side::Union ? worth : -worth;
  }
  return 0;
}

// The mean difference an objective makes to a check, over all that may become of the others.
void add_swings(const Scenario& scenario, int turn, const Points& points, int percent, Stakes& stakes) {
  const std::size_t count = scenario.objectives.size();
  const std::uint32_t all = (1u << count) - 1;
  std::array<std::int64_t, kMaxObjectives> swing{}, total{};
  for (std::uint32_t unions = 0; unions <= all; ++unions) {
    const int worth = worth_of_check(scenario, turn, unions, all, points);
    // What the others do together: those before times those behind.
    std::array<std::int64_t, kMaxObjectives> chance{};
    std::array<std::int64_t, kMaxObjectives + 1> behind{};
    behind[count] = 1;
    for (std::size_t i = count; i-- > 0;) {
      const Side side = (unions >> i & 1u) != 0 ? Side::Union : Side::Confederate;
      chance[i] = !stakes.controller[i]          ? kTenth / 2
                  : stakes.controller[i] == side ? kStays
                                                 : kTenth - kStays;
      behind[i] = behind[i + 1] * chance[i];
    }
    std::int64_t before = 1;
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t others = before * behind[i + 1];
      before *= chance[i];
      const bool union_has = (unions >> i & 1u) != 0;
      swing[i] += (union_has ? worth : -worth) * others;
      total[i] += union_has ? others : 0;
    }
  }
  for (std::size_t i = 0; i < count; ++i)
    if (total[i] > 0) stakes.of[i] += static_cast<int>(swing[i] / total[i]) * percent / 100;
}

// The next turn, this one included, whose end brings a check.
int next_check(const Scenario& scenario, int turn) {
  while (turn < scenario.last_turn() && !has_victory_check(scenario, turn)) ++turn;
  return turn;
}

}  // namespace

Stakes find_stakes(const Scenario& scenario, const Situation& situation, const Field& field) {
  Stakes stakes;
  if (scenario.objectives.empty()) return stakes;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    stakes.controller[i] = controller_of(scenario, situation, field, i);
  const Points points{{victory_points(scenario, situation, Side::Union),
                       victory_points(scenario, situation, Side::Confederate)}};
  const int next = next_check(scenario, situation.turn);
  const int last = scenario.last_turn();
  add_swings(scenario, next, points, urgency(next - situation.turn), stakes);
  if (next != last) add_swings(scenario, last, points, urgency(last - situation.turn) / 2, stakes);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    stakes.of[i] = std::max(stakes.of[i], kLeastStake) + kWorthOfPoint * scenario.objectives[i].points;
  return stakes;
}

}  // namespace longroll::aprils
