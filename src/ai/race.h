// Lines of play raced against each other over the same fates; half of those left drop out at every turn of the course.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ai/effort.h"
#include "base/hash.h"

namespace longroll {

// `End` is where a line leads under one fate: it has a value and the nodes that were spent on it.
template <class Line, class End>
class RaceOf {
 public:
  // Plays a line on under a fate; the worker is one of the crew.
  using Run = std::function<End(std::size_t worker, const Line& line, std::uint64_t fate)>;

  // `proven`: how many errors another line must be ahead of the first to be taken instead.
  RaceOf(const Effort& effort, std::uint64_t seed, double proven, Run run)
      : effort_(effort), seed_(seed), proven_(proven), run_(std::move(run)) {}

  // The first line entered is the one that stands unless another is shown to be better.
  void enter(Line line) { runners_.push_back({std::move(line), {}, true}); }
  std::size_t runners() const { return runners_.size(); }
  // Lets those still in the race run on about so many nodes, until two or fewer are left. False: it was stopped.
  bool run(long nodes) {
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
  long spent() const { return spent_; }

  struct Placed {
    const Line& line;
    double value = 0;           // the mean over its fates
    std::span<const End> ends;  // one a fate
  };
  Placed winner() const {
    const std::size_t best = leader();
    const Gap lead = gap(runners_[best], runners_[0]);
    const bool proven = best != 0 && lead.mean > proven_ * lead.error && lead.mean > 0;
    return placed(proven ? best : 0);
  }
  Placed first() const { return placed(0); }

 private:
  static constexpr std::size_t kFatesAtOnce = 4;

  struct Runner {
    Line line;
    std::vector<End> ends;  // one a fate, in the order of the fates
    bool racing = true;
  };
  // How far one is ahead of another over the fates both have met, and the error of that.
  struct Gap {
    double mean = 0;
    double error = 0;
  };

  static double mean_of(std::span<const End> ends) {
    double sum = 0;
    for (const End& end : ends) sum += end.value;
    return ends.empty() ? 0 : sum / static_cast<double>(ends.size());
  }
  static int doublings(std::size_t count) {
    int rounds = 0;
    for (; count > 1; count = (count + 1) / 2) ++rounds;
    return rounds;
  }

  std::vector<Runner*> racing() {
    std::vector<Runner*> field;
    for (Runner& runner : runners_)
      if (runner.racing) field.push_back(&runner);
    return field;
  }

  // Everybody meets the fates up to this number. What is done does not depend on who of the crew did it.
  bool run_lap(const std::vector<Runner*>& field, std::size_t up_to) {
    struct Job {
      Runner* runner;
      std::uint64_t fate;
      std::optional<End> end;
    };
    std::vector<Job> jobs;
    for (Runner* runner : field)
      for (std::size_t i = runner->ends.size(); i < up_to; ++i)
        jobs.push_back({runner, mix_bits(seed_ + i), std::nullopt});
    effort_.crew.run(jobs.size(), [&](std::size_t worker, std::size_t number) {
      if (effort_.stop && effort_.stop()) return;
      Job& job = jobs[number];
      job.end = run_(worker, job.runner->line, job.fate);
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

  static Gap gap(const Runner& ahead, const Runner& behind) {
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
  std::size_t fates_of_all() const {
    std::size_t fates = runners_[0].ends.size();
    for (const Runner& runner : runners_)
      if (runner.racing) fates = std::min(fates, runner.ends.size());
    return fates;
  }
  static double mean_over(const Runner& runner, std::size_t fates) {
    return mean_of(std::span(runner.ends).first(fates));
  }

  std::size_t leader() const {
    const std::size_t fates = fates_of_all();
    std::size_t best = 0;
    for (std::size_t i = 1; i < runners_.size(); ++i)
      if (runners_[i].racing && mean_over(runners_[i], fates) > mean_over(runners_[best], fates)) best = i;
    return best;
  }

  // The better half runs on; the first line always does, because the others are measured by it.
  void drop_half() {
    std::vector<Runner*> field = racing();
    const std::size_t fates = fates_of_all();
    std::sort(field.begin(), field.end(), [fates](const Runner* a, const Runner* b) {
      const double of_a = mean_over(*a, fates), of_b = mean_over(*b, fates);
      return of_a != of_b ? of_a > of_b : a < b;
    });
    for (std::size_t i = (field.size() + 1) / 2; i < field.size(); ++i)
      if (field[i] != &runners_[0]) field[i]->racing = false;
  }

  Placed placed(std::size_t runner) const {
    const Runner& chosen = runners_[runner];
    return {chosen.line, mean_of(chosen.ends), chosen.ends};
  }

  const Effort& effort_;
  std::uint64_t seed_;
  double proven_;
  Run run_;
  std::vector<Runner> runners_;
  long spent_ = 0;
};

}  // namespace longroll
