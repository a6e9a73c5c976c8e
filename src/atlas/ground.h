// A real battlefield, read from GeoJSON and laid on the sheet: areas, lines and points, and what sources force.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "atlas/sheet.h"
#include "board/map.h"
#include "format/document.h"

namespace longroll::atlas {

// Woods, hill, swamp, rough or town; the first ring is the outline, the others are holes.
struct Area {
  Terrain kind = Terrain::Clear;
  std::string name;
  std::vector<std::vector<SheetPoint>> rings;
};

// A road, track or railroad, or a watercourse or embankment.
struct GroundLine {
  Feature kind = Feature::Road;
  std::string name;
  std::vector<SheetPoint> points;
};

struct GroundPoint {
  enum class Kind : std::uint8_t { Bridge, Ford, Place, Objective, Entry };
  Kind kind = Kind::Place;
  std::string name;
  SheetPoint at;
  char letter = 'A';          // of an entry
  std::optional<Feature> by;  // of an entry: what it says itself
  std::string hex{};          // where a source puts it; empty: wherever it falls
};

// A fact of a hex that a source states; it stands above what the ground shows.
struct HexPin {
  HexId hex;
  Terrain terrain = Terrain::Clear;
  std::string hill;  // the hill's name, where the pin tells it
  std::string source;
};

struct SidePin {
  Hexside side;
  Feature feature = Feature::Road;
  std::string source;
};

// What runs through a hex itself, in a game whose water lies in hexes.
struct InsidePin {
  HexId hex;
  Feature feature = Feature::Stream;
  std::string source;
};

struct Ground {
  std::string battle;
  std::string game;
  GridShape shape;
  GroundAnchor anchor;
  std::vector<Area> areas;
  std::vector<GroundLine> lines;
  std::vector<GroundPoint> points;
  std::vector<HexPin> hex_pins;
  std::vector<SidePin> side_pins;
  std::vector<InsidePin> inside_pins;
  std::vector<Hexside> bare_sides;  // must carry nothing
};

constexpr bool is_way(Feature f) {
  return f == Feature::Road || f == Feature::Track || f == Feature::Railroad;
}
constexpr bool is_water(Feature f) {
  return f == Feature::Stream || f == Feature::Creek || f == Feature::River;
}

// How longitude and latitude become a point of the sheet: flat around the anchor, turned so that rows grow downward.
class Projection {
 public:
  Projection(const GridShape& shape, const GroundAnchor& anchor);
  SheetPoint operator()(double longitude, double latitude) const;

 private:
  SheetPoint origin_;
  double longitude_, latitude_;
  double east_, north_;  // hexes a degree
  double down_x_, down_y_;
};

// The battlefield, or none after a fault; all faults are told, each with its line and a remedy.
std::optional<Ground> read_ground(const Node& node, std::string_view file, std::vector<Diagnostic>& faults);

}  // namespace longroll::atlas
