#include "format/map_file.h"

#include "format/json_text.h"

namespace longroll {
namespace {

// One line of a list; the comma before it closes the line before.
void add_line(std::string& out, bool& first, const std::string& members) {
  out += first ? "\n  {" : ",\n  {";
  out += members + "}";
  first = false;
}

std::string span_text(int first, int count) {
  return "[" + std::to_string(first) + ", " + std::to_string(first + count - 1) + "]";
}

std::string head(const Map& map, std::string_view name) {
  const GridShape& shape = map.grid().shape();
  std::string out = "{\n \"format\": " + json_text(kMapFormat) + ", \"name\": " + json_text(name) + ",\n";
  out += shape.names == HexNames::LetterRow ? " \"grid\": {\"ids\": \"A1\"" : " \"grid\": {\"ids\": \"CCRR\"";
  out += ", \"columns\": " + span_text(shape.first_column, shape.columns);
  out += ", \"rows\": " + span_text(shape.first_row, shape.rows);
  out += shape.even_columns_shifted ? ", \"shifted_columns\": \"even\"},\n"
                                    : ", \"shifted_columns\": \"odd\"},\n";
  if (map.anchor) {
    const GroundAnchor& anchor = *map.anchor;
    out += " \"ground\": {\"hex\": " + json_text(anchor.hex) + ", \"lon\": " + json_number(anchor.longitude);
    out += ", \"lat\": " + json_number(anchor.latitude) +
           ", \"rows_toward\": " + json_number(anchor.rows_toward);
    out += ", \"hex_yards\": " + std::to_string(anchor.hex_yards) + "},\n";
  }
  return out;
}

std::string features_list(Features features) {
  std::string list;
  for (Feature f : kAllFeatures)
    if (features.has(f)) list += (list.empty() ? "" : ", ") + json_text(name_of(f));
  return "[" + list + "]";
}

std::string banks_text(const Grid& grid, HexId hex, const Banks& banks) {
  std::string text;
  for (std::size_t bank = 0; bank < 2; ++bank) {
    std::string list;
    for (Direction d : kDirections)
      if (banks.has(bank, d))
        list += (list.empty() ? "\"" : ", \"") + grid.name(*grid.neighbour(hex, d)) + "\"";
    text += (bank == 0 ? "{" : ", ") + json_text(banks.names[bank]) + ": [" + list + "]";
  }
  return text + "}";
}

void add_hexes(std::string& out, const Map& map) {
  bool first = true;
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const HexId hex(i);
    std::string line =
        "\"hex\": \"" + map.grid().name(hex) + "\", \"terrain\": " + json_text(name_of(map.terrain(hex)));
    if (is_hill(map.terrain(hex))) line += ", \"hill\": " + json_text(map.hill(hex));
    if (!map.inside(hex).none()) line += ", \"inside\": " + features_list(map.inside(hex));
    if (const auto& banks = map.banks(hex)) line += ", \"banks\": " + banks_text(map.grid(), hex, *banks);
    add_line(out, first, line);
  }
}

void add_sides(std::string& out, const Map& map) {
  const Grid& grid = map.grid();
  bool first = true;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId hex(i);
    for (Direction d : kDirections) {
      const std::optional<HexId> next = grid.neighbour(hex, d);
      if (next && *next < hex) continue;  // written with the lower hex
      const bool same_hill = next && !map.hill(hex).empty() && map.hill(hex) == map.hill(*next);
      const bool cut = same_hill && !map.connected(hex, d);
      if (map.features(hex, d).none() && !cut) continue;
      std::string line = next ? "\"between\": [\"" + grid.name(hex) + "\", \"" + grid.name(*next) + "\"]"
                              : "\"of\": \"" + grid.name(hex) + "\", \"edge\": " + json_text(name_of(d));
      line += ", \"features\": " + features_list(map.features(hex, d));
      if (cut) line += ", \"connected\": false";
      add_line(out, first, line);
    }
  }
}

// What leaves the map from a hex.
Features features_outward(const Map& map, HexId hex) {
  Features outward;
  for (Direction d : kDirections)
    if (!map.grid().neighbour(hex, d))
      for (Feature f : kAllFeatures)
        if (map.features(hex, d).has(f)) outward.add(f);
  return outward;
}

void add_entries(std::string& out, const Map& map) {
  bool first = true;
  for (const Entry& entry : map.entries) {
    std::string line = "\"letter\": " + json_text(std::string_view(&entry.letter, 1));
    line += ", \"hex\": \"" + map.grid().name(entry.hex) + "\"";
    if (const std::string_view by = way_in(map, entry); !by.empty()) line += ", \"by\": " + json_text(by);
    add_line(out, first, line);
  }
}

}  // namespace

// Boats need no road: an entry in a water hex is by river; one by a road that does not leave the map is a landing.
std::string_view way_in(const Map& map, const Entry& entry) {
  if (entry.by) return features_outward(map, entry.hex).has(*entry.by) ? name_of(*entry.by) : "landing";
  if (map.terrain(entry.hex) == Terrain::Water) return "river";
  return way_off_the_map(map.grid(), entry.hex) ? "" : "landing";
}

std::string write_map(const Map& map, std::string_view name) {
  std::string out = head(map, name) + " \"hexes\": [";
  add_hexes(out, map);
  out += "\n ],\n \"sides\": [";
  add_sides(out, map);
  out += "\n ],\n \"entries\": [";
  add_entries(out, map);
  out += "\n ],\n \"places\": [";
  bool first = true;
  for (const Place& place : map.places)
    add_line(out, first,
             "\"name\": " + json_text(place.name) + ", \"hex\": \"" + map.grid().name(place.hex) + "\"");
  return out + "\n ]\n}\n";
}

std::optional<Direction> way_off_the_map(const Grid& grid, HexId hex) {
  // The middle of the arc of sides that face outward; that arc begins where the side before it is inside.
  for (Direction d : kDirections) {
    if (grid.neighbour(hex, d) || !grid.neighbour(hex, turned(d, -1))) continue;
    int arc = 1;
    while (arc < 6 && !grid.neighbour(hex, turned(d, arc))) ++arc;
    return turned(d, (arc - 1) / 2);
  }
  return grid.size() == 1 ? std::optional<Direction>(Direction::North) : std::nullopt;
}

}  // namespace longroll
