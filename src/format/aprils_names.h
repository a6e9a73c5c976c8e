// The words by which files and messages name kinds of units and levels of victory.
#pragma once

#include <array>
#include <string_view>

#include "aprils/scenario.h"
#include "format/side_names.h"

namespace longroll {

inline constexpr std::array<std::string_view, aprils::kUnitKinds> kKindNames = {"infantry", "cavalry",
                                                                                "artillery", "gunboat"};
inline constexpr std::array<std::string_view, 3> kLevelNames = {"marginal", "substantial", "decisive"};

constexpr std::string_view name_of(aprils::UnitKind kind) { return kKindNames[aprils::index_of(kind)]; }
constexpr std::string_view name_of(aprils::VictoryLevel level) {
  return kLevelNames[static_cast<std::size_t>(level)];
}

}  // namespace longroll
