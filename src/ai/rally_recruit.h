// A beginner: he gives orders by chance, but spends his points, does not march away from the fight, and does not give up.
#pragma once

#include "play/dice.h"
#include "rally/table.h"

namespace longroll::rally {

// The answer of the side that is asked; a side must be asked.
Choice recruits_choice(const Table& table, Dice& dice);

}  // namespace longroll::rally
