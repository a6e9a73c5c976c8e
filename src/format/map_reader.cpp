// Reads the map file of map_file.h.
#include "format/map_file.h"

#include <algorithm>
#include <array>

#include "format/grid_shape.h"
#include "format/json_text.h"
#include "format/reader.h"
#include "format/spelling.h"

namespace longroll {
namespace {

constexpr std::size_t kMostHills = 255;  // what Map can number
constexpr std::size_t kMissingHexesTold = 10;
constexpr std::array<std::string_view, 6> kEdgeNames = {"N", "NE", "SE", "S", "SW", "NW"};

// How units come onto the map at an entry; by boat they need neither road nor edge.
enum class By : std::uint8_t { Road, Track, Railroad, Landing, River };
constexpr std::array<std::string_view, 5> kByNames = {"road", "track", "railroad", "landing", "river"};
constexpr std::array<Feature, 3> kByFeature = {Feature::Road, Feature::Track, Feature::Railroad};

std::array<std::string_view, kTerrains> terrain_names() {
  std::array<std::string_view, kTerrains> names;
  for (std::size_t i = 0; i < kTerrains; ++i) names[i] = name_of(static_cast<Terrain>(i));
  return names;
}

std::array<std::string_view, kFeatures> feature_names() {
  std::array<std::string_view, kFeatures> names;
  for (Feature f : kAllFeatures) names[index_of(f)] = name_of(f);
  return names;
}

bool has_water(Features f) {
  return f.has(Feature::Stream) || f.has(Feature::Creek) || f.has(Feature::River);
}

struct SideName {
  HexId hex;
  Direction direction = Direction::North;
};

class MapReader {
 public:
  MapReader(const Node& node, std::string_view file, std::vector<Diagnostic>& faults)
      : top_(node, "the map", file, faults), faults_(faults), faults_before_(faults.size()) {}

  std::optional<Map> read() {
    if (top_.text("format") != kMapFormat && top_.has("format"))
      top_.fault("format", "this is no map file of this version", "write " + json_text(kMapFormat));
    top_.text("name");
    Reader grid = top_.object("grid");
    const std::optional<GridShape> shape = read_grid_shape(grid);
    grid.no_more_members();
    if (!shape) return std::nullopt;
    map_ = Map(*shape);
    read_ground();
    read_hexes();
    read_sides();
    for (const Node& node : top_.list("entries")) read_entry(node);
    for (const Node& node : top_.list("places")) read_place(node);
    top_.no_more_members();
    if (faults_.size() != faults_before_ || faults_before_ >= kMostDiagnostics) return std::nullopt;
    return std::move(map_);
  }

 private:
  void read_ground() {
    if (!top_.find("ground")) return;
    Reader ground = top_.object("ground");
    GroundAnchor anchor;
    if (hex_of(ground, "hex")) anchor.hex = ground.text("hex");
    anchor.longitude = ground.real("lon", {-180, 180});
    anchor.latitude = ground.real("lat", {-90, 90});
    anchor.rows_toward = ground.real("rows_toward", {0, 360});
    anchor.hex_yards = static_cast<int>(ground.integer("hex_yards", {1, 10'000}));
    ground.no_more_members();
    map_.anchor = anchor;
  }

  std::optional<HexId> hex_named(Reader& reader, int line, std::string_view name) {
    const std::optional<HexId> hex = map_.grid().named(name);
    if (!hex) reader.fault_at(line, "hex " + in_quotes(name) + " is not on the grid", grid_remedy());
    return hex;
  }

  std::optional<HexId> hex_of(Reader& reader, std::string_view key) {
    const Node* const member = reader.find(key);
    const std::string_view name = reader.text(key);
    if (!member || !member->as_text()) return std::nullopt;
    return hex_named(reader, member->line(), name);
  }

  std::string grid_remedy() const {
    const Grid& grid = map_.grid();
    return "hexes go from " + grid.name(HexId(0)) + " to " + grid.name(HexId(grid.size() - 1));
  }

  void read_hexes() {
    std::vector<bool> seen(map_.grid().size());
    std::vector<std::string> hills;
    for (const Node& node : top_.list("hexes")) {
      Reader hex = top_.item(node, "a hex");
      const std::optional<HexId> id = hex_of(hex, "hex");
      const auto terrain = hex.one_of("terrain", terrain_names_);
      const std::string_view hill = hex.text_or("hill", "");
      const Features inside = hex.has("inside") ? read_features(hex, "inside") : Features{};
      const Node* const banks = hex.find("banks");
      hex.no_more_members();
      if (!id) continue;
      read_inside(hex, *id, inside, banks);
      if (seen[id->index()])
        hex.fault("hex " + map_.grid().name(*id) + " stands twice", "keep one of the two lines");
      seen[id->index()] = true;
      if (!terrain) continue;
      map_.set_terrain(*id, static_cast<Terrain>(*terrain));
      if (is_hill(map_.terrain(*id)) != !hill.empty()) {
        if (hill.empty())
          hex.fault("hill hex " + map_.grid().name(*id) + " has no hill name",
                    "add \"hill\" with the hill's name");
        else
          hex.fault("hill", "hex " + map_.grid().name(*id) + " has a hill name but is no hill",
                    "make its terrain hill or wooded hill, or leave \"hill\" out");
        continue;
      }
      if (!hill.empty()) set_hill(hex, *id, hill, hills);
    }
    tell_missing_hexes(seen);
  }

  // What runs through the hex. A river parts it into two banks, and every neighbour belongs to one of them or to neither.
  void read_inside(Reader& hex, HexId id, Features inside, const Node* banks) {
    for (Feature f : kAllFeatures) {
      if (!inside.has(f)) continue;
      if (f == Feature::Stream || f == Feature::River || f == Feature::Ford || f == Feature::Bridge)
        map_.add_inside(id, f);
      else
        hex.fault("inside", "a " + std::string(name_of(f)) + " does not run through a hex but over its sides",
                  "list it under \"sides\"");
    }
    if (inside.has(Feature::River) != (banks != nullptr))
      return hex.fault(
          "a river hex has banks, and no other hex has",
          "write \"inside\": [\"river\"] and \"banks\" with two lists of neighbours, or neither");
    if (banks == nullptr) return;
    if (banks->kind() != Node::Kind::Object || banks->size() != 2)
      return hex.fault("banks", "a river hex has two banks",
                       "write {\"east\": [\"E12\"], \"west\": [\"E14\"]}");
    Banks read;
    for (std::size_t bank = 0; bank < 2; ++bank) {
      const Node& list = banks->items()[bank];
      read.names[bank] = list.key();
      if (list.key().empty() || list.key().find('/') != std::string::npos)
        hex.fault_at(list.line(), "this is no name for a bank", "write a word: \"east\"");
      for (const Node& item : list.items()) read_bank_side(hex, id, item, read, bank);
    }
    if (read.names[0] == read.names[1]) hex.fault("banks", "both banks have one name", "give each its own");
    map_.set_banks(id, std::move(read));
  }

  void read_bank_side(Reader& hex, HexId id, const Node& item, Banks& banks, std::size_t bank) {
    const auto next = hex_named(hex, item.line(), item.as_text().value_or(""));
    if (!next) return;
    const auto d = map_.grid().direction(id, *next);
    if (!d)
      return hex.fault_at(item.line(), map_.grid().name(*next) + " is not next to " + map_.grid().name(id),
                          "list neighbours only");
    if (banks.has(0, *d) || banks.has(1, *d))
      return hex.fault_at(item.line(), map_.grid().name(*next) + " is listed twice", "it lies on one bank");
    banks.sides[bank] = static_cast<std::uint8_t>(banks.sides[bank] | 1u << index_of(*d));
  }

  void set_hill(Reader& hex, HexId id, std::string_view hill, std::vector<std::string>& hills) {
    if (std::find(hills.begin(), hills.end(), hill) == hills.end()) {
      if (hills.size() == kMostHills)
        return hex.fault("hill", "the map has more than 255 hills", "let neighbouring hills share a name");
      hills.emplace_back(hill);
    }
    map_.set_hill(id, hill);
  }

  void tell_missing_hexes(const std::vector<bool>& seen) {
    std::size_t missing = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (seen[i] || ++missing > kMissingHexesTold) continue;
      top_.fault("hexes", "hex " + map_.grid().name(HexId(i)) + " is missing", "add a line with its terrain");
    }
    if (missing > kMissingHexesTold)
      top_.fault("hexes", std::to_string(missing - kMissingHexesTold) + " more hexes are missing",
                 "every hex of the grid has one line");
  }

  std::optional<SideName> inner_side(Reader& side) {
    const std::span<const Node> ends = side.list("between");
    const auto first = ends.size() == 2 ? ends[0].as_text() : std::nullopt;
    const auto second = ends.size() == 2 ? ends[1].as_text() : std::nullopt;
    if (!first || !second) {
      side.fault("between", "a side does not lie between two hexes", "write two hexes: [\"0101\", \"0102\"]");
      return std::nullopt;
    }
    const auto a = hex_named(side, ends[0].line(), *first), b = hex_named(side, ends[1].line(), *second);
    if (!a || !b) return std::nullopt;
    const std::optional<Direction> d = map_.grid().direction(*a, *b);
    if (!d) {
      std::string near;
      for (Direction way : kDirections)
        if (const auto next = map_.grid().neighbour(*a, way))
          near += (near.empty() ? "" : ", ") + map_.grid().name(*next);
      side.fault("between", std::string(*first) + " and " + std::string(*second) + " are not adjacent",
                 std::string(*first) + " is adjacent to " + near);
      return std::nullopt;
    }
    return SideName{*a, *d};
  }

  std::optional<SideName> edge_side(Reader& side) {
    const std::optional<HexId> hex = hex_of(side, "of");
    const auto edge = side.one_of("edge", kEdgeNames);
    if (!hex || !edge) return std::nullopt;
    const auto direction = static_cast<Direction>(*edge);
    if (const auto next = map_.grid().neighbour(*hex, direction)) {
      side.fault(
          "edge", "this side is not on the map's edge",
          "write \"between\": [\"" + map_.grid().name(*hex) + "\", \"" + map_.grid().name(*next) + "\"]");
      return std::nullopt;
    }
    return SideName{*hex, direction};
  }

  void read_sides() {
    std::vector<std::uint8_t> seen(map_.grid().size());  // one bit a direction
    for (const Node& node : top_.list("sides")) {
      Reader side = top_.item(node, "a side");
      const std::optional<SideName> at = side.has("of") ? edge_side(side) : inner_side(side);
      const Features features = read_features(side, "features");
      const bool connected = side.flag_or("connected", true);
      side.no_more_members();
      if (!at) continue;
      const auto mark = [&](HexId hex, Direction d) {
        const auto bit = static_cast<std::uint8_t>(1u << index_of(d));
        const bool before = (seen[hex.index()] & bit) != 0;
        seen[hex.index()] = static_cast<std::uint8_t>(seen[hex.index()] | bit);
        return before;
      };
      const auto next = map_.grid().neighbour(at->hex, at->direction);
      if (next) mark(*next, opposite(at->direction));
      if (mark(at->hex, at->direction)) side.fault("this side is listed twice", "keep one of the two lines");
      for (Feature f : kAllFeatures)
        if (features.has(f)) map_.add_feature(at->hex, at->direction, f);
      if (connected) continue;
      if (!map_.connected(at->hex, at->direction))
        side.fault("connected", "these hexes do not belong to one hill", "leave \"connected\" out");
      map_.cut_hill(at->hex, at->direction);
    }
  }

  Features read_features(Reader& side, std::string_view key) {
    Features features;
    for (const Node& item : side.list(key)) {
      const std::optional<std::string_view> name = item.as_text();
      const std::optional<Feature> feature = name ? feature_named(*name) : std::nullopt;
      if (feature)
        features.add(*feature);
      else
        side.fault_at(item.line(), "unknown feature " + in_quotes(name.value_or("")),
                      spelling_remedy(name.value_or(""), feature_names_));
    }
    if ((features.has(Feature::Bridge) || features.has(Feature::Ford)) && !has_water(features))
      side.fault(key, "a bridge or ford stands where there is no water",
                 "add \"stream\", \"creek\" or \"river\", or take the crossing out");
    const int waters = (features.has(Feature::Stream) ? 1 : 0) + (features.has(Feature::Creek) ? 1 : 0) +
                       (features.has(Feature::River) ? 1 : 0);
    if (waters > 1)
      side.fault("features", "one side has two kinds of water", "keep the larger: river, creek, stream");
    return features;
  }

  void read_entry(const Node& node) {
    Reader entry = top_.item(node, "an entry");
    const std::string_view letter = entry.text("letter");
    const std::optional<HexId> hex = hex_of(entry, "hex");
    std::optional<By> by;
    if (entry.find("by"))
      if (const auto named = entry.one_of("by", kByNames)) by = static_cast<By>(*named);
    entry.no_more_members();
    if (entry.has("letter") && (letter.size() != 1 || letter[0] < 'A' || letter[0] > 'Z'))
      return entry.fault("letter", "entry " + in_quotes(letter) + " is no letter",
                         "write one letter from A to Z");
    if (!hex || letter.empty()) return;
    const bool by_boat = by == By::Landing || by == By::River;
    const std::optional<Direction> way_off = way_off_the_map(map_.grid(), *hex);
    if (!by_boat && !way_off)
      return entry.fault("hex", "entry hex " + map_.grid().name(*hex) + " is not on the map's edge",
                         "name a hex of the edge, or say \"by\": \"landing\"");
    const bool listed = std::any_of(map_.entries.begin(), map_.entries.end(), [&](const Entry& other) {
      return other.letter == letter[0] && other.hex == *hex;
    });
    if (listed) return entry.fault("this entry stands twice", "keep one of the two lines");
    Entry made{letter[0], *hex, std::nullopt};
    // 14.4: troops step ashore at the cost of a road.
    if (by == By::Landing) made.by = Feature::Road;
    if (by && !by_boat) {
      made.by = kByFeature[static_cast<std::size_t>(*by)];
      if (!leaves_by(*hex, *made.by)) map_.add_feature(*hex, *way_off, *made.by);
    }
    map_.entries.push_back(made);
  }

  bool leaves_by(HexId hex, Feature way) const {
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) {
      return !map_.grid().neighbour(hex, d) && map_.features(hex, d).has(way);
    });
  }

  void read_place(const Node& node) {
    Reader place = top_.item(node, "a place");
    const std::string_view name = place.text("name");
    const std::optional<HexId> hex = hex_of(place, "hex");
    place.no_more_members();
    if (hex && !name.empty()) map_.places.push_back({std::string(name), *hex});
  }

  Reader top_;
  std::vector<Diagnostic>& faults_;
  std::size_t faults_before_;
  Map map_;
  const std::array<std::string_view, kTerrains> terrain_names_ = terrain_names();
  const std::array<std::string_view, kFeatures> feature_names_ = feature_names();
};

}  // namespace

std::optional<Map> read_map(const Node& node, std::string_view file, std::vector<Diagnostic>& faults) {
  return MapReader(node, file, faults).read();
}

}  // namespace longroll
