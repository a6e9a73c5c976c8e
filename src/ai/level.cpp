#include "ai/level.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace longroll {
namespace {

constexpr std::array<std::string_view, 5> kSkills = {"random", "recruit", "regular", "veteran", "general"};
constexpr std::array<std::string_view, 4> kTemperaments = {"steady", "bold", "cautious", "stubborn"};

// About 100 ms and 1 s on one core of the machine that docs/figures.md speaks of, in the larger battles.
constexpr long kVeteranNodes = 8'000, kGeneralNodes = 80'000;
// A search divides its nodes among its stages, so it must know about how many a time will be.
constexpr long kNodesAMillisecond = 100;

template <class Kind, std::size_t Size>
std::optional<Kind> find(const std::array<std::string_view, Size>& names, std::string_view name) {
  for (std::size_t i = 0; i < Size; ++i)
    if (names[i] == name) return static_cast<Kind>(i);
  return std::nullopt;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text.substr(0, 40)) + "\""; }

std::optional<long> number(std::string_view text) {
  long value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::string range(std::string_view what, long least, long most) {
  return std::string(what) + " is a whole number from " + std::to_string(least) + " to " +
         std::to_string(most);
}

// One word after the rank; what is wrong with it, if anything.
std::optional<std::string> read_word(std::string_view word, Level& level) {
  if (const auto temperament = find<Temperament>(kTemperaments, word)) {
    if (level.skill < Skill::Regular)
      return "a " + std::string(kSkills[std::size_t(level.skill)]) + " player has no temperament";
    level.temperament = *temperament;
    return std::nullopt;
  }
  const std::size_t equals = word.find('=');
  const std::string_view key = word.substr(0, equals);
  if (equals == std::string_view::npos || (key != "nodes" && key != "time"))
    return "a player is " + std::string(kPlayerNames) +
           ", then perhaps :bold, :cautious or :stubborn, :nodes=N or :time=MILLISECONDS; " + quoted(word) +
           " is none of these";
  if (!level.looks_ahead()) return "only veteran and general have a budget of nodes or time";
  const auto value = number(word.substr(equals + 1));
  if (key == "nodes") {
    if (!value || *value < kLeastBudget || *value > kMostBudget)
      return range("nodes", kLeastBudget, kMostBudget);
    level.nodes = value;
  } else {
    if (!value || *value < kShortestThought || *value > kLongestThought)
      return range("time, in milliseconds,", kShortestThought, kLongestThought);
    level.milliseconds = value;
  }
  return std::nullopt;
}

}  // namespace

long Level::budget(std::size_t workers) const {
  if (nodes) return *nodes;
  if (milliseconds)
    return std::min(*milliseconds * kNodesAMillisecond * static_cast<long>(workers), kMostBudget);
  return skill == Skill::General ? kGeneralNodes : kVeteranNodes;
}

Result<Level, std::string> read_level(std::string_view name) {
  Level level;
  std::size_t colon = name.find(':');
  const std::string_view rank = name.substr(0, colon);
  if (const auto known = find<Skill>(kSkills, rank))
    level.skill = *known;
  else if (rank != "script")  // as the regular was called before there were ranks
    return "there is no player " + quoted(rank) + ": a player is " + std::string(kPlayerNames);
  while (colon != std::string_view::npos) {
    name.remove_prefix(colon + 1);
    colon = name.find(':');
    if (auto wrong = read_word(name.substr(0, colon), level)) return std::move(*wrong);
  }
  return level;
}

std::string name_of(const Level& level) {
  std::string name(kSkills[static_cast<std::size_t>(level.skill)]);
  if (level.temperament != Temperament::Steady)
    name += ":" + std::string(kTemperaments[static_cast<std::size_t>(level.temperament)]);
  if (level.nodes) name += ":nodes=" + std::to_string(*level.nodes);
  if (level.milliseconds) name += ":time=" + std::to_string(*level.milliseconds);
  return name;
}

}  // namespace longroll
