#include "app/rally_faces.h"

#include "app/faces.h"
#include "app/sheet_parts.h"

namespace longroll {

using namespace rally;

namespace {

picture::Kind picture_kind(UnitKind kind) {
  switch (kind) {
    case UnitKind::Infantry:
      return picture::Kind::Infantry;
    case UnitKind::Cavalry:
      return picture::Kind::Cavalry;
    case UnitKind::Leader:
      return picture::Kind::Leader;
    case UnitKind::Artillery:
      return picture::Kind::Chit;
    case UnitKind::Train:
      return picture::Kind::Baggage;
  }
  return picture::Kind::Infantry;
}

// Divisions, and corps and armies with troops of their own, take colours in the order of the file, counted by side.
int colour_of(const Scenario& scenario, FormationId formation) {
  int number = 0;
  for (std::size_t i = 0; i <= formation.index(); ++i) {
    const bool same_side = scenario.formations[i].side == scenario.formation(formation).side;
    if (same_side && (scenario.formations[i].level == Rank::Division || i == formation.index())) ++number;
  }
  return (number - 1) % 12 + 1;
}

// The first letter of the formation's name; a corps or army goes by its leader's.
std::string code_of(const Scenario& scenario, FormationId formation) {
  const auto leader = scenario.formation(formation).leader;
  const std::string& name = leader ? scenario.unit(*leader).name : scenario.formation(formation).name;
  const std::size_t last = name.rfind(' ');
  const char letter = name.empty() ? '?' : name[last == std::string::npos ? 0 : last + 1];
  return std::string(1, letter);
}

std::string joined(std::initializer_list<int> figures) {
  std::string out;
  for (int figure : figures) out += (out.empty() ? "" : "–") + std::to_string(figure);
  return out;
}

constexpr int kFootPoints = 5, kHorsePoints = 9, kTrainPoints = 4;  // as the rules give them to every counter

}  // namespace

picture::CounterFace face_of(const Scenario& scenario, const Situation& situation, UnitId id) {
  const Unit& unit = scenario.unit(id);
  picture::CounterFace face;
  face.side = picture_side(unit.side);
  face.formation = colour_of(scenario, unit.formation);
  face.code = code_of(scenario, unit.formation);
  face.name = unit.name;
  face.designation = unit.designation.size() <= 8 ? unit.designation : "";
  face.kind = picture_kind(unit.kind);
  face.steps = 0;
  const Strength& now = strength(scenario, situation, id);
  const Command& led = command(scenario, situation, id);
  switch (unit.kind) {
    case UnitKind::Infantry:
    case UnitKind::Cavalry:
      face.figures = joined({now.points, unit.kind == UnitKind::Cavalry ? kHorsePoints : kFootPoints});
      face.quality = now.quality;
      face.steps = 2;
      face.reduced = situation.damaged.contains(id);
      face.steps_left = face.reduced ? 1 : 2;
      face.marks.moved = situation.activated.contains(id);
      break;
    case UnitKind::Leader:
      face.name = led.name;
      face.designation = unit.rank == Rank::Army ? "army" : unit.rank == Rank::Corps ? "corps" : "div.";
      face.figures = joined({led.combat, led.quality, led.range, led.initiative});
      break;
    case UnitKind::Artillery:
      // A chit is round and small: the first of its batteries gives it its name.
      face.name = unit.name.substr(0, unit.name.find(','));
      face.figures = joined({unit.guns[0], unit.guns[1], unit.guns[2], unit.guns[3]});
      break;
    case UnitKind::Train:
      face.figures = std::to_string(kTrainPoints);
      break;
  }
  return face;
}

}  // namespace longroll
