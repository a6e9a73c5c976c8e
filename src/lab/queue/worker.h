// A worker: takes batches from a queue and plays them, until it is stopped. A database that goes away is waited for.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "lab/arena.h"

namespace longroll::lab {

struct WorkerOrders {
  std::string url;
  int threads = 0;           // 0: one a core
  double lease = 60;         // seconds
  bool until_empty = false;  // ends when no batch is left, in place of waiting for more
};

// What a worker needs of the program around it.
struct WorkerHome {
  // The arena of an experiment, or why it cannot be played here.
  std::function<Result<Arena, std::string>(const Experiment&)> open_arena;
  std::function<void(const std::string&)> say;  // a sentence now and then, for whoever looks
};

struct WorkerTally {
  long batches = 0;
  long games = 0;
};

// The error is a sentence: the queue could not be reached even once, or refuses.
Result<WorkerTally, std::string> work(const WorkerOrders& orders, const WorkerHome& home,
                                      std::atomic<bool>& stop);

}  // namespace longroll::lab
