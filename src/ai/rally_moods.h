// Tempers in which the script thinks of one movement or another.
#pragma once

#include "ai/rally_temper.h"
#include "play/dice.h"
#include "rally/scenario.h"

namespace longroll::rally {

// As the script would, keep off, press, hold; then one for each objective; then moods made up by chance. In percent of
// the player's own temper.
Temper mood(const Scenario& scenario, const Temper& own, std::size_t number, Dice& dice);

}  // namespace longroll::rally
