#include "atlas/diff.h"

#include <algorithm>

#include "atlas/sheet.h"

namespace longroll::atlas {
namespace {

std::string hex_text(const Map& map, HexId hex) {
  std::string text(name_of(map.terrain(hex)));
  return map.hill(hex).empty() ? text : text + " (" + std::string(map.hill(hex)) + ")";
}

std::string changed(Features was, Features is) {
  std::string text;
  for (Feature f : kAllFeatures)
    if (is.has(f) && !was.has(f)) text += " + " + std::string(name_of(f));
  for (Feature f : kAllFeatures)
    if (was.has(f) && !is.has(f)) text += " - " + std::string(name_of(f));
  return text;
}

std::string inside_changes(const Map& before, const Map& after, HexId hex) {
  const std::string text = changed(before.inside(hex), after.inside(hex));
  // Where the river itself came or went, its banks follow and need no word.
  const bool same_river = before.banks(hex) && after.banks(hex);
  return same_river && before.banks(hex) != after.banks(hex) ? text + " other banks" : text;
}

std::string side_changes(const Map& before, const Map& after, Hexside side) {
  std::string text =
      changed(before.features(side.hex, side.direction), after.features(side.hex, side.direction));
  const bool was_connected = before.connected(side.hex, side.direction);
  const bool is_connected = after.connected(side.hex, side.direction);
  const auto same_hill = [&](const Map& map) {
    const std::optional<HexId> next = map.grid().neighbour(side.hex, side.direction);
    return next && !map.hill(side.hex).empty() && map.hill(side.hex) == map.hill(*next);
  };
  // Where the hexes themselves changed their hill, the connection follows and needs no line.
  if (was_connected != is_connected && same_hill(before) && same_hill(after))
    text += is_connected ? " + connection" : " - connection";
  return text;
}

template <class Item, class Describe>
void list_changes(const std::vector<Item>& before, const std::vector<Item>& after, Describe describe,
                  std::vector<std::string>& lines) {
  const auto texts = [&](const std::vector<Item>& items) {
    std::vector<std::string> made;
    for (const Item& item : items) made.push_back(describe(item));
    return made;
  };
  const std::vector<std::string> was = texts(before), is = texts(after);
  for (const std::string& text : is)
    if (std::find(was.begin(), was.end(), text) == was.end()) lines.push_back("+ " + text);
  for (const std::string& text : was)
    if (std::find(is.begin(), is.end(), text) == is.end()) lines.push_back("- " + text);
}

}  // namespace

std::vector<std::string> map_differences(const Map& before, const Map& after) {
  if (before.grid().shape() != after.grid().shape())
    return {"the grids differ: nothing else can be compared"};
  std::vector<std::string> lines;
  const Grid& grid = after.grid();
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId hex(i);
    const std::string was = hex_text(before, hex), is = hex_text(after, hex);
    if (was != is)
      lines.push_back(std::string(grid.name(hex)).append(": ").append(was).append(" -> ").append(is));
    if (const std::string inside = inside_changes(before, after, hex); !inside.empty())
      lines.push_back(grid.name(hex) + " inside:" + inside);
    for (Direction d : kDirections) {
      const Hexside side{hex, d};
      if (hexside_of(grid, hex, d) != side) continue;
      if (const std::string changes = side_changes(before, after, side); !changes.empty())
        lines.push_back(name_of(grid, side) + ":" + changes);
    }
  }
  list_changes(
      before.entries, after.entries,
      [&](const Entry& entry) {
        return "entry " + std::string(1, entry.letter) + " " + grid.name(entry.hex) +
               (entry.by ? " by " + std::string(name_of(*entry.by)) : "");
      },
      lines);
  list_changes(
      before.places, after.places,
      [&](const Place& place) { return "place " + place.name + " " + grid.name(place.hex); }, lines);
  return lines;
}

}  // namespace longroll::atlas
