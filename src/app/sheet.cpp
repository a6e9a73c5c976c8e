#include "app/sheet.h"

#include <algorithm>

#include "app/faces.h"
#include "app/sheet_parts.h"
#include "aprils/reinforcements.h"
#include "aprils/victory.h"

namespace longroll {
namespace {

using namespace aprils;

void add_counters(picture::SheetContents& sheet, const Scenario& scenario, const Situation& situation,
                  const Field& field) {
  std::vector<UnitId> on_map;
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    if (situation.location[i].on_map()) on_map.push_back(UnitId(i));
  // The top of a stack is drawn last.
  std::sort(on_map.begin(), on_map.end(), [&](UnitId a, UnitId b) {
    const auto depth_a = situation.depth[a.index()], depth_b = situation.depth[b.index()];
    return depth_a != depth_b ? depth_a > depth_b : a < b;
  });
  for (UnitId id : on_map)
    sheet.counters.push_back({situation.hex(id), face_of(scenario, situation, field, id)});
}

// Units due now wait behind their arrow; later ones lie on the turn track.
void add_waiting(picture::SheetContents& sheet, const Scenario& scenario, const Situation& situation,
                 const Field& field) {
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    const UnitId id(i);
    if (!situation.location[i].is_waiting()) continue;
    const Arrival arrival = arrival_of(scenario, situation, id);
    if (arrival.letters.empty()) continue;
    const char letter = arrival.letters.front();
    add_entry(sheet, letter, scenario.unit(id).side);
    if (arrival.turn > std::max<int>(1, situation.turn)) {
      if (arrival.turn <= scenario.last_turn())
        sheet.turns[static_cast<std::size_t>(arrival.turn - 1)].arriving.push_back(
            face_of(scenario, situation, field, id));
      continue;
    }
    auto group = std::find_if(sheet.waiting.begin(), sheet.waiting.end(),
                              [&](const auto& g) { return g.letter == letter; });
    if (group == sheet.waiting.end()) {
      sheet.waiting.push_back({letter, {}, {"waiting"}});
      group = std::prev(sheet.waiting.end());
    }
    if (group->stacks.empty() || group->stacks.back().size() == 3) group->stacks.emplace_back();
    group->stacks.back().push_back(face_of(scenario, situation, field, id));
  }
}

}  // namespace

picture::SheetContents sheet_of(const Scenario& scenario, const Situation& situation) {
  const Field field(scenario, situation);
  picture::SheetContents sheet = sheet_frame(scenario, scenario.title, situation.turn,
                                             [&](int turn) { return has_victory_check(scenario, turn); });
  // Arrows belong to whoever comes in by them, sooner or later, also when nobody waits there any more.
  Situation late = situation;
  late.turn = static_cast<std::uint8_t>(scenario.last_turn());
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    for (char letter : arrival_of(scenario, late, UnitId(i)).letters)
      add_entry(sheet, letter, scenario.units[i].side);
  add_counters(sheet, scenario, situation, field);
  add_waiting(sheet, scenario, situation, field);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    add_objective(sheet, scenario.objectives[i], controller_of(scenario, situation, field, i));
  for (const Fortification& work : situation.works)
    sheet.fortifications.push_back({work.hex, turned(work.facing, -1),
                                    work.entrenchment ? picture::Fortification::Kind::Entrenchment
                                                      : picture::Fortification::Kind::Breastwork});
  return sheet;
}

}  // namespace longroll
