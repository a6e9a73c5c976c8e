#include "ai/aprils_race.h"

#include <algorithm>
#include <cmath>

namespace longroll::aprils {
namespace {

constexpr std::size_t kFewestFates = 6;  // before anybody is judged
constexpr double kBeaten = 1.3;          // errors behind the leader
constexpr double kProven = 0.8;          // errors ahead of the first line

double mean_of(const std::vector<int>& values) {
  double sum = 0;
  for (const int value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

}  // namespace

void Race::enter(std::vector<Choice> line) { runners_.push_back({std::move(line), {}, true}); }

void Race::meet_next_fate(Runner& runner) {
  const std::uint64_t fate = mix_bits(seed_ + runner.values.size());
  runner.values.push_back(playout_.run(from_, runner.line, side_, last_turn_, fate));
  ++spent_;
}

Race::Gap Race::gap(const Runner& ahead, const Runner& behind) {
  const std::size_t count = std::min(ahead.values.size(), behind.values.size());
  if (count < 2) return {};
  const auto n = static_cast<double>(count);
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double difference = ahead.values[i] - behind.values[i];
    sum += difference;
    squares += difference * difference;
  }
  const double mean = sum / n;
  const double variance = std::max(0.0, squares / n - mean * mean) * n / (n - 1);
  return {mean, std::sqrt(variance / n)};
}

std::size_t Race::leader() const {
  std::size_t best = 0;
  for (std::size_t i = 1; i < runners_.size(); ++i)
    if (runners_[i].racing && mean_of(runners_[i].values) > mean_of(runners_[best].values)) best = i;
  return best;
}

void Race::drop_the_beaten() {
  const Runner& first = runners_[leader()];
  for (std::size_t i = 1; i < runners_.size(); ++i) {
    Runner& runner = runners_[i];
    if (!runner.racing || &runner == &first || runner.values.size() < kFewestFates) continue;
    const Gap behind = gap(first, runner);
    if (behind.mean >= kBeaten * behind.error && behind.mean > 0) runner.racing = false;
  }
}

bool Race::run(int playouts, const std::function<bool()>& stop) {
  const int limit = spent_ + playouts;
  while (spent_ < limit) {
    // Whoever has met the fewest fates goes next, so late entrants catch up first.
    Runner* next = nullptr;
    int racing = 0;
    for (Runner& runner : runners_) {
      if (!runner.racing) continue;
      ++racing;
      if (next == nullptr || runner.values.size() < next->values.size()) next = &runner;
    }
    if (racing < 2) return true;
    if (stop && stop()) return false;
    meet_next_fate(*next);
    if (next == &runners_.back() || next->values.size() >= kFewestFates) drop_the_beaten();
  }
  return true;
}

Race::Winner Race::winner() const {
  const std::size_t best = leader();
  const Gap lead = gap(runners_[best], runners_[0]);
  const bool proven = best != 0 && lead.mean > kProven * lead.error && lead.mean > 0;
  const Runner& chosen = runners_[proven ? best : 0];
  return {chosen.line, mean_of(chosen.values), proven ? lead.mean : 0};
}

}  // namespace longroll::aprils
