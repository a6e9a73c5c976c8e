// The views of what is printed about a battle besides its map, of zones, and of who can attack whom.
#include "aprils/contacts.h"
#include "aprils/victory.h"
#include "format/aprils_names.h"
#include "match/aprils_views.h"
#include "match/view_parts.h"

namespace longroll {

using namespace aprils;

namespace {

Json hexes_json(const Grid& grid, const HexSet& set) {
  Json list = Json::array();
  set.for_each(grid, [&](HexId hex) { list.push_back(grid.name(hex)); });
  return list;
}

Json directions_json(const Scenario& scenario, Side side) {
  Json list = Json::array();
  for (Direction d : kDirections)
    if (scenario.friendly_direction(side, d)) list.push_back(std::string(name_of(d)));
  return list;
}

Json test_json(const Scenario& scenario, const VictoryTest& test) {
  Json json = {{"side", std::string(name_of(test.side))}};
  switch (test.kind) {
    case VictoryTest::Kind::Controls: {
      Json among = Json::array();
      for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
        if ((test.among >> i & 1u) != 0)
          among.push_back(scenario.map.grid().name(scenario.objectives[i].hex));
      json["test"] = "controls";
      json["at_least"] = test.low;
      json["at_most"] = std::min<int>(test.high, static_cast<int>(among.size()));
      json["among"] = among;
      break;
    }
    case VictoryTest::Kind::PointsRatio:
      json["test"] = "points-ratio";
      json["points"] = test.low;
      json["to"] = test.high;
      break;
    case VictoryTest::Kind::MorePoints:
      json["test"] = "more-points";
      break;
  }
  return json;
}

Json victory_json(const Scenario& scenario) {
  Json lines = Json::array();
  for (const VictoryLine& line : scenario.victory) {
    Json tests = Json::array();
    for (const VictoryTest& test : line.tests) tests.push_back(test_json(scenario, test));
    lines.push_back({{"turn", line.turn},
                     {"winner", line.winner ? Json(std::string(name_of(*line.winner))) : Json(nullptr)},
                     {"level", line.winner ? std::string(name_of(line.level)) : "draw"},
                     {"tests", tests}});
  }
  return lines;
}

}  // namespace

Json battle_json(const Language& language, const Table& table) {
  const Scenario& scenario = table.scenario();
  Json formations = Json::array(), calendar = Json::array();
  for (const Formation& formation : scenario.formations)
    formations.push_back({{"id", formation.id},
                          {"name", language.name(formation.name)},
                          {"side", std::string(name_of(formation.side))},
                          {"markers", formation.markers}});
  for (int turn = 1; turn <= scenario.last_turn(); ++turn)
    calendar.push_back({{"turn", turn},
                        {"day", scenario.turn(turn).day},
                        {"time", language.name(scenario.turn(turn).time)},
                        {"night", scenario.turn(turn).night},
                        {"victory_check", has_victory_check(scenario, turn)}});
  Json battle = battle_head(language, "aprils", table, formations, calendar);
  battle["victory"] = victory_json(scenario);
  battle["retreat_compass"] = {{"union", directions_json(scenario, Side::Union)},
                               {"confederate", directions_json(scenario, Side::Confederate)}};
  return battle;
}

Json zones_json(const Scenario& scenario, const Situation& situation) {
  const Field field(scenario, situation);
  const Grid& grid = scenario.map.grid();
  return {{"union", hexes_json(grid, field.zones(Side::Union))},
          {"confederate", hexes_json(grid, field.zones(Side::Confederate))}};
}

Json contacts_json(const Scenario& scenario, const Situation& situation, Side side) {
  const Field field(scenario, situation);
  const Contacts contacts = find_contacts(scenario, situation, field, side);
  const Grid& grid = scenario.map.grid();
  Json attackers = Json::array(), targets = Json::array();
  for (const Contacts::Target& target : contacts.targets)
    targets.push_back({{"hex", grid.name(target.hex)}, {"must", target.duty}});
  for (const Contacts::Striker& striker : contacts.strikers) {
    Json can = Json::array();
    for (TargetId target : striker.can) can.push_back(grid.name(contacts.targets[target.index()].hex));
    attackers.push_back({{"unit", scenario.unit(striker.unit).id},
                         {"must", striker.duty},
                         {"bombards", striker.mode == AttackMode::Bombarding},
                         {"can", can}});
  }
  return {{"attackers", attackers}, {"targets", targets}};
}

}  // namespace longroll
