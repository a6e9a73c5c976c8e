// The evaluation of a battle of Across Five Aprils, fitted to the scores of games.
#include <cmath>
#include <cstdio>
#include <thread>

#include "ai/aprils_evaluation.h"
#include "ai/aprils_player.h"
#include "app/fits.h"
#include "app/regression.h"
#include "app/think.h"

namespace longroll {
namespace {

using namespace aprils;

constexpr double kUnit = 10'000;  // weights are kept in ten-thousandths
constexpr double kRidge = 1e4;

Temper some_temper(Dice& dice) {
  const auto weight = [&] { return 50 + static_cast<int>(dice.below(75) + dice.below(75)); };
  return {weight(), weight(), weight(), weight(), 1 + static_cast<int>(dice.below(30))};
}

// The signs at the beginning of every turn, and how the game ended for the Union, 0 to 1.
std::vector<Seen> play_game(const aprils::Scenario& scenario, const Script& script,
                            const std::optional<Level>& level, std::uint64_t seed) {
  Dice dice(mix_bits(seed));
  BySide<Temper> tempers;
  BySide<std::optional<ComputerPlayer>> players;
  for (Side side : kSides) {
    tempers[side] = some_temper(dice);
    if (level) players[side].emplace(script, scenario, *level);
  }
  std::vector<Seen> seen;
  Table table(scenario);
  int turn = 0;
  while (!table.over()) {
    const Situation& now = table.position().situation;
    if (now.turn != turn && std::holds_alternative<DrawMarker>(*question(table.position()))) {
      turn = now.turn;
      const Signs signs = signs_of(scenario, script.ground(), now);
      seen.push_back({{signs.begin(), signs.end()}, 0});
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
  const double score = outcome ? static_cast<double>(score_of(*outcome, Side::Union)) / kWholeScore : 0.5;
  for (Seen& one : seen) one.outcome = score;
  return seen;
}

// Where an objective never changes hands its signs are only another constant, and a fit may make it bad to hold it. So
// whatever is never bad and comes out negative is held at nothing, the worst first.
Numbers fit_sensibly(const std::vector<Seen>& learnt) {
  constexpr double kAtNothing = 1e15;
  Numbers ridge(learnt.front().numbers.size(), kRidge);
  for (;;) {
    Numbers weights = fit_logistic(learnt, ridge);
    std::size_t worst = weights.size();
    for (std::size_t i = 0; i < weights.size(); ++i)
      if (is_never_bad(i) && weights[i] * kUnit <= -0.5 &&
          (worst == weights.size() || weights[i] < weights[worst]))
        worst = i;
    if (worst == weights.size()) return weights;
    ridge[worst] = kAtNothing;
  }
}

}  // namespace

void fit_battle(const FitRequest& request, const std::optional<Level>& level,
                const aprils::Scenario& scenario) {
  const Script script(scenario);
  std::vector<std::vector<Seen>> by_game(static_cast<std::size_t>(request.games));
  crew_of(std::thread::hardware_concurrency()).run(by_game.size(), [&](std::size_t, std::size_t game) {
    by_game[game] = play_game(scenario, script, level, request.seed * 1'000'003 + game);
  });
  std::vector<Seen> learnt, kept;
  for (std::size_t game = 0; game < by_game.size(); ++game)
    for (Seen& one : by_game[game]) (game % kHeldOut == 0 ? kept : learnt).push_back(std::move(one));
  const Numbers weights = fit_sensibly(learnt);
  double mean = 0, fitted = 0, constant = 0;
  for (const Seen& one : learnt) mean += one.outcome / static_cast<double>(learnt.size());
  for (const Seen& one : kept) {
    fitted += surprise(one.outcome, logistic(weigh(weights, one.numbers))) / static_cast<double>(kept.size());
    constant += surprise(one.outcome, mean) / static_cast<double>(kept.size());
  }
  const auto names = sign_names(scenario);
  for (std::size_t i = 0; i < names.size(); ++i)
    std::printf("// %-40s %6.0f\n", names[i].c_str(), weights[i] * kUnit);
  std::printf("// %d games, seed %llu, %zu positions; held-out log loss %.4f, of the mean score alone %.4f\n",
              request.games, static_cast<unsigned long long>(request.seed), learnt.size() + kept.size(),
              fitted, constant);
  std::printf("{\"%s\", {", scenario.id.c_str());
  for (std::size_t i = 0; i < weights.size(); ++i)
    std::printf("%s%.0f", i > 0 ? ", " : "", std::round(weights[i] * kUnit));
  std::printf("}},\n");
}

}  // namespace longroll
