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

std::optional<aprils::OptionId> option_named(const aprils::Scenario& scenario, std::string_view id) {
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if (scenario.options[i].id == id) return aprils::OptionId(i);
  return std::nullopt;
}

}  // namespace longroll
