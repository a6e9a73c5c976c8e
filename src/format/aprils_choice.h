// Choices of Across Five Aprils as JSON: {"type": "march", "unit": "dodge", "path": ["3606", "3605"]}.
#pragma once

#include "aprils/choice.h"
#include "aprils/scenario.h"
#include "base/result.h"
#include "format/json.h"

namespace longroll {

Json choice_json(const aprils::Scenario& scenario, const aprils::Choice& choice);
// Checks shape and names only; whether the choice is legal is for the rules to say. A march may give "to" in place of
// a path: then its path holds that hex alone, and `to_only` is set.
struct ReadChoice {
  aprils::Choice choice;
  bool to_only = false;
};
Result<ReadChoice, BadMessage> read_choice(const aprils::Scenario& scenario, const Json& json);

Json unit_list(const aprils::Scenario& scenario, const aprils::UnitSet& units);
Json hex_list(const aprils::Scenario& scenario, const aprils::HexList& hexes);

// Names in messages.
Result<aprils::UnitId, BadMessage> read_unit(const aprils::Scenario& scenario, const Json* json);
Result<HexId, BadMessage> read_hex(const aprils::Scenario& scenario, const Json* json);
Result<aprils::UnitSet, BadMessage> read_units(const aprils::Scenario& scenario, const Json* json);
Result<aprils::HexList, BadMessage> read_hexes(const aprils::Scenario& scenario, const Json* json);

}  // namespace longroll
