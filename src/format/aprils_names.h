// The words by which files and messages name sides, kinds of units and levels of victory.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "aprils/scenario.h"

namespace longroll {

inline constexpr std::array<std::string_view, 2> kSideNames = {"union", "confederate"};
inline constexpr std::array<std::string_view, aprils::kUnitKinds> kKindNames = {"infantry", "cavalry",
                                                                                "artillery", "gunboat"};
inline constexpr std::array<std::string_view, 3> kLevelNames = {"marginal", "substantial", "decisive"};

constexpr std::string_view name_of(aprils::Side side) { return kSideNames[aprils::index_of(side)]; }
constexpr std::string_view name_of(aprils::UnitKind kind) { return kKindNames[aprils::index_of(kind)]; }
constexpr std::string_view name_of(aprils::VictoryLevel level) {
  return kLevelNames[static_cast<std::size_t>(level)];
}
constexpr std::optional<aprils::Side> side_named(std::string_view name) {
  for (aprils::Side side : aprils::kSides)
    if (name_of(side) == name) return side;
  return std::nullopt;
}

}  // namespace longroll
