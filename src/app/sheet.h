// A game of Across Five Aprils as a printed sheet: what the picture shows of a position.
#pragma once

#include "aprils/table.h"
#include "picture/sheet.h"

namespace longroll {

picture::SheetContents sheet_of(const aprils::Scenario& scenario, const aprils::Situation& situation);

}  // namespace longroll
