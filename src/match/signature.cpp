#include "match/signature.h"

#include <algorithm>

#include "aprils/table.h"
#include "base/hash.h"
#include "play/random_player.h"

namespace longroll {
namespace {

constexpr int kGames = 8;
constexpr long kLongestGame = 100'000;

// All options are used in turn, so that their rules count as well.
aprils::OptionSet options_of(const aprils::Scenario& scenario, int game) {
  aprils::OptionSet options;
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if ((game >> i & 1) != 0) options.insert(aprils::OptionId(i));
  return options;
}

}  // namespace

std::optional<std::uint64_t> signature_of(const Library& library) {
  Hasher hasher;
  std::vector<std::string> files = library.scenarios;
  std::sort(files.begin(), files.end());
  for (const std::string& file : files) {
    const auto text = library.find(file);
    std::vector<Diagnostic> faults;
    const auto scenario = text ? load_aprils_scenario(*text, file, library.find, faults) : std::nullopt;
    if (!scenario) return std::nullopt;
    hasher.add(scenario->hash);
    for (int game = 0; game < kGames; ++game) {
      aprils::Table table(*scenario, options_of(*scenario, game));
      Dice dice(static_cast<std::uint64_t>(game));
      hasher.add(static_cast<std::uint64_t>(play_out(table, dice, kLongestGame)));
      hasher.add(table.hash());
    }
  }
  return hasher.value();
}

}  // namespace longroll
