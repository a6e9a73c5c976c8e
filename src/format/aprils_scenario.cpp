#include "format/aprils_scenario.h"

#include <algorithm>
#include <cstdint>

#include "aprils/battles/battle.h"
#include "format/aprils_charts.h"
#include "format/aprils_names.h"
#include "format/json_text.h"
#include "format/map_file.h"
#include "format/scenario_file.h"

namespace longroll {
namespace {

using namespace aprils;

class ScenarioReader {
 public:
  ScenarioReader(const Node& node, std::string_view file, const TextFinder& find,
                 std::vector<Diagnostic>& faults)
      : top_(node, "the scenario", file, faults),
        file_(file),
        find_(find),
        faults_(faults),
        faults_before_(faults.size()) {}

  std::optional<Scenario> read() {
    if (faults_.size() != faults_before_) return std::nullopt;  // no object
    read_head(top_, "aprils", scenario_);
    include("map", [this](const Node& node, std::string_view file) {
      if (auto map = read_map(node, file, faults_)) {
        scenario_.map = std::move(*map);
        map_read_ = true;
      }
    });
    if (scenario_.map.entries.size() > kMostEntries)
      top_.fault("map", "the map has more than 32 entries", "join some");
    include("charts", [this](const Node& node, std::string_view file) {
      if (auto charts = read_aprils_charts(node, file, faults_)) scenario_.charts = *charts;
    });
    read_rules();
    read_turns(top_, faults_, scenario_.calendar, [](Reader&, Turn&) {});
    read_objectives(top_, grid(), kMaxObjectives, scenario_.objectives,
                    [](Reader& row, Objective& objective) {
                      objective.points = static_cast<std::uint8_t>(row.integer_or("points", {0, 50}, 0));
                    });
    read_victory();
    read_special_rules(top_, kMaxOptions, scenario_,
                       [this](Reader& row, SpecialRule& rule) { rule.sides = read_sides(row); });
    read_formations();
    read_units();
    scenario_.history = top_.text_or("history", "");
    top_.no_more_members();
    if (faults_.size() != faults_before_ || faults_before_ >= kMostDiagnostics) return std::nullopt;
    check_stacking();
    if (faults_.size() != faults_before_) return std::nullopt;
    scenario_.finish();
    scenario_.hash = fingerprint(scenario_);
    return std::move(scenario_);
  }

 private:
  template <class Read>
  void include(std::string_view key, Read&& read) {
    read_included(top_, key, file_, find_, faults_, read);
  }

  // Null without a map: then every hex would be a fault.
  const Grid* grid() const { return map_read_ ? &scenario_.map.grid() : nullptr; }

  void read_rules() {
    scenario_.rules = battle_rules_in(top_, no_special_rules(), battle_rules_named);
    Reader markers = top_.object("combat_markers");
    Reader compass = top_.object("retreat_compass");
    for (Side side : kSides) {
      scenario_.combat_marker_from[side] =
          static_cast<std::uint8_t>(markers.integer(name_of(side), {1, kMostTurns}));
      for (const std::string& text : compass.texts(name_of(side))) {
        const auto d = direction_named(text);
        if (d)
          scenario_.retreat_compass[side] =
              static_cast<std::uint8_t>(scenario_.retreat_compass[side] | 1u << longroll::index_of(*d));
        else
          compass.fault(name_of(side), "no such direction: " + text, "write N, NE, SE, S, SW or NW");
      }
    }
    markers.no_more_members();
    compass.no_more_members();
    read_side_flags("moves_on_either_draw", scenario_.formations_move_on_either_draw);
    read_side_flags("blocked_entry_waits", scenario_.blocked_entry_waits);
  }

  void read_side_flags(std::string_view key, BySide<bool>& flags) {
    for (const Node& node : top_.list_or_empty(key)) {
      const auto side = side_named(node.as_text().value_or(""));
      if (side)
        flags[*side] = true;
      else
        top_.fault_at(node.line(), "no such side", "write union or confederate");
    }
  }

  void read_victory() {
    bool settled = false;
    for (const Node& node : top_.list("victory")) {
      Reader row = top_.item(node, "a victory line");
      VictoryLine line;
      line.turn = turn_in(row, "turn", scenario_.calendar.size());
      const auto winner = row.one_of("winner", kWinnerNames);
      if (winner && *winner < kSides.size()) line.winner = kSides[*winner];
      if (line.winner)
        if (const auto level = row.one_of("level", kLevelNames))
          line.level = static_cast<VictoryLevel>(*level);
      row.find("level");
      for (const Node& test : row.list("when")) line.tests.push_back(read_test(row, test));
      row.no_more_members();
      if (line.turn == scenario_.last_turn() && line.tests.empty()) settled = true;
      scenario_.victory.push_back(line);
    }
    if (!settled && top_.has("victory") && !scenario_.calendar.empty())
      top_.fault("victory", "the last turn may end without a result",
                 "end the list with a line for the last turn whose \"when\" is empty");
  }

  VictoryTest read_test(Reader& row, const Node& node) {
    Reader reader = row.item(node, "a victory test");
    VictoryTest test;
    if (reader.has("controls")) {
      test.side = side_in(reader, "controls").value_or(Side::Union);
      test.low = static_cast<int>(reader.integer_or("at_least", {0, 8}, 0));
      test.high = static_cast<int>(reader.integer_or("at_most", {0, 8}, 8));
      if (reader.has("among")) test.among = read_among(reader);
    } else if (reader.has("points_ratio")) {
      test.kind = VictoryTest::Kind::PointsRatio;
      test.side = side_in(reader, "points_ratio").value_or(Side::Union);
      test.low = static_cast<int>(reader.integer("at_least", {1, 100}));
      test.high = static_cast<int>(reader.integer("to", {1, 100}));
    } else if (!reader.has("more_points")) {
      if (node.kind() == Node::Kind::Object)
        reader.fault("a victory test tests nothing",
                     "write \"controls\", \"points_ratio\" or \"more_points\" with a side");
      return test;
    } else {
      test.kind = VictoryTest::Kind::MorePoints;
      test.side = side_in(reader, "more_points").value_or(Side::Union);
    }
    reader.no_more_members();
    return test;
  }

  std::uint8_t read_among(Reader& reader) {
    unsigned bits = 0;
    for (const std::string& name : reader.texts("among")) {
      bool found = false;
      for (std::size_t i = 0; i < scenario_.objectives.size(); ++i) {
        if (scenario_.map.grid().name(scenario_.objectives[i].hex) != name) continue;
        bits |= 1u << i;
        found = true;
      }
      if (!found && map_read_)
        reader.fault("among", "hex " + json_text(name) + " is no objective", "name objective hexes");
    }
    return static_cast<std::uint8_t>(bits);
  }

  // The hexsides that a special rule names, each as its two hexes; they count in both directions.
  std::array<HexSet, 6> read_sides(Reader& row) {
    std::array<HexSet, 6> sides{};
    const Grid& grid = scenario_.map.grid();
    for (const Node& node : row.list_or_empty("sides")) {
      const std::span<const Node> ends = node.items();
      const bool pair = node.kind() == Node::Kind::List && ends.size() == 2;
      const auto a = pair ? grid.named(ends[0].as_text().value_or("")) : std::nullopt;
      const auto b = pair ? grid.named(ends[1].as_text().value_or("")) : std::nullopt;
      const auto d = a && b ? grid.direction(*a, *b) : std::nullopt;
      if (d) {
        sides[longroll::index_of(*d)].insert(grid, *b);
        sides[longroll::index_of(opposite(*d))].insert(grid, *a);
      } else if (map_read_) {
        row.fault_at(node.line(), "this is no hexside of the map",
                     "write two adjacent hexes: [\"0101\", \"0102\"]");
      }
    }
    return sides;
  }

  void read_formations() {
    for (const Node& node : top_.list("formations")) {
      Reader row = top_.item(node, "a formation");
      Formation formation;
      read_names(row, formation);
      formation.side = side_in(row, "side").value_or(Side::Union);
      formation.markers = static_cast<std::uint8_t>(row.integer_or("markers", {1, 2}, 1));
      formation.marker_from_turn =
          static_cast<std::uint8_t>(row.integer_or("marker_from_turn", {1, kMostTurns}, 1));
      row.no_more_members();
      if (scenario_.formation_named(formation.id))
        row.fault("id", "two formations have one id", "give each its own");
      if (formation.id == "union-combat" || formation.id == "confederate-combat")
        row.fault("id", "this is the id of a combat marker", "give the formation another");
      if (scenario_.formations.size() == kMaxFormations)
        return row.fault("there are more than 16 formations", "join some");
      scenario_.formations.push_back(std::move(formation));
    }
  }

  std::uint8_t small(const Node& node) const { return static_cast<std::uint8_t>(*node.as_integer()); }

  std::optional<Strengths> strengths_of(Reader& row, std::string_view key) {
    const auto list = row.list(key);
    if (const Node* const member = row.find(key); !member || member->kind() != Node::Kind::List)
      return std::nullopt;
    bool good = list.size() == 3;
    for (const Node& node : list)
      good = good && node.as_integer() && *node.as_integer() >= 0 && *node.as_integer() <= 40;
    if (good && *list[2].as_integer() > kMaxAllowance / 2) good = false;
    if (!good) {
      row.fault(key, "these are no strengths", "write attack, defence and movement (at most 12): [4, 4, 4]");
      return std::nullopt;
    }
    return Strengths{small(list[0]), small(list[1]), small(list[2])};
  }

  void read_units() {
    for (const Node& node : top_.list("units")) {
      Reader row = top_.item(node, "a unit");
      Unit unit;
      read_names(row, unit);
      unit.designation = row.text_or("designation", "");
      unit.side = side_in(row, "side").value_or(Side::Union);
      if (const auto kind = row.one_of("kind", kKindNames)) unit.kind = static_cast<UnitKind>(*kind);
      if (const auto full = strengths_of(row, "full")) unit.full = unit.reduced = *full;
      unit.steps = row.find("reduced") ? 2 : 1;
      if (row.has("reduced"))
        if (const auto reduced = strengths_of(row, "reduced")) unit.reduced = *reduced;
      unit.morale = static_cast<std::int8_t>(row.integer("morale", {-5, 5}));
      read_formation_of(row, unit);
      read_arrival(row, unit);
      if (row.find("special")) unit.special = row.texts("special");
      row.find("source");
      row.no_more_members();
      if (scenario_.unit_named(unit.id)) row.fault("id", "two units have one id", "give each its own");
      if (scenario_.units.size() == kMaxUnits) return row.fault("there are more than 128 units", "join some");
      unit_lines_.push_back(row.line());
      scenario_.units.push_back(std::move(unit));
    }
  }

  void read_formation_of(Reader& row, Unit& unit) {
    const auto formation = scenario_.formation_named(row.text("formation"));
    if (!formation) {
      if (row.has("formation"))
        row.fault("formation", "there is no such formation", "name one of \"formations\"");
      return;
    }
    unit.formation = *formation;
    if (scenario_.formation(*formation).side != unit.side)
      row.fault("side", "the unit and its formation are on different sides", "correct one of them");
  }

  // Each unit is set up on the map, or arrives on a turn at an entry.
  void read_arrival(Reader& row, Unit& unit) {
    if (row.has("set_up")) {
      unit.set_up = hex_in(row, "set_up", grid());
      const bool due = row.find("arrives") != nullptr;
      if (row.find("entry") != nullptr || due)
        row.fault("set_up", "a unit is both set up and due later", "keep one of the two");
      return;
    }
    if (!row.find("set_up") && !row.has("arrives") && !row.has("entry"))
      return row.fault("the unit is neither set up nor due later",
                       "add \"set_up\" with a hex, or \"arrives\" and \"entry\"");
    unit.arrives = turn_in(row, "arrives", scenario_.calendar.size());
    unit.entry = row.text("entry");
    if (unit.entry.empty() && is_text(row, "entry"))
      row.fault("entry", "the unit has no entry", "write a letter of the map's entries");
    for (char letter : unit.entry) {
      const bool known = std::any_of(scenario_.map.entries.begin(), scenario_.map.entries.end(),
                                     [letter](const Entry& entry) { return entry.letter == letter; });
      if (!known && map_read_)
        row.fault("entry", std::string("the map has no entry ") + letter,
                  "use the letters of the map's entries");
    }
    if (map_read_ && enters_nowhere(unit))
      row.fault("entry", "none of the unit's entries is on ground of its kind",
                "gunboats enter in water, everybody else on land");
  }

  // 2.2: whether its letters are the map's, yet all of them on the wrong side of the shore.
  bool enters_nowhere(const Unit& unit) const {
    bool known = false;
    for (const Entry& entry : scenario_.map.entries) {
      if (unit.entry.find(entry.letter) == std::string::npos) continue;
      if (fits(unit.kind, scenario_.map.terrain(entry.hex))) return false;
      known = true;
    }
    return known;
  }
  static bool fits(UnitKind kind, Terrain terrain) {
    return terrain != Terrain::OutOfPlay && (terrain == Terrain::Water) == (kind == UnitKind::Gunboat);
  }

  // 4.3, ruling A48: two units a hex, and no hex shared with the enemy; and everybody on ground he may stand on.
  void check_stacking() {
    for (std::size_t i = 0; i < scenario_.units.size(); ++i) {
      const Unit& unit = scenario_.units[i];
      const int line = unit_lines_[i];
      if (!unit.set_up) continue;
      int before = 0;
      for (std::size_t j = 0; j < i; ++j) {
        if (scenario_.units[j].set_up != unit.set_up) continue;
        ++before;
        if (scenario_.units[j].side != unit.side)
          top_.fault_at(
              line, unit.id + " and " + scenario_.units[j].id + " of the other side are set up in one hex",
              "move one of them");
      }
      if (before >= kStackingLimit)
        top_.fault_at(line, unit.id + " is the third unit set up in its hex", "set it up elsewhere");
      if (!fits(unit.kind, scenario_.map.terrain(*unit.set_up)))
        top_.fault_at(line, unit.id + " is set up where it can never be", "set it up on ground of its kind");
    }
  }

  static constexpr std::size_t kMostEntries = 32;  // what the rules of reinforcement can hold
  static constexpr std::array<std::string_view, 3> kWinnerNames = {"union", "confederate", "nobody"};
  Reader top_;
  std::string_view file_;
  const TextFinder& find_;
  std::vector<Diagnostic>& faults_;
  std::size_t faults_before_;
  bool map_read_ = false;  // without a map every hex would be a fault
  std::vector<int> unit_lines_;
  Scenario scenario_;
};

}  // namespace

std::optional<Scenario> read_aprils_scenario(const Node& node, std::string_view file, const TextFinder& find,
                                             std::vector<Diagnostic>& faults) {
  return ScenarioReader(node, file, find, faults).read();
}

std::optional<Scenario> load_aprils_scenario(std::string_view text, std::string_view file,
                                             const TextFinder& find, std::vector<Diagnostic>& faults) {
  return load_scenario_text<Scenario>(
      text, file, faults, [&](const Node& node) { return read_aprils_scenario(node, file, find, faults); });
}

}  // namespace longroll
