// The words by which files and messages name the counters, ranks and levels of Rally 'Round the Flag!
#pragma once

#include "format/side_names.h"
#include "rally/charts.h"
#include "rally/situation.h"

namespace longroll {

inline constexpr std::array<std::string_view, 5> kRallyKindNames = {"infantry", "cavalry", "leader",
                                                                    "artillery", "train"};
inline constexpr std::array<std::string_view, 3> kRankNames = {"division", "corps", "army"};
inline constexpr std::array<std::string_view, 4> kPersonalityNames = {"W", "A", "C", "P"};
inline constexpr std::array<std::string_view, 4> kRallyLevelNames = {"draw", "marginal", "substantive",
                                                                     "decisive"};
inline constexpr std::array<std::string_view, rally::kEventKinds> kEventNames = {"grand blunder",
                                                                                 "blunder",
                                                                                 "obtuse commander",
                                                                                 "poor weather",
                                                                                 "artillery depleted",
                                                                                 "rally round the flag",
                                                                                 "brigade surge",
                                                                                 "subordinates initiative",
                                                                                 "minor blunder",
                                                                                 "division surge",
                                                                                 "surprise"};

constexpr std::string_view name_of(rally::UnitKind kind) { return kRallyKindNames[rally::index_of(kind)]; }
constexpr std::string_view name_of(rally::Rank rank) { return kRankNames[static_cast<std::size_t>(rank)]; }
constexpr std::string_view name_of(rally::Personality letter) {
  return kPersonalityNames[static_cast<std::size_t>(letter)];
}
constexpr std::string_view name_of(rally::VictoryLevel level) {
  return kRallyLevelNames[static_cast<std::size_t>(level)];
}
constexpr std::string_view name_of(rally::EventKind kind) { return kEventNames[rally::index_of(kind)]; }

}  // namespace longroll
