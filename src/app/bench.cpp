// bench: how fast the engine is, per second of processor time, and beside the splitmix loop of the same run.
#include <vector>

#include "ai/aprils_outcomes.h"
#include "ai/aprils_plans.h"
#include "ai/aprils_player.h"
#include "app/commands.h"
#include "app/home.h"
#include "app/measure.h"
#include "app/rally_bench.h"
#include "app/thinking_bench.h"
#include "aprils/combat.h"
#include "aprils/forecast.h"
#include "aprils/movement.h"
#include "aprils/table.h"
#include "play/random_player.h"

namespace longroll {
namespace {

using namespace aprils;

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
      keep(static_cast<std::uint64_t>(reach.ends().size()));
      sets += 1;
    }
  }
  return sets;
}

double distribution_batch(const Scenario& scenario,
                          const std::vector<std::pair<const Situation*, Exposure>>& sides) {
  for (const auto& [situation, exposure] : sides) keep(forecast(scenario, *situation, exposure).total);
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

int bench(const Scenario& battle, const BenchRequest& request) {
  const Scenario* scenario = &battle;
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
      keep(static_cast<std::uint64_t>(finder.find(position.situation, battle).positions));
    }
    return static_cast<double>(samples.fights.size());
  }));
  Planner planner(script, *scenario, opening(*scenario, {}));
  figures.push_back(measure("formation-plan", request.seconds, [&] {
    for (const Position& position : samples.movement) keep(planner.plan(position, {}, seed++).result);
    return static_cast<double>(samples.movement.size());
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
  figures.push_back(measure_thinking<ComputerPlayer, MoveFormation>(*scenario, request.seconds * 2));
  std::vector<Position> copies(64);
  figures.push_back(measure("position-copy", request.seconds, [&] {
    for (int i = 0; i < 10'000; ++i) {
      copies[static_cast<std::size_t>(i % 64)] =
          samples.movement[static_cast<std::size_t>(i) % samples.movement.size()];
      keep(copies[static_cast<std::size_t>(i % 64)].situation.turn);
    }
    return 10'000.0;
  }));
  return print_figures(scenario->id, figures, sizeof(Position), request.json);
}

}  // namespace

int run_bench(const BenchRequest& request) {
  if (request.seconds < 0.01 || request.seconds > 600) return complain("--seconds is 0.01 to 600");
  const AnyScenario loaded = load_any_battle(request.scenario);
  if (const auto* aprils = std::get_if<aprils::Scenario>(&loaded)) return bench(*aprils, request);
  if (const auto* rally = std::get_if<rally::Scenario>(&loaded)) return rally_bench(*rally, request);
  return kBadRequest;
}

}  // namespace longroll
