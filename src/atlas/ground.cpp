#include "atlas/ground.h"

#include <array>
#include <cmath>
#include <numbers>

#include "atlas/pin_reader.h"
#include "format/grid_shape.h"
#include "format/reader.h"
#include "format/spelling.h"

namespace longroll::atlas {
namespace {

constexpr std::array<std::string_view, 17> kKinds = {
    "woods", "hill",  "swamp",      "rough",  "town", "road",  "track",     "railroad", "stream",
    "creek", "river", "embankment", "bridge", "ford", "place", "objective", "entry"};
constexpr std::array<std::string_view, 5> kPointKinds = {"bridge", "ford", "place", "objective", "entry"};
constexpr std::array<std::string_view, 2> kGames = {"aprils", "rally"};
constexpr double kFarthest = 300;  // hexes from the first one: beyond that a number is mistyped
constexpr double kYardsPerDegreeEast = 111320 / 0.9144;  // at the equator
constexpr double kYardsPerDegreeNorth = 111132 / 0.9144;

class GroundReader {
 public:
  GroundReader(const Node& node, std::string_view file, std::vector<Diagnostic>& faults)
      : top_(node, "the battlefield", file, faults), faults_(faults), faults_before_(faults.size()) {}

  std::optional<Ground> read() {
    Reader meta = top_.object("longroll");
    ground_.battle = meta.text("battle");
    if (const auto game = meta.one_of("game", kGames)) ground_.game = kGames[*game];
    if (!read_grid(meta)) return std::nullopt;
    read_pins(meta, ground_);
    for (std::string_view free_text : {"notes", "sources"}) meta.find(free_text);
    meta.no_more_members();
    const Projection projection(ground_.shape, ground_.anchor);
    for (const Node& feature : top_.list("features")) read_feature(feature, projection);
    if (faults_.size() != faults_before_) return std::nullopt;
    return std::move(ground_);
  }

 private:
  bool read_grid(Reader& meta) {
    Reader grid = meta.object("grid");
    const std::optional<GridShape> shape = read_grid_shape(grid);
    ground_.anchor.hex_yards = static_cast<int>(grid.integer("hex_yards", {1, 10'000}));
    ground_.anchor.rows_toward = grid.real("rows_toward", {0, 360});
    Reader anchor = grid.object("anchor");
    ground_.anchor.hex = anchor.text("hex");
    ground_.anchor.longitude = anchor.real("lon", {-180, 180});
    ground_.anchor.latitude = anchor.real("lat", {-85, 85});
    anchor.no_more_members();
    grid.no_more_members();
    if (!shape) return false;
    ground_.shape = *shape;
    if (Grid(*shape).named(ground_.anchor.hex)) return true;
    if (!ground_.anchor.hex.empty())
      anchor.fault("hex", "the anchor is not on the grid", "name a hex of the grid");
    return false;
  }

  void read_feature(const Node& node, const Projection& projection) {
    Reader feature = top_.item(node, "a feature");
    Reader properties = feature.object("properties");
    Reader geometry = feature.object("geometry");
    const auto kind = properties.one_of("kind", kKinds);
    const std::string_view type = geometry.text("type");
    const Node* const coordinates = geometry.find("coordinates");
    if (!kind || !coordinates) return;
    const std::string_view kind_name = kKinds[*kind];
    const std::string name(properties.text_or("name", ""));
    if (const auto terrain = terrain_named(kind_name)) {
      if (!expect(geometry, type, "Polygon", kind_name)) return;
      Area area{*terrain, name, {}};
      for (const Node& ring : coordinates->items())
        area.rings.push_back(read_line(geometry, ring, projection));
      if (area.rings.empty() || area.rings[0].size() < 4)
        return geometry.fault("a polygon has fewer than three corners", "draw it anew");
      if (*terrain == Terrain::Hill && name.empty())
        properties.fault("a hill has no name", "add \"name\": connected hexes share it");
      ground_.areas.push_back(std::move(area));
    } else if (const auto line = feature_named(kind_name); line && (is_way(*line) || is_course(*line))) {
      if (!expect(geometry, type, "LineString", kind_name)) return;
      ground_.lines.push_back({*line, name, read_line(geometry, *coordinates, projection)});
      if (ground_.lines.back().points.size() >= 2) return;
      ground_.lines.pop_back();
      geometry.fault("a line has fewer than two points", "draw it anew");
    } else if (expect(geometry, type, "Point", kind_name)) {
      read_point(properties, geometry, kind_name, *coordinates, projection);
    }
  }

  static bool is_course(Feature f) { return is_water(f) || f == Feature::Embankment; }

  bool expect(Reader& geometry, std::string_view type, std::string_view wanted, std::string_view kind) {
    if (type == wanted) return true;
    geometry.fault("type", std::string(kind) + " is drawn as " + in_quotes(type),
                   "draw it as " + std::string(wanted));
    return false;
  }

  std::optional<SheetPoint> read_position(Reader& geometry, const Node& node, const Projection& projection) {
    const auto longitude = node.size() >= 2 ? node.items()[0].as_real() : std::nullopt;
    const auto latitude = node.size() >= 2 ? node.items()[1].as_real() : std::nullopt;
    if (!longitude || !latitude) {
      geometry.fault_at(node.line(), "this is no position", "write [longitude, latitude]");
      return std::nullopt;
    }
    const SheetPoint point = projection(*longitude, *latitude);
    if (std::abs(point.x) < kFarthest && std::abs(point.y) < kFarthest) return point;
    geometry.fault_at(node.line(), "this position is far from the map",
                      "write [longitude, latitude], in this order");
    return std::nullopt;
  }

  std::vector<SheetPoint> read_line(Reader& geometry, const Node& node, const Projection& projection) {
    std::vector<SheetPoint> points;
    for (const Node& position : node.items())
      if (const auto point = read_position(geometry, position, projection)) points.push_back(*point);
    return points;
  }

  void read_point(Reader& properties, Reader& geometry, std::string_view kind, const Node& coordinates,
                  const Projection& projection) {
    const std::optional<SheetPoint> at = read_position(geometry, coordinates, projection);
    if (!at) return;
    GroundPoint point;
    for (std::size_t i = 0; i < kPointKinds.size(); ++i)
      if (kPointKinds[i] == kind) point.kind = static_cast<GroundPoint::Kind>(i);
    point.name = properties.text_or("name", "");
    point.at = *at;
    point.hex = properties.text_or("hex", "");
    if (point.kind == GroundPoint::Kind::Entry) {
      const std::string_view letter = properties.text("letter");
      if (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z')
        return properties.fault("letter", "an entry has no letter", "write one letter from A to Z");
      point.letter = letter[0];
      if (properties.has("by")) point.by = feature_named(properties.text("by"));
    }
    ground_.points.push_back(std::move(point));
  }

  Reader top_;
  std::vector<Diagnostic>& faults_;
  std::size_t faults_before_;
  Ground ground_;
};

}  // namespace

Projection::Projection(const GridShape& shape, const GroundAnchor& anchor)
    : longitude_(anchor.longitude), latitude_(anchor.latitude) {
  const Grid grid(shape);
  origin_ = centre_of(grid, grid.named(anchor.hex).value_or(HexId(0)));
  const double radians = std::numbers::pi / 180;
  east_ = kYardsPerDegreeEast * std::cos(anchor.latitude * radians) / anchor.hex_yards;
  north_ = kYardsPerDegreeNorth / anchor.hex_yards;
  down_x_ = std::sin(anchor.rows_toward * radians);
  down_y_ = std::cos(anchor.rows_toward * radians);
}

SheetPoint Projection::operator()(double longitude, double latitude) const {
  const double x = (longitude - longitude_) * east_, y = (latitude - latitude_) * north_;
  // Columns grow a quarter turn to the left of the rows, so the sheet is never a mirror image.
  return {origin_.x + x * -down_y_ + y * down_x_, origin_.y + x * down_x_ + y * down_y_};
}

std::optional<Ground> read_ground(const Node& node, std::string_view file, std::vector<Diagnostic>& faults) {
  return GroundReader(node, file, faults).read();
}

}  // namespace longroll::atlas
