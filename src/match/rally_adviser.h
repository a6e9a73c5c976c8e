// What a computer player of any level would answer in a game of Rally 'Round the Flag!, and why.
#pragma once

#include <memory>

#include "ai/rally_player.h"
#include "match/adviser.h"

namespace longroll {

class RallyAdviser {
 public:
  // The scenario must outlive it.
  RallyAdviser(const rally::Scenario& scenario, ThinkingAids aids)
      : scenario_(scenario), script_(scenario), aids_(std::move(aids)) {}

  // The members of the reply to "advise", or what is wrong with the request.
  Result<Json, BadMessage> advise(const Language& language, const rally::Table& table, const Json& request);

 private:
  const rally::Scenario& scenario_;
  rally::Script script_;
  ThinkingAids aids_;
  // The player asked last: he remembers what he is about, as long as nobody else is asked.
  std::unique_ptr<rally::ComputerPlayer> player_;
  std::shared_ptr<std::function<bool()>> over_ = std::make_shared<std::function<bool()>>();
};

// The sentences of a thought: aim, expectation, fear.
Json why_json(const Language& language, const rally::Scenario& scenario, const rally::Thought& thought);

}  // namespace longroll
