// Choices of Rally 'Round the Flag! as JSON: {"type": "activate", "formation": "cheatham", "price": 2}.
#pragma once

#include "base/result.h"
#include "format/json.h"
#include "rally/choice.h"
#include "rally/scenario.h"

namespace longroll {

Json choice_json(const rally::Scenario& scenario, const rally::Choice& choice);
// Checks shape and names only; whether the choice is legal is for the rules to say. A march may give "to" in place of
// a path: then its path holds that place alone, and `to_only` is set.
struct ReadRallyChoice {
  rally::Choice choice;
  bool to_only = false;
};
Result<ReadRallyChoice, BadMessage> read_choice(const rally::Scenario& scenario, const Json& json);

Json unit_list(const rally::Scenario& scenario, const rally::UnitSet& units);
Json spot_list(const rally::Scenario& scenario, const rally::SpotList& spots);

// Names in messages.
Result<rally::UnitId, BadMessage> read_unit(const rally::Scenario& scenario, const Json* json);
Result<rally::SpotId, BadMessage> read_spot(const rally::Scenario& scenario, const Json* json);
Result<rally::UnitSet, BadMessage> read_units(const rally::Scenario& scenario, const Json* json);
Result<rally::SpotList, BadMessage> read_spots(const rally::Scenario& scenario, const Json* json);

}  // namespace longroll
