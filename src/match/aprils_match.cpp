#include "match/aprils_match.h"

#include "aprils/movement.h"
#include "aprils/sequence.h"
#include "format/aprils_event.h"
#include "format/message_parts.h"
#include "match/aprils_edit.h"

namespace longroll {

using namespace aprils;

Position AprilsGame::frame_of(const Scenario&, const Position& position) {
  return longroll::frame_of(position);
}

std::optional<BadMessage> AprilsGame::edit(const Scenario& scenario, Position& position, const Json& entry) {
  return edit_position(scenario, position, entry);
}

namespace {

// {"roll": n}: dice by face, the cup by the number of the outcome or by the marker's id.
Result<std::size_t, BadMessage> read_roll(const Scenario& scenario, const Position& position,
                                          const Json& roll) {
  const std::size_t count = list_chances(scenario, position).weights.size();
  if (count == 0) return BadMessage{"message.no-dice"};
  if (roll.is_string()) {
    const Draws draws = possible_draws(scenario, position.situation);
    if (std::holds_alternative<DrawMarker>(*question(position)))
      for (std::size_t i = 0; i < draws.size(); ++i)
        if (marker_id(scenario, draws[i].marker) == roll.get<std::string>()) return i;
    return BadMessage{"message.no-marker"};
  }
  return roll_in(roll, count);
}

// A march that names only its end gets the cheapest path; else the reason why there is none.
std::optional<Refusal> complete(const Scenario& scenario, const Situation& situation, March& march) {
  const Field field(scenario, situation);
  Reach reach;
  find_reach(scenario, situation, field, march.unit, reach);
  const HexId to = march.path.back();
  if (!reach.ends().contains(scenario.map.grid(), to))
    return why_unreachable(scenario, situation, field, march.unit, to);
  march.path = cheapest_path(scenario, situation, field, march.unit, reach, to).path;
  return std::nullopt;
}

}  // namespace

TakenBy<AprilsGame> AprilsGame::answer(const Scenario& scenario, Position& position, const Json& entry) {
  if (const Json* roll = member(entry, "roll"))
    return take_roll<AprilsGame>(scenario, position, read_roll(scenario, position, *roll));
  TakenBy<AprilsGame> taken;
  auto read = read_choice(scenario, entry);
  if (!read) {
    taken.fault = read.error();
    return taken;
  }
  taken.refusal = why_not(scenario, position, read->choice);
  if (read->to_only && question(position) != nullptr) {
    auto& march = std::get<March>(read->choice);
    // Reasons of the unit itself stand; what is wrong with the one-hex path is not what was asked.
    const bool of_path = taken.refusal && taken.refusal->hex;
    if (!taken.refusal || of_path) taken.refusal = complete(scenario, position.situation, march);
  }
  if (!taken.refusal) taken.refusal = aprils::answer(scenario, position, read->choice, &taken.events);
  taken.entry = choice_json(scenario, read->choice);
  return taken;
}

}  // namespace longroll
