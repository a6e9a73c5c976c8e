// The players of both games as the laboratory asks for them.
#pragma once

#include "lab/players.h"

namespace longroll {

lab::PlayersByName players_by_name();

}  // namespace longroll
