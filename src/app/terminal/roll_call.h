// Finds the unit that a person means by the beginning of its name.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "aprils/scenario.h"
#include "rally/scenario.h"

namespace longroll::terminal {

template <class Scenario, class UnitId, class UnitSet>
class RollCallOf {
 public:
  explicit RollCallOf(const Scenario& scenario);

  // Every unit meant by these folded words: those that bear exactly this name, else those whose name begins so.
  // Of several, the ones in `preferred` if there are any.
  std::vector<UnitId> called(std::span<const std::string> words, const UnitSet& preferred) const;
  // The nearest name to a misspelt one.
  std::optional<std::string> nearest(std::string_view word) const;

 private:
  struct Name {
    UnitId unit;
    std::vector<std::string> words;
  };
  std::vector<Name> names_;
};

using RollCall = RollCallOf<aprils::Scenario, aprils::UnitId, aprils::UnitSet>;
using RallyRollCall = RollCallOf<rally::Scenario, rally::UnitId, rally::UnitSet>;

// The longest name of a unit, in words.
inline constexpr std::size_t kLongestName = 4;

}  // namespace longroll::terminal
