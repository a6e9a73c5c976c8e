// 10: fortifications, as far as the basic rules go; when they may be built is each battle's own rule.
#pragma once

#include "aprils/situation.h"

namespace longroll::aprils {

// The work that covers this side of the hex, or null. Ruling A73: it serves a defender of either side.
const Fortification* work_on(const Situation& situation, HexId hex, Direction d);
const Fortification* work_in(const Situation& situation, HexId hex);

}  // namespace longroll::aprils
