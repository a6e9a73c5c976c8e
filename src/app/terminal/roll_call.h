// Finds the unit that a person means by the beginning of its name.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "aprils/scenario.h"

namespace longroll::terminal {

class RollCall {
 public:
  explicit RollCall(const aprils::Scenario& scenario);

  // Every unit meant by these folded words: those that bear exactly this name, else those whose name begins so.
  // Of several, the ones in `preferred` if there are any.
  std::vector<aprils::UnitId> called(std::span<const std::string> words,
                                     const aprils::UnitSet& preferred) const;
  // The nearest name to a misspelt one.
  std::optional<std::string> nearest(std::string_view word) const;

 private:
  struct Name {
    aprils::UnitId unit;
    std::vector<std::string> words;
  };
  std::vector<Name> names_;
};

}  // namespace longroll::terminal
