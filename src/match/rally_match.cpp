#include "match/rally_match.h"

#include "format/json_text.h"
#include "format/message_parts.h"
#include "format/rally_choice.h"
#include "rally/activation.h"

namespace longroll {

using namespace rally;

namespace {

Result<std::size_t, BadMessage> read_roll(const Scenario& scenario, const Position& position,
                                          const Json& roll) {
  const std::size_t count = list_chances(scenario, position).weights.size();
  if (count == 0) return BadMessage{"message.no-dice"};
  return roll_in(roll, count);
}

// A march that names only its end gets the cheapest path, if one is offered.
void complete(const Scenario& scenario, const Position& position, March& march) {
  Offers offers;
  list_choices(scenario, position, offers);
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const Choice choice = offers.at(scenario, position.situation, i);
    const auto* listed = std::get_if<March>(&choice);
    if (listed == nullptr || listed->unit != march.unit || listed->path.back() != march.path.back()) continue;
    march = *listed;
    return;
  }
}

// A bare path to a place out of reach would be refused for not being next door, which is not what was asked.
Verdict why_unreachable(const Scenario& scenario, const Situation& situation, const March& march) {
  const SpotId to = march.path.back();
  const Field field(scenario, situation, scenario.unit(march.unit).side);
  if (field.enemies.contains(to)) return refuse_as(Reason::EnemyThere, "8.1", march.unit, to);
  if (!scenario.ground[to].passable) return refuse_as(Reason::Impassable, "8.5", march.unit, to);
  Mover mover = mover_of(scenario, situation, march.unit);
  const HalfPoints allowance = mover.budget;
  mover.budget = kLongestAllowance;
  Reach reach;
  find_reach(scenario, situation, field, mover, reach);
  const int cost = reach.cost(to);
  if (reach.ends.contains(to) && cost > allowance)
    return Refusal{Reason::TooDear, "8.0", march.unit, to, cost - allowance};
  return refuse_as(Reason::NotAdjacent, "8.0", march.unit, to);
}

}  // namespace

TakenBy<RallyGame> RallyGame::answer(const Scenario& scenario, Position& position, const Json& entry) {
  if (const Json* roll = member(entry, "roll"))
    return take_roll<RallyGame>(scenario, position, read_roll(scenario, position, *roll));
  TakenBy<RallyGame> taken;
  auto read = read_choice(scenario, entry);
  if (!read) {
    taken.fault = read.error();
    return taken;
  }
  if (read->to_only) complete(scenario, position, std::get<March>(read->choice));
  taken.refusal = rally::answer(scenario, position, read->choice, &taken.events);
  if (read->to_only && taken.refusal && taken.refusal->reason == Reason::NotAdjacent)
    taken.refusal = why_unreachable(scenario, position.situation, std::get<March>(read->choice));
  taken.entry = choice_json(scenario, read->choice);
  return taken;
}

namespace {

template <class S>
bool has_step(const Position& position) {
  for (const Step& step : position.agenda)
    if (std::holds_alternative<S>(step)) return true;
  return false;
}

void push(Agenda& agenda, std::initializer_list<Step> steps) {
  agenda.clear();
  for (auto step = steps.end(); step != steps.begin();) agenda.push_back(*--step);
}

Side side_to_act(const Position& position) {
  for (std::size_t i = position.agenda.size(); i > 0; --i) {
    const Step& step = position.agenda[i - 1];
    if (const auto* s = std::get_if<Impulse>(&step)) return s->side;
    if (const auto* s = std::get_if<NextImpulse>(&step)) return enemy_of(s->side);
  }
  return position.situation.initiative.value_or(Side::Union);
}

void begin_bombardment(Position& position) {
  if (!position.situation.initiative) position.situation.initiative = Side::Union;
  position.situation.guns_passed = {};
  push(position.agenda, {BombardmentPhase{}, CommandPhase{}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
}

void begin_impulse(Position& position, Side side) {
  Situation& s = position.situation;
  if (!s.initiative) s.initiative = side;
  s.fight.reset();
  s.combats.clear();
  s.assigned.clear();
  s.active.clear();
  s.fighters.clear();
  s.limited.clear();
  s.passed = {};
  push(position.agenda, {Impulse{side}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
}

}  // namespace

Position RallyGame::frame_of(const Position& position) {
  Position frame = position;
  if (position.agenda.empty()) return frame;  // over, until a phase is set
  if (has_step<CommandPhase>(position))
    begin_bombardment(frame);
  else if (has_step<NightMoves>(position) || has_step<NightPhase>(position))
    push(frame.agenda, {NightPhase{}, RecoveryPhase{}, VictoryPhase{}, EndTurn{}});
  else
    begin_impulse(frame, side_to_act(position));
  return frame;
}

namespace {

// {"edit": "place", "unit", "hex", "damaged", "replacement"}
std::optional<BadMessage> place(const Scenario& scenario, Position& position, const Json& entry) {
  const auto unit = read_unit(scenario, member(entry, "unit"));
  if (!unit) return unit.error();
  const auto spot = read_spot(scenario, member(entry, "hex"));
  if (!spot) return spot.error();
  Situation& situation = position.situation;
  const Unit& printed = scenario.unit(*unit);
  if (!scenario.ground[*spot].passable) return BadMessage{"message.nobody-stands"};
  if (printed.kind == UnitKind::Artillery) {
    if (const auto other = gun_in(scenario, situation, *spot); other && *other != *unit)
      return BadMessage{"message.gun-there"};
  } else if (!brigades_in(scenario, situation, *spot, enemy_of(printed.side)).empty()) {
    return BadMessage{"message.enemy-there"};
  }
  for (const auto& [key, set] : {std::pair<std::string_view, UnitSet*>{"damaged", &situation.damaged},
                                 {"replacement", &situation.replaced}}) {
    const Json* flag = member(entry, key);
    if (flag == nullptr) continue;
    if (!flag->is_boolean()) return BadMessage{"message.flag", {{"name", json_text(key)}}};
    if (flag->get<bool>())
      set->insert(*unit);
    else
      set->erase(*unit);
  }
  put(scenario, situation, *unit, *spot);
  return std::nullopt;
}

std::optional<BadMessage> set_points(Situation& situation, const Json& points) {
  for (Side side : kSides) {
    const char* key = side == Side::Union ? "union" : "confederate";
    const auto value = integer_member(points, key);
    if (!value) continue;
    if (*value < 0 || *value > 60) return BadMessage{"message.points"};
    situation.points[side] = static_cast<std::uint8_t>(*value);
  }
  return std::nullopt;
}

// {"edit": "set", "turn", "phase": "bombardment" | "command", "side", "points"}
std::optional<BadMessage> set(const Scenario& scenario, Position& position, const Json& entry) {
  Situation& situation = position.situation;
  if (const Json* turn = member(entry, "turn")) {
    const auto number = counted_from_one(*turn, scenario.last_turn());
    if (!number) return BadMessage{"message.turn", {{"last", std::to_string(scenario.last_turn())}}};
    situation.turn = static_cast<std::uint8_t>(*number);
  }
  if (const Json* points = member(entry, "points"))
    if (auto fault = set_points(situation, *points)) return fault;
  if (member(entry, "phase") == nullptr) return std::nullopt;
  const std::string phase = text_member(entry, "phase").value_or("");
  situation.outcome.reset();
  if (phase == "bombardment") {
    begin_bombardment(position);
    return std::nullopt;
  }
  if (phase != "command") return BadMessage{"message.rally-phase"};
  const std::string side = text_member(entry, "side").value_or("");
  if (side != "union" && side != "confederate") return BadMessage{"message.rally-phase-side"};
  situation.activated.clear();
  situation.moved.clear();
  situation.commander_left = {};
  begin_impulse(position, side == "union" ? Side::Union : Side::Confederate);
  return std::nullopt;
}

}  // namespace

std::optional<BadMessage> RallyGame::edit(const Scenario& scenario, Position& position, const Json& entry) {
  const std::string kind = text_member(entry, "edit").value_or("");
  if (kind == "place") return place(scenario, position, entry);
  if (kind == "set") return set(scenario, position, entry);
  if (kind != "remove") return BadMessage{"message.rally-edit"};
  const auto unit = read_unit(scenario, member(entry, "unit"));
  if (!unit) return unit.error();
  const bool gun = scenario.guns.contains(*unit);
  position.situation.send(*unit, gun ? Location::Off::Ready : Location::Off::Absent);
  return std::nullopt;
}

}  // namespace longroll
