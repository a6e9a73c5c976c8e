#include "app/terminal/prompts.h"

#include <algorithm>

#include "app/terminal/plan.h"
#include "app/terminal/telling.h"
#include "aprils/contacts.h"
#include "aprils/reinforcements.h"
#include "format/aprils_words.h"
#include "match/aprils_views.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

std::string text_in(const Json& json, std::string_view key) { return text_member(json, key).value_or(""); }

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

// Units of the formation that can still march, and those that can enter.
std::vector<std::string> movement_details(const Words& words, const Table& table, FormationId formation) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  UnitSet can_go;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const Choice choice = table.choice(i);
    if (const auto* march = std::get_if<March>(&choice)) can_go.insert(march->unit);
  }
  std::vector<std::string> marching, entering, moved;
  for (UnitId unit : scenario.units_of[formation.index()]) {
    const Strengths& now = strengths(scenario, situation, unit);
    const std::string name = unit_name(words, scenario, unit);
    if (situation.on_map(unit) && can_go.contains(unit))
      marching.push_back(words.say("ask.unit", {{"unit", name},
                                                {"hex", hex_name(scenario, situation.hex(unit))},
                                                {"points", std::to_string(now.movement)}}));
    else if (situation.on_map(unit) && situation.moved.contains(unit))
      moved.push_back(name);
    else if (can_go.contains(unit))
      entering.push_back(words.say(
          "ask.entering",
          {{"unit", name}, {"letters", std::string(arrival_of(scenario, situation, unit).letters)}}));
  }
  std::vector<std::string> details;
  if (!marching.empty()) details.push_back(words.say("ask.to-move", {{"units", joined(marching)}}));
  if (!entering.empty()) details.push_back(words.say("ask.to-enter", {{"units", joined(entering)}}));
  if (!moved.empty()) details.push_back(words.say("ask.moved", {{"units", joined(moved)}}));
  return details;
}

std::vector<std::string> combat_details(const Words& words, const Table& table, Side side) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  const Field field(scenario, situation);
  const Contacts contacts = find_contacts(scenario, situation, field, side);
  std::vector<std::string> due, open, must;
  for (const Contacts::Target& target : contacts.targets) {
    const std::string text = words.say(
        "ask.target", {{"hex", hex_name(scenario, target.hex)},
                       {"units", unit_names(words, scenario, units_in(scenario, situation, target.hex))}});
    (target.duty ? due : open).push_back(text);
  }
  for (const Contacts::Striker& striker : contacts.strikers)
    if (striker.duty) must.push_back(unit_name(words, scenario, striker.unit));
  std::vector<std::string> details;
  if (!due.empty()) details.push_back(words.say("ask.must-be-attacked", {{"targets", joined(due)}}));
  if (!must.empty()) details.push_back(words.say("ask.must-attack", {{"units", joined(must)}}));
  if (!open.empty()) details.push_back(words.say("ask.may-be-attacked", {{"targets", joined(open)}}));
  return details;
}

// Words for the examples in hints: who could be named now, and which hex.
class ExampleFinder {
 public:
  explicit ExampleFinder(const Scenario& scenario) : scenario_(scenario) {}
  void operator()(const March& c) { note({c.unit}, c.path.back()); }
  void operator()(const Attack& c) { note(c.attackers, c.targets.front()); }
  void operator()(const Retreat& c) {
    if (c.to) note({c.unit}, *c.to);
  }
  void operator()(const Advance& c) { note({c.unit}, c.to); }
  void operator()(const Lose& c) { note({c.unit}, HexId()); }
  void operator()(const Check& c) { note({c.unit}, HexId()); }
  template <class Other>
  void operator()(const Other&) {}

  bool found() const { return !blanks_.empty(); }
  const Blanks& blanks() const { return blanks_; }

 private:
  void note(const UnitSet& units, HexId hex) {
    std::string ids;
    for (UnitId unit : units) ids += (ids.empty() ? "" : " ") + scenario_.unit(unit).id;
    blanks_ = {{"unit", scenario_.unit(units.first()).id}, {"units", ids}, {"hex", hex_name(scenario_, hex)}};
  }
  const Scenario& scenario_;
  Blanks blanks_;
};

// The example names the first choice that has names in it.
std::string hint_text(const Words& words, const Table& table, const std::string& key) {
  ExampleFinder example(table.scenario());
  for (std::size_t i = 0; i < table.count_choices() && !example.found(); ++i)
    std::visit(example, table.choice(i));
  return words.say(example.found() || !words.own.has(key + ".plain") ? key : key + ".plain",
                   example.blanks());
}

}  // namespace

std::vector<std::string> status_lines(const Words& words, const Table& table) {
  const Json state = state_json(words.game, table);
  std::vector<std::string> lines;
  const bool night = state["night"].get<bool>();
  lines.push_back(words.say(night ? "status.turn.night" : "status.turn",
                            {{"battle", words.game.name(table.scenario().title)},
                             {"turn", std::to_string(state["turn"].get<int>())},
                             {"turns", std::to_string(state["turns"].get<int>())},
                             {"day", std::to_string(state["day"].get<int>())},
                             {"time", text_in(state, "time")}}));
  std::vector<std::string> cup, places;
  for (const Json& marker : state["cup"]) {
    const int count = marker["count"].get<int>();
    cup.push_back(text_in(marker, "name") + (count > 1 ? " ×" + std::to_string(count) : ""));
  }
  lines.push_back(cup.empty() ? words.say("status.cup-empty")
                              : words.say("status.cup", {{"markers", joined(cup)}}));
  for (const Json& objective : state["objectives"]) {
    const std::string holder = text_in(objective, "holder");
    places.push_back(
        words.say("status.objective", {{"name", text_in(objective, "name")},
                                       {"hex", text_in(objective, "hex")},
                                       {"side", words.say("side." + (holder.empty() ? "nobody" : holder))}}));
  }
  lines.push_back(
      words.say("status.victory",
                {{"objectives", joined(places)},
                 {"union", std::to_string(state["victory_points"]["union"].get<int>())},
                 {"confederate", std::to_string(state["victory_points"]["confederate"].get<int>())}}));
  return lines;
}

Question question_for(const Words& words, const Table& table) {
  Question asked;
  const Json json = question_json(words.game, table);
  asked.sentence = text_in(json, "sentence");
  asked.hint_key = "hint." + text_in(json, "kind");
  asked.hint = hint_text(words, table, asked.hint_key);
  const Step* const step = question(table.position());
  if (step == nullptr || table.asked() == Asked::Dice) return asked;
  if (const auto* move = std::get_if<MoveFormation>(step)) {
    asked.details = movement_details(words, table, move->formation);
    if (table.count_choices() > kMostListed) return asked;
  }
  if (const auto* combat = std::get_if<DeclareCombat>(step))
    asked.details = combat_details(words, table, combat->side);
  if (table.count_choices() <= kMostListed)
    for (std::size_t i = 0; i < table.count_choices(); ++i)
      asked.choices.push_back(choice_text(words, table, table.choice(i)));
  return asked;
}

std::vector<HexId> scene_of_action(const Table& table) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  std::vector<HexId> hexes;
  if (situation.fight) {
    for (HexId hex : situation.fight->targets) hexes.push_back(hex);
    return hexes;
  }
  const Step* const step = question(table.position());
  if (step != nullptr) {
    if (const auto* combat = std::get_if<DeclareCombat>(step)) {
      const Field field(scenario, situation);
      for (const Contacts::Target& target : find_contacts(scenario, situation, field, combat->side).targets)
        hexes.push_back(target.hex);
    }
    if (const auto* move = std::get_if<MoveFormation>(step))
      for (UnitId unit : scenario.units_of[move->formation.index()]) {
        if (situation.on_map(unit))
          hexes.push_back(situation.hex(unit));
        else if (is_due(scenario, situation, unit))
          for (const Gate& gate : gates_for(scenario, situation, Field(scenario, situation), unit))
            hexes.push_back(gate.hex);
      }
  }
  if (!hexes.empty()) return hexes;
  for (const Objective& objective : scenario.objectives) hexes.push_back(objective.hex);
  return hexes;
}

Side roller_of(const Table& table) {
  const Situation& situation = table.position().situation;
  const Step* const step = question(table.position());
  if (const auto* roll = std::get_if<RollCombat>(step)) return situation.fight->side(roll->role);
  if (const auto* roll = std::get_if<RollCheck>(step)) return table.scenario().unit(roll->unit).side;
  return situation.next_to_draw;
}

}  // namespace longroll::terminal
