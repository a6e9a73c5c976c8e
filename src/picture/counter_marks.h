// The outlines of counters, which tell the sides apart, and the marks of what has happened to a unit.
#pragma once

#include <string>

#include "picture/counter.h"

namespace longroll::picture {

// Union corners are round, Confederate ones clipped; chits are discs and octagons. Path data, in a 100 by 100 box.
std::string card_outline(Side side, double inset);
std::string chit_outline(Side side, double inset);

void write_marks(Svg& svg, const Marks& marks, Detail detail);

}  // namespace longroll::picture
