#include "app/think.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace longroll {
namespace {

// Threads that wait for jobs; the one who asks works too, as worker 0.
class Pool {
 public:
  explicit Pool(std::size_t threads) {
    for (std::size_t i = 1; i < threads; ++i)
      helpers_.emplace_back([this, i](const std::stop_token& stop) { help(i, stop); });
  }

  void run(std::size_t jobs, const Crew::Work& work) {
    {
      const std::scoped_lock lock(mutex_);
      work_ = &work;
      jobs_ = jobs;
      next_ = 0;
      busy_ = helpers_.size();
      ++call_;
    }
    called_.notify_all();
    take_jobs(0, work, jobs);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return busy_ == 0; });
  }

 private:
  void take_jobs(std::size_t worker, const Crew::Work& work, std::size_t jobs) {
    for (std::size_t job = next_++; job < jobs; job = next_++) work(worker, job);
  }

  void help(std::size_t worker, const std::stop_token& stop) {
    std::uint64_t seen = 0;
    while (true) {
      const Crew::Work* work = nullptr;
      std::size_t jobs = 0;
      {
        std::unique_lock lock(mutex_);
        if (!called_.wait(lock, stop, [&] { return call_ != seen; })) return;
        seen = call_;
        work = work_;
        jobs = jobs_;
      }
      take_jobs(worker, *work, jobs);
      const std::scoped_lock lock(mutex_);
      if (--busy_ == 0) done_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable_any called_;
  std::condition_variable done_;
  const Crew::Work* work_ = nullptr;
  std::size_t jobs_ = 0, busy_ = 0;
  std::atomic<std::size_t> next_{0};
  std::uint64_t call_ = 0;
  std::vector<std::jthread> helpers_;  // last, so that they are joined before the rest goes
};

}  // namespace

Crew crew_of(std::size_t threads) {
  if (threads <= 1) return {};
  auto pool = std::make_shared<Pool>(threads);
  return {threads, [pool](std::size_t jobs, const Crew::Work& work) { pool->run(jobs, work); }};
}

ThinkingAids thinking_aids() {
  return {crew_of(std::thread::hardware_concurrency()), [](long milliseconds) {
            Deadline deadline;
            deadline.begin(milliseconds);
            return deadline.passed();
          }};
}

struct Deadline::Clock {
  using Time = std::chrono::steady_clock;
  std::atomic<Time::rep> end{Time::time_point::max().time_since_epoch().count()};
};

Deadline::Deadline() : clock_(std::make_shared<Clock>()) {}

void Deadline::begin(long milliseconds) {
  clock_->end = (Clock::Time::now() + std::chrono::milliseconds(milliseconds)).time_since_epoch().count();
}

std::function<bool()> Deadline::passed() const {
  return [clock = clock_] { return Clock::Time::now().time_since_epoch().count() >= clock->end; };
}

}  // namespace longroll
