#include "match/aprils_views.h"

#include "aprils/battles/battle.h"
#include "aprils/movement.h"
#include "aprils/sequence.h"
#include "aprils/victory.h"
#include "format/aprils_event.h"
#include "format/aprils_names.h"
#include "format/aprils_words.h"
#include "format/map_file.h"
#include "match/view_parts.h"

namespace longroll {

using namespace aprils;

namespace {

Json unit_json(const Language& language, const Scenario& scenario, const Situation& situation, UnitId id) {
  const Unit& unit = scenario.unit(id);
  const Location location = situation.location[id.index()];
  const Strengths& now = strengths(scenario, situation, id);
  Json json = {{"id", unit.id},
               {"name", language.name(unit.name)},
               {"side", text_of(name_of(unit.side))},
               {"formation", scenario.formation(unit.formation).id},
               {"kind", text_of(name_of(unit.kind))},
               {"hex", location.on_map() ? Json(scenario.map.grid().name(location.hex())) : Json(nullptr)},
               {"steps", situation.steps_left(id)},
               {"full_steps", unit.steps},
               {"attack", now.attack},
               {"defence", now.defence},
               {"movement", now.movement},
               {"morale", unit.morale}};
  if (!unit.designation.empty()) json["designation"] = unit.designation;
  if (location.is_waiting()) {
    const Arrival arrival = arrival_of(scenario, situation, id);
    json["arrives"] = arrival.turn;
    json["entry"] = text_of(arrival.letters);
  }
  if (location.is_gone()) json["gone"] = true;
  if (location.on_map()) json["depth"] = situation.depth[id.index()];
  Json marks = Json::array();
  if (situation.moved.contains(id)) marks.push_back("moved");
  if (situation.attacked.contains(id)) marks.push_back("attacked");
  if (situation.defended.contains(id)) marks.push_back("defended");
  if (situation.retreated.contains(id)) marks.push_back("retreated");
  if (location.on_map() && situation.overstacked(id)) marks.push_back("overstacked");
  if (!marks.empty()) json["marks"] = marks;
  return json;
}

// The phase of the game that the question belongs to.
std::string phase_of(const Position& position) {
  for (std::size_t i = position.agenda.size(); i > 0; --i) {
    const Step& step = position.agenda[i - 1];
    if (std::holds_alternative<MoveFormation>(step)) return "movement";
    if (std::holds_alternative<DeclareCombat>(step)) return "combat";
    if (std::holds_alternative<DrawMarker>(step)) return "draw";
  }
  return position.agenda.empty() ? "over" : "special";
}

struct Query {
  std::string_view kind;
  std::string_view sentence;
};

Query asking(const Step& step) {
  return std::visit(
      [](const auto& s) -> Query {
        using S = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<S, DrawMarker>)
          return {"draw", "ask.draw"};
        else if constexpr (std::is_same_v<S, MoveFormation>)
          return {"movement", "ask.movement"};
        else if constexpr (std::is_same_v<S, DeclareCombat>)
          return {"combat", "ask.combat"};
        else if constexpr (std::is_same_v<S, LendRating>)
          return {"rating", "ask.rating"};
        else if constexpr (std::is_same_v<S, RollCombat>)
          return {"combat-die", "ask.combat-die"};
        else if constexpr (std::is_same_v<S, TakeLosses>)
          return {"losses", "ask.losses"};
        else if constexpr (std::is_same_v<S, RetreatUnits>)
          return {"retreat", "ask.retreat"};
        else if constexpr (std::is_same_v<S, ExtendRetreat>)
          return {"extended-retreat", "ask.extended-retreat"};
        else if constexpr (std::is_same_v<S, VoluntaryRetreats>)
          return {"voluntary-retreat", "ask.voluntary-retreat"};
        else if constexpr (std::is_same_v<S, CheckUnits>)
          return {"check-order", "ask.check-order"};
        else if constexpr (std::is_same_v<S, RollCheck>)
          return {"check-die", "ask.check-die"};
        else if constexpr (std::is_same_v<S, OfferAdvance>)
          return {"advance", "ask.advance"};
        else if constexpr (std::is_same_v<S, SpecialRoll>)
          return {"special-die", "ask.special-die"};
        else
          return {"special", "ask.special"};
      },
      step);
}

// A battle's own die or question has its own sentence where the language knows one: "ask.special.shiloh.1".
std::string sentence_key(const Language& language, const Scenario& scenario, const Step& step) {
  std::string key = text_of(asking(step).sentence);
  std::optional<int> number;
  if (const auto* roll = std::get_if<SpecialRoll>(&step)) number = roll->number;
  if (const auto* special = std::get_if<SpecialQuestion>(&step)) number = special->number;
  if (!number) return key;
  std::string own = key + "." + text_of(scenario.rules->battle) + "." + std::to_string(*number);
  return language.has(own) ? own : key;
}

// A draw tells which marker each outcome is.
Json outcomes_json(const Table& table) {
  Json outcomes = longroll::outcomes_json(table.chances());
  if (!std::holds_alternative<DrawMarker>(*question(table.position()))) return outcomes;
  const Draws draws = possible_draws(table.scenario(), table.position().situation);
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    outcomes[i]["marker"] = marker_id(table.scenario(), draws[i].marker);
  return outcomes;
}

Blanks question_blanks(const Language& language, const Table& table, const Step& step) {
  const Scenario& scenario = table.scenario();
  int markers = 0;
  for (const Draw& draw : possible_draws(scenario, table.position().situation)) markers += draw.weight;
  Blanks blanks = {{"count", std::to_string(markers)}};
  const Asked who = table.asked();
  if (who == Asked::Union || who == Asked::Confederate)
    blanks.push_back({"side", language.say(who == Asked::Union ? "side.union" : "side.confederate")});
  if (const auto* s = std::get_if<MoveFormation>(&step))
    blanks.push_back({"formation", language.name(scenario.formation(s->formation).name)});
  if (const auto* s = std::get_if<TakeLosses>(&step)) blanks[0].text = std::to_string(s->left);
  if (const auto* s = std::get_if<ExtendRetreat>(&step))
    blanks.push_back({"unit", language.name(scenario.unit(s->unit).name)});
  if (const auto* s = std::get_if<RollCheck>(&step))
    blanks.push_back({"unit", language.name(scenario.unit(s->unit).name)});
  if (const auto* s = std::get_if<RollCombat>(&step))
    blanks.push_back(
        {"side", language.say("side." + text_of(name_of(table.position().situation.fight->side(s->role))))});
  return blanks;
}

}  // namespace

Json map_json(const Scenario& scenario) {
  const Map& map = scenario.map;
  const Grid& grid = map.grid();
  Json hexes = Json::array(), sides = Json::array(), entries = Json::array(), places = Json::array();
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId hex(i);
    Json json = {{"hex", grid.name(hex)}, {"terrain", text_of(name_of(map.terrain(hex)))}};
    if (!map.hill(hex).empty()) json["hill"] = text_of(map.hill(hex));
    hexes.push_back(json);
    for (Direction d : kDirections) {
      const auto next = grid.neighbour(hex, d);
      const Features features = map.features(hex, d);
      if (!next) {
        if (!features.none())
          sides.push_back(
              {{"of", grid.name(hex)}, {"edge", text_of(name_of(d))}, {"features", features_json(features)}});
        continue;
      }
      const bool two_hills = is_hill(map.terrain(hex)) && is_hill(map.terrain(*next));
      if (*next < hex || (features.none() && !two_hills)) continue;
      sides.push_back({{"between", {grid.name(hex), grid.name(*next)}},
                       {"features", features_json(features)},
                       {"connected", map.connected(hex, d)}});
    }
  }
  for (const Entry& entry : map.entries) {
    Json json = {{"letter", std::string(1, entry.letter)}, {"hex", grid.name(entry.hex)}};
    if (const std::string_view by = way_in(map, entry); !by.empty()) json["by"] = text_of(by);
    entries.push_back(json);
  }
  for (const Place& place : map.places)
    places.push_back({{"name", place.name}, {"hex", grid.name(place.hex)}});
  const GridShape& shape = grid.shape();
  Json lines = {{"columns", {shape.first_column, shape.first_column + shape.columns - 1}},
                {"rows", {shape.first_row, shape.first_row + shape.rows - 1}},
                {"shifted_columns", shape.even_columns_shifted ? "even" : "odd"}};
  if (map.anchor) lines["rows_toward"] = map.anchor->rows_toward;
  return {{"grid", lines}, {"hexes", hexes}, {"sides", sides}, {"entries", entries}, {"places", places}};
}

Json state_json(const Language& language, const Table& table) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  const Field field(scenario, situation);
  Json units = Json::array(), cup = Json::array(), objectives = Json::array(), works = Json::array();
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    units.push_back(unit_json(language, scenario, situation, UnitId(i)));
  for (const Draw& draw : possible_draws(scenario, situation))
    cup.push_back({{"marker", marker_id(scenario, draw.marker)},
                   {"name", marker_name(language, scenario, draw.marker)},
                   {"side", text_of(name_of(draw.marker.side))},
                   {"count", draw.weight}});
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    objectives.push_back({{"hex", scenario.map.grid().name(scenario.objectives[i].hex)},
                          {"name", language.name(scenario.objectives[i].name)},
                          {"holder", side_or_null(controller_of(scenario, situation, field, i))}});
  for (const Fortification& work : situation.works)
    works.push_back({{"hex", scenario.map.grid().name(work.hex)},
                     {"facing", text_of(name_of(work.facing))},
                     {"kind", work.entrenchment ? "entrenchment" : "breastwork"}});
  Json json = clock_json(language, scenario, situation.turn, phase_of(table.position()), table.asked());
  json["units"] = units;
  json["cup"] = cup;
  json["next_to_draw"] = text_of(name_of(situation.next_to_draw));
  json["objectives"] = objectives;
  json["victory_points"] = {{"union", victory_points(scenario, situation, Side::Union)},
                            {"confederate", victory_points(scenario, situation, Side::Confederate)}};
  if (!works.empty()) json["works"] = works;
  if (situation.outcome)
    json["outcome"] = {
        {"winner", side_or_null(situation.outcome->winner)},
        {"level", situation.outcome->winner ? text_of(name_of(situation.outcome->level)) : "draw"}};
  return json;
}

Json question_json(const Language& language, const Table& table) {
  const Asked who = table.asked();
  const Step* step = question(table.position());
  if (step == nullptr) return over_json(language);
  const Query ask = asking(*step);
  Json json = question_head(
      who, ask.kind,
      language.say(sentence_key(language, table.scenario(), *step), question_blanks(language, table, *step)));
  if (who == Asked::Dice) {
    json["outcomes"] = outcomes_json(table);
    // Whose die it is.
    if (const auto* roll = std::get_if<RollCombat>(step))
      json["side"] = text_of(name_of(table.position().situation.fight->side(roll->role)));
    if (const auto* check = std::get_if<RollCheck>(step))
      json["unit"] = table.scenario().unit(check->unit).id;
    return json;
  }
  json["choices"] = choices_json(table);
  if (ask.kind == "combat")
    json["contacts"] = contacts_json(table.scenario(), table.position().situation,
                                     who == Asked::Union ? Side::Union : Side::Confederate);
  return json;
}

}  // namespace longroll
