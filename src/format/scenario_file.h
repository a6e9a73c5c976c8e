// What the scenario files of both games have in common: the head, other files by name, the calendar, objectives, the
// battle's own rules. Each function reads one member and reports its faults.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "board/side.h"
#include "format/json_text.h"
#include "format/reader.h"
#include "hex/grid.h"

namespace longroll {

inline constexpr std::string_view kScenarioFormat = "longroll scenario 1";
inline constexpr std::string_view kChartsFormat = "longroll charts 1";
inline constexpr std::int64_t kMostTurns = 60;

// Finds the text of a file that another one names ("aprils/charts.json"); none: there is no such file.
using TextFinder = std::function<std::optional<std::string>(std::string_view name)>;

// What a file says it is ("format") and which game it belongs to ("game"), and the faults if it does not.
struct FileKind {
  std::string_view format;
  std::string_view not_the_format;
  std::string_view game;
  std::string_view not_the_game;
};
void check_kind(Reader& top, const FileKind& kind);

// Ids stand in records and orders: lower-case letters, digits and hyphens.
void check_id(Reader& row, std::string_view key, std::string_view id);

// Whether there is such a member and it is a text; what is not has been reported already.
bool is_text(Reader& row, std::string_view key);

std::optional<Side> side_in(Reader& row, std::string_view key);

// A hex of the map. Without a map (null) every hex would be a fault, so none is.
std::optional<HexId> hex_in(Reader& row, std::string_view key, const Grid* grid);

// A member that is either written out here or names a file; calls `read` with the object and the file it stands in.
void read_included(Reader& top, std::string_view key, std::string_view file, const TextFinder& find,
                   std::vector<Diagnostic>& faults,
                   const std::function<void(const Node&, std::string_view file)>& read);

// A turn's number, within the calendar where it is known.
std::uint8_t turn_in(Reader& row, std::string_view key, std::size_t turns);

// Id and name of a formation or a unit.
template <class Named>
void read_names(Reader& row, Named& named) {
  named.id = row.text("id");
  check_id(row, "id", named.id);
  named.name = row.text("name");
}

template <class Scenario>
void read_head(Reader& top, std::string_view game, Scenario& scenario) {
  check_kind(top, {kScenarioFormat, "this is no scenario file of this version", game,
                   "this is a scenario of another game"});
  scenario.id = top.text("id");
  check_id(top, "id", scenario.id);
  scenario.title = top.text("title");
  scenario.dates = top.text_or("dates", "");
  scenario.place = top.text_or("place", "");
}

// The rules of a battle by their name; those of no battle where none are named.
template <class Rules>
const Rules* battle_rules_in(Reader& top, const Rules& none, const Rules* (*named)(std::string_view)) {
  const Node* name = top.find("battle_rules");
  if (name == nullptr) return &none;
  if (const Rules* rules = named(name->as_text().value_or(""))) return rules;
  top.fault("battle_rules", "there are no battle rules of this name",
            "leave it out, or name a built-in battle");
  return &none;
}

// The calendar; `more` reads what else a game says of a turn.
template <class Turn, class More>
void read_turns(Reader& top, std::vector<Diagnostic>& faults, std::vector<Turn>& calendar, More&& more) {
  for (const Node& node : top.list("turns")) {
    const std::size_t before = faults.size();
    Reader row = top.item(node, "a turn");
    const auto next = static_cast<std::int64_t>(calendar.size()) + 1;
    if (row.integer("turn", {INT64_MIN, INT64_MAX}) != next && faults.size() == before)
      row.fault("turn", "turns are not numbered one by one", "the next is " + std::to_string(next));
    Turn turn;
    turn.day = static_cast<std::uint8_t>(row.integer("day", {1, 9}));
    turn.time = row.text("time");
    turn.night = row.flag_or("night", false);
    more(row, turn);
    row.no_more_members();
    calendar.push_back(turn);
  }
  if (calendar.empty() || calendar.size() > kMostTurns)
    top.fault("turns", "a battle has 1 to 60 turns", "list them one by one");
}

// Objectives, no two in one hex; `more` reads what a game counts them for.
template <class Objective, class More>
void read_objectives(Reader& top, const Grid* grid, std::size_t most, std::vector<Objective>& objectives,
                     More&& more) {
  for (const Node& node : top.list_or_empty("objectives")) {
    Reader row = top.item(node, "an objective");
    Objective objective;
    const auto hex = hex_in(row, "hex", grid);
    if (hex) objective.hex = *hex;
    objective.name = row.text("name");
    more(row, objective);
    if (row.has("held_by")) objective.held_by = side_in(row, "held_by");
    row.no_more_members();
    for (const Objective& other : objectives)
      if (hex && other.hex == *hex) row.fault("hex", "two objectives lie in one hex", "keep one of them");
    if (objectives.size() == most)
      return row.fault("there are more than " + std::to_string(most) + " objectives", "leave some out");
    objectives.push_back(objective);
  }
}

// The special rules and, among them, the options; `more` reads what else a game says of a rule.
template <class Scenario, class More>
void read_special_rules(Reader& top, std::size_t most_options, Scenario& scenario, More&& more) {
  for (const Node& node : top.list_or_empty("special_rules")) {
    Reader row = top.item(node, "a special rule");
    auto& rule = scenario.special_rules.emplace_back();
    rule.rule = row.text("case");
    // A battle's own rules, and the languages, know them by their case.
    const auto same = [&](const auto& other) { return &other != &rule && other.rule == rule.rule; };
    if (std::any_of(scenario.special_rules.begin(), scenario.special_rules.end(), same))
      row.fault("case", "two special rules have the case " + json_text(rule.rule), "give each its own");
    rule.title = row.text("title");
    rule.text = row.text("text");
    more(row, rule);
    if (row.flag_or("option", false)) scenario.options.push_back({rule.rule, rule.title});
    row.no_more_members();
  }
  if (scenario.options.size() > most_options)
    top.fault("special_rules", "there are more than " + std::to_string(most_options) + " options",
              "leave some out");
}

// A whole text at once. A member that stands twice is a fault of the text alone.
template <class Scenario, class Read>
std::optional<Scenario> load_scenario_text(std::string_view text, std::string_view file,
                                           std::vector<Diagnostic>& faults, Read&& read) {
  const std::size_t before = faults.size();
  const auto node = parse_document(text, file, faults);
  std::optional<Scenario> scenario = node ? read(*node) : std::nullopt;
  if (faults.size() != before) return std::nullopt;
  return scenario;
}

}  // namespace longroll
