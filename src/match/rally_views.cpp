#include "match/rally_views.h"

#include "format/rally_choice.h"
#include "format/rally_names.h"
#include "format/rally_words.h"
#include "match/rally_asking.h"
#include "match/rally_prospects.h"
#include "match/view_parts.h"
#include "rally/activation.h"
#include "rally/bombardment.h"
#include "rally/victory.h"

namespace longroll {

using namespace rally;
using Off = Location::Off;

namespace {

// The printed terrain and what runs through the hex.
Json terrain_json(const Map& map, HexId hex) {
  Json list = Json::array({text_of(name_of(map.terrain(hex)))});
  for (Feature feature : {Feature::Stream, Feature::River, Feature::Ford, Feature::Bridge})
    if (map.inside(hex).has(feature)) list.push_back(text_of(name_of(feature)));
  return list;
}

Json hex_json(const Scenario& scenario, HexId hex) {
  const Map& map = scenario.map;
  Json json = {{"hex", map.grid().name(hex)}, {"terrain", terrain_json(map, hex)}};
  if (!map.hill(hex).empty()) json["hill"] = text_of(map.hill(hex));
  const auto& banks = map.banks(hex);
  if (!banks) return json;
  Json list = Json::object();
  for (SpotId spot : scenario.ground.spots_of(hex)) {
    Json next = Json::array();
    for (Direction d : kDirections)
      if (const auto to = scenario.ground.next(spot, d)) next.push_back(scenario.name(*to));
    list[banks->names[scenario.ground[spot].bank]] = next;
  }
  json["banks"] = list;
  return json;
}

Json command_json(const Command& command) {
  return {{"combat", command.combat},
          {"quality", command.quality},
          {"range", command.range},
          {"initiative", command.initiative}};
}

constexpr std::string_view state_of(Location location) {
  if (location.on_map()) return "map";
  if (location.is(Off::Waiting)) return "waiting";
  if (location.is(Off::Shattered)) return "shattered";
  if (location.is(Off::Lost)) return "lost";
  if (location.is(Off::Captured)) return "captured";
  if (location.is(Off::Track)) return "track";
  if (location.is(Off::Ready)) return "available";
  if (location.is(Off::Resting)) return "resting";
  if (location.is(Off::Depleted)) return "depleted";
  return "absent";
}

void add_kind(Json& json, const Scenario& scenario, const Situation& situation, UnitId id) {
  const Unit& unit = scenario.unit(id);
  if (unit.combat()) {
    const Strength& now = strength(scenario, situation, id);
    json["damaged"] = situation.damaged.contains(id);
    json["strength"] = now.points;
    json["quality"] = now.quality;
    json["full"] = {unit.full.points, unit.full.quality};
    if (situation.on_map(id)) {
      json["in_command"] = in_command(scenario, situation, id);
      json["effective_quality"] = quality_of(scenario, situation, id);
    }
  } else if (unit.kind == UnitKind::Leader) {
    json["rank"] = text_of(name_of(unit.rank));
    json["replacement"] = situation.replaced.contains(id);
    json["command"] = command_json(command(scenario, situation, id));
    if (situation.replaced.contains(id)) json["acting"] = unit.replacement.name;
  } else if (unit.kind == UnitKind::Artillery) {
    json["guns"] = unit.guns;
    if (situation.on_map(id)) json["close_value"] = close_value(scenario, situation, id);
  } else {
    json["active"] = !situation.damaged.contains(id);
  }
}

Json unit_json(const Language& language, const Scenario& scenario, const Situation& situation, UnitId id) {
  const Unit& unit = scenario.unit(id);
  const Location location = situation.location[id.index()];
  Json json = {{"id", unit.id},
               {"name", language.name(unit.name)},
               {"side", text_of(name_of(unit.side))},
               {"kind", text_of(name_of(unit.kind))},
               {"formation", scenario.formation(unit.formation).id},
               {"state", text_of(state_of(location))},
               {"hex", location.on_map() ? Json(scenario.name(location.spot())) : Json(nullptr)}};
  if (!unit.designation.empty()) json["designation"] = unit.designation;
  add_kind(json, scenario, situation, id);
  if (location.is(Off::Track) || location.is(Off::Resting)) json["returns"] = situation.returns[id.index()];
  for (std::size_t i = 0; i < scenario.groups.size(); ++i)
    if (location.is(Off::Waiting) && scenario.groups[i].units.contains(id)) {
      if (situation.due[i] == kHeld)
        json["held"] = true;
      else
        json["arrives"] = situation.due[i];
      json["entry"] = scenario.name(scenario.groups[i].spot);
    }
  Json marks = Json::array();
  if (situation.activated.contains(id)) marks.push_back("activated");
  if (situation.active.contains(id)) marks.push_back("may-move");
  if (situation.moved.contains(id)) marks.push_back("moved");
  if (situation.fired.contains(id)) marks.push_back("fired");
  if (!marks.empty()) json["marks"] = marks;
  return json;
}

Json score_json(const Score& score) {
  return {{"total", score.total()},  {"damaged", score.damaged},      {"brigades", score.brigades},
          {"artillery", score.guns}, {"train", score.train},          {"leaders", score.leaders},
          {"hexes", score.hexes},    {"head_start", score.head_start}};
}

Json by_side(const BySide<std::uint8_t>& values) {
  return {{"union", values[Side::Union]}, {"confederate", values[Side::Confederate]}};
}

}  // namespace

Json map_json(const Scenario& scenario) {
  const Map& map = scenario.map;
  const Grid& grid = map.grid();
  Json hexes = Json::array(), sides = Json::array(), entries = Json::array(), places = Json::array(),
       works = Json::array();
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId hex(i);
    hexes.push_back(hex_json(scenario, hex));
    for (Direction d : kDirections) {
      const auto next = grid.neighbour(hex, d);
      const Features features = map.features(hex, d);
      if (features.none() || (next && *next < hex)) continue;
      Json side = next ? Json{{"between", {grid.name(hex), grid.name(*next)}}}
                       : Json{{"of", grid.name(hex)}, {"edge", text_of(name_of(d))}};
      side["features"] = features_json(features);
      sides.push_back(side);
    }
  }
  for (const Entry& entry : map.entries)
    entries.push_back({{"letter", std::string(1, entry.letter)}, {"hex", grid.name(entry.hex)}});
  for (const Place& place : map.places)
    places.push_back({{"name", place.name}, {"hex", grid.name(place.hex)}});
  for (const Work& work : scenario.works)
    works.push_back({{"hex", grid.name(work.hex)},
                     {"kind", work.fort ? "fort" : "entrenchment"},
                     {"side", side_or_null(work.side)}});
  const GridShape& shape = grid.shape();
  Json json = {{"grid",
                {{"ids", shape.names == HexNames::LetterRow ? "A1" : "CCRR"},
                 {"columns", {shape.first_column, shape.first_column + shape.columns - 1}},
                 {"rows", {shape.first_row, shape.first_row + shape.rows - 1}},
                 {"shifted_columns", shape.even_columns_shifted ? "even" : "odd"}}},
               {"hexes", hexes},
               {"sides", sides},
               {"entries", entries},
               {"places", places}};
  if (map.anchor) json["grid"]["rows_toward"] = map.anchor->rows_toward;
  if (!works.empty()) json["works"] = works;
  return json;
}

Json state_json(const Language& language, const Table& table) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  Json units = Json::array(), objectives = Json::array();
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    units.push_back(unit_json(language, scenario, situation, UnitId(i)));
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    objectives.push_back({{"hex", scenario.map.grid().name(scenario.objectives[i].hex)},
                          {"name", language.name(scenario.objectives[i].name)},
                          {"value", scenario.objectives[i].value},
                          {"holder", side_or_null(situation.control[i])}});
  Json json = clock_json(language, scenario, situation.turn, phase_of(table.position()), table.asked());
  json["initiative"] = side_or_null(situation.initiative);
  json["command_points"] = by_side(situation.points);
  json["kept_points"] = by_side(situation.kept);
  json["units"] = units;
  json["objectives"] = objectives;
  json["victory_points"] = {{"union", score_json(score_of(scenario, situation, Side::Union))},
                            {"confederate", score_json(score_of(scenario, situation, Side::Confederate))}};
  if (situation.turn <= situation.weather_until) json["weather_until"] = situation.weather_until;
  if (Json effects = effects_json(scenario, situation); !effects.empty()) json["effects"] = effects;
  if (Json combats = combats_json(scenario, situation); !combats.empty()) json["combats"] = combats;
  if (situation.fight)
    json["combat"] = {{"attackers", unit_list(scenario, situation.fight->attackers)},
                      {"defenders", unit_list(scenario, situation.fight->defenders)},
                      {"targets", spot_list(scenario, situation.fight->targets)}};
  if (situation.outcome)
    json["outcome"] = {{"winner", side_or_null(situation.outcome->winner)},
                       {"level", text_of(name_of(situation.outcome->level))},
                       {"points", by_side(situation.outcome->points)}};
  return json;
}

Json question_json(const Language& language, const Table& table) {
  const Step* step = question(table.position());
  if (step == nullptr) return over_json(language);
  const Asked who = table.asked();
  Json json = question_head(who, kind_of(*step), asking_sentence(language, table, *step));
  if (who == Asked::Dice) {
    json["outcomes"] = outcomes_json(table.chances());
    return json;
  }
  json["choices"] = choices_json(table);
  if (Json prospects = prospects_json(language, table, *step); !prospects.is_null())
    json["prospects"] = prospects;
  // Whoever ends the movement has to fight, so contacts are told before that, too.
  if (std::holds_alternative<DeclareTargets>(*step) || std::holds_alternative<MoveUnits>(*step))
    json["contacts"] = contacts_json(table.scenario(), table.position().situation);
  return json;
}

}  // namespace longroll
