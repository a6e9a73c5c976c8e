// One game of Across Five Aprils that can be asked about, answered, edited, taken back and written down.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "aprils/table.h"
#include "format/aprils_choice.h"
#include "format/json.h"
#include "format/language.h"

namespace longroll {

// Far more than any game; a bound for what a record from anywhere can make us keep.
inline constexpr std::size_t kMostEntries = 20'000;

class AprilsMatch {
 public:
  AprilsMatch(std::unique_ptr<const aprils::Scenario> scenario, aprils::OptionSet options);

  const aprils::Scenario& scenario() const { return *scenario_; }
  const aprils::Table& table() const { return table_; }
  const std::vector<Json>& entries() const { return entries_; }
  const aprils::EventLog& opening_events() const { return opening_events_; }
  // Who was asked at an entry, what happened then, and how the game stood after so many of them.
  aprils::Asked asked_at(std::size_t entry) const {
    return aprils::asked(*scenario_, moments_[entry].position);
  }
  const aprils::EventLog& events_of(std::size_t entry) const { return events_[entry]; }
  aprils::Table table_after(std::size_t entries) const {
    return aprils::Table(*scenario_, moments_[entries].position);
  }

  // Each takes one entry of a record: {"roll": 3}, a choice, or an edit. What was wrong, or nothing.
  struct Taken {
    std::optional<aprils::Refusal> refusal;  // the rules refuse it
    std::optional<BadMessage> fault;         // it makes no sense
    aprils::EventLog events;
    Json entry;  // as it is written down: choices in full, dice by number
    bool ok() const { return !refusal && !fault; }
  };
  Taken take(const Json& entry);
  // Whether the entry would be taken; nothing changes.
  Taken would_take(const Json& entry) const;

  bool undo();
  // Goes back to the state after so many entries; forgets the rest.
  void rewind(std::size_t entries);

 private:
  struct Moment {
    aprils::Position position;
    // An analysis board keeps the position before it was settled, so that edits can follow one another.
    std::optional<aprils::Position> frame;
  };
  Taken try_entry(Moment& moment, const Json& entry) const;
  Taken answer(Moment& moment, const Json& entry) const;
  Taken edit(Moment& moment, const Json& entry) const;

  std::unique_ptr<const aprils::Scenario> scenario_;
  aprils::EventLog opening_events_;
  std::vector<Moment> moments_;  // before the first entry, after the first, ...
  std::vector<Json> entries_;
  std::vector<aprils::EventLog> events_;  // of each entry
  aprils::Table table_;                   // the last moment, with its list of choices
};

}  // namespace longroll
