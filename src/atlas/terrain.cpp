#include "atlas/terrain.h"

#include <algorithm>
#include <array>

#include "atlas/shapes.h"

namespace longroll::atlas {
namespace {

using shapes::MultiPolygon;
using shapes::Polygon;
namespace geometry = boost::geometry;

constexpr double kMajority = 0.5;
constexpr double kTownShare = 0.4;  // a town is small, and what matters most in its hex

// A polygon and the box around it: most hexes are far from most polygons.
struct Piece {
  Polygon shape;
  shapes::Box box;
};

struct NamedHill {
  std::string name;
  std::vector<Polygon> shapes;
};

MultiPolygon common_part(const Polygon& a, const Polygon& b) {
  MultiPolygon common;
  geometry::intersection(a, b, common);
  return common;
}

// The area that several parts of one hex cover together. Joining is done within the hex only: whole woods that share
// long borders are more than union_ can be trusted with, and even here its answer is held to what is possible.
double joint_area(const std::vector<MultiPolygon>& parts) {
  double sum = 0, largest = 0;
  for (const MultiPolygon& part : parts) {
    sum += geometry::area(part);
    largest = std::max(largest, geometry::area(part));
  }
  if (parts.size() < 2) return sum;
  MultiPolygon whole = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    MultiPolygon joined;
    geometry::union_(whole, parts[i], joined);
    whole = std::move(joined);
  }
  return std::clamp(geometry::area(whole), largest, sum);
}

class TerrainLayer {
 public:
  TerrainLayer(const Ground& ground, Map& map, std::vector<std::string>& overridden,
               std::vector<std::string>& faults)
      : ground_(ground), map_(map), overridden_(overridden), faults_(faults), pinned_(map.grid().size()) {}

  void lay() {
    sort_areas();
    for (std::size_t i = 0; i < map_.grid().size(); ++i) map_.set_terrain(HexId(i), majority(HexId(i)));
    apply_pins();
    for (std::size_t i = 0; i < map_.grid().size(); ++i) name_hill(HexId(i));
    cut_hills();
  }

 private:
  void sort_areas() {
    for (const Area& area : ground_.areas) {
      const Polygon shape = shapes::polygon(area.rings);
      std::string reason;
      if (!geometry::is_valid(shape, reason))
        faults_.push_back(std::string(name_of(area.kind)) + " \"" + area.name +
                          "\" is no proper polygon: " + reason);
      pieces_[index_of(area.kind)].push_back({shape, geometry::return_envelope<shapes::Box>(shape)});
      if (area.kind == Terrain::Hill) hill_named(area.name).shapes.push_back(shape);
    }
  }

  NamedHill& hill_named(const std::string& name) {
    for (NamedHill& hill : hills_)
      if (hill.name == name) return hill;
    return hills_.emplace_back(NamedHill{name, {}});
  }

  double share(const Polygon& hex, const shapes::Box& box, Terrain kind) const {
    std::vector<MultiPolygon> parts;
    for (const Piece& piece : pieces_[index_of(kind)]) {
      if (!geometry::intersects(box, piece.box)) continue;
      if (MultiPolygon part = common_part(hex, piece.shape); !part.empty()) parts.push_back(std::move(part));
    }
    return joint_area(parts) / kHexArea;
  }

  Terrain majority(HexId id) const {
    const Polygon hex = shapes::hex_polygon(map_.grid(), id);
    const auto box = geometry::return_envelope<shapes::Box>(hex);
    if (share(hex, box, Terrain::Town) > kTownShare) return Terrain::Town;
    if (share(hex, box, Terrain::Swamp) > kMajority) return Terrain::Swamp;
    if (share(hex, box, Terrain::Rough) > kMajority) return Terrain::Rough;
    const bool woods = share(hex, box, Terrain::Woods) > kMajority;
    if (share(hex, box, Terrain::Hill) > kMajority) return woods ? Terrain::WoodedHill : Terrain::Hill;
    return woods ? Terrain::Woods : Terrain::Clear;
  }

  void apply_pins() {
    for (const HexPin& pin : ground_.hex_pins) {
      const Terrain before = map_.terrain(pin.hex);
      const std::string name = map_.grid().name(pin.hex);
      if (pinned_[pin.hex.index()] && before != pin.terrain)
        faults_.push_back("two pins contradict one another: " + name + " is " + std::string(name_of(before)) +
                          " and " + std::string(name_of(pin.terrain)));
      pinned_[pin.hex.index()] = true;
      if (before == pin.terrain) continue;
      map_.set_terrain(pin.hex, pin.terrain);
      // The ground cannot show these two at all, so nothing was overridden.
      if (pin.terrain == Terrain::Water || pin.terrain == Terrain::OutOfPlay) continue;
      overridden_.push_back(name + ": " + std::string(name_of(pin.terrain)) + " pinned, the ground says " +
                            std::string(name_of(before)) +
                            (pin.source.empty() ? "" : " (" + pin.source + ")"));
    }
  }

  // The hill that covers most of the hex; for a hex made a hill by a pin, the nearest one if it is at hand.
  void name_hill(HexId id) {
    if (!is_hill(map_.terrain(id))) return;
    for (const HexPin& pin : ground_.hex_pins)
      if (pin.hex == id && !pin.hill.empty()) return map_.set_hill(id, pin.hill);
    const Polygon hex = shapes::hex_polygon(map_.grid(), id);
    const NamedHill* best = nullptr;
    double most = 0, least = 1.0;
    for (const NamedHill& hill : hills_) {
      double area = 0, away = least;
      for (const Polygon& shape : hill.shapes) {
        area += geometry::area(common_part(hex, shape));
        away = std::min(away, geometry::distance(hex, shape));
      }
      if (area > most || (most == 0 && away < least)) best = &hill;
      most = std::max(most, area);
      least = std::min(least, away);
    }
    if (best) return map_.set_hill(id, best->name);
    faults_.push_back("hill hex " + map_.grid().name(id) +
                      " has no name: no hill of the ground is near; it becomes " +
                      (map_.terrain(id) == Terrain::WoodedHill ? "woods" : "clear"));
    map_.set_terrain(id, map_.terrain(id) == Terrain::WoodedHill ? Terrain::Woods : Terrain::Clear);
  }

  // Ruling A3: hexes of one hill are connected. Where its shape leaves the whole side between them free, they are not.
  void cut_hills() {
    for (const NamedHill& hill : hills_) {
      for (std::size_t i = 0; i < map_.grid().size(); ++i) {
        if (map_.hill(HexId(i)) != hill.name || pinned_[i]) continue;
        for (Direction d : {Direction::NorthEast, Direction::SouthEast, Direction::South}) {
          const std::optional<HexId> next = map_.grid().neighbour(HexId(i), d);
          if (!next || map_.hill(*next) != hill.name || pinned_[next->index()]) continue;
          const auto [a, b] = ends_of(map_.grid(), Hexside{HexId(i), d});
          const shapes::Line side = shapes::line({on_sheet(a), on_sheet(b)});
          const bool reaches = std::any_of(hill.shapes.begin(), hill.shapes.end(), [&](const Polygon& shape) {
            return geometry::intersects(side, shape);
          });
          if (!reaches) map_.cut_hill(HexId(i), d);
        }
      }
    }
  }

  const Ground& ground_;
  Map& map_;
  std::vector<std::string>& overridden_;
  std::vector<std::string>& faults_;
  std::vector<bool> pinned_;
  std::array<std::vector<Piece>, kTerrains> pieces_;
  std::vector<NamedHill> hills_;
};

}  // namespace

void lay_terrain(const Ground& ground, Map& map, std::vector<std::string>& overridden,
                 std::vector<std::string>& faults) {
  TerrainLayer(ground, map, overridden, faults).lay();
}

}  // namespace longroll::atlas
