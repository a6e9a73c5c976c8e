#include "app/rally_sheet.h"

#include <algorithm>

#include "app/sheet_parts.h"
#include "picture/lay.h"

namespace longroll {
namespace {

using namespace rally;

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
      face.figures = joined({unit.guns[0], unit.guns[1], unit.guns[2], unit.guns[3]});
      break;
    case UnitKind::Train:
      face.figures = std::to_string(kTrainPoints);
      break;
  }
  return face;
}

// In a stack the strongest brigade lies on top, beneath it the others, the guns, the leaders, the train.
int depth_of(const Scenario& scenario, const Situation& situation, UnitId id) {
  switch (scenario.unit(id).kind) {
    case UnitKind::Train:
      return 40;
    case UnitKind::Leader:
      return 30 - static_cast<int>(scenario.unit(id).rank);
    case UnitKind::Artillery:
      return 20;
    default:
      return 10 - strength(scenario, situation, id).points;
  }
}

void add_counters(picture::SheetContents& sheet, const Scenario& scenario, const Situation& situation) {
  std::vector<UnitId> on_map;
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    if (situation.location[i].on_map()) on_map.push_back(UnitId(i));
  // The top of a stack is drawn last.
  std::sort(on_map.begin(), on_map.end(), [&](UnitId a, UnitId b) {
    const int depth_a = depth_of(scenario, situation, a), depth_b = depth_of(scenario, situation, b);
    return depth_a != depth_b ? depth_a > depth_b : a < b;
  });
  for (UnitId id : on_map) {
    const Spot& spot = scenario.ground[situation.spot(id)];
    sheet.counters.push_back({spot.hex, face_of(scenario, situation, id), spot.bank});
  }
}

char letter_of(const Map& map, HexId hex) {
  for (const Entry& entry : map.entries)
    if (entry.hex == hex) return entry.letter;
  return 0;
}

// Groups that are to come lie on the turn track, and their arrows at the edge.
void add_groups(picture::SheetContents& sheet, const Scenario& scenario, const Situation& situation) {
  for (std::size_t i = 0; i < scenario.groups.size(); ++i) {
    const Group& group = scenario.groups[i];
    if (const char letter = letter_of(scenario.map, scenario.ground.hex(group.spot)); letter != 0)
      add_entry(sheet, letter, group.side);
    const int due = situation.due[i];
    if (due == 0 || due > scenario.last_turn()) continue;
    for (UnitId id : group.units)
      sheet.turns[static_cast<std::size_t>(due - 1)].arriving.push_back(face_of(scenario, situation, id));
  }
}

// Ruling R117: works shelter from every side. They are drawn toward the nearest enemy brigade, south without any.
Direction toward_enemy(const Scenario& scenario, const Situation& situation, const Work& work) {
  const Grid& grid = scenario.map.grid();
  std::optional<HexId> enemy;
  for (UnitId unit : scenario.brigades) {
    if (!situation.on_map(unit) || scenario.unit(unit).side == work.side) continue;
    const HexId hex = scenario.ground.hex(situation.spot(unit));
    if (!enemy || grid.distance(work.hex, hex) < grid.distance(work.hex, *enemy)) enemy = hex;
  }
  if (!enemy) return Direction::South;
  const picture::Lay lay(grid);
  const picture::Point toward = lay.centre(*enemy) - lay.centre(work.hex);
  Direction best = Direction::South;
  double most = -1e9;
  for (Direction d : kDirections) {
    const auto [a, b] = lay.side(work.hex, d);
    const double along = dot(picture::between(a, b, 0.5) - lay.centre(work.hex), toward);
    if (along > most) most = along, best = d;
  }
  return best;
}

}  // namespace

picture::SheetContents sheet_of(const Scenario& scenario, const Situation& situation) {
  // A battle's own scenario names the battle; the others say after a colon which they are.
  const std::size_t colon = scenario.title.find(": ");
  picture::SheetContents sheet =
      sheet_frame(scenario, scenario.title.substr(0, colon), situation.turn, [](int) { return false; });
  add_counters(sheet, scenario, situation);
  add_groups(sheet, scenario, situation);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    add_objective(sheet, scenario.objectives[i], situation.control[i]);
  for (const Work& work : scenario.works)
    sheet.fortifications.push_back({work.hex, turned(toward_enemy(scenario, situation, work), -1),
                                    picture::Fortification::Kind::Entrenchment});
  if (colon != std::string::npos) sheet.left_caption.push_back(scenario.title.substr(colon + 2));
  return sheet;
}

}  // namespace longroll
