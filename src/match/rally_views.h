// What a match of Rally 'Round the Flag! shows: battle, map, state, question, zones, reach, sight, odds, command ranges, as
// JSON for the protocol.
#pragma once

#include "match/rally_match.h"
#include "match/view.h"

namespace longroll {

Json map_json(const rally::Scenario& scenario);
Json state_json(const Language& language, const rally::Table& table);
Json question_json(const Language& language, const rally::Table& table);
Json battle_json(const Language& language, const rally::Table& table);
Json zones_json(const rally::Scenario& scenario, const rally::Situation& situation);
// 5: what the events of this turn, or of earlier ones, have left behind.
Json effects_json(const rally::Scenario& scenario, const rally::Situation& situation);

using RallyView = ViewOf<rally::Refusal>;
RallyView reach_view(const rally::Scenario& scenario, const rally::Situation& situation, const Json& request);
// 7.3: the places within a leader's range, and which of his brigades are in command.
RallyView command_view(const rally::Scenario& scenario, const rally::Situation& situation,
                       const Json& request);
RallyView sight_view(const rally::Scenario& scenario, const Json& request);
RallyView odds_view(const Language& language, const rally::Scenario& scenario,
                    const rally::Situation& situation, const Json& request);

}  // namespace longroll
