// The pins and bare sides of a battlefield file: what a source states of a hex or a hexside.
#pragma once

#include "atlas/ground.h"
#include "format/reader.h"

namespace longroll::atlas {

// Reads "pins" and "bare_sides"; the ground's grid is known already.
void read_pins(Reader& meta, Ground& ground);

}  // namespace longroll::atlas
