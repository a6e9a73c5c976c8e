#include "match/aprils_edit.h"

#include <algorithm>

#include "format/aprils_event.h"
#include "format/aprils_names.h"

namespace longroll {

using namespace aprils;

namespace {

bool is_phase(const Step& step) {
  return std::holds_alternative<MoveFormation>(step) || std::holds_alternative<DeclareCombat>(step) ||
         std::holds_alternative<DrawMarker>(step) || std::holds_alternative<SpecialQuestion>(step);
}

void clear_combat(Situation& situation) {
  situation.attacked.clear();
  situation.defended.clear();
  situation.retreated.clear();
  situation.displaced.clear();
  situation.risen.clear();
  situation.fighting_begun = false;
  situation.fight.reset();
}

void note_overstacked(const Scenario& scenario, Position& position) {
  Situation& situation = position.situation;
  if (position.agenda.empty()) return;
  const auto* combat = std::get_if<DeclareCombat>(&position.agenda.back());
  if (combat == nullptr) return;
  situation.risen.clear();
  for (UnitId unit : scenario.units_of_side[combat->side])
    if (situation.on_map(unit) && situation.overstacked(unit)) situation.risen.insert(unit);
}

std::optional<BadMessage> place(const Scenario& scenario, Situation& situation, const Json& entry) {
  const auto unit = read_unit(scenario, member(entry, "unit"));
  if (!unit) return unit.error();
  const auto hex = read_hex(scenario, member(entry, "hex"));
  if (!hex) return hex.error();
  const auto steps = integer_member(entry, "steps");
  if (member(entry, "steps") != nullptr && (!steps || *steps < 1 || *steps > scenario.unit(*unit).steps))
    return BadMessage{"message.steps", {{"last", std::to_string(scenario.unit(*unit).steps)}}};
  const Terrain terrain = scenario.map.terrain(*hex);
  const bool afloat = scenario.unit(*unit).kind == UnitKind::Gunboat;
  if (terrain == Terrain::OutOfPlay || (terrain == Terrain::Water) != afloat)
    return BadMessage{"message.never-there"};
  const auto holder = holder_of(scenario, situation, *hex);
  if (holder && *holder != scenario.unit(*unit).side) return BadMessage{"message.enemy-in-hex"};
  if (!(situation.on_map(*unit) && situation.hex(*unit) == *hex)) {
    lift_unit(scenario, situation, *unit, Location::waiting());
    put_unit(scenario, situation, *unit, *hex);
  }
  if (steps)
    situation.steps[unit->index()] = static_cast<std::uint8_t>(*steps);
  else if (situation.steps_left(*unit) == 0)
    situation.steps[unit->index()] = scenario.unit(*unit).steps;
  return std::nullopt;
}

// Off the map and out of the battle, without a loss being scored.
std::optional<BadMessage> remove(const Scenario& scenario, Situation& situation, const Json& entry) {
  const auto unit = read_unit(scenario, member(entry, "unit"));
  if (!unit) return unit.error();
  lift_unit(scenario, situation, *unit, Location::gone());
  return std::nullopt;
}

// The markers that are still in the cup, by their ids; a formation's second marker is named twice.
std::optional<BadMessage> set_cup(const Scenario& scenario, Situation& situation, const Json& cup) {
  if (!cup.is_array()) return BadMessage{"message.cup"};
  situation.movement_markers.fill(0);
  situation.combat_marker = {};
  for (const Json& item : cup) {
    const std::string id = item.is_string() ? item.get<std::string>() : "";
    bool goes_in = false;
    for (Side side : kSides) {
      if (id != marker_id(scenario, {std::nullopt, side}) || situation.combat_marker[side]) continue;
      if (scenario.turn(situation.turn).night) return BadMessage{"message.night-combat"};  // 9.0
      situation.combat_marker[side] = goes_in = true;
    }
    if (const auto formation = scenario.formation_named(id)) {
      std::uint8_t& markers = situation.movement_markers[formation->index()];
      goes_in = markers < scenario.formation(*formation).markers;
      if (goes_in) ++markers;
    }
    if (!goes_in) return BadMessage{"message.cup-marker", {{"name", to_line(item).substr(0, 60)}}};
  }
  return std::nullopt;
}

std::optional<BadMessage> set_phase(const Scenario& scenario, Position& position, const Json& entry) {
  const std::string phase = text_member(entry, "phase").value_or("");
  const auto side = side_named(text_member(entry, "side").value_or(""));
  std::optional<Step> step;
  if (phase == "movement") {
    const auto formation = scenario.formation_named(text_member(entry, "formation").value_or(""));
    if (!formation) return BadMessage{"message.phase-formation"};
    step = MoveFormation{*formation};
    for (UnitId unit : scenario.units_of[formation->index()]) position.situation.moved.erase(unit);
    position.situation.has_acted.erase(*formation);
  } else if (phase == "combat") {
    if (!side) return BadMessage{"message.phase-side"};
    if (scenario.turn(position.situation.turn).night) return BadMessage{"message.night-combat"};  // 9.0
    step = DeclareCombat{*side};
  } else if (phase != "draw") {
    return BadMessage{"message.phase"};
  } else {
    position.situation.moved.clear();
    position.situation.has_acted.clear();
  }
  clear_combat(position.situation);
  position.situation.outcome.reset();
  position.agenda.clear();
  // With a cup given the draws go on from it, else a draw phase fills it.
  const bool fills = !step && member(entry, "cup") == nullptr;
  position.agenda.push_back(fills ? Step(FillCup{}) : Step(NextMarker{}));
  if (step) position.agenda.push_back(*step);
  return std::nullopt;
}

}  // namespace

Position frame_of(const Position& position) {
  Position frame = position;
  while (!frame.agenda.empty() && !is_phase(frame.agenda.back())) frame.agenda.pop_back();
  // A combat phase begins anew: who has fought, and who must, is not to be read from units that have been moved by hand.
  const bool combat = !frame.agenda.empty() && std::holds_alternative<DeclareCombat>(frame.agenda.back());
  if (combat || position.situation.fight) clear_combat(frame.situation);
  return frame;
}

std::optional<BadMessage> edit_position(const Scenario& scenario, Position& position, const Json& entry) {
  Position edited = position;
  const std::string what = text_member(entry, "edit").value_or("");
  std::optional<BadMessage> fault;
  if (what == "place")
    fault = place(scenario, edited.situation, entry);
  else if (what == "remove")
    fault = remove(scenario, edited.situation, entry);
  else if (what != "set")
    fault = BadMessage{"message.edit"};
  if (fault) return fault;
  if (const Json* turn = member(entry, "turn")) {
    const auto number = integer_member(entry, "turn");
    if (!number || *number < 1 || *number > scenario.last_turn())
      return BadMessage{"message.turn", {{"last", std::to_string(scenario.last_turn())}}};
    edited.situation.turn = static_cast<std::uint8_t>(turn->get<int>());
  }
  const Json* const cup = member(entry, "cup");
  if (cup != nullptr)
    if (auto wrong = set_cup(scenario, edited.situation, *cup)) return wrong;
  if (member(entry, "phase") != nullptr) {
    if (auto wrong = set_phase(scenario, edited, entry)) return wrong;
  } else if (what == "set" && member(entry, "turn") == nullptr && cup == nullptr) {
    return BadMessage{"message.set"};
  }
  note_overstacked(scenario, edited);
  position = edited;
  return std::nullopt;
}

}  // namespace longroll
