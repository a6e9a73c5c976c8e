#include "rally/offers.h"

namespace longroll::rally {

void Offers::add_marches(const Scenario& scenario, const Situation& situation, const Mover& mover) {
  if (!field_) field_.emplace(scenario, situation, mover.side);
  Marches& added = marches_.emplace_back();
  added.mover = mover;
  find_reach(scenario, situation, *field_, mover, added.reach);
  added.count = added.reach.ends.size();
  size_ += added.count;
}

Choice Offers::at(const Scenario& scenario, const Situation& situation, std::size_t index) const {
  if (index < choices_.size()) return choices_[index];
  index -= choices_.size();
  for (const Marches& marches : marches_) {
    if (index >= marches.count) {
      index -= marches.count;
      continue;
    }
    auto end = marches.reach.ends.begin();
    while (index-- > 0) ++end;
    return march(scenario, situation, marches, *end);
  }
  fail("no such choice in the list", __FILE__, __LINE__);
}

Choice Offers::march(const Scenario& scenario, const Situation& situation, const Marches& marches,
                     SpotId to) const {
  return March{marches.mover.unit, path_to(scenario, situation, *field_, marches.mover, marches.reach, to)};
}

}  // namespace longroll::rally
