#include "format/rally_scenario.h"

#include <algorithm>
#include <cstdint>

#include "format/json_text.h"
#include "format/map_file.h"
#include "format/rally_charts.h"
#include "format/rally_names.h"
#include "format/rally_order_of_battle.h"
#include "format/reader.h"
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
    read_head();
    bool map_read = false, charts_read = false, order_read = false;
    read_included("map", [&](const Node& node, std::string_view file) {
      if (auto map = read_map(node, file, faults_)) {
        scenario_.map = std::move(*map);
        map_read = true;
      }
    });
    read_included("charts", [&](const Node& node, std::string_view file) {
      if (auto charts = read_rally_charts(node, file, faults_)) {
        scenario_.charts = *charts;
        charts_read = true;
      }
    });
    read_included("order_of_battle", [&](const Node& node, std::string_view file) {
      order_read = read_rally_order_of_battle(node, file, scenario_, faults_);
    });
    // Places and counters have no names before these are known.
    if (!map_read || !charts_read || !order_read) return std::nullopt;
    if (!check_size()) return std::nullopt;
    scenario_.ground = Ground(scenario_.map, scenario_.charts);
    read_rules();
    read_turns();
    read_command();
    read_objectives();
    read_works();
    read_set_up();
    read_artillery();
    read_reinforcements();
    read_special_rules();
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
  void read_head() {
    if (top_.text("format") != kScenarioFormat && top_.has("format"))
      top_.fault("format", "this is no scenario file of this version", "write " + json_text(kScenarioFormat));
    if (top_.text("game") != "rally" && top_.has("game"))
      top_.fault("game", "this is a scenario of another game", "write \"rally\"");
    scenario_.id = top_.text("id");
    const std::string& id = scenario_.id;
    const bool good = !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    if (!good && top_.has("id"))
      top_.fault("id", "this is no id", "use 1 to 40 lower-case letters, digits and hyphens");
    scenario_.title = top_.text("title");
    scenario_.dates = top_.text_or("dates", "");
    scenario_.place = top_.text_or("place", "");
  }

  // A member that is either written out here or names a file.
  template <class Read>
  void read_included(std::string_view key, Read&& read) {
    const Node* member = top_.find(key);
    if (member == nullptr)
      return top_.fault("the scenario has no " + json_text(key), "name a file or write it out");
    if (member->kind() == Node::Kind::Object) return read(*member, file_);
    const auto name = member->as_text();
    if (!name)
      return top_.fault(key, "this is neither a file's name nor an object", "name a file or write it out");
    const std::optional<std::string> text = find_ ? find_(*name) : std::nullopt;
    if (!text)
      return top_.fault(key, "there is no file " + json_text(*name), "check its name, or write it out here");
    if (const auto node = parse_document(*text, *name, faults_)) read(*node, *name);
  }

  bool check_size() {
    std::size_t spots = scenario_.map.grid().size();
    for (std::size_t i = 0; i < scenario_.map.grid().size(); ++i)
      if (scenario_.map.banks(HexId(i))) ++spots;
    if (spots > kMaxSpots) top_.fault("map", "the map has more than 768 places to stand", "make it smaller");
    return spots <= kMaxSpots;
  }

  std::optional<SpotId> spot_named(Reader& row, std::string_view key, int line, std::string_view name) {
    const auto spot = scenario_.ground.named(scenario_.map, name);
    if (spot) return spot;
    const auto hex = scenario_.map.grid().named(name.substr(0, name.find('/')));
    if (hex && scenario_.map.banks(*hex))
      row.fault_at(line, "hex " + json_text(name) + " has two banks",
                   "write \"" + scenario_.name(scenario_.ground.spots_of(*hex)[0]) + "\" or \"" +
                       scenario_.name(scenario_.ground.spots_of(*hex)[1]) + "\"");
    else
      row.fault_at(line, "hex " + json_text(name) + " is not on the map", "name a hex of the map");
    static_cast<void>(key);
    return std::nullopt;
  }

  std::optional<SpotId> spot_of(Reader& row, std::string_view key) {
    const Node* member = row.find(key);
    const std::string_view name = row.text(key);
    if (member == nullptr || !member->as_text()) return std::nullopt;
    return spot_named(row, key, member->line(), name);
  }

  std::optional<HexId> hex_of(Reader& row, std::string_view key) {
    const std::string_view name = row.text(key);
    const Node* member = row.find(key);
    if (member == nullptr || !member->as_text()) return std::nullopt;
    const auto hex = scenario_.map.grid().named(name);
    if (!hex) row.fault(key, "hex " + json_text(name) + " is not on the map", "name a hex of the map");
    return hex;
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

  std::optional<Side> side_of(Reader& row, std::string_view key) {
    const auto side = row.one_of(key, kSideNames);
    return side ? std::optional(static_cast<Side>(*side)) : std::nullopt;
  }

  void read_rules() {
    scenario_.rules = &no_special_rules();
    if (const Node* name = top_.find("battle_rules")) {
      if (const BattleRules* rules = battle_rules_named(name->as_text().value_or("")))
        scenario_.rules = rules;
      else
        top_.fault("battle_rules", "there are no battle rules of this name",
                   "leave it out, or name a built-in battle");
    }
    scenario_.independent_cavalry = top_.flag_or("independent_cavalry", false);
    if (top_.has("first_initiative")) scenario_.first_initiative = side_of(top_, "first_initiative");
  }

  void read_turns() {
    for (const Node& node : top_.list("turns")) {
      const std::size_t before = faults_.size();
      Reader turn = top_.item(node, "a turn");
      const auto next = static_cast<std::int64_t>(scenario_.calendar.size()) + 1;
      if (turn.integer("turn", {INT64_MIN, INT64_MAX}) != next && faults_.size() == before)
        turn.fault("turn", "turns are not numbered one by one", "the next is " + std::to_string(next));
      Turn entry;
      entry.day = static_cast<std::uint8_t>(turn.integer("day", {1, 9}));
      entry.time = turn.text("time");
      entry.night = turn.flag_or("night", false);
      entry.dusk = turn.flag_or("dusk", false);
      turn.no_more_members();
      scenario_.calendar.push_back(entry);
    }
    if (scenario_.calendar.empty() || scenario_.calendar.size() > kMostTurns)
      top_.fault("turns", "a battle has 1 to 60 turns", "list them one by one");
  }

  std::uint8_t turn_of(Reader& row, std::string_view key) {
    const std::int64_t last = scenario_.calendar.empty() ? kMostTurns : scenario_.last_turn();
    return static_cast<std::uint8_t>(row.integer(key, {1, last}));
  }

  void read_command() {
    Reader points = top_.object("command_points");
    for (Side side : kSides)
      scenario_.base_points[side] = static_cast<std::uint8_t>(points.integer(name_of(side), {0, 30}));
    points.no_more_members();
    for (const Node& node : top_.list_or_empty("command_points_by_turn")) {
      Reader row = top_.item(node, "a line of command points");
      BasePoints base;
      base.side = side_of(row, "side").value_or(Side::Union);
      base.turn = turn_of(row, "turn");
      base.last = row.has("last_turn") ? turn_of(row, "last_turn") : base.turn;
      base.points = static_cast<std::uint8_t>(row.integer("points", {0, 30}));
      row.no_more_members();
      scenario_.base_points_by_turn.push_back(base);
    }
  }

  void read_objectives() {
    for (const Node& node : top_.list_or_empty("objectives")) {
      Reader row = top_.item(node, "an objective");
      Objective objective;
      const auto hex = hex_of(row, "hex");
      if (hex) objective.hex = *hex;
      objective.name = row.text("name");
      objective.value = static_cast<std::uint8_t>(row.integer("value", {0, 20}));
      if (row.has("held_by")) objective.held_by = side_of(row, "held_by");
      row.no_more_members();
      for (const Objective& other : scenario_.objectives)
        if (hex && other.hex == *hex) row.fault("hex", "two objectives lie in one hex", "keep one of them");
      if (scenario_.objectives.size() == kMaxObjectives)
        return row.fault("there are more than 16 objectives", "leave some out");
      scenario_.objectives.push_back(objective);
    }
  }

  void read_works() {
    static constexpr std::array<std::string_view, 2> kinds = {"entrenchment", "fort"};
    for (const Node& node : top_.list_or_empty("works")) {
      Reader row = top_.item(node, "a work");
      Work work;
      if (const auto hex = hex_of(row, "hex")) work.hex = *hex;
      if (const auto kind = row.one_of("kind", kinds)) work.fort = *kind == 1;
      if (row.has("side")) work.side = side_of(row, "side");
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

  void read_special_rules() {
    for (const Node& node : top_.list_or_empty("special_rules")) {
      Reader row = top_.item(node, "a special rule");
      SpecialRule rule{std::string(row.text("case")), std::string(row.text("title")),
                       std::string(row.text("text"))};
      if (row.flag_or("option", false)) scenario_.options.push_back({rule.rule, rule.title});
      row.no_more_members();
      // A battle's own rules, and the languages, know them by their case.
      for (const SpecialRule& other : scenario_.special_rules)
        if (other.rule == rule.rule)
          row.fault("case", "two special rules have the case " + json_text(rule.rule), "give each its own");
      scenario_.special_rules.push_back(std::move(rule));
    }
    if (scenario_.options.size() > kMaxOptions)
      top_.fault("special_rules", "there are more than 8 options", "leave some out");
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

  static constexpr std::int64_t kMostTurns = 60;
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
  const std::size_t before = faults.size();
  const auto node = parse_document(text, file, faults);
  auto scenario = node ? read_rally_scenario(*node, file, find, faults) : std::nullopt;
  if (faults.size() != before) return std::nullopt;
  return scenario;
}

}  // namespace longroll
