#include "rally/offers.h"

namespace longroll::rally {

void Offers::clear() {
  if (!marches_.empty()) {
    marches_.swap(last_marches_);
    view_.swap(last_view_);
  }
  choices_.clear();
  marches_.clear();
  view_.reset();
  size_ = 0;
}

void Offers::look(const Scenario& scenario, const Situation& situation, Side side) {
  view_.emplace(&scenario, Field(scenario, situation, side), situation.turn, situation.memory);
  comparable_ = last_view_ && last_view_->scenario == &scenario && last_view_->turn == situation.turn &&
                last_view_->memory == situation.memory && last_view_->field.enemies == view_->field.enemies &&
                last_view_->field.strangers == view_->field.strangers;
  restacked_.clear();
  if (!comparable_) return;
  for (std::size_t i = 0; i < scenario.ground.size(); ++i)
    if (last_view_->field.stack[i] != view_->field.stack[i]) restacked_.push_back(SpotId(i));
}

const Offers::Marches* Offers::unchanged(const Mover& mover) const {
  if (!comparable_) return nullptr;
  // 8.3: leaders and trains go where brigades of ours are.
  if (!mover.combat && last_view_->field.friends != view_->field.friends) return nullptr;
  const auto fits = [&](const View& view, SpotId spot) {
    return view.field.stack[spot.index()] + mover.points <= kStackingLimit;
  };
  if (mover.points > 0)
    for (SpotId spot : restacked_)
      if (fits(*view_, spot) != fits(*last_view_, spot)) return nullptr;
  for (const Marches& marches : last_marches_)
    if (marches.mover == mover) return &marches;
  return nullptr;
}

void Offers::add_marches(const Scenario& scenario, const Situation& situation, const Mover& mover) {
  if (!view_) look(scenario, situation, mover.side);
  Marches& added = marches_.emplace_back();
  added.mover = mover;
  if (const Marches* same = unchanged(mover))
    added.reach = same->reach;
  else
    find_reach(scenario, situation, view_->field, mover, added.reach);
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
  return March{marches.mover.unit,
               path_to(scenario, situation, view_->field, marches.mover, marches.reach, to)};
}

}  // namespace longroll::rally
