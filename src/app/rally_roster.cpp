#include "app/rally_roster.h"

#include "app/faces.h"
#include "app/rally_faces.h"
#include "app/sheet_parts.h"
#include "rally/game.h"

namespace longroll {

using namespace rally;

namespace {

std::string note_on(const Scenario& scenario, const Situation& start, UnitId unit) {
  if (start.on_map(unit)) return "in " + scenario.name(start.spot(unit));
  for (std::size_t i = 0; i < scenario.groups.size(); ++i) {
    if (!scenario.groups[i].units.contains(unit)) continue;
    const std::string by = ", " + scenario.name(scenario.groups[i].spot);
    return (start.due[i] == kHeld ? "held" : "turn " + std::to_string(start.due[i])) + by;
  }
  if (start.is(unit, Location::Off::Ready)) return "at hand";
  if (start.returns[unit.index()] > 0) return "turn " + std::to_string(start.returns[unit.index()]);
  return "by a special rule";
}

// 2.21, 2.22, 12: brigades, leaders and trains have two sides, chits one.
picture::RosterUnit roster_unit(const Scenario& scenario, const Situation& start, UnitId id) {
  const UnitKind kind = scenario.unit(id).kind;
  Situation front = start, back = start;
  front.damaged.erase(id);
  front.replaced.erase(id);
  back.damaged.insert(id);
  back.replaced.insert(id);
  picture::RosterUnit drawn{face_of(scenario, front, id), std::nullopt, note_on(scenario, start, id)};
  if (is_combat(kind) || kind == UnitKind::Leader) drawn.back = face_of(scenario, back, id);
  if (is_combat(kind) && start.damaged.contains(id)) drawn.note += ", damaged";
  if (kind == UnitKind::Leader && start.replaced.contains(id)) drawn.note += ", replaced";
  return drawn;
}

// A chit that only a battle's own rule can bring belongs to the battle too; other counters out of play do not.
bool in_play(const Scenario& scenario, const Situation& start, UnitId id) {
  if (!start.is(id, Location::Off::Absent)) return true;
  if (scenario.unit(id).id != "art-mendenhall") return false;
  for (const SpecialRule& rule : scenario.special_rules)
    if (rule.rule == "S4") return true;
  return false;
}

}  // namespace

picture::Roster roster_of(const Scenario& scenario) {
  // As the first turn begins, when a battle's own rules have had their say.
  Position position = opening(scenario, OptionSet{});
  settle(scenario, position, nullptr);
  const Situation& start = position.situation;
  picture::Roster roster{scenario.title, scenario.place + " · " + scenario.dates, "Union", "Confederate", {}};
  for (std::size_t f = 0; f < scenario.formations.size(); ++f) {
    const Formation& formation = scenario.formations[f];
    picture::RosterFormation drawn{picture_side(formation.side), formation.name, {}};
    // The leader first, then brigades, guns and the train, as the file has them.
    for (const bool leaders : {true, false})
      for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const UnitId id(i);
        if (scenario.unit(id).formation == FormationId(f) && scenario.leaders.contains(id) == leaders &&
            in_play(scenario, start, id))
          drawn.units.push_back(roster_unit(scenario, start, id));
      }
    if (!drawn.units.empty()) roster.formations.push_back(std::move(drawn));
  }
  return roster;
}

}  // namespace longroll
