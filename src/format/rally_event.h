// Events of Rally 'Round the Flag! as JSON: type, rule, what they speak of, and a sentence.
#pragma once

#include "format/json.h"
#include "format/language.h"
#include "rally/event.h"

namespace longroll {

Json event_json(const Language& language, const rally::Scenario& scenario, const rally::Event& event);
Json modifiers_json(const Language& language, const rally::Modifiers& modifiers);
// Ratio, shifts, column and what they do to the checks.
Json odds_json(const Language& language, const rally::Scenario& scenario, const rally::Odds& odds);

}  // namespace longroll
