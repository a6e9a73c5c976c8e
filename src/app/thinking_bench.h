// How long a player who looks ahead thinks about the question that costs him most.
#pragma once

#include <variant>
#include <vector>

#include "ai/level.h"
#include "app/measure.h"
#include "play/dice.h"

namespace longroll {

// Every fifth time that this was newly asked in games of the script against itself.
template <class Player, class Question>
std::vector<typename Player::Position> questions_of_games(const typename Player::Script& script,
                                                          const typename Player::Scenario& scenario) {
  constexpr std::size_t kEnough = 20, kOneIn = 5;
  constexpr std::uint64_t kMostGames = 20;
  std::vector<typename Player::Position> questions;
  std::size_t asked = 0;
  for (std::uint64_t seed = 1; seed <= kMostGames && questions.size() < kEnough; ++seed) {
    typename Player::Table table(scenario);
    Dice dice(seed);
    bool before = false;
    while (!table.over() && questions.size() < kEnough) {
      const bool now = std::holds_alternative<Question>(*question(table.position()));
      if (now && !before && ++asked % kOneIn == 0) questions.push_back(table.position());
      before = now;
      const auto chances = table.chances();
      if (chances.weights.empty())
        table.answer(script.choose(table, dice));
      else
        table.answer(chances.roll(dice));
    }
  }
  return questions;
}

// A veteran's answers to such questions, by one thread.
template <class Player, class Question>
Figure measure_thinking(const typename Player::Scenario& scenario, double seconds) {
  const typename Player::Script script(scenario);
  const auto questions = questions_of_games<Player, Question>(script, scenario);
  std::size_t answered = 0;
  return measure("veteran-answers", seconds, [&] {
    Player player(script, scenario, Level{Skill::Veteran});
    typename Player::Table table(scenario, questions[answered % questions.size()]);
    Dice dice(++answered);
    table.answer(player.choose(table, dice));
    keep(table.hash());
    return 1.0;
  });
}

}  // namespace longroll
