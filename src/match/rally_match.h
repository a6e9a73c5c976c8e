// One game of Rally 'Round the Flag!: how entries of a record are read and carried out.
#pragma once

#include "format/language.h"
#include "match/match_of.h"
#include "rally/table.h"

namespace longroll {

struct RallyGame {
  using Scenario = rally::Scenario;
  using Position = rally::Position;
  using Table = rally::Table;
  using Refusal = rally::Refusal;
  using EventLog = rally::EventLog;
  using OptionSet = rally::OptionSet;
  static constexpr std::string_view name = "rally";

  static TakenBy<RallyGame> answer(const Scenario& scenario, Position& position, const Json& entry);
  // The analysis board: the position cut back to the phase it is in, which an edit begins anew.
  static Position frame_of(const Scenario& scenario, const Position& position);
  static std::optional<BadMessage> edit(const Scenario& scenario, Position& position, const Json& entry);
};

using RallyMatch = MatchOf<RallyGame>;

}  // namespace longroll
