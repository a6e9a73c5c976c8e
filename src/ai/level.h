// Computer players by name: how good, of what temperament, and how long they may think. Whoever offers players reads
// their names here: "regular", "veteran:bold", "general:nodes=20000", "veteran:time=250".
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace longroll {

enum class Skill : std::uint8_t {
  Random,   // anything legal
  Recruit,  // sees what is good and as often does something else
  Regular,  // the script: the greatest expected gain, one unit at a time
  Veteran,  // plays plans, declarations and reactions on, and takes what ends best
  General,  // the same with ten times the time
};
enum class Temperament : std::uint8_t { Steady, Bold, Cautious, Stubborn };

inline constexpr long kLeastBudget = 100, kMostBudget = 100'000'000;
inline constexpr long kShortestThought = 10, kLongestThought = 600'000;  // milliseconds

struct Level {
  Skill skill = Skill::Regular;
  Temperament temperament = Temperament::Steady;
  // Of those who look ahead. A number of nodes gives the same answers on every machine. A time is about as many nodes as
  // are got through in it, and ends thinking when it is over, whatever has been found by then. None given: the nodes of the
  // rank.
  std::optional<long> nodes = std::nullopt;
  std::optional<long> milliseconds = std::nullopt;

  bool looks_ahead() const { return skill == Skill::Veteran || skill == Skill::General; }
  // How many nodes a decision may take; those of a time are more if several work side by side.
  long budget(std::size_t workers = 1) const;
  friend bool operator==(const Level&, const Level&) = default;
};

// One sentence if there is no such player.
Result<Level, std::string> read_level(std::string_view name);
// The name that reads as this level.
std::string name_of(const Level& level);

// What may be named, for helps and messages.
inline constexpr std::string_view kPlayerNames = "random, recruit, regular, veteran or general";

}  // namespace longroll
