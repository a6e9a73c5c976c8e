#include "format/rally_scenario.h"

#include <algorithm>
#include <cstdint>

#include "format/json_text.h"
#include "format/map_file.h"
#include "format/rally_charts.h"
#include "format/rally_names.h"
#include "format/rally_order_of_battle.h"
#include "format/scenario_file.h"
#include "rally/battles/battle.h"

namespace longroll {
namespace {

using namespace rally;

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
    read_head(top_, "rally", scenario_);
    bool map_read = false, charts_read = false, order_read = false;
    include("map", [&](const Node& node, std::string_view file) {
      if (auto map = read_map(node, file, faults_)) {
        scenario_.map = std::move(*map);
        map_read = true;
      }
    });
    include("charts", [&](const Node& node, std::string_view file) {
      if (auto charts = read_rally_charts(node, file, faults_)) {
        scenario_.charts = *charts;
        charts_read = true;
      }
    });
    include("order_of_battle", [&](const Node& node, std::string_view file) {
      order_read = read_rally_order_of_battle(node, file, scenario_, faults_);
    });
    // Places and counters have no names before these are known.
    if (!map_read || !charts_read || !order_read) return std::nullopt;
    if (!check_size()) return std::nullopt;
    scenario_.ground = Ground(scenario_.map, scenario_.charts);
    read_rules();
    read_turns(top_, faults_, scenario_.calendar,
               [](Reader& row, Turn& turn) { turn.dusk = row.flag_or("dusk", false); });
    read_command();
    read_objectives(top_, &scenario_.map.grid(), kMaxObjectives, scenario_.objectives,
                    [](Reader& row, Objective& objective) {
                      objective.value = static_cast<std::uint8_t>(row.integer("value", {0, 20}));
                    });
    read_works();
    read_set_up();
    read_artillery();
    read_reinforcements();
    read_special_rules(top_, kMaxOptions, scenario_, [](Reader&, SpecialRule&) {});
    scenario_.history = top_.text_or("history", "");
    top_.find("source");
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

  bool check_size() {
    std::size_t spots = scenario_.map.grid().size();
    for (std::size_t i = 0; i < scenario_.map.grid().size(); ++i)
      if (scenario_.map.banks(HexId(i))) ++spots;
    if (spots > kMaxSpots) top_.fault("map", "the map has more than 768 places to stand", "make it smaller");
    return spots <= kMaxSpots;
  }

  std::optional<SpotId> spot_named(Reader& row, int line, std::string_view name) {
    const auto spot = scenario_.ground.named(scenario_.map, name);
    if (spot) return spot;
    const auto hex = scenario_.map.grid().named(name.substr(0, name.find('/')));
    if (hex && scenario_.map.banks(*hex))
      row.fault_at(line, "hex " + json_text(name) + " has two banks",
                   "write \"" + scenario_.name(scenario_.ground.spots_of(*hex)[0]) + "\" or \"" +
                       scenario_.name(scenario_.ground.spots_of(*hex)[1]) + "\"");
    else
      row.fault_at(line, "hex " + json_text(name) + " is not on the map", "name a hex of the map");
    return std::nullopt;
  }

  std::optional<SpotId> spot_of(Reader& row, std::string_view key) {
    const Node* member = row.find(key);
    const std::string_view name = row.text(key);
    if (member == nullptr || !member->as_text()) return std::nullopt;
    return spot_named(row, member->line(), name);
  }

  std::optional<UnitId> unit_named(Reader& row, int line, std::string_view name) {
    const auto unit = scenario_.unit_named(name);
    if (!unit)
      row.fault_at(line, "there is no unit " + json_text(name), "name one of the order of battle");
    else if (placed_.contains(*unit))
      row.fault_at(line, std::string(name) + " stands in the scenario twice", "keep one of the two");
    else
      placed_.insert(*unit);
    return unit;
  }

  void read_rules() {
    scenario_.rules = battle_rules_in(top_, no_special_rules(), battle_rules_named);
    scenario_.independent_cavalry = top_.flag_or("independent_cavalry", false);
    if (top_.has("first_initiative")) scenario_.first_initiative = side_in(top_, "first_initiative");
  }

  std::uint8_t turn_of(Reader& row, std::string_view key) {
    return turn_in(row, key, scenario_.calendar.size());
  }

  void read_head_start() {
    if (!top_.has("head_start")) return;
    Reader points = top_.object("head_start");
    for (Side side : kSides)
      if (points.has(name_of(side)))
        scenario_.head_start[side] = static_cast<std::uint8_t>(points.integer(name_of(side), {0, 30}));
    points.no_more_members();
  }

  void read_command() {
    Reader points = top_.object("command_points");
    for (Side side : kSides)
      scenario_.base_points[side] = static_cast<std::uint8_t>(points.integer(name_of(side), {0, 30}));
    points.no_more_members();
    read_head_start();
    for (const Node& node : top_.list_or_empty("command_points_by_turn")) {
      Reader row = top_.item(node, "a line of command points");
      BasePoints base;
      base.side = side_in(row, "side").value_or(Side::Union);
      base.turn = turn_of(row, "turn");
      base.last = row.has("last_turn") ? turn_of(row, "last_turn") : base.turn;
      base.points = static_cast<std::uint8_t>(row.integer("points", {0, 30}));
      row.no_more_members();
      scenario_.base_points_by_turn.push_back(base);
    }
  }

  void read_works() {
    static constexpr std::array<std::string_view, 2> kinds = {"entrenchment", "fort"};
    for (const Node& node : top_.list_or_empty("works")) {
      Reader row = top_.item(node, "a work");
      Work work;
      if (const auto hex = hex_in(row, "hex", &scenario_.map.grid())) work.hex = *hex;
      if (const auto kind = row.one_of("kind", kinds)) work.fort = *kind == 1;
      if (row.has("side")) work.side = side_in(row, "side");
      row.no_more_members();
      scenario_.works.push_back(work);
    }
  }

  void read_set_up() {
    for (const Node& node : top_.list("set_up")) {
      Reader row = top_.item(node, "a set-up line");
      const Node* name = row.find("unit");
      const std::string_view id = row.text("unit");
      SetUp place;
      place.spot = spot_of(row, "hex");
      place.damaged = row.flag_or("damaged", false);
      place.replacement = row.flag_or("replacement", false);
      row.no_more_members();
      const auto unit = name == nullptr ? std::nullopt : unit_named(row, name->line(), id);
      if (!unit) continue;
      place.unit = *unit;
      const UnitKind kind = scenario_.unit(*unit).kind;
      if (kind == UnitKind::Artillery)
        row.fault("unit", "artillery is not set up on the map", "list it under \"artillery\"");
      if (place.damaged && !is_combat(kind) && kind != UnitKind::Train)
        row.fault("damaged", "only brigades are damaged, and trains inactive", "leave it out");
      if (place.replacement && kind != UnitKind::Leader)
        row.fault("replacement", "only leaders have a replacement side", "leave it out");
      if (place.spot && !scenario_.ground[*place.spot].passable)
        row.fault("hex", "nobody can stand there", "set the unit up on land");
      scenario_.set_up.push_back(place);
      lines_.push_back(row.line());
    }
  }

  void read_artillery() {
    for (const Node& node : top_.list_or_empty("artillery")) {
      SetUp place;
      std::optional<UnitId> unit;
      if (node.kind() == Node::Kind::Text) {
        unit = unit_named(top_, node.line(), *node.as_text());
      } else {
        Reader row = top_.item(node, "a chit");
        const std::string_view id = row.text("unit");
        place.from_turn = turn_of(row, "from_turn");
        row.no_more_members();
        if (row.has("unit")) unit = unit_named(row, node.line(), id);
      }
      if (!unit) continue;
      if (scenario_.unit(*unit).kind != UnitKind::Artillery)
        top_.fault_at(node.line(), scenario_.unit(*unit).id + " is no artillery", "list it under \"set_up\"");
      place.unit = *unit;
      scenario_.set_up.push_back(place);
      lines_.push_back(node.line());
    }
  }

  void read_reinforcements() {
    for (const Node& node : top_.list_or_empty("reinforcements")) {
      Reader row = top_.item(node, "a group of reinforcements");
      Group group;
      group.turn = turn_of(row, "turn");
      if (const auto spot = spot_of(row, "hex")) group.spot = *spot;
      group.roll = row.flag_or("roll", true);
      std::optional<Side> side;
      for (const Node& item : row.list("units")) {
        const auto unit = unit_named(row, item.line(), item.as_text().value_or(""));
        if (!unit) continue;
        if (side && *side != scenario_.unit(*unit).side)
          row.fault_at(item.line(), "a group has units of both sides", "make two groups");
        side = scenario_.unit(*unit).side;
        group.units.insert(*unit);
      }
      row.no_more_members();
      if (!side) {
        row.fault("units", "a group has no units", "list them");
        continue;
      }
      group.side = *side;
      for (const Group& other : scenario_.groups)
        if (other.side == group.side && other.turn == group.turn && other.spot == group.spot && other.roll &&
            group.roll)
          row.fault("hex", "two groups come by one hex on one turn", "make them one: they come by one die");
      if (scenario_.groups.size() == kMaxGroups)
        return row.fault("there are more than 24 groups", "join some");
      scenario_.groups.push_back(group);
    }
  }

  // 8.1: ten points a place, and no place shared with the enemy.
  void check_stacking() {
    for (std::size_t i = 0; i < scenario_.set_up.size(); ++i) {
      const SetUp& place = scenario_.set_up[i];
      if (!place.spot) continue;
      const Unit& unit = scenario_.unit(place.unit);
      int points = 0;
      for (std::size_t j = 0; j <= i; ++j) {
        const SetUp& other = scenario_.set_up[j];
        if (other.spot != place.spot) continue;
        const Unit& beside = scenario_.unit(other.unit);
        if (beside.side != unit.side)
          top_.fault_at(lines_[i],
                        unit.id + " and " + beside.id + " of the other side are set up in one place",
                        "move one of them");
        if (beside.combat()) points += other.damaged ? beside.damaged.points : beside.full.points;
        if (beside.kind == UnitKind::Train) points += kTrainStacking;
      }
      if (points > kStackingLimit && (unit.combat() || unit.kind == UnitKind::Train))
        top_.fault_at(lines_[i], unit.id + " brings more than 10 strength points into its hex",
                      "set it up elsewhere");
    }
  }

  Reader top_;
  std::string_view file_;
  const TextFinder& find_;
  std::vector<Diagnostic>& faults_;
  std::size_t faults_before_;
  UnitSet placed_;
  std::vector<int> lines_;  // of set_up
  Scenario scenario_;
};

}  // namespace

std::optional<Scenario> read_rally_scenario(const Node& node, std::string_view file, const TextFinder& find,
                                            std::vector<Diagnostic>& faults) {
  return ScenarioReader(node, file, find, faults).read();
}

std::optional<Scenario> load_rally_scenario(std::string_view text, std::string_view file,
                                            const TextFinder& find, std::vector<Diagnostic>& faults) {
  return load_scenario_text<Scenario>(
      text, file, faults, [&](const Node& node) { return read_rally_scenario(node, file, find, faults); });
}

}  // namespace longroll
