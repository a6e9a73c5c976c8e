#include "rally/offers.h"

namespace longroll::rally {

void Offers::clear() {
  choices_.clear();
  marches_.clear();
  field_.reset();
  size_ = 0;
}

void Offers::add_marches(const Scenario& scenario, const Situation& situation, const Mover& mover) {
  if (!field_) field_.emplace(scenario, situation, mover.side);
  if (scenario_ != &scenario) book_ = {};
  scenario_ = &scenario;
  const Reach& reach = book_.find(scenario, situation, *field_, mover);
  marches_.push_back({mover, reach, reach.ends.size()});
  size_ += marches_.back().count;
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
