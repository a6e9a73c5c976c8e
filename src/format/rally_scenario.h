// The scenario file of Rally 'Round the Flag!: calendar, set-up, reinforcements, objectives; map, charts and order of
// battle by name. docs/scenario-format-rally.md tells it all.
#pragma once

#include "format/scenario_file.h"
#include "rally/scenario.h"

namespace longroll {

inline constexpr std::string_view kOrderOfBattleFormat = "longroll order of battle 1";

// The battle, or none after a fault; all faults are told, those of the files it names too.
std::optional<rally::Scenario> read_rally_scenario(const Node& node, std::string_view file,
                                                   const TextFinder& find, std::vector<Diagnostic>& faults);

// A whole text at once.
std::optional<rally::Scenario> load_rally_scenario(std::string_view text, std::string_view file,
                                                   const TextFinder& find, std::vector<Diagnostic>& faults);

}  // namespace longroll
