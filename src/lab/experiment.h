// An experiment: which players meet in which battles, how often, with which seeds. Every game of it has a number, and
// the number alone decides who plays which side with which fate; so games may be played in any order, anywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "format/json.h"

namespace longroll::lab {

inline constexpr long kMostGames = 10'000'000;
inline constexpr std::size_t kMostPlayers = 32;
inline constexpr std::size_t kMostBattles = 16;

// One game of an experiment.
struct Bout {
  long round = 0;  // all games of a round share their fate
  std::size_t battle = 0;
  std::size_t union_player = 0;  // into Experiment::players, as the next
  std::size_t confederate_player = 0;
  std::uint64_t seed = 0;
};

struct Experiment {
  std::vector<std::string> battles;
  std::vector<std::string> options;  // of rules, by case
  std::vector<std::string> players;  // two or more; the first is the Union's where sides are not swapped
  bool mirror = false;               // every fate twice, with sides swapped
  long rounds = 0;
  std::uint64_t seed = 1;

  friend bool operator==(const Experiment&, const Experiment&) = default;

  std::size_t pairings() const { return players.size() * (players.size() - 1) / 2; }
  long games_in_round() const { return static_cast<long>(battles.size() * pairings() * (mirror ? 2u : 1u)); }
  long games() const { return rounds * games_in_round(); }
  Bout bout(long game) const;
};

// What is wrong with it before anything is loaded; nothing: it can be tried.
std::optional<std::string> fault_of(const Experiment& experiment);

Json to_json(const Experiment& experiment);
Result<Experiment, std::string> read_experiment(const Json& json);

}  // namespace longroll::lab
