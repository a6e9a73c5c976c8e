// simulate: many games between two players, with what an analyst asks of them.
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>

#include "app/commands.h"
#include "app/home.h"
#include "app/players.h"
#include "app/rally_players.h"
#include "aprils/table.h"
#include "aprils/victory.h"
#include "format/aprils_names.h"
#include "format/json.h"
#include "format/rally_names.h"
#include "play/dice.h"
#include "rally/table.h"
#include "rally/victory.h"

namespace longroll {
namespace {

using aprils::Side;

constexpr long kLongestGame = 200'000;

struct GameResult {
  std::optional<Side> winner;
  std::string level = "draw";
  int turns = 0;
  long answers = 0;
  aprils::BySide<int> steps_lost{};
  aprils::BySide<int> units_lost{};
  aprils::BySide<int> points{};
};

// The players are this game's own copies.
GameResult play_game(const aprils::Scenario& scenario, aprils::OptionSet options, Players players,
                     std::uint64_t seed) {
  aprils::Table table(scenario, options);
  Dice dice(seed);
  GameResult result;
  while (!table.over() && result.answers < kLongestGame) {
    answer_once(table, players, dice);
    ++result.answers;
  }
  const aprils::Situation& end = table.position().situation;
  if (end.outcome && end.outcome->winner) {
    result.winner = end.outcome->winner;
    result.level = name_of(end.outcome->level);
  }
  result.turns = end.turn;
  for (Side side : aprils::kSides) {
    for (aprils::UnitId unit : scenario.units_of_side[side]) {
      result.steps_lost[side] += scenario.unit(unit).steps - end.steps_left(unit);
      result.units_lost[side] += end.steps_left(unit) == 0 ? 1 : 0;
    }
    result.points[side] = aprils::victory_points(scenario, end, side);
  }
  return result;
}

GameResult play_game(const rally::Scenario& scenario, rally::OptionSet options, RallyPlayers players,
                     std::uint64_t seed) {
  rally::Table table(scenario, options);
  Dice dice(seed);
  GameResult result;
  while (!table.over() && result.answers < kLongestGame) {
    answer_once(table, players, dice);
    ++result.answers;
  }
  const rally::Situation& end = table.position().situation;
  if (end.outcome && end.outcome->winner) {
    result.winner = end.outcome->winner;
    result.level = name_of(end.outcome->level);
  }
  result.turns = end.turn;
  for (Side side : kSides) {
    for (rally::UnitId unit : scenario.brigades & scenario.of_side[side]) {
      const bool lost = end.is(unit, rally::Location::Off::Lost);
      result.units_lost[side] += lost ? 1 : 0;
      result.steps_lost[side] += lost ? 2 : end.damaged.contains(unit) ? 1 : 0;
    }
    result.points[side] = rally::score_of(scenario, end, side).total();
  }
  return result;
}

// Wilson's interval: honest for lopsided results too.
Json interval(int wins, int games) {
  const double n = games, p = wins / n, z = 1.96;
  const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  const auto rounded = [](double x) { return std::round(x * 10000) / 10000; };
  return {rounded(std::max(0.0, centre - half)), rounded(std::min(1.0, centre + half))};
}

// The line that tells how far long work is; on a terminal it is written over itself.
class Progress {
 public:
  Progress(int total, bool shown) : total_(total), shown_(shown), start_(Clock::now()) {}
  void tell(int done) {
    if (!shown_) return;
    const auto now = Clock::now();
    if (now - last_ < std::chrono::milliseconds(500)) return;
    last_ = now;
    const double spent = std::chrono::duration<double>(now - start_).count();
    std::fprintf(stderr, "\r%d of %d games, %.0f s left ", done, total_,
                 spent * (total_ - done) / std::max(1, done));
    written_ = true;
  }
  ~Progress() {
    if (written_) std::fprintf(stderr, "\r%60s\r", "");
  }

 private:
  using Clock = std::chrono::steady_clock;
  int total_;
  bool shown_;
  bool written_ = false;
  Clock::time_point start_, last_ = Clock::now();
};

template <class PlayOne>
std::vector<GameResult> play_games(const SimulateRequest& request, PlayOne&& play_one) {
  std::vector<GameResult> results(static_cast<std::size_t>(request.games));
  std::atomic<int> next{0}, done{0};
  Progress progress(request.games, true);
  const auto work = [&](bool tells) {
    for (int game = next++; game < request.games; game = next++) {
      // Each game has its own dice, so the result does not depend on the number of threads.
      const std::uint64_t seed =
          mix_bits(request.seed * 0x9e3779b97f4a7c15ULL + static_cast<std::uint64_t>(game));
      results[static_cast<std::size_t>(game)] = play_one(seed);
      ++done;
      if (tells) progress.tell(done);
    }
  };
  const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int threads = std::min(request.threads > 0 ? request.threads : cores, std::max(1, request.games));
  std::vector<std::jthread> helpers;
  for (int i = 1; i < threads; ++i) helpers.emplace_back([&] { work(false); });
  work(true);
  helpers.clear();
  return results;
}

std::string grade_of(Side winner, std::string_view level) {
  return std::string(name_of(winner)) + " " + std::string(level);
}

// Every grade of victory, from the Union's best to the Confederates', so that a missing one is seen to be missing.
Json no_grades() {
  Json grades = Json::object();
  for (std::string_view level : {"decisive", "substantial", "marginal"})
    grades[grade_of(Side::Union, level)] = 0;
  grades["draw"] = 0;
  for (std::string_view level : {"marginal", "substantial", "decisive"})
    grades[grade_of(Side::Confederate, level)] = 0;
  return grades;
}

Json summary(const std::string& scenario, const SimulateRequest& request,
             const std::vector<GameResult>& results) {
  aprils::BySide<int> wins{}, steps{}, units{}, points{};
  int draws = 0;
  long turns = 0, answers = 0;
  Json grades = no_grades();
  for (const GameResult& game : results) {
    turns += game.turns;
    answers += game.answers;
    std::string grade = "draw";
    if (game.winner) {
      ++wins[*game.winner];
      grade = grade_of(*game.winner, game.level);
    } else {
      ++draws;
    }
    grades[grade] = grades.value(grade, 0) + 1;
    for (Side side : aprils::kSides) {
      steps[side] += game.steps_lost[side];
      units[side] += game.units_lost[side];
      points[side] += game.points[side];
    }
  }
  const int games = request.games;
  const auto mean = [games](long sum) { return std::round(static_cast<double>(sum) / games * 100) / 100; };
  const auto by_side = [&](const aprils::BySide<int>& sums) {
    return Json{{"union", mean(sums[Side::Union])}, {"confederate", mean(sums[Side::Confederate])}};
  };
  return {{"scenario", scenario},
          {"games", games},
          {"players", {{"union", request.union_player}, {"confederate", request.confederate_player}}},
          {"seed", request.seed},
          {"options", request.options},
          {"wins", {{"union", wins[Side::Union]}, {"confederate", wins[Side::Confederate]}}},
          {"draws", draws},
          {"intervals",
           {{"union", interval(wins[Side::Union], games)},
            {"confederate", interval(wins[Side::Confederate], games)},
            {"draws", interval(draws, games)}}},
          {"grades", grades},
          {"mean_turns", mean(turns)},
          {"mean_answers", mean(answers)},
          {"losses", {{"steps", by_side(steps)}, {"units", by_side(units)}}},
          {"mean_points", by_side(points)}};
}

void print_summary(const Json& s) {
  const double games = s["games"].get<double>();
  std::printf("%s, %d games, seed %llu\n", s["scenario"].get<std::string>().c_str(), s["games"].get<int>(),
              s["seed"].get<unsigned long long>());
  for (const char* side : {"union", "confederate"})
    std::printf("  %-12s %-8s wins %6d  %5.1f %%  (95 %%: %.1f to %.1f)  steps lost %.2f a game\n", side,
                s["players"][side].get<std::string>().c_str(), s["wins"][side].get<int>(),
                100 * s["wins"][side].get<double>() / games, 100 * s["intervals"][side][0].get<double>(),
                100 * s["intervals"][side][1].get<double>(), s["losses"]["steps"][side].get<double>());
  std::printf("  draws %d, mean length %.2f turns, %.0f answers\n", s["draws"].get<int>(),
              s["mean_turns"].get<double>(), s["mean_answers"].get<double>());
  for (const auto& [grade, count] : s["grades"].items())
    std::printf("    %-26s %d\n", grade.c_str(), count.get<int>());
}

}  // namespace

namespace {

template <class OptionSet, class Scenario>
std::optional<OptionSet> options_named(const Scenario& scenario, const std::vector<std::string>& names) {
  OptionSet options;
  for (const std::string& name : names) {
    bool known = false;
    for (std::size_t i = 0; i < scenario.options.size(); ++i) {
      if (scenario.options[i].id != name) continue;
      options.insert(decltype(options.first())(i));
      known = true;
    }
    if (known) continue;
    complain("the battle has no option \"" + name + "\"; `longroll scenarios` lists them");
    return std::nullopt;
  }
  return options;
}

int print_result(const Json& result, bool json) {
  if (json)
    std::printf("%s\n", result.dump(1).c_str());
  else
    print_summary(result);
  return kGood;
}

int simulate(const aprils::Scenario& scenario, const SimulateRequest& request) {
  const auto options = options_named<aprils::OptionSet>(scenario, request.options);
  if (!options) return kBadRequest;
  const auto players = players_named(scenario, request.union_player, request.confederate_player);
  if (!players) return complain("a player is random, script, search or search:N");
  const auto games =
      play_games(request, [&](std::uint64_t seed) { return play_game(scenario, *options, *players, seed); });
  return print_result(summary(scenario.id, request, games), request.json);
}

int simulate(const rally::Scenario& scenario, const SimulateRequest& request) {
  const auto options = options_named<rally::OptionSet>(scenario, request.options);
  if (!options) return kBadRequest;
  const auto players = players_named(scenario, request.union_player, request.confederate_player);
  if (!players) return complain("for Rally 'Round the Flag! a player is random, recruit, script or regular");
  const auto games =
      play_games(request, [&](std::uint64_t seed) { return play_game(scenario, *options, *players, seed); });
  return print_result(summary(scenario.id, request, games), request.json);
}

}  // namespace

int run_simulate(const SimulateRequest& request) {
  if (request.games < 1 || request.games > 100'000'000) return complain("--games is 1 to 100000000");
  const AnyScenario loaded = load_any_battle(request.scenario);
  if (const auto* aprils = std::get_if<aprils::Scenario>(&loaded)) return simulate(*aprils, request);
  if (const auto* rally = std::get_if<rally::Scenario>(&loaded)) return simulate(*rally, request);
  return kBadRequest;
}

}  // namespace longroll
