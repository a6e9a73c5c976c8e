// What a match shows: map, state, question, reach, sight, odds, as JSON for the protocol.
#pragma once

#include "match/aprils_match.h"
#include "match/view.h"

namespace longroll {

Json map_json(const aprils::Scenario& scenario);
Json state_json(const Language& language, const aprils::Table& table);
Json question_json(const Language& language, const aprils::Table& table);
Json battle_json(const Language& language, const aprils::Table& table);
Json zones_json(const aprils::Scenario& scenario, const aprils::Situation& situation);
// 6.1: who can attack whom in this combat phase, and who must.
Json contacts_json(const aprils::Scenario& scenario, const aprils::Situation& situation, aprils::Side side);

using View = ViewOf<aprils::Refusal>;
View reach_view(const aprils::Scenario& scenario, const aprils::Situation& situation, const Json& request);
View sight_view(const aprils::Scenario& scenario, const Json& request);
View odds_view(const Language& language, const aprils::Scenario& scenario, const aprils::Situation& situation,
               const Json& request);

}  // namespace longroll
