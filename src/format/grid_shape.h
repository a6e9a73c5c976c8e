// The members that describe a hex grid, the same in map files and in the GeoJSON of a battlefield.
#pragma once

#include <optional>

#include "format/reader.h"
#include "hex/grid.h"

namespace longroll {

// Reads "ids", "columns", "rows" and "shifted_columns"; none after a fault. What it returns, a Grid can be made of.
std::optional<GridShape> read_grid_shape(Reader& grid);

}  // namespace longroll
