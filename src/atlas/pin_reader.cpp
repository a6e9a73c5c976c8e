#include "atlas/pin_reader.h"

#include <array>

#include "format/spelling.h"

namespace longroll::atlas {
namespace {

std::optional<Hexside> read_side(Reader& reader, const Node& node, const Grid& grid) {
  const auto first = node.size() == 2 ? node.items()[0].as_text() : std::nullopt;
  const auto second = node.size() == 2 ? node.items()[1].as_text() : std::nullopt;
  const auto a = first ? grid.named(*first) : std::nullopt, b = second ? grid.named(*second) : std::nullopt;
  const auto d = a && b ? grid.direction(*a, *b) : std::nullopt;
  if (d) return hexside_of(grid, *a, *d);
  reader.fault_at(node.line(), "this is no side of two adjacent hexes",
                  "write two adjacent hexes of the grid");
  return std::nullopt;
}

void read_inside_pin(Reader& pin, Ground& ground, std::optional<HexId> hex) {
  constexpr std::array<Feature, 4> kInside = {Feature::Stream, Feature::River, Feature::Ford,
                                              Feature::Bridge};
  std::array<std::string_view, kInside.size()> names;
  for (std::size_t i = 0; i < kInside.size(); ++i) names[i] = name_of(kInside[i]);
  const auto feature = pin.one_of("feature", names);
  if (hex && feature)
    ground.inside_pins.push_back({*hex, kInside[*feature], std::string(pin.text_or("source", ""))});
}

void read_hex_pin(Reader& pin, Ground& ground, const Grid& grid) {
  const std::string_view name = pin.text("hex");
  const std::optional<HexId> hex = grid.named(name);
  if (!hex) pin.fault("hex", "hex " + in_quotes(name) + " is not on the grid", "name a hex of the grid");
  std::optional<Terrain> terrain;
  if (pin.flag_or("water", false)) terrain = Terrain::Water;
  if (pin.flag_or("out_of_play", false)) terrain = Terrain::OutOfPlay;
  if (pin.find("terrain")) {
    std::array<std::string_view, kTerrains> names;
    for (std::size_t i = 0; i < kTerrains; ++i) names[i] = name_of(static_cast<Terrain>(i));
    if (const auto named = pin.one_of("terrain", names)) terrain = static_cast<Terrain>(*named);
  }
  const std::string hill(pin.text_or("hill", ""));
  if (pin.find("feature")) read_inside_pin(pin, ground, hex);
  // Objectives of the other game are pinned too; they are no terrain.
  pin.find("objective");
  pin.find("value");
  if (hex && terrain)
    ground.hex_pins.push_back({*hex, *terrain, hill, std::string(pin.text_or("source", ""))});
}

void read_side_pin(Reader& pin, Ground& ground, const Grid& grid) {
  std::array<std::string_view, kFeatures> names;
  for (Feature f : kAllFeatures) names[index_of(f)] = name_of(f);
  const auto feature = pin.one_of("feature", names);
  const std::optional<Hexside> side = read_side(pin, *pin.find("side"), grid);
  if (feature && side)
    ground.side_pins.push_back(
        {*side, static_cast<Feature>(*feature), std::string(pin.text_or("source", ""))});
}

}  // namespace

void read_pins(Reader& meta, Ground& ground) {
  const Grid grid(ground.shape);
  for (const Node& node : meta.list_or_empty("pins")) {
    Reader pin = meta.item(node, "a pin");
    for (std::string_view free_text : {"source", "note", "name"}) pin.find(free_text);
    if (pin.find("side"))
      read_side_pin(pin, ground, grid);
    else
      read_hex_pin(pin, ground, grid);
    pin.no_more_members();
  }
  if (!meta.find("bare_sides")) return;
  Reader bare = meta.object("bare_sides");
  for (const Node& node : bare.list("sides"))
    if (const auto side = read_side(bare, node, grid)) ground.bare_sides.push_back(*side);
  bare.find("source");
  bare.no_more_members();
}

}  // namespace longroll::atlas
