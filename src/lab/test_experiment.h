// A small experiment for tests: random players on battles of the data folder.
#pragma once

#include "kit/files.h"
#include "lab/arena.h"

namespace longroll::lab {

inline AnyScenario battle_from_data(const std::string& name) {
  if (name == "pea-ridge" || name == "bull-run") return kit::battle("aprils/" + name);
  if (name == "perryville") return kit::rally_battle("data/rally/perryville/scenario.json");
  return std::monostate();
}

template <class Table>
auto any_choice(const Table& table, Dice& dice) {
  return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
}

inline PlayersByName random_players() {
  PlayersByName players;
  players.aprils = [](const aprils::Scenario&, std::string_view name) -> Result<AprilsPlayer, std::string> {
    if (name != "random") return "nobody is called " + std::string(name);
    return AprilsPlayer(any_choice<aprils::Table>);
  };
  players.rally = [](const rally::Scenario&, std::string_view name) -> Result<RallyPlayer, std::string> {
    if (name != "random") return "nobody is called " + std::string(name);
    return RallyPlayer(any_choice<rally::Table>);
  };
  return players;
}

inline Experiment random_against_random(std::vector<std::string> battles, long rounds, bool mirror = true) {
  return {std::move(battles), {}, {"random", "random"}, mirror, rounds, 7};
}

inline Arena arena_of(const Experiment& experiment) {
  auto arena = Arena::open(experiment, battle_from_data, random_players());
  LONGROLL_CHECK(arena.ok(), "the test's own arena");
  return std::move(*arena);
}

}  // namespace longroll::lab
