#include "lab/queue/worker.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <random>
#include <thread>

#include "lab/journal.h"
#include "lab/queue/queue.h"
#include "lab/runner.h"

namespace longroll::lab {
namespace {

using Seconds = std::chrono::duration<double>;

// Sleeps in short naps, so that whoever wants it to stop need not wait.
void sleep_for(Seconds time, const std::atomic<bool>& stop) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (!stop && std::chrono::steady_clock::now() < end)
    std::this_thread::sleep_for(std::min<Seconds>(Seconds(0.1), time));
}

std::string worker_name() {
  std::array<char, 256> host{};
  ::gethostname(host.data(), host.size() - 1);
  return std::string(host.data()) + ":" + std::to_string(::getpid()) + ":" +
         std::to_string(std::random_device{}());
}

// The queue through good and bad days: calls are repeated until the database answers.
class Link {
 public:
  Link(std::string url, const WorkerHome& home, const std::atomic<bool>& stop)
      : url_(std::move(url)), home_(home), stop_(stop) {}

  // The first connection must stand: a wrong address is more likely than a database that is about to come.
  std::optional<std::string> open() {
    if (auto fault = Postgres::fault_in(url_)) return fault;
    if (const auto trouble = connect()) return "the queue cannot be reached: " + trouble->what;
    return std::nullopt;
  }

  // One attempt, for calls that come again by themselves; none: the database is away.
  template <class Call>
  auto once(Call&& call) -> std::optional<decltype(call(std::declval<Queue&>()))> {
    if (!queue_ && connect()) return std::nullopt;
    auto answer = call(*queue_);
    if (answer || answer.error().kind == Trouble::Kind::Refused) return answer;
    lose(answer.error());
    return std::nullopt;
  }
  // As many attempts as it takes; none: it was stopped.
  template <class Call>
  auto until_answered(Call&& call) -> std::optional<decltype(call(std::declval<Queue&>()))> {
    for (Seconds pause(0.2); !stop_; pause = std::min(Seconds(10), pause * 1.6)) {
      if (auto answer = once(call)) return answer;
      sleep_for(pause, stop_);
    }
    return std::nullopt;
  }

 private:
  std::optional<Trouble> connect() {
    auto database = Postgres::connect(url_);
    if (!database) return database.error();
    Queue queue(std::move(*database));
    auto ready = queue.prepare();
    if (!ready) return ready.error();
    queue_.emplace(std::move(queue));
    if (away_) home_.say("the queue is back");
    away_ = false;
    return std::nullopt;
  }
  void lose(const Trouble& trouble) {
    queue_.reset();
    if (!away_) home_.say("the queue is away (" + trouble.what + "); waiting for it");
    away_ = true;
  }

  std::string url_;
  const WorkerHome& home_;
  const std::atomic<bool>& stop_;
  std::optional<Queue> queue_;
  bool away_ = false;
};

class Worker {
 public:
  Worker(const WorkerOrders& orders, const WorkerHome& home, std::atomic<bool>& stop)
      : orders_(orders), home_(home), stop_(stop), link_(orders.url, home, stop) {}

  Result<WorkerTally, std::string> run() {
    if (auto fault = link_.open()) return *fault;
    while (!stop_) {
      auto taken =
          link_.until_answered([&](Queue& queue) { return queue.take(name_, orders_.lease, unplayable_); });
      if (!taken) break;
      if (!*taken) return "the queue refuses: " + taken->error().what;
      if (const std::optional<Batch>& batch = **taken) {
        if (ready_for(*batch)) play(*batch);
        continue;
      }
      if (orders_.until_empty) {
        auto open = link_.until_answered([&](Queue& queue) { return queue.open_batches(unplayable_); });
        if (open && *open && **open == 0) break;
      }
      sleep_for(Seconds(std::min(1.0, orders_.lease / 2)), stop_);
    }
    return tally_;
  }

 private:
  // Opens the arena of the batch's experiment, or leaves that experiment to others.
  bool ready_for(const Batch& batch) {
    if (arena_ && arena_experiment_ == batch.experiment) return true;
    if (const auto fault = open(batch)) {
      home_.say("experiment " + std::to_string(batch.experiment) + " is left to others: " + *fault);
      unplayable_.push_back(batch.experiment);
      link_.once([&](Queue& queue) { return queue.give_back(batch, name_); });
      return false;
    }
    return true;
  }

  std::optional<std::string> open(const Batch& batch) {
    const auto json = parse_message(batch.described);
    if (!json) return "its description is damaged";
    const auto experiment = read_experiment(*json);
    if (!experiment) return experiment.error();
    auto arena = home_.open_arena(*experiment);
    if (!arena) return arena.error();
    if (journal_head(*experiment, arena->battles()) != batch.head)
      return "this program knows another version of its battles";
    for (long game : batch.to_play)
      if (game >= experiment->games()) return "a batch of it has games that it has not";
    arena_.emplace(std::move(*arena));
    arena_experiment_ = batch.experiment;
    return std::nullopt;
  }

  void play(const Batch& batch) {
    std::mutex mutex;
    std::vector<GameResult> finished;  // not yet reported
    Run run;
    run.threads = orders_.threads;
    run.between_ticks = std::chrono::milliseconds(std::max(50L, static_cast<long>(1000 * orders_.lease / 3)));
    run.finished = [&](GameResult result) {
      const std::lock_guard lock(mutex);
      finished.push_back(std::move(result));
    };
    const auto report = [&](Queue& queue) -> Result<bool, Trouble> {
      std::vector<GameResult> some;
      {
        const std::lock_guard lock(mutex);
        some = finished;
      }
      auto kept = queue.report(batch, name_, orders_.lease, some);
      if (!kept) return kept;
      const std::lock_guard lock(mutex);
      finished.erase(finished.begin(), finished.begin() + static_cast<std::ptrdiff_t>(some.size()));
      tally_.games += static_cast<long>(some.size());
      return kept;
    };
    // Work goes on while the database is away; what is finished is reported when it is back.
    run.tick = [&] { link_.once(report); };
    play_games(*arena_, batch.to_play, run, stop_);
    if (stop_) {
      link_.once(report);
      link_.once([&](Queue& queue) { return queue.give_back(batch, name_); });
      return;
    }
    const auto kept = link_.until_answered(report);
    // Refused: the experiment has been dropped meanwhile.
    if (kept && *kept) ++tally_.batches;
  }

  const WorkerOrders& orders_;
  const WorkerHome& home_;
  std::atomic<bool>& stop_;
  Link link_;
  std::string name_ = worker_name();
  std::optional<Arena> arena_;
  std::int64_t arena_experiment_ = 0;
  std::vector<std::int64_t> unplayable_;
  WorkerTally tally_;
};

}  // namespace

Result<WorkerTally, std::string> work(const WorkerOrders& orders, const WorkerHome& home,
                                      std::atomic<bool>& stop) {
  return Worker(orders, home, stop).run();
}

}  // namespace longroll::lab
