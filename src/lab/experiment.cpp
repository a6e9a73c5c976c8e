#include "lab/experiment.h"

#include <algorithm>

#include "base/hash.h"

namespace longroll::lab {
namespace {

// Pairings in the order 0-1, 0-2, 1-2, 0-3 ...: the first of them is that of a plain simulation.
std::pair<std::size_t, std::size_t> pairing(std::size_t number) {
  std::size_t second = 1;
  while (number >= second) number -= second++;
  return {number, second};
}

std::optional<std::vector<std::string>> texts(const Json& json, std::string_view key) {
  const Json* list = member(json, key);
  if (list == nullptr || !list->is_array()) return std::nullopt;
  std::vector<std::string> found;
  for (const Json& text : *list) {
    if (!text.is_string()) return std::nullopt;
    found.push_back(text.get<std::string>());
  }
  return found;
}

}  // namespace

Bout Experiment::bout(long game) const {
  const long in_round = games_in_round();
  Bout bout;
  bout.round = game / in_round;
  auto rest = static_cast<std::size_t>(game % in_round);
  const std::size_t seats = mirror ? 2 : 1;
  const bool swapped = rest % seats == 1;
  rest /= seats;
  std::tie(bout.union_player, bout.confederate_player) = pairing(rest % pairings());
  if (swapped) std::swap(bout.union_player, bout.confederate_player);
  bout.battle = rest / pairings();
  bout.seed = mix_bits(seed * 0x9e3779b97f4a7c15ULL + static_cast<std::uint64_t>(bout.round));
  return bout;
}

std::optional<std::string> fault_of(const Experiment& experiment) {
  if (experiment.battles.empty() || experiment.battles.size() > kMostBattles)
    return "an experiment has 1 to " + std::to_string(kMostBattles) + " battles";
  if (experiment.players.size() < 2 || experiment.players.size() > kMostPlayers)
    return "an experiment has 2 to " + std::to_string(kMostPlayers) + " players";
  if (experiment.players.size() > 2 && !experiment.mirror)
    return "more than two players meet in mirrored pairs";
  if (experiment.rounds < 1 || experiment.rounds > kMostGames / experiment.games_in_round())
    return "an experiment has 1 to " + std::to_string(kMostGames) + " games";
  return std::nullopt;
}

Json to_json(const Experiment& experiment) {
  return {{"battles", experiment.battles}, {"options", experiment.options}, {"players", experiment.players},
          {"mirror", experiment.mirror},   {"rounds", experiment.rounds},   {"seed", experiment.seed}};
}

Result<Experiment, std::string> read_experiment(const Json& json) {
  Experiment experiment;
  const auto battles = texts(json, "battles"), options = texts(json, "options"),
             players = texts(json, "players");
  const Json* mirror = member(json, "mirror");
  const Json* seed = member(json, "seed");
  const auto rounds = integer_member(json, "rounds");
  if (!battles || !options || !players || !rounds || mirror == nullptr || !mirror->is_boolean() ||
      seed == nullptr || !seed->is_number_unsigned())
    return std::string("it is not the description of an experiment");
  experiment.battles = *battles;
  experiment.options = *options;
  experiment.players = *players;
  experiment.mirror = mirror->get<bool>();
  experiment.rounds = static_cast<long>(std::clamp<std::int64_t>(*rounds, -1, kMostGames + 1));
  experiment.seed = seed->get<std::uint64_t>();
  if (auto fault = fault_of(experiment)) return *fault;
  return experiment;
}

}  // namespace longroll::lab
