// What an analyst reads of an experiment, as JSON: the report and the words on the terminal are made from it.
#pragma once

#include "lab/arena.h"

namespace longroll::lab {

// Two players in one battle. `results` are by number and may be fewer than were wanted.
Json summarise(const Experiment& experiment, const BattleFacts& battle, std::span<const GameResult> results);

// Any number of players: ratings, and every pairing's score.
Json summarise_ladder(const Experiment& experiment, const std::vector<BattleFacts>& battles,
                      std::span<const GameResult> results);

// Whichever of the two an experiment asks for.
Json summarise(const Arena& arena, std::span<const GameResult> results);

// The same for a terminal.
std::string to_text(const Json& summary);

}  // namespace longroll::lab
