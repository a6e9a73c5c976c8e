// The marches in a list of choices: kept as sets of destinations, spelled out one at a time.
#include "aprils/offers.h"

#include "aprils/march.h"

namespace longroll::aprils {

void Offers::add_marches(const Scenario& scenario, UnitId unit, const MarchBasis& basis) {
  // The unit's own place if it had one, else one that this list does not use yet.
  std::size_t place = slots_.size();
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    if (slots_[i].unit == unit) {
      place = i;
      break;
    }
    if (place == slots_.size() && !slots_[i].listed) place = i;
  }
  if (place == slots_.size()) {
    slots_.emplace_back();
    found_.emplace_back();
  }
  Slot& slot = slots_[place];
  Found& found = found_[place];
  if (slot.unit == unit && slot.scenario == &scenario &&
      still_holds(scenario, found.reach, found.basis, basis)) {
    found.basis.limits.full = basis.limits.full;  // all that may differ
  } else {
    find_reach(scenario, basis, found.reach);
    slot.unit = unit;
    slot.scenario = &scenario;
    slot.count = found.reach.ends().size();
    found.basis = basis;
  }
  if (slot.count == 0) return;
  slot.listed = true;
  marches_.push_back(place);
  size_ += static_cast<std::size_t>(slot.count);
}

Choice Offers::at(const Scenario& scenario, std::size_t index) const {
  LONGROLL_CHECK(index < size_, "a choice beyond the list");
  if (index < choices_.size()) return choices_[index];
  auto rest = static_cast<int>(index - choices_.size());
  for (std::size_t place : marches_) {
    const Slot& slot = slots_[place];
    if (rest < slot.count) {
      const Found& found = found_[place];
      const HexId to = found.reach.ends().nth(scenario.map.grid(), rest);
      return March{*slot.unit, cheapest_path(scenario, found.basis, found.reach, to).path};
    }
    rest -= slot.count;
  }
  return EndMovement{};
}

}  // namespace longroll::aprils
