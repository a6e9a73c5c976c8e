// The words by which files and messages name the sides.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "board/side.h"

namespace longroll {

inline constexpr std::array<std::string_view, 2> kSideNames = {"union", "confederate"};
constexpr std::string_view name_of(Side side) { return kSideNames[index_of(side)]; }
constexpr std::optional<Side> side_named(std::string_view name) {
  for (Side side : kSides)
    if (name_of(side) == name) return side;
  return std::nullopt;
}

}  // namespace longroll
