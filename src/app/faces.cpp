#include "app/faces.h"

#include "app/sheet_parts.h"

namespace longroll {

using namespace aprils;

namespace {

// Formations take colours in the order of the file, counted by side.
int colour_of(const Scenario& scenario, FormationId formation) {
  int number = 0;
  for (std::size_t i = 0; i <= formation.index(); ++i)
    if (scenario.formations[i].side == scenario.formation(formation).side) ++number;
  return (number - 1) % 12 + 1;
}

// The first letter of the id that no earlier formation of the side has taken.
std::string code_of(const Scenario& scenario, FormationId formation) {
  std::string taken;
  for (std::size_t i = 0; i <= formation.index(); ++i) {
    if (scenario.formations[i].side != scenario.formation(formation).side) continue;
    char code = '?';
    for (char c : scenario.formations[i].id) {
      if (c < 'a' || c > 'z' || taken.find(c) != std::string::npos) continue;
      code = c;
      break;
    }
    taken += code;
  }
  return std::string(1, static_cast<char>(taken.back() == '?' ? '?' : taken.back() - 'a' + 'A'));
}

}  // namespace

picture::CounterFace face_of(const Scenario& scenario, const Situation& situation, const Field& field,
                             UnitId id) {
  const Unit& unit = scenario.unit(id);
  const Strengths& now = strengths(scenario, situation, id);
  picture::CounterFace face;
  face.side = picture_side(unit.side);
  face.formation = colour_of(scenario, unit.formation);
  face.code = code_of(scenario, unit.formation);
  face.name = unit.name;
  face.designation = unit.designation.size() <= 8 ? unit.designation : "";
  face.kind = static_cast<picture::Kind>(unit.kind);
  face.figures =
      std::to_string(now.attack) + "–" + std::to_string(now.defence) + "–" + std::to_string(now.movement);
  face.morale = unit.morale;
  face.steps = unit.steps;
  face.steps_left = situation.steps_left(id);
  face.reduced = unit.steps == 2 && situation.steps_left(id) == 1;
  face.marks.moved = situation.moved.contains(id);
  face.marks.attacked = situation.attacked.contains(id);
  face.marks.retreated = situation.retreated.contains(id);
  if (situation.on_map(id)) {
    face.marks.overstacked = situation.overstacked(id);
    face.marks.in_enemy_zone = field.in_zone(enemy_of(unit.side), situation.hex(id));
  }
  return face;
}

}  // namespace longroll
