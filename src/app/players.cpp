#include "app/players.h"

#include <charconv>

#include "ai/aprils_commander.h"
#include "ai/aprils_script.h"

namespace longroll {
namespace {

// A commander keeps a plan while he carries it out, so every game has its own: a copy begins without one.
class Searcher {
 public:
  Searcher(const aprils::Scenario& scenario, int playouts) : scenario_(&scenario), playouts_(playouts) {}
  Searcher(const Searcher& other) : Searcher(*other.scenario_, other.playouts_) {}
  Searcher& operator=(const Searcher&) = delete;
  ~Searcher() = default;

  aprils::Choice operator()(const aprils::Table& table, Dice& dice) {
    if (!commander_)
      commander_ =
          std::make_unique<aprils::Commander>(*scenario_, aprils::kSteady, aprils::Effort{playouts_, {}});
    return commander_->choose(table, dice);
  }

 private:
  const aprils::Scenario* scenario_;
  int playouts_;
  std::unique_ptr<aprils::Commander> commander_;
};

// "search" or "search:200": how many playouts a decision may take.
std::optional<int> playouts_of(std::string_view name) {
  constexpr int kUsual = 60, kMost = 100'000;
  if (name == "search") return kUsual;
  if (!name.starts_with("search:")) return std::nullopt;
  name.remove_prefix(7);
  int playouts = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), playouts);
  const bool whole = error == std::errc() && end == name.data() + name.size();
  return whole && playouts > 0 && playouts <= kMost ? std::optional(playouts) : std::nullopt;
}

}  // namespace

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
  if (const auto playouts = playouts_of(name)) return Searcher(scenario, *playouts);
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
