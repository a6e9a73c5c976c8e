#include "match/aprils_match.h"

#include <algorithm>

#include "aprils/movement.h"
#include "aprils/sequence.h"
#include "format/aprils_event.h"
#include "match/aprils_edit.h"

namespace longroll {

using namespace aprils;

namespace {

Position settled_opening(const Scenario& scenario, OptionSet options, EventLog& log) {
  Position position = opening(scenario, options);
  settle(scenario, position, &log);
  return position;
}

}  // namespace

AprilsMatch::AprilsMatch(std::unique_ptr<const Scenario> scenario, OptionSet options)
    : scenario_(std::move(scenario)),
      moments_{{settled_opening(*scenario_, options, opening_events_), std::nullopt}},
      table_(*scenario_, moments_.back().position) {}

namespace {

// {"roll": n}: dice by face, the cup by the number of the outcome or by the marker's id.
Result<std::size_t, BadMessage> read_roll(const Scenario& scenario, const Position& position,
                                          const Json& roll) {
  const std::size_t count = list_chances(scenario, position).weights.size();
  if (count == 0) return BadMessage{"no dice are asked now"};
  if (roll.is_string()) {
    const Draws draws = possible_draws(scenario, position.situation);
    if (std::holds_alternative<DrawMarker>(*question(position)))
      for (std::size_t i = 0; i < draws.size(); ++i)
        if (marker_id(scenario, draws[i].marker) == roll.get<std::string>()) return i;
    return BadMessage{"there is no such marker in the cup"};
  }
  if (!roll.is_number_integer() || roll.get<std::int64_t>() < 1 ||
      roll.get<std::int64_t>() > static_cast<std::int64_t>(count))
    return BadMessage{"\"roll\" is a number from 1 to " + std::to_string(count)};
  return static_cast<std::size_t>(roll.get<std::int64_t>() - 1);
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

AprilsMatch::Taken AprilsMatch::answer(Moment& moment, const Json& entry) const {
  Taken taken;
  moment.frame.reset();
  if (const Json* roll = member(entry, "roll")) {
    const auto outcome = read_roll(*scenario_, moment.position, *roll);
    if (!outcome) {
      taken.fault = outcome.error();
      return taken;
    }
    taken.refusal = aprils::answer(*scenario_, moment.position, *outcome, &taken.events);
    taken.entry = {{"roll", *outcome + 1}};
    return taken;
  }
  auto read = read_choice(*scenario_, entry);
  if (!read) {
    taken.fault = read.error();
    return taken;
  }
  taken.refusal = why_not(*scenario_, moment.position, read->choice);
  if (read->to_only && question(moment.position) != nullptr) {
    auto& march = std::get<March>(read->choice);
    // Reasons of the unit itself stand; what is wrong with the one-hex path is not what was asked.
    const bool of_path = taken.refusal && taken.refusal->hex;
    if (!taken.refusal || of_path) taken.refusal = complete(*scenario_, moment.position.situation, march);
  }
  if (!taken.refusal)
    taken.refusal = aprils::answer(*scenario_, moment.position, read->choice, &taken.events);
  taken.entry = choice_json(*scenario_, read->choice);
  return taken;
}

AprilsMatch::Taken AprilsMatch::edit(Moment& moment, const Json& entry) const {
  Taken taken;
  Position position = moment.frame ? *moment.frame : frame_of(moment.position);
  taken.fault = edit_position(*scenario_, position, entry);
  if (taken.fault) return taken;
  moment.frame = position;
  settle(*scenario_, position, &taken.events);
  moment.position = position;
  taken.entry = entry;
  return taken;
}

AprilsMatch::Taken AprilsMatch::try_entry(Moment& moment, const Json& entry) const {
  return member(entry, "edit") != nullptr ? edit(moment, entry) : answer(moment, entry);
}

AprilsMatch::Taken AprilsMatch::would_take(const Json& entry) const {
  Moment moment = moments_.back();
  return try_entry(moment, entry);
}

AprilsMatch::Taken AprilsMatch::take(const Json& entry) {
  Moment moment = moments_.back();
  Taken taken = try_entry(moment, entry);
  if (taken.ok() && entries_.size() == kMostEntries) taken.fault = BadMessage{"the record is full"};
  if (!taken.ok()) return taken;
  moments_.push_back(moment);
  entries_.push_back(taken.entry);
  events_.push_back(taken.events);
  table_ = Table(*scenario_, moment.position);
  return taken;
}

bool AprilsMatch::undo() {
  if (entries_.empty()) return false;
  rewind(entries_.size() - 1);
  return true;
}

void AprilsMatch::rewind(std::size_t entries) {
  entries_.resize(std::min(entries, entries_.size()));
  events_.resize(entries_.size());
  moments_.resize(entries_.size() + 1);
  table_ = Table(*scenario_, moments_.back().position);
}

}  // namespace longroll
