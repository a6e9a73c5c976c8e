#include "ai/aprils_race.h"

#include <algorithm>
#include <cmath>

namespace longroll::aprils {
namespace {

constexpr std::size_t kFatesAtOnce = 4;
constexpr double kProven = 0.5;  // errors ahead of the first line

double mean_of(std::span<const Playout::End> ends) {
  double sum = 0;
  for (const Playout::End& end : ends) sum += end.value;
  return ends.empty() ? 0 : sum / static_cast<double>(ends.size());
}

int doublings(std::size_t count) {
  int rounds = 0;
  for (; count > 1; count = (count + 1) / 2) ++rounds;
  return rounds;
}

}  // namespace

std::vector<Race::Runner*> Race::racing() {
  std::vector<Runner*> field;
  for (Runner& runner : runners_)
    if (runner.racing) field.push_back(&runner);
  return field;
}

// Everybody meets the fates up to this number. What is done does not depend on who of the crew did it.
bool Race::run_lap(const std::vector<Runner*>& field, std::size_t up_to) {
  struct Job {
    Runner* runner;
    std::uint64_t fate;
    std::optional<Playout::End> end;
  };
  std::vector<Job> jobs;
  for (Runner* runner : field)
    for (std::size_t i = runner->ends.size(); i < up_to; ++i)
      jobs.push_back({runner, mix_bits(course_.seed + i), std::nullopt});
  effort_.crew.run(jobs.size(), [&](std::size_t worker, std::size_t number) {
    if (effort_.stop && effort_.stop()) return;
    Job& job = jobs[number];
    job.end = playouts_[worker].run(course_.from, job.runner->line.answers, job.runner->line.tempers,
                                    course_.side, course_.last_turn, job.fate);
  });
  bool all = true;
  for (const Job& job : jobs) {
    all = all && job.end;
    if (!all) continue;  // values stand in the order of the fates, so nothing after a gap counts
    job.runner->ends.push_back(*job.end);
    spent_ += job.end->nodes;
  }
  return all;
}

Race::Gap Race::gap(const Runner& ahead, const Runner& behind) {
  const std::size_t count = std::min(ahead.ends.size(), behind.ends.size());
  if (count < 2) return {};
  const auto n = static_cast<double>(count);
  double sum = 0, squares = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double difference = ahead.ends[i].value - behind.ends[i].value;
    sum += difference;
    squares += difference * difference;
  }
  const double mean = sum / n;
  const double variance = std::max(0.0, squares / n - mean * mean) * n / (n - 1);
  return {mean, std::sqrt(variance / n)};
}

// Who entered late has met fewer fates; only those that all have met tell them apart.
std::size_t Race::fates_of_all() const {
  std::size_t fates = runners_[0].ends.size();
  for (const Runner& runner : runners_)
    if (runner.racing) fates = std::min(fates, runner.ends.size());
  return fates;
}

std::size_t Race::leader() const {
  const std::size_t fates = fates_of_all();
  const auto mean = [&](std::size_t i) { return mean_of(std::span(runners_[i].ends).first(fates)); };
  std::size_t best = 0;
  for (std::size_t i = 1; i < runners_.size(); ++i)
    if (runners_[i].racing && mean(i) > mean(best)) best = i;
  return best;
}

// The better half runs on; the first line always does, because the others are measured by it.
void Race::drop_half() {
  std::vector<Runner*> field = racing();
  const std::size_t fates = fates_of_all();
  std::sort(field.begin(), field.end(), [&](const Runner* a, const Runner* b) {
    const double of_a = mean_of(std::span(a->ends).first(fates));
    const double of_b = mean_of(std::span(b->ends).first(fates));
    return of_a != of_b ? of_a > of_b : a < b;
  });
  for (std::size_t i = (field.size() + 1) / 2; i < field.size(); ++i)
    if (field[i] != &runners_[0]) field[i]->racing = false;
}

bool Race::run(long nodes) {
  const long limit = spent_ + nodes;
  while (spent_ < limit) {
    const std::vector<Runner*> field = racing();
    if (field.size() < 2) return true;
    const long lap_ends = spent_ + (limit - spent_) / std::max(1, doublings(field.size()));
    std::size_t fates = fates_of_all();
    while (true) {
      fates += kFatesAtOnce;
      if (!run_lap(field, fates)) return false;
      if (spent_ >= lap_ends) break;
    }
    if (field.size() <= 2) return true;
    drop_half();
  }
  return true;
}

Race::Placed Race::placed(std::size_t runner) const {
  const Runner& chosen = runners_[runner];
  return {chosen.line, mean_of(chosen.ends), chosen.ends};
}

Race::Placed Race::winner() const {
  const std::size_t best = leader();
  const Gap lead = gap(runners_[best], runners_[0]);
  const bool proven = best != 0 && lead.mean > kProven * lead.error && lead.mean > 0;
  return placed(proven ? best : 0);
}

Race::Placed Race::first() const { return placed(0); }

}  // namespace longroll::aprils
