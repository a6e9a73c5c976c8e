// What is told of a battle before it is opened: its name, its options, its rules and its history.
#pragma once

#include "aprils/scenario.h"
#include "format/json.h"
#include "format/language.h"
#include "rally/scenario.h"

namespace longroll {

Json scenario_json(const Language& language, const aprils::Scenario& scenario);
Json scenario_json(const Language& language, const rally::Scenario& scenario);

}  // namespace longroll
