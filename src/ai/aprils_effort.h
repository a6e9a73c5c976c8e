// The effort of a decision, by the names that Across Five Aprils uses.
#pragma once

#include "ai/effort.h"

namespace longroll::aprils {

using longroll::Crew;
using longroll::Effort;

}  // namespace longroll::aprils
