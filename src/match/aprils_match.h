// One game of Across Five Aprils: how entries of a record are read and carried out.
#pragma once

#include "aprils/table.h"
#include "format/aprils_choice.h"
#include "format/language.h"
#include "match/match_of.h"

namespace longroll {

struct AprilsGame {
  using Scenario = aprils::Scenario;
  using Position = aprils::Position;
  using Table = aprils::Table;
  using Refusal = aprils::Refusal;
  using EventLog = aprils::EventLog;
  using OptionSet = aprils::OptionSet;
  static constexpr std::string_view name = "aprils";

  static TakenBy<AprilsGame> answer(const Scenario& scenario, Position& position, const Json& entry);
  static Position frame_of(const Scenario& scenario, const Position& position);
  static std::optional<BadMessage> edit(const Scenario& scenario, Position& position, const Json& entry);
};

using AprilsMatch = MatchOf<AprilsGame>;

}  // namespace longroll
