// The map file: one hex, one hexside, one entry and one place a line, so that a corrected hexside is a one-line diff.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/map.h"
#include "format/document.h"

namespace longroll {

inline constexpr std::string_view kMapFormat = "longroll map 1";

// The map, or none after a fault; all faults are told, each with its line and a remedy.
std::optional<Map> read_map(const Node& node, std::string_view file, std::vector<Diagnostic>& faults);

// The text that read_map reads: by hex number throughout, the same bytes for the same map.
std::string write_map(const Map& map, std::string_view name);

// How an entry is written: "road", "track", "railroad", "landing" or "river"; empty: over open ground.
std::string_view way_in(const Map& map, const Entry& entry);

// The off-map side of an edge hex through which a road leaves when nothing else is said; none inside the map.
std::optional<Direction> way_off_the_map(const Grid& grid, HexId hex);

}  // namespace longroll
