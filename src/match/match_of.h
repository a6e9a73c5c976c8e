// One game of either system that can be asked about, answered, edited, taken back and written down. What differs
// between the systems is the Game: how an entry of a record is read and carried out.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "format/json.h"
#include "play/asked.h"

namespace longroll {

// Far more than any game; a bound for what a record from anywhere can make us keep.
inline constexpr std::size_t kMostEntries = 20'000;

// What came of one entry.
template <class Game>
struct TakenBy {
  std::optional<typename Game::Refusal> refusal;  // the rules refuse it
  std::optional<BadMessage> fault;                // it makes no sense
  typename Game::EventLog events;
  Json entry;  // as it is written down: choices in full, dice by number
  bool ok() const { return !refusal && !fault; }
};

// Takes what the dice showed, if it could be read.
template <class Game>
TakenBy<Game> take_roll(const typename Game::Scenario& scenario, typename Game::Position& position,
                        const Result<std::size_t, BadMessage>& outcome) {
  TakenBy<Game> taken;
  if (!outcome) {
    taken.fault = outcome.error();
    return taken;
  }
  taken.refusal = answer(scenario, position, *outcome, &taken.events);
  taken.entry = {{"roll", *outcome + 1}};
  return taken;
}

template <class Game>
class MatchOf {
 public:
  using Scenario = typename Game::Scenario;
  using Position = typename Game::Position;
  using Table = typename Game::Table;
  using Refusal = typename Game::Refusal;
  using OptionSet = typename Game::OptionSet;
  using Taken = TakenBy<Game>;
  static constexpr std::string_view game = Game::name;

  MatchOf(std::unique_ptr<const Scenario> scenario, OptionSet options)
      : scenario_(std::move(scenario)),
        moments_{{settled_opening(options), std::nullopt}},
        table_(*scenario_, moments_.back().position) {}

  const Scenario& scenario() const { return *scenario_; }
  const Table& table() const { return table_; }
  const std::vector<Json>& entries() const { return entries_; }
  const typename Game::EventLog& opening_events() const { return opening_events_; }
  // Who was asked at an entry, what happened then, and how the game stood after so many of them.
  Asked asked_at(std::size_t entry) const { return asked(*scenario_, moments_[entry].position); }
  const typename Game::EventLog& events_of(std::size_t entry) const { return events_[entry]; }
  Table table_after(std::size_t entries) const { return Table(*scenario_, moments_[entries].position); }

  // Each takes one entry of a record: {"roll": 3}, a choice, or an edit. What was wrong, or nothing.
  Taken take(const Json& entry) {
    Moment moment = moments_.back();
    Taken taken = try_entry(moment, entry);
    if (taken.ok() && entries_.size() == kMostEntries) taken.fault = BadMessage{"message.record-full"};
    if (!taken.ok()) return taken;
    moments_.push_back(moment);
    entries_.push_back(taken.entry);
    events_.push_back(taken.events);
    table_ = Table(*scenario_, moment.position);
    return taken;
  }
  // Whether the entry would be taken; nothing changes.
  Taken would_take(const Json& entry) const {
    Moment moment = moments_.back();
    return try_entry(moment, entry);
  }

  bool undo() {
    if (entries_.empty()) return false;
    rewind(entries_.size() - 1);
    return true;
  }
  // Goes back to the state after so many entries; forgets the rest.
  void rewind(std::size_t entries) {
    entries_.resize(std::min(entries, entries_.size()));
    events_.resize(entries_.size());
    moments_.resize(entries_.size() + 1);
    table_ = Table(*scenario_, moments_.back().position);
  }

 private:
  struct Moment {
    Position position;
    // An analysis board keeps the position before it was settled, so that edits can follow one another.
    std::optional<Position> frame;
  };

  Position settled_opening(OptionSet options) {
    Position position = opening(*scenario_, options);
    settle(*scenario_, position, &opening_events_);
    return position;
  }

  Taken try_entry(Moment& moment, const Json& entry) const {
    if (member(entry, "edit") != nullptr) return edit(moment, entry);
    moment.frame.reset();
    return Game::answer(*scenario_, moment.position, entry);
  }

  Taken edit(Moment& moment, const Json& entry) const {
    Taken taken;
    Position position = moment.frame ? *moment.frame : Game::frame_of(*scenario_, moment.position);
    taken.fault = Game::edit(*scenario_, position, entry);
    if (taken.fault) return taken;
    moment.frame = position;
    settle(*scenario_, position, &taken.events);
    moment.position = position;
    taken.entry = entry;
    return taken;
  }

  std::unique_ptr<const Scenario> scenario_;
  typename Game::EventLog opening_events_;
  std::vector<Moment> moments_;  // before the first entry, after the first, ...
  std::vector<Json> entries_;
  std::vector<typename Game::EventLog> events_;  // of each entry
  Table table_;                                  // the last moment, with its list of choices
};

}  // namespace longroll
