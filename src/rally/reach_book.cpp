#include "rally/reach_book.h"

namespace longroll::rally {
namespace {

SpotSet with_all_beside(const Ground& ground, SpotId from, const SpotSet& reached) {
  SpotSet all = reached;
  const auto look_about = [&](SpotId spot) {
    for (std::uint16_t to : ground[spot].next)
      if (to != Ground::kNowhere) all.insert(SpotId(to));
    if (const auto far = ground.other_bank(spot)) all.insert(*far);
  };
  look_about(from);
  for (SpotId spot : reached) look_about(spot);
  return all;
}

}  // namespace

const Reach& ReachBook::find(const Scenario& scenario, const Situation& situation, const Field& field,
                             const Mover& mover) {
  if (entries_.empty()) entries_.resize(kMaxUnits);
  std::optional<Entry>& known = entries_[mover.unit.index()];
  const SpotSet closed = closed_to(field, mover);
  // 14.0: a temper looks at enemies however far away, so what it allows is found out each time.
  if (known && mover.temper == Personality::Wild && known->mover == mover && known->turn == situation.turn &&
      known->memory == situation.memory && (closed & known->looked_at) == known->closed &&
      (field.zone & known->looked_at) == known->zone)
    return known->reach;
  if (!known) known.emplace();
  known->mover = mover;
  known->turn = situation.turn;
  known->memory = situation.memory;
  find_reach(scenario, situation, field, mover, known->reach);
  known->looked_at = with_all_beside(scenario.ground, mover.from, known->reach.ends);
  known->closed = closed & known->looked_at;
  known->zone = field.zone & known->looked_at;
  return known->reach;
}

}  // namespace longroll::rally
