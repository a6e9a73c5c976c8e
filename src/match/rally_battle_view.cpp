// The views of what is printed about a battle besides its map, of zones and command ranges, and of what lasts of events.
#include "format/rally_choice.h"
#include "format/rally_names.h"
#include "format/rally_words.h"
#include "match/rally_views.h"
#include "match/view_parts.h"
#include "rally/activation.h"
#include "rally/field.h"

namespace longroll {

using namespace rally;

namespace {

Json spots_json(const Scenario& scenario, const SpotSet& spots) {
  Json list = Json::array();
  for (SpotId spot : spots) list.push_back(scenario.name(spot));
  return list;
}

Json formation_json(const Language& language, const Scenario& scenario, const Formation& formation) {
  return {{"id", formation.id},
          {"name", language.name(formation.name)},
          {"side", std::string(name_of(formation.side))},
          {"level", std::string(name_of(formation.level))},
          {"parent", formation.parent ? Json(scenario.formation(*formation.parent).id) : Json(nullptr)},
          {"leader", formation.leader ? Json(scenario.unit(*formation.leader).id) : Json(nullptr)}};
}

Json turn_json(const Language& language, const Scenario& scenario, int number) {
  const Turn& turn = scenario.turn(number);
  return {{"turn", number},      {"day", turn.day},   {"time", language.name(turn.time)},
          {"night", turn.night}, {"dusk", turn.dusk}, {"victory_check", number == scenario.last_turn()}};
}

Json columns_json(const Scenario& scenario) {
  Json list = Json::array();
  for (int column = 0; column < kOddsColumns; ++column) list.push_back(column_name(scenario.charts, column));
  return list;
}

}  // namespace

Json battle_json(const Language& language, const Table& table) {
  const Scenario& scenario = table.scenario();
  Json formations = Json::array(), calendar = Json::array();
  for (const Formation& formation : scenario.formations)
    formations.push_back(formation_json(language, scenario, formation));
  for (int turn = 1; turn <= scenario.last_turn(); ++turn)
    calendar.push_back(turn_json(language, scenario, turn));
  Json battle = battle_head(language, "rally", table, formations, calendar);
  battle["columns"] = columns_json(scenario);
  return battle;
}

Json zones_json(const Scenario& scenario, const Situation& situation) {
  // A field knows the zones of the other side.
  const auto of = [&](Side side) {
    return spots_json(scenario, Field(scenario, situation, enemy_of(side)).zone);
  };
  return {{"union", of(Side::Union)}, {"confederate", of(Side::Confederate)}};
}

Json effects_json(const Scenario& scenario, const Situation& situation) {
  Json list = Json::array();
  const auto add = [&](EventKind kind, Side side, std::string_view key, const std::string& who) {
    list.push_back({{"event", std::string(key_of(kind))},
                    {"side", std::string(name_of(side))},
                    {std::string(key), who}});
  };
  for (Side side : kSides) {
    const auto add_formation = [&](EventKind kind, std::optional<FormationId> which) {
      if (which) add(kind, side, "formation", scenario.formation(*which).id);
    };
    for (FormationId obtuse : situation.obtuse)
      if (scenario.formation(obtuse).side == side) add_formation(EventKind::ObtuseCommander, obtuse);
    if (situation.blunder_turn[side] == situation.turn)
      add_formation(EventKind::Blunder, situation.blundering[side]);
    add_formation(EventKind::DivisionSurge, situation.surging_division[side]);
    add_formation(EventKind::Surprise, situation.surprising[side]);
    if (situation.surging_unit[side])
      add(EventKind::BrigadeSurge, side, "unit", scenario.unit(*situation.surging_unit[side]).id);
    if (situation.free_division[side])
      list.push_back({{"event", std::string(key_of(EventKind::SubordinatesInitiative))},
                      {"side", std::string(name_of(side))}});
  }
  return list;
}

RallyView command_view(const Scenario& scenario, const Situation& situation, const Json& request) {
  RallyView view;
  const auto leader = read_unit(scenario, member(request, "unit"));
  if (!leader) {
    view.fault = leader.error();
    return view;
  }
  if (!scenario.leaders.contains(*leader)) {
    view.fault = BadMessage{"message.no-leader"};
    return view;
  }
  if (!situation.on_map(*leader)) {
    view.refusal = refuse_as(Reason::NotOnMap, "7.3", *leader);
    return view;
  }
  const int range = command(scenario, situation, *leader).range;
  Json hexes = Json::array(), units = Json::array();
  for (std::size_t i = 0; i < scenario.ground.size(); ++i)
    if (distance(scenario, situation.spot(*leader), SpotId(i)) <= range)
      hexes.push_back(scenario.name(SpotId(i)));
  for (UnitId unit : scenario.units_of[scenario.unit(*leader).formation.index()])
    if (situation.on_map(unit))
      units.push_back({{"unit", scenario.unit(unit).id},
                       {"in_range", distance(scenario, situation, *leader, unit) <= range},
                       {"in_command", in_command(scenario, situation, unit)}});
  view.json = {{"unit", scenario.unit(*leader).id}, {"range", range}, {"hexes", hexes}, {"units", units}};
  return view;
}

}  // namespace longroll
