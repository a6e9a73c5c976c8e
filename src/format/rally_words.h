// What happened in Rally 'Round the Flag!, why not, and what its battles tell of themselves, in sentences.
#pragma once

#include "format/wording.h"
#include "rally/event.h"
#include "rally/refusal.h"

namespace longroll {

// The kind of a refusal, for programs: "must-stop".
std::string_view name_of(const rally::Refusal& refusal);
std::string sentence(const Language& language, const rally::Scenario& scenario,
                     const rally::Refusal& refusal);
std::string sentence(const Language& language, const rally::Scenario& scenario, const rally::Event& event);
std::string sentence(const Language& language, const rally::Modifier& modifier);

std::string unit_names(const Language& language, const rally::Scenario& scenario,
                       const rally::UnitSet& units);
// The leader's name on the side that shows is the situation's to know; this is the printed one.
std::string unit_name(const Language& language, const rally::Scenario& scenario, rally::UnitId unit);

std::string_view key_of(rally::ModifierKind kind);
std::string_view key_of(rally::CheckCause cause);
std::string_view key_of(rally::EventKind kind);

}  // namespace longroll
