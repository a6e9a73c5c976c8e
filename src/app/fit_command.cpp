// fit: weights for the evaluation of a battle, from games that the script plays against itself in changing tempers.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <thread>
#include <vector>

#include "ai/aprils_evaluation.h"
#include "ai/aprils_player.h"
#include "ai/rally_evaluation.h"
#include "ai/rally_player.h"
#include "app/commands.h"
#include "app/home.h"
#include "app/think.h"

namespace longroll {
namespace {

constexpr int kHeldOut = 5;     // one game in so many is kept to judge the weights by
constexpr double kRidge = 1e4;  // keeps weights of what hardly varies small
constexpr int kRounds = 12;     // of Newton's method: it settles in six or so

// What the two games have each of their own.
struct AprilsFit {
  using Scenario = aprils::Scenario;
  using Script = aprils::Script;
  using Table = aprils::Table;
  using Temper = aprils::Temper;
  using Player = aprils::ComputerPlayer;
  static constexpr double kUnit = 10'000;  // weights are kept in ten-thousandths
  static constexpr int kWholeScore = aprils::kWholeScore;

  static constexpr std::uint32_t kOneIn = 0;  // besides the first of a turn
  static bool is_read(const Table& table) {
    return std::holds_alternative<aprils::DrawMarker>(*aprils::question(table.position()));
  }
  static auto signs(const Script& script, const Table& table) {
    return aprils::signs_of(table.scenario(), script.ground(), table.position().situation);
  }
};
struct RallyFit {
  using Scenario = rally::Scenario;
  using Script = rally::Script;
  using Table = rally::Table;
  using Temper = rally::Temper;
  using Player = rally::ComputerPlayer;
  static constexpr double kUnit = 100'000;
  static constexpr int kWholeScore = rally::kWholeScore;

  // A search judges positions in the middle of a turn, too.
  static constexpr std::uint32_t kOneIn = 4;
  static bool is_read(const Table& table) {
    return std::holds_alternative<rally::Impulse>(*rally::question(table.position()));
  }
  static auto signs(const Script& script, const Table& table) {
    return rally::signs_of(table.scenario(), script.lore(), table.position().situation);
  }
};

struct Sample {
  std::vector<int> signs;
  double score = 0;  // of the Union, 0 to 1
  bool held_out = false;
};

template <class Temper>
Temper some_temper(Dice& dice) {
  const auto weight = [&] { return 50 + static_cast<int>(dice.below(75) + dice.below(75)); };
  return {weight(), weight(), weight(), weight(), 1 + static_cast<int>(dice.below(30))};
}

// The signs at the beginning of every turn and at some moments of it, and how the game ended.
template <class Game>
void play_game(const typename Game::Scenario& scenario, const typename Game::Script& script,
               const std::optional<Level>& level, std::uint64_t seed, std::vector<Sample>& samples) {
  Dice dice(mix_bits(seed));
  BySide<typename Game::Temper> tempers;
  BySide<std::optional<typename Game::Player>> players;
  for (Side side : kSides) {
    tempers[side] = some_temper<typename Game::Temper>(dice);
    if (level) players[side].emplace(script, scenario, *level);
  }
  typename Game::Table table(scenario);
  int turn = 0;
  while (!table.over()) {
    const auto& now = table.position().situation;
    const auto chosen = [&] { return Game::kOneIn > 0 && dice.below(Game::kOneIn) == 0; };
    if (Game::is_read(table) && (now.turn != turn || chosen())) {
      turn = now.turn;
      const auto signs = Game::signs(script, table);
      samples.push_back({{signs.begin(), signs.end()}, 0});
    }
    if (table.asked() == Asked::Dice) {
      table.answer(table.chances().roll(dice));
      continue;
    }
    const Side side = table.asked() == Asked::Union ? Side::Union : Side::Confederate;
    table.answer(players[side] ? players[side]->choose(table, dice)
                               : script.choose(table, dice, tempers[side]));
  }
  const auto& outcome = table.position().situation.outcome;
  const double score =
      outcome ? static_cast<double>(score_of(*outcome, Side::Union)) / Game::kWholeScore : 0.5;
  for (Sample& sample : samples) sample.score = score;
}

using Weights = std::vector<double>;

double chance(const Weights& weights, const std::vector<int>& signs) {
  double sum = 0;
  for (std::size_t i = 0; i < signs.size(); ++i) sum += weights[i] * signs[i];
  return 1 / (1 + std::exp(-sum));
}

// Solves the rows [A | b] in place, with pivots.
Weights solve(std::vector<Weights> rows) {
  const std::size_t n = rows.size();
  for (std::size_t i = 0; i < n; ++i) {
    const auto pivot =
        std::max_element(rows.begin() + static_cast<std::ptrdiff_t>(i), rows.end(),
                         [i](const Weights& a, const Weights& b) { return std::abs(a[i]) < std::abs(b[i]); });
    std::swap(rows[i], *pivot);
    for (std::size_t j = 0; j < n; ++j) {
      if (j == i) continue;
      const double factor = rows[j][i] / rows[i][i];
      for (std::size_t k = i; k <= n; ++k) rows[j][k] -= factor * rows[i][k];
    }
  }
  Weights solution(n);
  for (std::size_t i = 0; i < n; ++i) solution[i] = rows[i][n] / rows[i][i];
  return solution;
}

// Logistic regression by Newton's method.
Weights fit(const std::vector<Sample>& samples) {
  const std::size_t n = samples.front().signs.size();
  Weights weights(n, 0);
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Weights> rows(n, Weights(n + 1, 0));
    for (const Sample& sample : samples) {
      if (sample.held_out) continue;
      const double p = chance(weights, sample.signs), slope = p * (1 - p);
      for (std::size_t i = 0; i < n; ++i) {
        rows[i][n] += (sample.score - p) * sample.signs[i];
        for (std::size_t j = 0; j < n; ++j) rows[i][j] += slope * sample.signs[i] * sample.signs[j];
      }
    }
    for (std::size_t i = 0; i < n; ++i) {
      rows[i][i] += kRidge;
      rows[i][n] -= kRidge * weights[i];
    }
    const Weights change = solve(std::move(rows));
    for (std::size_t i = 0; i < n; ++i) weights[i] += change[i];
  }
  return weights;
}

// The mean surprise of the games kept back: by the weights, and by the mean score of the others alone.
struct Loss {
  double fitted = 0, constant = 0;
};

Loss judge(const std::vector<Sample>& samples, const Weights& weights) {
  double mean = 0;
  int fitted = 0, kept = 0;
  for (const Sample& sample : samples) {
    mean += sample.held_out ? 0 : sample.score;
    ++(sample.held_out ? kept : fitted);
  }
  mean /= fitted;
  const auto surprise = [](double score, double p) {
    return -(score * std::log(p) + (1 - score) * std::log(1 - p));
  };
  Loss loss;
  for (const Sample& sample : samples) {
    if (!sample.held_out) continue;
    loss.fitted += surprise(sample.score, chance(weights, sample.signs)) / kept;
    loss.constant += surprise(sample.score, mean) / kept;
  }
  return loss;
}

template <class Game>
void fit_battle(const FitRequest& request, const std::optional<Level>& level,
                const typename Game::Scenario& scenario) {
  const typename Game::Script script(scenario);
  std::vector<std::vector<Sample>> by_game(static_cast<std::size_t>(request.games));
  crew_of(std::thread::hardware_concurrency()).run(by_game.size(), [&](std::size_t, std::size_t game) {
    play_game<Game>(scenario, script, level, request.seed * 1'000'003 + game, by_game[game]);
  });
  std::vector<Sample> samples;
  for (std::size_t game = 0; game < by_game.size(); ++game)
    for (Sample& sample : by_game[game]) {
      sample.held_out = game % kHeldOut == 0;
      samples.push_back(std::move(sample));
    }
  const Weights weights = fit(samples);
  const Loss loss = judge(samples, weights);
  const auto names = sign_names(scenario);
  for (std::size_t i = 0; i < names.size(); ++i)
    std::printf("// %-40s %6.0f\n", names[i].c_str(), weights[i] * Game::kUnit);
  std::printf("// %d games, seed %llu, %zu positions; held-out log loss %.4f, of the mean score alone %.4f\n",
              request.games, static_cast<unsigned long long>(request.seed), samples.size(), loss.fitted,
              loss.constant);
  std::printf("{\"%s\", {", scenario.id.c_str());
  for (std::size_t i = 0; i < weights.size(); ++i)
    std::printf("%s%.0f", i > 0 ? ", " : "", std::round(weights[i] * Game::kUnit));
  std::printf("}},\n");
}

}  // namespace

int run_fit(const FitRequest& request) {
  if (request.games < 20 || request.games > 1'000'000) return complain("--games is 20 to 1000000");
  std::optional<Level> level;
  if (!request.players.empty()) {
    auto read = read_level(request.players);
    if (!read) return complain(read.error());
    level = *read;
  }
  const AnyScenario scenario = load_any_battle(request.scenario);
  if (const auto* battle = std::get_if<aprils::Scenario>(&scenario))
    fit_battle<AprilsFit>(request, level, *battle);
  else if (const auto* other = std::get_if<rally::Scenario>(&scenario))
    fit_battle<RallyFit>(request, level, *other);
  else
    return kBadRequest;
  return kGood;
}

}  // namespace longroll
