#include "app/players.h"

#include "ai/aprils_commander.h"
#include "ai/aprils_script.h"

namespace longroll {

std::optional<Player> player_named(const aprils::Scenario& scenario, std::string_view name) {
  if (name == "random") {
    return [](const aprils::Table& table, Dice& dice) {
      return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
    };
  }
  if (name == "script") {
    auto script = std::make_shared<const aprils::Script>(scenario);
    return [script](const aprils::Table& table, Dice& dice) { return script->choose(table, dice); };
  }
  if (name.starts_with("search")) {
    const int playouts = name.size() > 6 ? std::atoi(std::string(name.substr(6)).c_str()) : 60;
    return [&scenario, playouts](const aprils::Table& table, Dice& dice) {
      thread_local std::unique_ptr<aprils::Commander> one;
      thread_local const void* of = nullptr;
      if (!one || of != &scenario) one = std::make_unique<aprils::Commander>(scenario, aprils::kSteady, aprils::Effort{playouts, {}}), of = &scenario;
      return one->choose(table, dice);
    };
  }
  return std::nullopt;
}

std::optional<Players> players_named(const aprils::Scenario& scenario, std::string_view union_player,
                                     std::string_view confederate_player) {
  auto blue = player_named(scenario, union_player);
  auto gray = player_named(scenario, confederate_player);
  if (!blue || !gray) return std::nullopt;
  Players players;
  players.of[aprils::Side::Union] = std::move(*blue);
  players.of[aprils::Side::Confederate] = std::move(*gray);
  return players;
}

void answer_once(aprils::Table& table, const Players& players, Dice& dice) {
  const aprils::Asked asked = table.asked();
  if (asked == aprils::Asked::Dice) {
    const aprils::Chances chances = table.chances();
    auto rest = dice.below(static_cast<std::uint32_t>(chances.total()));
    std::size_t outcome = 0;
    while (rest >= chances.weights[outcome]) rest -= chances.weights[outcome++];
    table.answer(outcome);
    return;
  }
  const aprils::Side side = asked == aprils::Asked::Union ? aprils::Side::Union : aprils::Side::Confederate;
  const auto refusal = table.answer(players.of[side](table, dice));
  LONGROLL_CHECK(!refusal, "a computer player gave an illegal answer");
}

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id) {
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if (scenario.options[i].id == id) return aprils::OptionId(i);
  return std::nullopt;
}

}  // namespace longroll
