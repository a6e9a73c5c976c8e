// What a match of Rally 'Round the Flag! shows: map, state, question, reach, sight, odds, as JSON for the protocol.
#pragma once

#include "match/rally_match.h"
#include "match/view.h"

namespace longroll {

Json map_json(const rally::Scenario& scenario);
Json state_json(const Language& language, const rally::Table& table);
Json question_json(const Language& language, const rally::Table& table);

using RallyView = ViewOf<rally::Refusal>;
RallyView reach_view(const rally::Scenario& scenario, const rally::Situation& situation, const Json& request);
RallyView sight_view(const rally::Scenario& scenario, const Json& request);
RallyView odds_view(const Language& language, const rally::Scenario& scenario,
                    const rally::Situation& situation, const Json& request);

}  // namespace longroll
