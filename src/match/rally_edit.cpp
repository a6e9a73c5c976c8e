// The analysis board of Rally 'Round the Flag!: counters are put and taken away, turn, phase and points are set.
#include "format/json_text.h"
#include "format/message_parts.h"
#include "format/rally_choice.h"
#include "format/side_names.h"
#include "match/rally_match.h"
#include "rally/activation.h"

namespace longroll {

using namespace rally;

namespace {

template <class... S>
bool is_any(const Step& step) {
  return (std::holds_alternative<S>(step) || ...);
}

template <class... S>
bool has_step(const Agenda& agenda) {
  for (const Step& step : agenda)
    if (is_any<S...>(step)) return true;
  return false;
}

void set_agenda(Agenda& agenda, std::initializer_list<Step> steps) {
  agenda.clear();
  for (auto step = steps.end(); step != steps.begin();) agenda.push_back(*--step);
}

void begin_bombardment(Position& position) {
  if (!position.situation.initiative) position.situation.initiative = Side::Union;
  position.situation.guns_passed = {};
  set_agenda(position.agenda,
             {BombardmentPhase{}, CommandPhase{}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
}

void begin_night(Position& position) {
  set_agenda(position.agenda, {NightPhase{}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
}

void clear_combat(Situation& situation) {
  situation.fight.reset();
  situation.combats.clear();
  situation.assigned.clear();
}

void begin_impulse(Position& position, Side side) {
  Situation& s = position.situation;
  if (!s.initiative) s.initiative = side;
  clear_combat(s);
  s.active.clear();
  s.fighters.clear();
  s.limited.clear();
  s.passed = {};
  set_agenda(position.agenda, {Impulse{side}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
}

// Dice that are being thrown for the initiative are thrown anew.
void reopen_initiative(Position& frame) {
  frame.situation.event_side.reset();
  while (is_any<PlaceLeader>(frame.agenda.back())) frame.agenda.pop_back();
  if (is_any<RollInitiative>(frame.agenda.back())) frame.agenda.back() = RollInitiative{0};
}

// The group whose arrival is being settled.
std::optional<std::uint8_t> group_in(const Step& step) {
  if (const auto* s = std::get_if<DueGroup>(&step)) return s->group;
  if (const auto* s = std::get_if<RollArrival>(&step)) return s->group;
  if (const auto* s = std::get_if<EnterGroup>(&step)) return s->group;
  if (const auto* s = std::get_if<ChooseEntry>(&step)) return s->group;
  return std::nullopt;
}

// What has been paid for stays: a movement goes on, a combat phase begins anew.
void reopen_command(Position& frame, const Scenario& scenario) {
  Agenda& agenda = frame.agenda;
  const bool fighting = frame.situation.fight || has_step<DeclareTargets, ChooseCombat>(agenda);
  const auto group = group_in(agenda.back());
  while (!is_any<Impulse, AfterImpulse, MoveUnits, RollRecovery, BeginCommand, RollCommand, SpecialRoll,
                 Arrivals, NextImpulse, RecoveryPhase>(agenda.back()))
    agenda.pop_back();
  if (group) agenda.push_back(Arrivals{scenario.groups[*group].side, *group});
  if (!fighting) return;
  clear_combat(frame.situation);
  const auto* after = std::get_if<AfterImpulse>(&agenda.back());
  if (after != nullptr) agenda.push_back(CombatPhase{after->side});
}

}  // namespace

Position RallyGame::frame_of(const Scenario& scenario, const Position& position) {
  Position frame = position;
  const Agenda& agenda = position.agenda;
  if (agenda.empty()) return frame;  // over, until a phase is set
  if (has_step<EventsPhase>(agenda))
    reopen_initiative(frame);
  else if (has_step<CommandPhase>(agenda))
    begin_bombardment(frame);
  else if (has_step<NightMoves, NightPhase>(agenda))
    begin_night(frame);
  else if (has_step<RecoveryPhase>(agenda))
    reopen_command(frame, scenario);
  else if (has_step<VictoryPhase>(agenda))
    set_agenda(frame.agenda, {RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
  else
    set_agenda(frame.agenda, {VictoryPhase{}, EndTurn{}});
  return frame;
}

namespace {

// "damaged" is said of brigades and trains, "replacement" of leaders.
std::optional<BadMessage> set_flag(const Json& entry, std::string_view key, bool fits, UnitId unit,
                                   UnitSet& set) {
  const Json* flag = member(entry, key);
  if (flag == nullptr) return std::nullopt;
  if (!flag->is_boolean()) return BadMessage{"message.flag", {{"name", json_text(key)}}};
  if (!fits) return BadMessage{"message.flag-of-others", {{"name", json_text(key)}}};
  if (flag->get<bool>())
    set.insert(unit);
  else
    set.erase(unit);
  return std::nullopt;
}

bool enemy_in(const Scenario& scenario, const Situation& situation, SpotId spot, Side side) {
  for (UnitId unit : scenario.of_side[enemy_of(side)])
    if (situation.on_map(unit) && situation.spot(unit) == spot) return true;
  return false;
}

// {"edit": "place", "unit", "hex", "damaged", "replacement"}
std::optional<BadMessage> place(const Scenario& scenario, Situation& situation, const Json& entry) {
  const auto unit = read_unit(scenario, member(entry, "unit"));
  if (!unit) return unit.error();
  const auto spot = read_spot(scenario, member(entry, "hex"));
  if (!spot) return spot.error();
  const Unit& printed = scenario.unit(*unit);
  if (!scenario.ground[*spot].passable) return BadMessage{"message.nobody-stands"};
  if (enemy_in(scenario, situation, *spot, printed.side)) return BadMessage{"message.enemy-there"};
  if (printed.kind == UnitKind::Artillery)
    if (const auto other = gun_in(scenario, situation, *spot); other && *other != *unit)
      return BadMessage{"message.gun-there"};
  const bool leads = printed.kind == UnitKind::Leader;
  const bool has_two_sides = scenario.brigades.contains(*unit) || printed.kind == UnitKind::Train;
  if (auto fault = set_flag(entry, "damaged", has_two_sides, *unit, situation.damaged)) return fault;
  if (auto fault = set_flag(entry, "replacement", leads, *unit, situation.replaced)) return fault;
  put(scenario, situation, *unit, *spot);
  return std::nullopt;
}

// {"edit": "remove", "unit"}
std::optional<BadMessage> remove(const Scenario& scenario, Position& position, const Json& entry) {
  const auto unit = read_unit(scenario, member(entry, "unit"));
  if (!unit) return unit.error();
  Situation& situation = position.situation;
  const bool gun = scenario.guns.contains(*unit);
  situation.send(*unit, gun ? Location::Off::Ready : Location::Off::Absent);
  situation.active.erase(*unit);
  situation.fighters.erase(*unit);
  // A check that it was about to make is not made.
  if (!position.agenda.empty())
    if (const auto* check = std::get_if<RollRecovery>(&position.agenda.back()); check && check->unit == *unit)
      position.agenda.pop_back();
  return std::nullopt;
}

std::optional<BadMessage> set_points(Situation& situation, const Json& points) {
  if (!points.is_object() || points.empty()) return BadMessage{"message.points"};
  for (const auto& [key, value] : points.items()) {
    const auto side = side_named(key);
    const auto number = integer_member(points, key);
    if (!side || !number || *number < 0 || *number > 60) return BadMessage{"message.points"};
    situation.points[*side] = static_cast<std::uint8_t>(*number);
  }
  return std::nullopt;
}

std::optional<BadMessage> set_phase(const Scenario& scenario, Position& position, const Json& entry) {
  Situation& situation = position.situation;
  const std::string phase = text_member(entry, "phase").value_or("");
  if (phase != "bombardment" && phase != "command" && phase != "night")
    return BadMessage{"message.rally-phase"};
  // 13.0
  const bool dark = scenario.turn(situation.turn).night;
  if ((phase == "night") != dark) return BadMessage{dark ? "message.night-turn" : "message.day-turn"};
  const auto side = side_named(text_member(entry, "side").value_or(""));
  if (phase == "command" && !side) return BadMessage{"message.rally-phase-side"};
  situation.outcome.reset();
  situation.activated.clear();
  situation.moved.clear();
  situation.stepped.clear();
  situation.commander_left = {};
  clear_combat(situation);
  if (phase == "night")
    begin_night(position);
  else if (phase == "bombardment")
    begin_bombardment(position);
  else
    begin_impulse(position, *side);
  return std::nullopt;
}

// {"edit": "set", "turn", "phase": "bombardment" | "command" | "night", "side", "points"}
std::optional<BadMessage> set(const Scenario& scenario, Position& position, const Json& entry) {
  Situation& situation = position.situation;
  for (const char* foreign : {"cup", "formation", "steps"})
    if (member(entry, foreign) != nullptr)
      return BadMessage{"message.not-of-this-game", {{"name", json_text(foreign)}}};
  const Json* turn = member(entry, "turn");
  const Json* points = member(entry, "points");
  const bool phase = member(entry, "phase") != nullptr;
  if (turn == nullptr && points == nullptr && !phase) return BadMessage{"message.rally-set"};
  if (turn != nullptr) {
    const auto number = counted_from_one(*turn, scenario.last_turn());
    if (!number) return BadMessage{"message.turn", {{"last", std::to_string(scenario.last_turn())}}};
    situation.turn = static_cast<std::uint8_t>(*number);
  }
  if (points != nullptr)
    if (auto fault = set_points(situation, *points)) return fault;
  if (phase) return set_phase(scenario, position, entry);
  // From day to night or back nothing of the phase that was can go on.
  if (turn == nullptr || position.agenda.empty()) return std::nullopt;
  const bool dark = scenario.turn(situation.turn).night;
  if (dark == has_step<NightPhase, NightMoves>(position.agenda)) return std::nullopt;
  if (dark)
    begin_night(position);
  else
    begin_bombardment(position);
  return std::nullopt;
}

bool sets_something(const Json& entry) {
  for (const char* key : {"turn", "phase", "points"})
    if (member(entry, key) != nullptr) return true;
  return false;
}

}  // namespace

std::optional<BadMessage> RallyGame::edit(const Scenario& scenario, Position& position, const Json& entry) {
  const std::string kind = text_member(entry, "edit").value_or("");
  if (kind == "set") return set(scenario, position, entry);
  if (kind != "place" && kind != "remove") return BadMessage{"message.rally-edit"};
  auto fault =
      kind == "place" ? place(scenario, position.situation, entry) : remove(scenario, position, entry);
  if (fault || !sets_something(entry)) return fault;
  return set(scenario, position, entry);
}

}  // namespace longroll
