// What a computer player of any level would answer, and why: for the protocol.
#pragma once

#include <functional>
#include <memory>

#include "ai/aprils_cup.h"
#include "ai/aprils_player.h"
#include "match/adviser.h"

namespace longroll {

class AprilsAdviser {
 public:
  // The scenario must outlive it.
  AprilsAdviser(const aprils::Scenario& scenario, ThinkingAids aids)
      : scenario_(scenario), aids_(std::move(aids)) {}

  // A request as docs/protocol.md tells it, or a sentence on what is wrong with it.
  Result<Json, BadMessage> advise(const Language& language, const aprils::Table& table, const Json& request);
  // "full" and "cup" of the odds: all that can come of a legal attack, and who is likely to fight first.
  Json full_odds(const aprils::Situation& situation, const aprils::Attack& attack);

 private:
  const aprils::Scenario& scenario_;
  ThinkingAids aids_;
  std::unique_ptr<const aprils::Script> script_;  // whose answers the odds take for granted
  // The player asked last: he remembers what he is about, as long as nobody else is asked.
  std::unique_ptr<aprils::ComputerPlayer> player_;
  std::shared_ptr<std::function<bool()>> over_ = std::make_shared<std::function<bool()>>();
};

// The sentences of a thought: aim, expectation, fear.
Json why_json(const Language& language, const aprils::Scenario& scenario, const aprils::Thought& thought);

}  // namespace longroll
