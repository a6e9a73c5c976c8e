#include "app/roster.h"

#include "app/faces.h"
#include "app/sheet_parts.h"

namespace longroll {

using namespace aprils;

namespace {

std::string note_on(const Scenario& scenario, const Situation& start, UnitId id) {
  const Unit& unit = scenario.unit(id);
  if (start.on_map(id)) return "in " + scenario.map.grid().name(start.hex(id));
  std::string letters;
  for (char letter : unit.entry) letters += (letters.empty() ? "" : " or ") + std::string(1, letter);
  return "turn " + std::to_string(unit.arrives) + ", " + letters;
}

picture::RosterUnit roster_unit(const Scenario& scenario, const Situation& start, const Field& field,
                                UnitId id) {
  picture::RosterUnit drawn{face_of(scenario, start, field, id), std::nullopt, note_on(scenario, start, id)};
  drawn.front.marks = {};
  if (scenario.unit(id).steps < 2) return drawn;
  Situation worn = start;
  worn.steps[id.index()] = 1;
  drawn.back = face_of(scenario, worn, field, id);
  drawn.back->marks = {};
  return drawn;
}

}  // namespace

picture::Roster roster_of(const Scenario& scenario) {
  const Situation start = set_up(scenario, OptionSet{});
  const Field field(scenario, start);
  picture::Roster roster{scenario.title, scenario.place + " · " + scenario.dates, "Union", "Confederate", {}};
  for (std::size_t f = 0; f < scenario.formations.size(); ++f) {
    const Formation& formation = scenario.formations[f];
    picture::RosterFormation drawn{picture_side(formation.side), formation.name, {}};
    for (UnitId id : scenario.units_of[f]) drawn.units.push_back(roster_unit(scenario, start, field, id));
    roster.formations.push_back(std::move(drawn));
  }
  return roster;
}

}  // namespace longroll
