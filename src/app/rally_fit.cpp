// The evaluation of a battle of Rally 'Round the Flag!: how far ahead the script ends from all kinds of positions.
#include <cmath>
#include <cstdio>
#include <thread>

#include "ai/rally_command.h"
#include "ai/rally_evaluation.h"
#include "ai/rally_moods.h"
#include "ai/rally_script.h"
#include "app/fits.h"
#include "app/regression.h"
#include "app/think.h"
#include "rally/victory.h"

namespace longroll {
namespace {

using namespace rally;

constexpr double kRidge = 30;  // as if so many positions had said that a number does not matter
constexpr double kThousandth = 1e3, kMillionth = 1e6;
// Points for the last sign, the danger that brigades stand in. It is given and not learnt: whoever attacks stands in danger,
// and attacks who is about to win, so that games say danger were good; a search that believes it goes and stands in it.
constexpr double kDanger = 0.004;
constexpr std::size_t kLearnt = kSigns - 1;

struct Sample {
  Signs signs{};
  int left = 0;      // turns
  double ahead = 0;  // points of the Union more than the enemy's when the game is over
  double score = 0;  // of the Union, 0 to 1
};

// A search must judge what comes of unusual plans, too. So the script plays the first impulses of a game, more or fewer, in all kinds
// of moods and sometimes buys what it thinks less of; then both sides play as it usually does, and only positions from there on
// are read: what is learnt is how the script ends from there.
class Game {
 public:
  Game(const rally::Scenario& scenario, const Script& script, std::uint64_t seed)
      : script_(script), table_(scenario), dice_(mix_bits(seed)), unusual_(dice_.below(kMostUnusual)) {}

  std::vector<Sample> play() {
    while (!table_.over()) {
      if (table_.asked() == Asked::Dice)
        table_.answer(table_.chances().roll(dice_));
      else
        table_.take(choose(table_.asked() == Asked::Union ? Side::Union : Side::Confederate));
    }
    const Outcome& outcome = *table_.position().situation.outcome;
    for (Sample& sample : samples_) {
      sample.ahead = outcome.points[Side::Union] - outcome.points[Side::Confederate];
      sample.score = !outcome.winner ? 0.5 : *outcome.winner == Side::Union ? 1 : 0;
    }
    return std::move(samples_);
  }

 private:
  static constexpr std::uint32_t kMostUnusual = 60, kMoods = 20;
  static constexpr std::uint32_t kOneInRead = 5, kOneInOdd = 4;

  Choice choose(Side side) {
    if (!std::holds_alternative<Impulse>(*question(table_.position())))
      return script_.choose(table_, dice_, moods_[side], notes_);
    const bool usual = ++impulses_ >= unusual_;
    moods_[side] = kSteady;
    if (usual) {
      if (impulses_ == unusual_ || dice_.below(kOneInRead) == 0) read();
      return script_.choose(table_, dice_, kSteady, notes_);
    }
    if (dice_.below(2) == 0) moods_[side] = mood(table_.scenario(), kSteady, dice_.below(kMoods), dice_);
    if (dice_.below(kOneInOdd) != 0) return script_.choose(table_, dice_, moods_[side], notes_);
    const Outlook outlook(table_.scenario(), script_.lore(), table_.position().situation, side, kSteady,
                          notes_);
    const auto purchases = weigh_purchases(outlook, table_);
    if (purchases.empty()) return script_.choose(table_, dice_, moods_[side], notes_);
    return purchases[dice_.below(static_cast<std::uint32_t>(purchases.size()))].choice;
  }

  void read() {
    const Situation& now = table_.position().situation;
    samples_.push_back(
        {signs_of(table_.scenario(), script_.lore(), now), turns_left(table_.scenario(), now), 0, 0});
  }

  const Script& script_;
  Table table_;
  Dice dice_;
  std::uint32_t unusual_;
  std::uint32_t impulses_ = 0;
  BySide<Temper> moods_{};
  Notes notes_;
  std::vector<Sample> samples_;
};

// One, the turns left, and both times every sign that is learnt.
Numbers numbers_of(const Sample& sample) {
  Numbers numbers{1, double(sample.left)};
  for (std::size_t i = 0; i < kLearnt; ++i) {
    numbers.push_back(sample.signs[i]);
    numbers.push_back(double(sample.signs[i]) * sample.left);
  }
  return numbers;
}

double danger_of(const Sample& sample) { return kDanger * sample.signs.back(); }

// By how many points the Union is expected to be ahead.
double foretell(const Numbers& weights, const Sample& sample) {
  return weigh(weights, numbers_of(sample)) + danger_of(sample);
}

Numbers fit_ahead(const std::vector<Sample>& samples) {
  std::vector<Seen> seen;
  for (const Sample& sample : samples) seen.push_back({numbers_of(sample), sample.ahead - danger_of(sample)});
  Numbers ridge(seen.front().numbers.size(), 1e-9);
  for (const Seen& one : seen)
    for (std::size_t i = 1; i < ridge.size(); ++i)
      ridge[i] += kRidge * one.numbers[i] * one.numbers[i] / static_cast<double>(seen.size());
  return fit_sum(seen, ridge);
}

Numbers certainty_of(const Sample& sample, double ahead) { return {ahead, ahead / (sample.left + 1)}; }

Numbers fit_certainty(const std::vector<Sample>& samples, const Numbers& weights) {
  std::vector<Seen> seen;
  for (const Sample& sample : samples)
    seen.push_back({certainty_of(sample, foretell(weights, sample)), sample.score});
  return fit_logistic(seen, {1, 1});
}

void print(const rally::Scenario& scenario, const Numbers& weights, const Numbers& certainty) {
  const auto pair = [](double at_end, double a_turn, double unit) {
    std::printf("{%.0f, %.0f}", std::round(at_end * unit), std::round(a_turn * unit));
  };
  std::printf("{\"%s\", ", scenario.id.c_str());
  pair(weights[0], weights[1], kThousandth);
  std::printf(", {{");
  for (std::size_t i = 0; i < kLearnt; ++i) {
    pair(weights[2 + 2 * i], weights[3 + 2 * i], kMillionth);
    std::printf(", ");
  }
  pair(kDanger, 0, kMillionth);
  std::printf("}}, %.0f, %.0f},\n", std::round(certainty[0] * kThousandth),
              std::round(certainty[1] * kThousandth));
}

}  // namespace

void fit_battle(const FitRequest& request, const rally::Scenario& scenario) {
  const Script script(scenario);
  std::vector<std::vector<Sample>> by_game(static_cast<std::size_t>(request.games));
  crew_of(std::thread::hardware_concurrency()).run(by_game.size(), [&](std::size_t, std::size_t game) {
    by_game[game] = Game(scenario, script, request.seed * 1'000'003 + game).play();
  });
  std::vector<Sample> learnt, kept;
  for (std::size_t game = 0; game < by_game.size(); ++game)
    for (const Sample& sample : by_game[game]) (game % kHeldOut == 0 ? kept : learnt).push_back(sample);
  const Numbers weights = fit_ahead(learnt);
  const Numbers certainty = fit_certainty(learnt, weights);
  double mean = 0, fitted = 0, constant = 0;
  for (const Sample& sample : learnt) mean += sample.score / static_cast<double>(learnt.size());
  for (const Sample& sample : kept) {
    const Numbers sure = certainty_of(sample, foretell(weights, sample));
    fitted += surprise(sample.score, logistic(weigh(certainty, sure))) / static_cast<double>(kept.size());
    constant += surprise(sample.score, mean) / static_cast<double>(kept.size());
  }
  std::printf("// %d games, seed %llu, %zu positions; held-out log loss %.4f, of the mean score alone %.4f\n",
              request.games, static_cast<unsigned long long>(request.seed), learnt.size() + kept.size(),
              fitted, constant);
  print(scenario, weights, certainty);
}

}  // namespace longroll
