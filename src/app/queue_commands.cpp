// worker and queue: experiments that many machines play together, through a PostgreSQL database.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

#include "app/commands.h"
#include "app/experiment_run.h"
#include "app/home.h"
#include "app/interrupt.h"
#include "app/lab_players.h"
#include "lab/journal.h"
#include "lab/progress.h"
#include "lab/queue/queue.h"
#include "lab/queue/worker.h"

namespace longroll {
namespace {

constexpr int kMostGamesInBatch = 100'000;

// A queue that is ready, or none: somebody has been told why.
std::optional<lab::Queue> open_queue(const std::string& url) {
  if (const auto fault = lab::Postgres::fault_in(url)) {
    complain(*fault);
    return std::nullopt;
  }
  auto database = lab::Postgres::connect(url);
  if (!database) {
    complain("the queue cannot be reached: " + database.error().what);
    return std::nullopt;
  }
  lab::Queue queue(std::move(*database));
  if (auto ready = queue.prepare(); !ready) {
    complain("the queue refuses: " + ready.error().what);
    return std::nullopt;
  }
  return queue;
}

int complain_of(const lab::Trouble& trouble) { return complain("the queue refuses: " + trouble.what); }

lab::Experiment experiment_of(const QueueAddRequest& request) {
  lab::Experiment experiment;
  experiment.battles = request.battles;
  experiment.options = request.options;
  experiment.players = request.players;
  experiment.mirror = !request.one_way;
  experiment.rounds = request.pairs;
  experiment.seed = request.seed;
  return experiment;
}

Json to_json(const lab::ExperimentStatus& status) {
  return {{"experiment", status.experiment}, {"described", parse_message(status.described).value_or(Json())},
          {"games", status.games},           {"finished", status.finished},
          {"batches", status.batches},       {"done", status.done},
          {"taken", status.taken},           {"given_up", status.given_up},
          {"workers", status.workers}};
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string in_words(const std::string& described) {
  const auto json = parse_message(described);
  if (!json) return "damaged";
  const auto experiment = lab::read_experiment(*json);
  return experiment ? joined(experiment->battles) + ": " + joined(experiment->players) : experiment.error();
}

}  // namespace

int run_worker(const WorkerRequest& request) {
  if (!(request.lease >= 1 && request.lease <= 86'400)) return complain("--lease is 1 to 86400 seconds");
  if (request.threads < 0 || request.threads > 1024) return complain("--threads is 0 (one a core) to 1024");
  lab::WorkerOrders orders{request.queue, request.threads, request.lease, request.until_empty};
  lab::WorkerHome home;
  home.open_arena = [](const lab::Experiment& experiment) {
    return lab::Arena::open(experiment, load_any_battle, players_by_name());
  };
  home.say = [](const std::string& sentence) { std::fprintf(stderr, "longroll: %s\n", sentence.c_str()); };
  const auto tally = lab::work(orders, home, stop_on_interrupt());
  if (!tally) return complain(tally.error());
  if (request.json)
    std::printf("%s\n", to_line({{"batches", tally->batches}, {"games", tally->games}}).c_str());
  else
    std::printf("%ld games in %ld batches\n", tally->games, tally->batches);
  return kGood;
}

int run_queue_add(const QueueAddRequest& request) {
  if (request.batch < 1 || request.batch > kMostGamesInBatch)
    return complain("--batch is 1 to " + std::to_string(kMostGamesInBatch) + " games");
  const Library home = embedded_library();
  for (const std::string& battle : request.battles)
    if (!scenario_file(home, battle))
      return complain("\"" + battle + "\" is no battle of this program, and other machines have no other");
  const lab::Experiment experiment = experiment_of(request);
  const auto arena = open_arena(experiment);
  if (!arena) return kBadRequest;
  auto queue = open_queue(request.queue);
  if (!queue) return kBadRequest;
  const auto added = queue->add(to_line(to_json(experiment)), lab::journal_head(experiment, arena->battles()),
                                experiment.games(), request.batch);
  if (!added) return complain_of(added.error());
  if (request.json)
    std::printf("%s\n", to_line({{"experiment", *added}, {"games", experiment.games()}}).c_str());
  else
    std::printf("experiment %lld: %ld games; `longroll queue watch %lld` shows how far it is\n",
                static_cast<long long>(*added), experiment.games(), static_cast<long long>(*added));
  return kGood;
}

int run_queue_list(const QueueListRequest& request) {
  auto queue = open_queue(request.queue);
  if (!queue) return kBadRequest;
  const auto list = queue->list();
  if (!list) return complain_of(list.error());
  Json json = Json::array();
  for (const lab::ExperimentStatus& status : *list) {
    json.push_back(to_json(status));
    if (!request.json)
      std::printf("%6lld  %ld of %ld games, %ld workers%s  %s\n", static_cast<long long>(status.experiment),
                  status.finished, status.games, status.workers,
                  status.given_up > 0 ? ", batches given up" : "", in_words(status.described).c_str());
  }
  if (request.json) std::printf("%s\n", json.dump(1).c_str());
  return kGood;
}

int run_queue_watch(const QueueExperimentRequest& request) {
  auto queue = open_queue(request.queue);
  if (!queue) return kBadRequest;
  std::atomic<bool>& stop = stop_on_interrupt();
  std::optional<lab::Progress> progress;
  while (!stop) {
    const auto list = queue->list();
    if (!list) return complain_of(list.error());
    const auto found = std::find_if(list->begin(), list->end(), [&](const lab::ExperimentStatus& status) {
      return status.experiment == request.experiment;
    });
    if (found == list->end())
      return complain("the queue has no experiment " + std::to_string(request.experiment));
    const bool over = found->done + found->given_up == found->batches;
    if (over) {
      progress.reset();
      if (request.json)
        std::printf("%s\n", to_line(to_json(*found)).c_str());
      else
        std::printf("%ld of %ld games\n", found->finished, found->games);
      return found->given_up > 0 ? kFaults : kGood;
    }
    if (!progress) progress.emplace(found->games, found->finished);
    progress->tell(found->finished);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
  }
  return kStopped;
}

int run_queue_collect(const QueueCollectRequest& request) {
  const Telling telling{request.report, request.language, request.json};
  if (const int fault = check_telling(telling); fault != kGood) return fault;
  auto queue = open_queue(request.queue);
  if (!queue) return kBadRequest;
  auto collected = queue->collect(request.experiment);
  if (!collected) return complain_of(collected.error());
  const std::string name = "experiment " + std::to_string(request.experiment);
  if (!*collected) return complain("the queue has no " + name);
  const auto json = parse_message((*collected)->described);
  const auto experiment =
      json ? lab::read_experiment(*json)
           : Result<lab::Experiment, std::string>(std::string("its description is damaged"));
  if (!experiment) return complain(name + " cannot be read: " + experiment.error());
  const auto arena = open_arena(*experiment);
  if (!arena) return kBadRequest;
  if (lab::journal_head(*experiment, arena->battles()) != (*collected)->head)
    return complain(name + " was made with another version of its battles");
  std::vector<lab::GameResult> results;
  for (const std::string& text : (*collected)->results) {
    const auto parsed = parse_message(text);
    auto result = parsed ? lab::read_game_result(*parsed) : std::nullopt;
    if (!result || result->game >= experiment->games())
      return complain("a result of " + name + " is damaged");
    results.push_back(std::move(*result));
  }
  const int told = tell_results(*arena, results, telling);
  const auto played = static_cast<long>(results.size());
  if (told != kGood || played == experiment->games()) return told;
  std::fprintf(stderr, "longroll: only %ld of %ld games are there yet\n", played, experiment->games());
  return kFaults;
}

int run_queue_drop(const QueueExperimentRequest& request) {
  auto queue = open_queue(request.queue);
  if (!queue) return kBadRequest;
  const auto dropped = queue->drop(request.experiment);
  if (!dropped) return complain_of(dropped.error());
  if (!*dropped) return complain("the queue has no experiment " + std::to_string(request.experiment));
  return kGood;
}

}  // namespace longroll
