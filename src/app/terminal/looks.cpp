#include "app/terminal/looks.h"

#include <algorithm>

#include "app/terminal/log_looks.h"
#include "app/terminal/prompts.h"
#include "app/terminal/telling.h"
#include "app/terminal/text.h"
#include "aprils/reinforcements.h"
#include "format/aprils_names.h"
#include "format/aprils_words.h"

namespace longroll::terminal {

using namespace aprils;

std::string Looks::line(std::string_view text, std::size_t indent) const {
  return wrapped(text, static_cast<std::size_t>(screen_.width), indent) + "\n";
}

std::string Looks::look(const Order& order) const {
  switch (order.verb) {
    case Verb::Map:
      return map(order);
    case Verb::Who:
      return who(order);
    case Verb::Units:
      return units(order);
    case Verb::Why:
      return why(order);
    case Verb::Reach:
      return reach(order);
    case Verb::Odds:
      return odds(order);
    case Verb::Sight:
      return sight(order);
    case Verb::Zones:
      return zones();
    case Verb::Cup:
      return cup();
    case Verb::Log:
      return log(order);
    case Verb::Rules:
      return rules(order);
    case Verb::Legend:
      return say("legend") + "\n";
    case Verb::Help:
      return say("help") + "\n";
    default:
      return {};
  }
}

std::string Looks::map(const Order& order) const {
  if (order.all) return map_.whole(desk_.situation(), screen_);
  if (!order.hexes.empty()) return map_.near(desk_.situation(), order.hexes, screen_);
  std::vector<HexId> hexes;
  for (UnitId unit : order.units)
    if (desk_.situation().on_map(unit)) hexes.push_back(desk_.situation().hex(unit));
  return map_.near(desk_.situation(), hexes.empty() ? scene_of_action(desk_.table()) : hexes, screen_);
}

std::string Looks::unit_line(UnitId id) const {
  const Scenario& scenario = desk_.scenario();
  const Situation& situation = desk_.situation();
  const Unit& unit = scenario.unit(id);
  const Location location = situation.location[id.index()];
  const Strengths& now = strengths(scenario, situation, id);
  std::string where;
  if (location.on_map())
    where = say("unit.in", {{"hex", hex_name(scenario, location.hex())}});
  else if (location.is_gone())
    where = say("unit.gone");
  else {
    const Arrival arrival = arrival_of(scenario, situation, id);
    where = say(is_due(scenario, situation, id) ? "unit.due" : "unit.arrives",
                {{"turn", std::to_string(arrival.turn)}, {"letters", std::string(arrival.letters)}});
  }
  std::string marks;
  const auto mark = [&](bool has, std::string_view key) {
    if (has) marks += ", " + say(key);
  };
  mark(location.on_map() && is_reduced(scenario, situation, id), "unit.reduced");
  mark(situation.moved.contains(id), "unit.moved");
  mark(situation.attacked.contains(id), "unit.attacked");
  mark(situation.retreated.contains(id), "unit.retreated");
  return say("unit.line", {{"label", map_.labels().label(situation, id, 0, 7)},
                           {"name", words_.game.name(unit.name)},
                           {"kind", say("kind." + std::string(longroll::name_of(unit.kind)))},
                           {"attack", std::to_string(now.attack)},
                           {"defence", std::to_string(now.defence)},
                           {"movement", std::to_string(now.movement)},
                           {"morale", signed_text(unit.morale)},
                           {"where", where},
                           {"marks", marks}});
}

std::string Looks::hex_line(HexId hex) const {
  const Scenario& scenario = desk_.scenario();
  const Situation& situation = desk_.situation();
  std::string text = hex_name(scenario, hex) + ": " +
                     say("terrain." + std::string(longroll::name_of(scenario.map.terrain(hex))));
  if (!scenario.map.hill(hex).empty()) text += ", " + words_.game.name(scenario.map.hill(hex));
  for (const Place& place : scenario.map.places)
    if (place.hex == hex && scenario.map.hill(hex) != place.name) text += ", " + words_.game.name(place.name);
  for (const Entry& entry : scenario.map.entries)
    if (entry.hex == hex) text += ", " + say("hex.entry", {{"letter", std::string(1, entry.letter)}});
  for (Direction d : kDirections) {
    std::string features;
    for (Feature feature : kAllFeatures)
      if (scenario.map.features(hex, d).has(feature))
        features +=
            (features.empty() ? "" : " + ") + say("feature." + std::string(longroll::name_of(feature)));
    const auto next = scenario.map.grid().neighbour(hex, d);
    if (!features.empty())
      text += "; " + say("hex.side", {{"features", features},
                                      {"hex", next ? hex_name(scenario, *next) : say("hex.edge")}});
  }
  text += ".";
  const Field field(scenario, situation);
  std::vector<std::string> zones;
  for (Side side : kSides)
    if (field.in_zone(side, hex)) zones.push_back(side_name(words_, side));
  return zones.empty() ? text : text + " " + say("hex.zone", {{"sides", join_names(words_.game, zones)}});
}

std::string Looks::who(const Order& order) const {
  std::string text;
  for (HexId hex : order.hexes) {
    text += line(hex_line(hex));
    const UnitSet units = units_in(desk_.scenario(), desk_.situation(), hex);
    for (UnitId unit : units) text += line("  " + unit_line(unit), 4);
    if (units.empty()) text += "  " + say("hex.empty") + "\n";
  }
  for (UnitId unit : order.units) text += line(unit_line(unit), 4);
  return text.empty() ? line(say("order.look-at-what")) : text;
}

std::string Looks::units(const Order& order) const {
  const Scenario& scenario = desk_.scenario();
  const std::string wanted = folded(order.text);
  std::string text;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    const Formation& formation = scenario.formations[i];
    const bool fits = wanted.empty() || folded(formation.id).starts_with(wanted) ||
                      folded(formation.name).starts_with(wanted) ||
                      folded(words_.game.name(formation.name)).find(wanted) != std::string::npos;
    if (!fits) continue;
    text += words_.game.name(formation.name) + " (" + side_name(words_, formation.side) + ")\n";
    for (UnitId unit : scenario.units_of[i]) text += line("  " + unit_line(unit), 4);
  }
  return text.empty() ? line(say("order.no-formation", {{"word", shown_back(order.text)}})) : text;
}

std::string Looks::sight(const Order& order) const {
  if (order.hexes.size() != 2) return line(say("order.sight-needs-two"));
  const Scenario& scenario = desk_.scenario();
  const Json seen = desk_.ask({{"op", "sight"},
                               {"from", hex_name(scenario, order.hexes[0])},
                               {"to", hex_name(scenario, order.hexes[1])}});
  const bool clear = seen["clear"].get<bool>();
  const Blanks blanks = {{"from", hex_name(scenario, order.hexes[0])},
                         {"to", hex_name(scenario, order.hexes[1])},
                         {"range", std::to_string(seen["range"].get<int>())},
                         {"hex", text_member(seen, "blocked_by").value_or("")},
                         {"other", text_member(seen, "blocked_by_also").value_or("")}};
  if (clear) return line(say("sight.clear", blanks));
  return line(
      say(member(seen, "blocked_by_also") != nullptr ? "sight.blocked-between" : "sight.blocked", blanks));
}

std::string Looks::zones() const {
  const Scenario& scenario = desk_.scenario();
  const Field field(scenario, desk_.situation());
  HexNotes notes;
  for (std::size_t i = 0; i < scenario.map.grid().size(); ++i) {
    const HexId hex{i};
    std::string note;
    if (field.in_zone(Side::Union, hex)) note += "[z]";
    if (field.in_zone(Side::Confederate, hex)) note += "<z>";
    if (!note.empty()) notes[hex] = note;
  }
  if (notes.empty()) return line(say("zones.none"));
  return map_.near(desk_.situation(), scene_of_action(desk_.table()), screen_, notes) +
         line(say("zones.key"));
}

std::string Looks::cup() const {
  std::string text;
  const Json state = desk_.ask({{"op", "state"}});
  std::uint64_t total = 0;
  for (const Json& marker : state["cup"]) total += marker["count"].get<std::uint64_t>();
  if (total == 0) return line(say("status.cup-empty"));
  for (const Json& marker : state["cup"])
    text += "  " + padded(text_member(marker, "name").value_or(""), 34) +
            chance_text(marker["count"].get<std::uint64_t>(), total) + "\n";
  return line(say("cup.left", {{"count", std::to_string(total)}})) + text;
}

std::string Looks::log(const Order& order) const {
  const std::size_t count =
      order.all ? desk_.log().size() : static_cast<std::size_t>(std::max(1, order.number.value_or(20)));
  return log_text(desk_, words_, count, static_cast<std::size_t>(screen_.width));
}

std::string Looks::rules(const Order& order) const {
  return rules_text(words_, desk_.scenario(), order.text, static_cast<std::size_t>(screen_.width));
}

}  // namespace longroll::terminal
