// Sentences for what happens, what is refused and what is asked in Across Five Aprils.
#pragma once

#include <string>

#include "aprils/event.h"
#include "aprils/refusal.h"
#include "format/wording.h"

namespace longroll {

std::string sentence(const Language& language, const aprils::Scenario& scenario, const aprils::Event& event);
std::string sentence(const Language& language, const aprils::Scenario& scenario,
                     const aprils::Refusal& refusal);
// What kind of refusal it is, for programs: "must-stop", "zone-to-zone".
std::string_view name_of(const aprils::Refusal& refusal);
// What a shift is for: "woods", "creek".
std::string sentence(const Language& language, const aprils::Shift& shift);

std::string hex_name(const aprils::Scenario& scenario, HexId hex);
std::string unit_names(const Language& language, const aprils::Scenario& scenario,
                       const aprils::UnitSet& units);
std::string marker_name(const Language& language, const aprils::Scenario& scenario,
                        const aprils::Marker& marker);
// "2-1", "1-6".
std::string ratio_text(int spoken);
std::string result_text(aprils::CombatResult result);

}  // namespace longroll
