// bench: how fast the engine is, per second of processor time, and beside the splitmix loop of the same run.
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

#include "ai/aprils_outcomes.h"
#include "app/commands.h"
#include "app/home.h"
#include "aprils/combat.h"
#include "aprils/forecast.h"
#include "aprils/movement.h"
#include "aprils/table.h"
#include "format/json.h"
#include "play/random_player.h"

namespace longroll {
namespace {

using namespace aprils;

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Results that nobody reads must still be worked out.
volatile std::uint64_t sink;

// Steps of the splitmix generator a CPU-second: the yardstick, because these machines differ from minute to minute.
double splitmix_rate(double seconds) {
  Dice dice(1);
  std::uint64_t sum = 0;
  double steps = 0;
  const double start = cpu_seconds();
  double spent = 0;
  while (spent < seconds) {
    for (int i = 0; i < 1'000'000; ++i) sum ^= dice.next();
    steps += 1e6;
    spent = cpu_seconds() - start;
  }
  sink = sum;
  return steps / spent;
}

struct Figure {
  std::string name;
  double rate = 0;   // units of work a CPU-second
  double ratio = 0;  // steps of splitmix for one unit of work
};

// Runs a batch again and again for the time; `batch` returns the units of work it did.
Figure measure(const std::string& name, double seconds, const std::function<double()>& batch) {
  const double before = splitmix_rate(seconds / 4);
  double work = 0, spent = 0;
  const double start = cpu_seconds();
  while (spent < seconds) {
    work += batch();
    spent = cpu_seconds() - start;
  }
  const double after = splitmix_rate(seconds / 4);
  Figure figure{name, work / spent, 0};
  figure.ratio = (before + after) / 2 / figure.rate;
  return figure;
}

// Positions from the middle of random games, each waiting for a formation to move or a side to fight.
struct Samples {
  std::vector<Position> movement;
  std::vector<std::pair<Position, Attack>> fights;
};

Samples collect(const Scenario& scenario) {
  Samples samples;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Table table(scenario);
    Dice dice(seed);
    do {
      const Step* step = question(table.position());
      if (step == nullptr) break;
      if (std::holds_alternative<MoveFormation>(*step) && dice.below(8) == 0)
        samples.movement.push_back(table.position());
      if (std::holds_alternative<DeclareCombat>(*step)) {
        const Choice choice = table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
        if (const auto* attack = std::get_if<Attack>(&choice))
          samples.fights.emplace_back(table.position(), *attack);
      }
    } while (play_at_random(table, dice));
  }
  return samples;
}

double reach_batch(const Scenario& scenario, const Samples& samples) {
  double sets = 0;
  Reach reach;
  for (const Position& position : samples.movement) {
    const auto& step = std::get<MoveFormation>(*question(position));
    const Field field(scenario, position.situation);
    for (UnitId unit : scenario.units_of[step.formation.index()]) {
      if (!position.situation.on_map(unit)) continue;
      find_reach(scenario, position.situation, field, unit, reach);
      sink = static_cast<std::uint64_t>(reach.ends().size());
      sets += 1;
    }
  }
  return sets;
}

double distribution_batch(const Scenario& scenario,
                          const std::vector<std::pair<const Situation*, Exposure>>& sides) {
  for (const auto& [situation, exposure] : sides) sink = forecast(scenario, *situation, exposure).total;
  return static_cast<double>(sides.size()) / 2;  // a combat has two sides
}

std::vector<std::pair<const Situation*, Exposure>> exposures(const Scenario& scenario,
                                                             const Samples& samples) {
  std::vector<std::pair<const Situation*, Exposure>> sides;
  for (const auto& [position, attack] : samples.fights) {
    const Situation& situation = position.situation;
    const Field field(scenario, situation);
    const Side side = scenario.unit(attack.attackers.first()).side;
    const Battle battle = battle_of(scenario, situation, field, side, attack);
    const Odds odds = odds_of(scenario, situation, field, battle);
    UnitSet defenders;
    for (HexId target : battle.targets) defenders |= units_in(scenario, situation, target);
    sides.emplace_back(&situation,
                       Exposure{&scenario.charts.attacker, odds.column, 0, false, std::nullopt, defenders});
    sides.emplace_back(&situation, Exposure{&scenario.charts.defender, odds.column, 0, false, std::nullopt,
                                            battle.adjacent});
  }
  return sides;
}

}  // namespace

int run_bench(const BenchRequest& request) {
  if (request.seconds < 0.01 || request.seconds > 600) return complain("--seconds is 0.01 to 600");
  const auto scenario = load_battle(request.scenario);
  if (!scenario) return kBadRequest;
  const Samples samples = collect(*scenario);
  const auto sides = exposures(*scenario, samples);

  std::uint64_t seed = 1;
  double answers = 0;
  std::vector<Figure> figures;
  figures.push_back(measure("random-games", request.seconds * 2, [&] {
    Table table(*scenario);
    Dice dice(seed++);
    answers += static_cast<double>(play_out(table, dice, 100'000));
    return 1.0;
  }));
  const double answers_a_game = answers / static_cast<double>(seed - 1);
  figures.push_back({"answers", figures[0].rate * answers_a_game, figures[0].ratio / answers_a_game});
  figures.push_back(measure("reach", request.seconds, [&] { return reach_batch(*scenario, samples); }));
  figures.push_back(
      measure("combat-distribution", request.seconds, [&] { return distribution_batch(*scenario, sides); }));
  const Script script(*scenario);
  OutcomeFinder finder(*scenario, chooser_of(script));
  figures.push_back(measure("combat-complete", request.seconds, [&] {
    for (const auto& [position, attack] : samples.fights) {
      const Field field(*scenario, position.situation);
      const Side side = scenario->unit(attack.attackers.first()).side;
      const Battle battle = battle_of(*scenario, position.situation, field, side, attack);
      sink = static_cast<std::uint64_t>(finder.find(position.situation, battle).positions);
    }
    return static_cast<double>(samples.fights.size());
  }));
  figures.push_back(measure("script-games", request.seconds * 2, [&] {
    Table table(*scenario, opening(*scenario, {}), Offers::without_marches());
    Dice dice(seed++);
    while (!table.over()) {
      const Chances chances = table.chances();
      if (chances.weights.empty()) {
        table.answer(script.choose(table, dice));
        continue;
      }
      table.answer(chances.roll(dice));
    }
    return 1.0;
  }));
  std::vector<Position> copies(64);
  figures.push_back(measure("position-copy", request.seconds, [&] {
    for (int i = 0; i < 10'000; ++i) {
      copies[static_cast<std::size_t>(i % 64)] =
          samples.movement[static_cast<std::size_t>(i) % samples.movement.size()];
      sink = copies[static_cast<std::size_t>(i % 64)].situation.turn;
    }
    return 10'000.0;
  }));

  Json list = Json::array();
  for (const Figure& figure : figures)
    list.push_back({{"name", figure.name},
                    {"scenario", scenario->id},
                    {"per_cpu_second", figure.rate},
                    {"splitmix_ratio", figure.ratio}});
  list.push_back({{"name", "position-bytes"},
                  {"scenario", scenario->id},
                  {"per_cpu_second", sizeof(Position)},
                  {"splitmix_ratio", 0},
                  {"unit", "bytes, not a rate"}});
  if (request.json) {
    std::printf("%s\n", Json{{"figures", list}}.dump(1).c_str());
    return kGood;
  }
  for (const Figure& figure : figures)
    std::printf("%-20s %14.0f a CPU-second %12.1f splitmix steps each\n", figure.name.c_str(), figure.rate,
                figure.ratio);
  std::printf("%-20s %14zu bytes\n", "position-bytes", sizeof(Position));
  return kGood;
}

}  // namespace longroll
