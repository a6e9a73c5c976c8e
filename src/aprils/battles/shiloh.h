// What the files of Shiloh's rules share.
#pragma once

#include "aprils/situation.h"

namespace longroll::aprils::shiloh {

// The options of 14.6 in the order of the scenario file.
enum class Option : std::uint8_t { RightRoad, NightShelling, JohnstonFalls };

inline bool chosen(const Situation& situation, Option option) {
  return situation.options.contains(OptionId(static_cast<std::size_t>(option)));
}

}  // namespace longroll::aprils::shiloh
