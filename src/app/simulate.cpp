// simulate and ladder: many games between computer players, with what an analyst asks of them.
#include "app/commands.h"
#include "app/experiment_run.h"
#include "app/home.h"

namespace longroll {

int run_simulate(const SimulateRequest& request) {
  if (request.games < 1 || request.games > lab::kMostGames)
    return complain("--games is 1 to " + std::to_string(lab::kMostGames));
  if (request.mirror && request.games % 2 != 0)
    return complain("--mirror plays games in pairs, so --games must be even");
  lab::Experiment experiment;
  experiment.battles = {request.scenario};
  experiment.options = request.options;
  experiment.players = {request.union_player, request.confederate_player};
  experiment.mirror = request.mirror;
  experiment.rounds = request.mirror ? request.games / 2 : request.games;
  experiment.seed = request.seed;
  return run_experiment(experiment, request.threads, request.save,
                        {request.report, request.language, request.json});
}

int run_ladder(const LadderRequest& request) {
  lab::Experiment experiment;
  experiment.battles = request.battles;
  experiment.options = request.options;
  experiment.players = request.players;
  experiment.mirror = true;
  experiment.rounds = request.pairs;
  experiment.seed = request.seed;
  return run_experiment(experiment, request.threads, request.save,
                        {request.report, request.language, request.json});
}

}  // namespace longroll
