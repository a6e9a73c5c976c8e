#include "ai/aprils_stakes.h"

#include <algorithm>
#include <bit>

#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

constexpr std::array<int, 3> kWorthOfVictory = {300, 600, 900};  // by level
constexpr int kLeastStake = 40;
// In tenths: how likely an objective is thought to stay with the side that has it now.
constexpr std::int64_t kStays = 7;
constexpr std::int64_t kTenth = 10;

// In percent: what a check so many turns ahead weighs now. What is lost early can be won back.
constexpr int kUrgent = 100;
constexpr int kUrgencyATurn = 25;
constexpr int kLeastUrgent = 15;

int urgency(int turns_left) { return std::max(kLeastUrgent, kUrgent - kUrgencyATurn * turns_left); }

// Whether a test would hold if the Union controlled exactly the objectives in `unions`.
bool would_control(const VictoryTest& test, std::size_t unions, std::size_t all) {
  const std::size_t held = test.side == Side::Union ? unions : all & ~unions;
  const int count = std::popcount(held & test.among);
  return count >= test.low && count <= test.high;
}

int worth_of_line(const VictoryLine& line) {
  if (!line.winner) return 0;
  const int worth = kWorthOfVictory[static_cast<std::size_t>(line.level)];
  return *line.winner == Side::Union ? worth : -worth;
}

// The next turn, this one included, whose end brings a check.
int next_check(const Scenario& scenario, int turn) {
  while (turn < scenario.last_turn() && !has_victory_check(scenario, turn)) ++turn;
  return turn;
}

}  // namespace

VictoryLines::VictoryLines(const Scenario& scenario) : objectives_(scenario.objectives.size()) {
  const std::size_t shares = std::size_t{1} << objectives_;
  for (const VictoryLine& printed : scenario.victory) {
    Line line{printed.turn, worth_of_line(printed), {}, {}};
    line.holds.set();
    for (const VictoryTest& test : printed.tests) {
      if (test.kind != VictoryTest::Kind::Controls) {
        line.of_points.push_back(test);
        continue;
      }
      for (std::size_t unions = 0; unions < shares; ++unions)
        if (!would_control(test, unions, shares - 1)) line.holds.reset(unions);
    }
    lines_.push_back(std::move(line));
  }
  if (std::none_of(scenario.objectives.begin(), scenario.objectives.end(),
                   [](const Objective& objective) { return objective.points > 0; }))
    return;
  // Ruling A44, 16.3: only the side that must take an objective scores for it.
  gains_.resize(shares);
  for (std::size_t unions = 0; unions < shares; ++unions) {
    for (std::size_t i = 0; i < objectives_; ++i) {
      const Side holder = (unions >> i & 1u) != 0 ? Side::Union : Side::Confederate;
      if (scenario.objectives[i].held_by != holder)
        gains_[unions].own[index_of(holder)] += scenario.objectives[i].points;
    }
  }
}

bool VictoryLines::hold(const std::vector<VictoryTest>& tests, const Points& points) {
  return std::all_of(tests.begin(), tests.end(), [&](const VictoryTest& test) {
    const int own = points.own[index_of(test.side)];
    const int other = points.own[index_of(enemy_of(test.side))];
    if (test.kind == VictoryTest::Kind::MorePoints) return own > other;
    return std::max(1, own) * test.high >= std::max(1, other) * test.low;  // ruling A74
  });
}

// The ways to share out the objectives with which the points pass the tests.
std::bitset<VictoryLines::kShares> VictoryLines::shares_that_meet(const std::vector<VictoryTest>& tests,
                                                                  const Points& losses) const {
  std::bitset<kShares> shares;
  if (gains_.empty() || tests.empty()) return hold(tests, losses) ? shares.set() : shares;
  for (std::size_t unions = 0; unions < gains_.size(); ++unions) {
    Points points = losses;
    for (Side side : kSides) points.own[index_of(side)] += gains_[unions].own[index_of(side)];
    shares[unions] = hold(tests, points);
  }
  return shares;
}

// Ruling A74: the first line that holds is the result.
VictoryLines::Worths VictoryLines::worths_of_check(int turn, const Points& losses) const {
  Worths worths;
  std::fill_n(worths.begin(), std::size_t{1} << objectives_, 0);
  std::bitset<kShares> open;
  open.set();
  for (const Line& line : lines_) {
    if (line.turn != turn) continue;
    const std::bitset<kShares> met = line.holds & open & shares_that_meet(line.of_points, losses);
    open &= ~met;
    for (std::size_t unions = 0; line.worth != 0 && unions < std::size_t{1} << objectives_; ++unions)
      if (met[unions]) worths[unions] = line.worth;
  }
  return worths;
}

// The mean difference an objective makes to a check, over all that may become of the others. From the last objective to
// the first: those behind it have been averaged away, those before it are so in turn.
void VictoryLines::add_swings(int turn, const Points& losses, int percent, Stakes& stakes) const {
  const auto average_away = [&](Worths& worths, std::size_t objective) {
    const auto holder = stakes.controller[objective];
    const std::int64_t ours = !holder ? kTenth / 2 : *holder == Side::Union ? kStays : kTenth - kStays;
    const std::size_t half = std::size_t{1} << objective;
    for (std::size_t share = 0; share < half; ++share)
      worths[share] = worths[half + share] * ours + worths[share] * (kTenth - ours);
  };
  Worths worths = worths_of_check(turn, losses);
  std::int64_t whole = 1;  // every objective averaged away makes the numbers ten times as large
  for (std::size_t i = 1; i < objectives_; ++i) whole *= kTenth;
  for (std::size_t i = objectives_; i-- > 0;) {
    Worths swing;
    const std::size_t half = std::size_t{1} << i;
    for (std::size_t share = 0; share < half; ++share) swing[share] = worths[half + share] - worths[share];
    for (std::size_t other = i; other-- > 0;) average_away(swing, other);
    stakes.of[i] += static_cast<int>(swing[0] / whole) * percent / 100;
    average_away(worths, i);
  }
}

Stakes VictoryLines::stakes(const Scenario& scenario, const Situation& situation, const Field& field) const {
  Stakes stakes;
  if (scenario.objectives.empty()) return stakes;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    stakes.controller[i] = controller_of(scenario, situation, field, i);
  // What objectives bring now is taken out: it goes with the share.
  Points losses{{victory_points(scenario, situation, Side::Union),
                 victory_points(scenario, situation, Side::Confederate)}};
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const std::optional<Side> holder = stakes.controller[i];
    if (holder && scenario.objectives[i].held_by != *holder)
      losses.own[index_of(*holder)] -= scenario.objectives[i].points;
  }
  const int next = next_check(scenario, situation.turn);
  const int last = scenario.last_turn();
  add_swings(next, losses, urgency(next - situation.turn), stakes);
  if (next != last) add_swings(last, losses, urgency(last - situation.turn) / 2, stakes);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    stakes.of[i] = std::max(stakes.of[i], kLeastStake);
  return stakes;
}

}  // namespace longroll::aprils
