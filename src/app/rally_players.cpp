#include "app/rally_players.h"

#include <memory>

#include "ai/rally_recruit.h"
#include "ai/rally_script.h"

namespace longroll {

std::optional<RallyPlayer> player_named(const rally::Scenario& scenario, std::string_view name) {
  if (name == "random") {
    return [](const rally::Table& table, Dice& dice) {
      return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
    };
  }
  if (name == "recruit") return rally::recruits_choice;
  if (name == "script" || name == "regular") {
    auto script = std::make_shared<const rally::Script>(scenario);
    return [script](const rally::Table& table, Dice& dice) { return script->choose(table, dice); };
  }
  return std::nullopt;
}

std::optional<RallyPlayers> players_named(const rally::Scenario& scenario, std::string_view union_player,
                                          std::string_view confederate_player) {
  auto blue = player_named(scenario, union_player);
  auto gray = player_named(scenario, confederate_player);
  if (!blue || !gray) return std::nullopt;
  RallyPlayers players;
  players.of[Side::Union] = std::move(*blue);
  players.of[Side::Confederate] = std::move(*gray);
  return players;
}

void answer_once(rally::Table& table, const RallyPlayers& players, Dice& dice) {
  const Asked asked = table.asked();
  if (asked == Asked::Dice) {
    const rally::Chances chances = table.chances();
    auto rest = dice.below(static_cast<std::uint32_t>(chances.total()));
    std::size_t outcome = 0;
    while (rest >= chances.weights[outcome]) rest -= chances.weights[outcome++];
    table.answer(outcome);
    return;
  }
  const Side side = asked == Asked::Union ? Side::Union : Side::Confederate;
  const auto refusal = table.answer(players.of[side](table, dice));
  LONGROLL_CHECK(!refusal, "a computer player gave an illegal answer");
}

}  // namespace longroll
