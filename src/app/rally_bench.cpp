#include "app/rally_bench.h"

#include "ai/rally_player.h"
#include "app/measure.h"
#include "app/thinking_bench.h"
#include "play/random_player.h"
#include "rally/forecast.h"
#include "rally/table.h"

namespace longroll {
namespace {

using namespace rally;

// Positions from random games: a side moves, or a fight is about to be decided.
struct Samples {
  std::vector<Position> movement;
  std::vector<Position> fights;
};

Samples collect(const Scenario& scenario) {
  Samples samples;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Table table(scenario);
    Dice dice(seed);
    do {
      const Step* step = question(table.position());
      if (step == nullptr) break;
      if (std::holds_alternative<MoveUnits>(*step) && dice.below(8) == 0)
        samples.movement.push_back(table.position());
      if (std::holds_alternative<DefensiveFire>(*step)) samples.fights.push_back(table.position());
    } while (play_at_random(table, dice));
  }
  return samples;
}

double reach_batch(const Scenario& scenario, const Samples& samples) {
  double sets = 0;
  Reach reach;
  for (const Position& position : samples.movement) {
    const Situation& situation = position.situation;
    const Field field(scenario, situation, std::get<MoveUnits>(*question(position)).side);
    for (UnitId unit : situation.active) {
      find_reach(scenario, situation, field, mover_of(scenario, situation, unit), reach);
      keep(reach.ends.size());
      sets += 1;
    }
  }
  return sets;
}

double distribution_batch(const Scenario& scenario, const Samples& samples) {
  for (const Position& position : samples.fights) {
    const Engagement engagement = engagement_of(*position.situation.fight);
    const auto fire = likely_fire(scenario, position.situation, engagement);
    keep(forecast(scenario, position.situation, engagement, fire).entries.size());
  }
  return static_cast<double>(samples.fights.size());
}

}  // namespace

int rally_bench(const Scenario& scenario, const BenchRequest& request) {
  const Samples samples = collect(scenario);
  std::uint64_t seed = 1;
  double answers = 0;
  std::vector<Figure> figures;
  figures.push_back(measure("random-games", request.seconds * 2, [&] {
    Table table(scenario);
    Dice dice(seed++);
    answers += static_cast<double>(play_out(table, dice, 100'000));
    return 1.0;
  }));
  const double answers_a_game = answers / static_cast<double>(seed - 1);
  figures.push_back({"answers", figures[0].rate * answers_a_game, figures[0].ratio / answers_a_game});
  figures.push_back(measure("reach", request.seconds, [&] { return reach_batch(scenario, samples); }));
  if (!samples.fights.empty())
    figures.push_back(measure("combat-distribution", request.seconds,
                              [&] { return distribution_batch(scenario, samples); }));
  figures.push_back(measure_thinking<ComputerPlayer, Impulse>(scenario, request.seconds * 2));
  return print_figures(scenario.id, figures, sizeof(Position), request.json);
}

}  // namespace longroll
