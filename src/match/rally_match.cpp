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

}  // namespace longroll
