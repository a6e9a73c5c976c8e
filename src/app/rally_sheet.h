// A game of Rally 'Round the Flag! as a printed sheet: what the picture shows of a position.
#pragma once

#include "picture/sheet.h"
#include "rally/situation.h"

namespace longroll {

picture::SheetContents sheet_of(const rally::Scenario& scenario, const rally::Situation& situation);

}  // namespace longroll
