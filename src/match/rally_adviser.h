// What a computer player would answer in a game of Rally 'Round the Flag!.
#pragma once

#include "ai/rally_script.h"
#include "base/result.h"
#include "format/json.h"
#include "format/rally_choice.h"

namespace longroll {

class RallyAdviser {
 public:
  explicit RallyAdviser(const rally::Scenario& scenario) : script_(scenario) {}

  // The members of the reply to "advise", or what is wrong with the request.
  Result<Json, BadMessage> advise(const rally::Table& table, const Json& request) const;

 private:
  rally::Script script_;
};

}  // namespace longroll
