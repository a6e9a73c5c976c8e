#include "match/signature.h"

#include <algorithm>

#include "aprils/table.h"
#include "base/hash.h"
#include "play/random_player.h"
#include "rally/table.h"

namespace longroll {
namespace {

constexpr int kGames = 8;
constexpr long kLongestGame = 100'000;

// Random games of one battle, with all options in turn, so that their rules count as well.
template <class Table, class OptionSet, class Scenario>
void play_games(const Scenario& scenario, Hasher& hasher) {
  hasher.add(scenario.hash);
  for (int game = 0; game < kGames; ++game) {
    OptionSet options;
    for (std::size_t i = 0; i < scenario.options.size(); ++i)
      if ((game >> i & 1) != 0) options.insert(decltype(options.first())(i));
    Table table(scenario, options);
    Dice dice(static_cast<std::uint64_t>(game));
    hasher.add(static_cast<std::uint64_t>(play_out(table, dice, kLongestGame)));
    hasher.add(table.hash());
  }
}

}  // namespace

std::optional<std::uint64_t> signature_of(const Library& library) {
  Hasher hasher;
  std::vector<std::string> files = library.scenarios;
  std::sort(files.begin(), files.end());
  for (const std::string& file : files) {
    const auto text = library.find(file);
    std::vector<Diagnostic> faults;
    const AnyScenario loaded = text ? load_scenario(*text, file, library.find, faults) : AnyScenario();
    if (const auto* aprils = std::get_if<aprils::Scenario>(&loaded))
      play_games<aprils::Table, aprils::OptionSet>(*aprils, hasher);
    else if (const auto* rally = std::get_if<rally::Scenario>(&loaded))
      play_games<rally::Table, rally::OptionSet>(*rally, hasher);
    else
      return std::nullopt;
  }
  return hasher.value();
}

}  // namespace longroll
