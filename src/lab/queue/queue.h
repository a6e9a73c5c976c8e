// Experiments shared by many machines: a queue of batches in a PostgreSQL database.
//
// A worker takes a batch for a while (its lease) and renews the lease while it works. A worker that is lost lets it run
// out, and the batch is taken again. Results are kept by experiment and game, the first one counts: a batch played twice
// changes nothing, so totals are exact. A batch is done when every game of it has its result.
#pragma once

#include <cstdint>
#include <span>

#include "lab/game_result.h"
#include "lab/queue/postgres.h"

namespace longroll::lab {

struct Batch {
  std::int64_t experiment = 0;
  int number = 0;
  std::string described;      // the experiment, as to_json writes it
  std::string head;           // of its journal: what every machine must agree on
  std::vector<long> to_play;  // its games that have no result yet
};

struct ExperimentStatus {
  std::int64_t experiment = 0;
  std::string described;
  long games = 0;
  long finished = 0;
  long batches = 0;
  long done = 0;
  long taken = 0;     // batches with a lease that has not run out
  long given_up = 0;  // batches that were tried too often
  long workers = 0;   // that hold a lease
};

// A batch that has ended so many workers ends no more of them.
inline constexpr int kMostTries = 20;

class Queue {
 public:
  explicit Queue(Postgres database) : database_(std::move(database)) {}

  // Makes the tables if they are not there.
  Result<Rows, Trouble> prepare();

  Result<std::int64_t, Trouble> add(const std::string& described, const std::string& head, long games,
                                    long batch);
  Result<std::vector<ExperimentStatus>, Trouble> list();
  // Whether there was such an experiment.
  Result<bool, Trouble> drop(std::int64_t experiment);

  // The next batch that nobody works on, of an experiment not in `except`; none: there is none now.
  Result<std::optional<Batch>, Trouble> take(const std::string& worker, double lease,
                                             std::span<const std::int64_t> except);
  // Keeps these results and renews the lease. Whether the batch is still this worker's.
  Result<bool, Trouble> report(const Batch& batch, const std::string& worker, double lease,
                               std::span<const GameResult> results);
  // This worker stops: somebody else may take the batch at once.
  Result<Rows, Trouble> give_back(const Batch& batch, const std::string& worker);
  // Batches that are not done and may still be, but for the experiments in `except`.
  Result<long, Trouble> open_batches(std::span<const std::int64_t> except);

  struct Collected {
    std::string described;
    std::string head;
    std::vector<std::string> results;  // by number, as to_json writes them
  };
  // None: there is no such experiment.
  Result<std::optional<Collected>, Trouble> collect(std::int64_t experiment);

 private:
  Postgres database_;
};

}  // namespace longroll::lab
