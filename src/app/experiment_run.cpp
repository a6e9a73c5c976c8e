#include "app/experiment_run.h"

#include <algorithm>
#include <cstdio>

#include "app/home.h"
#include "app/interrupt.h"
#include "app/lab_players.h"
#include "lab/journal.h"
#include "lab/progress.h"
#include "lab/report/report.h"
#include "lab/runner.h"
#include "lab/summary.h"

namespace longroll {
namespace {

std::vector<long> games_left(const lab::Experiment& experiment, const std::vector<lab::GameResult>& played) {
  std::vector<bool> done(static_cast<std::size_t>(experiment.games()));
  for (const lab::GameResult& game : played) done[static_cast<std::size_t>(game.game)] = true;
  std::vector<long> left;
  for (std::size_t i = 0; i < done.size(); ++i)
    if (!done[i]) left.push_back(static_cast<long>(i));
  return left;
}

}  // namespace

std::optional<lab::Arena> open_arena(const lab::Experiment& experiment) {
  bool told = false;  // load_any_battle says itself what is wrong with a battle
  auto arena = lab::Arena::open(
      experiment,
      [&](const std::string& name) {
        AnyScenario scenario = load_any_battle(name);
        told = std::holds_alternative<std::monostate>(scenario);
        return scenario;
      },
      players_by_name());
  if (arena) return std::move(*arena);
  if (!told) complain(arena.error());
  return std::nullopt;
}

namespace {

std::optional<Language> report_language(const std::string& code) {
  const Library library = embedded_library();
  const std::string name = "language/report-" + code + ".json";
  const auto text = library.find(name);
  if (!text) return std::nullopt;
  std::vector<Diagnostic> faults;
  const auto node = parse_document(*text, name, faults);
  return node ? read_language(*node, name, faults) : std::nullopt;
}

}  // namespace

int check_telling(const Telling& telling) {
  if (telling.report.empty() || report_language(telling.language)) return kGood;
  return complain("a report is written in en or fr, not \"" + telling.language + "\"");
}

int tell_results(const lab::Arena& arena, std::span<const lab::GameResult> results, const Telling& telling) {
  if (results.empty()) return complain("no game was finished");
  const Json summary = lab::summarise(arena, results);
  std::fputs((telling.json ? summary.dump(1) + "\n" : lab::to_text(summary)).c_str(), stdout);
  if (telling.report.empty()) return kGood;
  const auto language = report_language(telling.language);
  const std::string html = lab::html_report(summary, *language, telling.language);
  return write_file(telling.report, html) ? kGood : complain(telling.report + " cannot be written");
}

int run_experiment(const lab::Experiment& experiment, int threads, const std::string& journal,
                   const Telling& telling) {
  if (threads < 0 || threads > 1024) return complain("--threads is 0 (one a core) to 1024");
  if (const int fault = check_telling(telling); fault != kGood) return fault;
  const auto arena = open_arena(experiment);
  if (!arena) return kBadRequest;
  std::vector<lab::GameResult> results;
  std::optional<lab::JournalFile> file;
  if (!journal.empty()) {
    auto opened = lab::JournalFile::open(journal, lab::journal_head(experiment, arena->battles()));
    if (!opened) return complain(opened.error());
    file.emplace(std::move(*opened));
    for (const lab::GameResult& game : file->games())
      if (game.game < experiment.games()) results.push_back(game);
  }
  const std::vector<long> left = games_left(experiment, results);
  std::atomic<bool>& stop = stop_on_interrupt();
  bool kept = true;
  {
    lab::Progress progress(experiment.games(), static_cast<long>(results.size()));
    std::atomic<long> done = static_cast<long>(results.size());
    lab::Run run;
    run.threads = threads;
    run.finished = [&](lab::GameResult result) {
      if (file && !file->add(result)) {
        kept = false;
        stop = true;
        return;
      }
      results.push_back(std::move(result));
      done = static_cast<long>(results.size());
    };
    run.tick = [&] { progress.tell(done); };
    lab::play_games(*arena, left, run, stop);
  }
  if (!kept) return complain(journal + " cannot be written; what it holds is good");
  std::sort(results.begin(), results.end(),
            [](const lab::GameResult& a, const lab::GameResult& b) { return a.game < b.game; });
  const int told = tell_results(*arena, results, telling);
  const auto played = static_cast<long>(results.size());
  if (played == experiment.games()) return told;
  std::fprintf(stderr, "longroll: stopped after %ld of %ld games; %s\n", played, experiment.games(),
               file ? "the same command goes on from here" : "with --save FILE a run can be gone on with");
  return kStopped;
}

}  // namespace longroll
