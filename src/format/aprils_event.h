// Events of Across Five Aprils as JSON, each with its sentence.
#pragma once

#include "aprils/event.h"
#include "format/json.h"
#include "format/language.h"

namespace longroll {

Json event_json(const Language& language, const aprils::Scenario& scenario, const aprils::Event& event);
Json shifts_json(const Language& language, const aprils::Scenario& scenario, const aprils::ShiftList& shifts);
// The marker's id in messages: a formation's id, or "union-combat".
std::string marker_id(const aprils::Scenario& scenario, const aprils::Marker& marker);

}  // namespace longroll
