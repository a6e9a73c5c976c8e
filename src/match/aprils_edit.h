// The analysis board: setting up any situation by hand.
#pragma once

#include "aprils/position.h"
#include "format/aprils_choice.h"

namespace longroll {

// The position cut back to the phase it is in; a combat phase begins anew. What an edit changes.
aprils::Position frame_of(const aprils::Position& position);

// {"edit": "place", "unit", "hex", "steps"}, {"edit": "remove", "unit"},
// {"edit": "set", "turn", "phase": "draw" | "movement" | "combat", "side", "formation", "cup": [markers]}.
// What is wrong, or nothing; the position is changed only if nothing is.
std::optional<BadMessage> edit_position(const aprils::Scenario& scenario, aprils::Position& position,
                                        const Json& entry);

}  // namespace longroll
